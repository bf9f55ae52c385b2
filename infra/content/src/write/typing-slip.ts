import { slipsBetween } from '@webdocs/i18n/slips-between';

/**
 * Whether one word may be the other with a slip of the finger: a letter too many, too few, another one, or two that changed places. One slip in
 * each five letters; among shorter words another letter makes another word, as `node` of `note`.
 */
export function isTypingSlip(typed: string, meant: string): boolean {
  const allowed = Math.max(1, Math.floor(typed.length / 5));
  const slips = slipsBetween(typed, meant, allowed);
  const isAnotherWord = typed.length < 5 && slips > 0 && typed.length === meant.length && !isSwapped(typed, meant);
  return slips <= allowed && !isAnotherWord;
}

function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
