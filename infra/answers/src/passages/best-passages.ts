import type { CodeExcerpt, Run } from '@webdocs/contracts/answers/answer';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { wordsOf, type AskedWords } from './asked-words.ts';
import { runsBetween } from './joined-runs.ts';
import type { PageBlock, PageText } from './page-text.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import { textFragment } from './text-fragment.ts';

export interface ScoredPassage {
  readonly runs: readonly Run[];
  readonly codes: readonly CodeExcerpt[];
  readonly heading: string | undefined;
  /** The part of its address behind the path. */
  readonly fragment: string;
  readonly score: number;
}

interface PassageOptions {
  readonly locale: Locale;
  readonly isDefinition: boolean;
}

const mostOfPage = 4;
const longest = 420;
const shortest = 30;
const longestCode = 1200;
/** Of all parts of an example; one of which a part is longer is shown without code. */
const longestExample = 4000;
const mostParts = 6;

/** The passages of a page that say most of what was asked, the best first. */
export function bestPassages({ title, blocks }: PageText, asked: AskedWords, options: PassageOptions): ScoredPassage[] {
  const titleWords = wordsOf(title);
  const scored = blocks.flatMap((block) => {
    const score = scoreOf(block, titleWords, asked, options);
    return score > 0 ? [{ block, score }] : [];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, mostOfPage)
    .map(({ block, score }) => {
      const { from, to } = stretchOf(block, asked, options);
      const text = block.text.slice(from, to);
      const codes = shownCodes(block.codes);
      return { runs: runsBetween(block.runs, from, to), codes, heading: block.heading, fragment: textFragment(text, block.anchor), score };
    });
}

/** All parts of an example or none, since one without the others does not work. A first block alone, where what follows is too long. */
function shownCodes(codes: readonly CodeExcerpt[]): readonly CodeExcerpt[] {
  const length = codes.reduce((sum, { text }) => sum + text.length, 0);
  const shown = length <= longestExample && codes.length <= mostParts ? codes : codes.slice(0, 1);
  return shown.every(({ text }, at) => at > 0 || text.length <= longestCode) ? shown : [];
}

function scoreOf(block: PageBlock, title: ReadonlySet<string>, asked: AskedWords, { isDefinition }: PassageOptions): number {
  const words = asked.wordsIn(block.text);
  const heading = block.heading === undefined ? new Set<string>() : wordsOf(block.heading);
  const said = asked.shareIn([words, 1]);
  const within = asked.shareIn([words, 1], [heading, 0.85], [title, 0.6]);
  if (within === 0) return 0;
  // Of a page that has the question as its title, the first text answers it as a whole, and each other one in part.
  const ofPage = isDefinition ? 0.6 : 0.22 + 0.3 * asked.shareIn([title, 1]);
  const place = block.first === 'of-page' ? ofPage : block.first === 'of-section' ? 0.08 : 0;
  const underHeading = heading.size > 0 ? 0.3 * asked.shareIn([heading, 1]) + 0.15 * asked.shareOf(heading) : 0;
  const withCode = block.codes.length > 0 && !isDefinition ? 0.06 : 0;
  const tooShort = block.text.length < shortest ? -0.5 : 0;
  return 0.45 * said + 0.55 * within + place + underHeading + withCode + tooShort + introducing(block, said);
}

/** A text that ends with a colon introduces something: what is not quoted, or code, of which it often says next to nothing. */
function introducing({ text, codes }: PageBlock, said: number): number {
  if (!/[:：]$/.test(text)) return 0;
  if (codes.length === 0) return -0.12;
  return said < 0.6 ? -0.2 : 0;
}

/** A short text whole; of a long one the sentences around the best one, in their order. */
function stretchOf({ runs, text, first }: PageBlock, asked: AskedWords, { locale, isDefinition }: PassageOptions): Sentence {
  if (text.length <= longest) return { from: 0, to: text.length };
  const sentences = sentencesOf(runs, locale);
  const shares = sentences.map(({ from, to }) => asked.shareIn([asked.wordsIn(text.slice(from, to)), 1]));
  let begin = isDefinition && first === 'of-page' ? 0 : shares.indexOf(Math.max(...shares));
  let end = begin;
  const lengthOf = (from: number, to: number) => (sentences[to]?.to ?? 0) - (sentences[from]?.from ?? 0);
  while (end + 1 < sentences.length && lengthOf(begin, end + 1) <= longest) end += 1;
  while (begin > 0 && lengthOf(begin - 1, end) <= longest) begin -= 1;
  return { from: sentences[begin]?.from ?? 0, to: sentences[end]?.to ?? text.length };
}
