import type { Quote, Source } from '@webdocs/contracts/answers/answer';
import type { Passage } from '../passage.ts';
import type { FoundPage } from './find-passages.ts';

const mostPassages = 10;
/** A quote that says so much less than the best one is left out. */
const leastOfBest = 0.45;

/** What is shown: the best passage of each page. What a model may be given: more of each. */
export function chosenQuotes(read: ReadonlyArray<{ readonly page: FoundPage; readonly passages: readonly Passage[] }>): {
  readonly quotes: Quote[];
  readonly sources: Source[];
  readonly passages: Passage[];
} {
  const firsts = read.flatMap(({ passages: [first] }) => first ?? []);
  const best = Math.max(0, ...firsts.map(({ score }) => score));
  const isNew = (passage: Passage, place: number): boolean =>
    !firsts.slice(0, place).some((before) => wordsIn(before) === wordsIn(passage));
  return {
    // Of a page that says too little, or what another one says in the same words, nothing is quoted; it is a source all the same, for readers who want more.
    quotes: firsts.flatMap((first, place) =>
      place === 0 || (first.score >= leastOfBest * best && isNew(first, place)) ? [quoteOf(first, place + 1)] : [],
    ),
    sources: firsts.map(({ source }) => source),
    passages: read
      .flatMap(({ page, passages }) => passages.map((passage) => ({ ...passage, score: passage.score + page.score / 2 })))
      .sort((a, b) => b.score - a.score)
      .slice(0, mostPassages),
  };
}

function wordsIn({ runs }: Passage): string {
  return runs.map(({ text }) => text).join('');
}

function quoteOf({ runs, codes: [code, ...more], href, heading, locale }: Passage, source: number): Quote {
  return {
    runs: [...runs],
    ...(code ? { code } : {}),
    ...(more.length > 0 ? { more_code: more } : {}),
    source,
    href,
    ...(heading === undefined ? {} : { heading }),
    locale,
  };
}
