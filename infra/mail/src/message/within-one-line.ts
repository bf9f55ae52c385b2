/** Signs that end a line, and those that turn the direction of what follows: in a header they would say what its sender never wrote. */
const unfit = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
/** Longer than any mail program shows; what users call their things may have 500. */
const mostCharacters = 200;

/** A text that others may have had a hand in, as one line of a header. */
export function withinOneLine(text: string): string {
  const line = text.replace(unfit, ' ').replace(/ {2,}/g, ' ').trim();
  // By characters and not by their halves: an emoji is two of those.
  const characters = [...line];
  return characters.length <= mostCharacters ? line : `${characters.slice(0, mostCharacters - 1).join('')}…`;
}
