/** Longer than this, a text is named by its beginning and its end. */
const longestWhole = 80;
const wordsAtEnds = 4;
const lettersAtEnds = 16;

/**
 * The part of an address behind `#` that leads to a section and, in browsers that mark text, to these words in it.
 * https://wicg.github.io/scroll-to-text-fragment/#syntax
 */
export function textFragment(text: string, anchor: string | undefined): string {
  const shown = text.trim();
  const target = shown.length <= longestWhole ? encoded(shown) : `${encoded(beginning(shown))},${encoded(ending(shown))}`;
  return `#${anchor === undefined ? '' : encodeURIComponent(anchor)}:~:text=${target}`;
}

function beginning(text: string): string {
  const words = text.split(' ').slice(0, wordsAtEnds).join(' ');
  return words.length > longestWhole ? wholeWords(text, (to) => to <= lettersAtEnds) : words;
}

function ending(text: string): string {
  const words = text.split(' ').slice(-wordsAtEnds).join(' ');
  return words.length > longestWhole ? wholeWords(text, (_, from) => from >= text.length - lettersAtEnds) : words;
}

/** Texts without spaces are cut between their words: browsers mark whole words only. */
function wholeWords(text: string, isTaken: (to: number, from: number) => boolean): string {
  let taken = '';
  for (const { segment, index } of words.segment(text)) if (isTaken(index + segment.length, index)) taken += segment;
  return taken;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** `-`, `,` and `&` have a meaning of their own in a text fragment; encodeURIComponent leaves the first as it is. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}
