export interface LineDifference {
  /** The lines that one side alone has, without what varies from page to page: equal for differences of one cause. */
  readonly kind: string;
  /** The same in full, shortened: `-` before, `+` after. */
  readonly lines: string[];
}

const shownLines = 12;
const shownCharacters = 300;
const namedLines = 4;

/** What two texts do not share, line by line. */
export function lineDifference(before: string, after: string): LineDifference {
  const [gone, come] = [withoutShared(before, after), withoutShared(after, before)];
  const kinds = [...new Set([...gone.map((line) => `-${formOf(line)}`), ...come.map((line) => `+${formOf(line)}`)])];
  return {
    kind: kinds.length === 0 ? 'the same lines in another order' : kinds.slice(0, namedLines).join(' '),
    lines: [...shown('-', gone), ...shown('+', come)],
  };
}

function withoutShared(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}

/** An element without the values of its attributes, a value without its index, a header without its value. */
function formOf(line: string): string {
  const trimmed = line.trim();
  if (trimmed.startsWith('<!--')) return '<!---->';
  if (trimmed.startsWith('<')) return trimmed.replace(/="(?:[^"\\]|\\.)*"/g, '');
  if (trimmed.startsWith('"')) return 'text';
  const [path = '', value] = trimmed.split(/ = |: /, 2);
  return value === undefined ? trimmed.slice(0, 40) : path.replace(/\[\d+\]/g, '[]');
}

function shown(sign: string, lines: readonly string[]): string[] {
  const some = lines.slice(0, shownLines).map((line) => `${sign} ${line.slice(0, shownCharacters)}`);
  return lines.length > shownLines ? [...some, `${sign} and ${lines.length - shownLines} lines more`] : some;
}
