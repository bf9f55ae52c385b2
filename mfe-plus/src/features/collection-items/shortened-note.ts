/** How much of a note a card shows. */
const shownCharacters = 180;

/** The beginning of a long note, up to the last whole word; nothing where all of it can be shown. */
export function shortenedNote(note: string): string | undefined {
  // By characters as people count them: half of a pair is not one.
  const characters = [...note];
  if (characters.length <= shownCharacters) return undefined;
  const cut = characters.slice(0, shownCharacters).join('');
  const lastSpace = cut.search(/\s\S*$/);
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
