/**
 * Whether one word may be the other with a slip of the finger: a letter too many, too few, another one, or two that changed places. One slip in
 * each five letters; among shorter words another letter makes another word, as `node` of `note`.
 */
export function isTypingSlip(typed: string, meant: string): boolean {
  const allowed = Math.max(1, Math.floor(typed.length / 5));
  if (Math.abs(typed.length - meant.length) > allowed) return false;
  const slips = slipsBetween(typed, meant);
  const isAnotherWord = typed.length < 5 && slips > 0 && typed.length === meant.length && !isSwapped(typed, meant);
  return slips <= allowed && !isAnotherWord;
}

/** The fewest slips that make one word of the other. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let at = 1; at <= b.length; at++) {
      const differs = a[row - 1] === b[at - 1] ? 0 : 1;
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + differs,
        isSwap ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
