import type { Content } from '@webdocs/content';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Block, Search, SearchHit } from '@webdocs/search';
import type { Passage } from '../passage.ts';
import { AskedWords, wordsOf } from './asked-words.ts';
import { bestPassages, type ScoredPassage } from './best-passages.ts';
import type { PageTexts } from './page-texts.ts';
import { sourceOfPage } from './source-of-page.ts';

/** What is looked for: the words of a question without those that make it one. */
export interface Wanted {
  readonly text: string;
  /** The question as it was asked: to a search, its words tell that an explanation is wanted. */
  readonly question: string;
  readonly locale: Locale;
  /** Whether it is asked what something is. */
  readonly isDefinition: boolean;
}

export interface FoundPages {
  readonly asked: AskedWords;
  readonly pages: readonly FoundPage[];
}

export interface FoundPage {
  readonly hit: SearchHit;
  /** How much of the question its title, its headings and its first sentence say. */
  readonly aboutness: number;
  /** How much of what it asks about the page says anywhere. */
  readonly covered: number;
  readonly score: number;
}

export type PassageSources = {
  readonly search: Pick<Search, 'find' | 'texts' | 'weigh'>;
  readonly content: Pick<Content, 'page' | 'lastChange'>;
};

const pagesLookedAt = 8;
const longestQuery = 200;

/** By what pages are put in order: what the search gives them, how much of the question they say, and where, and how little else their title says. */
const weights = { score: 0.2, place: 0.15, aboutness: 0.5, best: 0.9, coverage: 0.6, narrow: 0.1, explains: 0.02 } as const;

/** The pages of a language that may answer, the likeliest first, judged by their texts in the index. */
export async function findPages(
  { text, question, locale }: Wanted,
  { search }: PassageSources,
  inOwnLanguage?: AskedWords,
): Promise<FoundPages> {
  const query = text.slice(0, longestQuery);
  const asAsked = question
    .replace(/[?？¿]/g, ' ')
    .trim()
    .slice(0, longestQuery);
  const find = async (wanted: string) => (await search.find({ query: wanted, page: 1, sort: 'best', locales: [locale] })).hits;
  const [weighed, hits] = await Promise.all([search.weigh(query, locale), find(query)]);
  // What only the asker's language knows cannot be in a page of another one.
  const asked = new AskedWords(inOwnLanguage ? weighed.filter(({ word, isKnown }) => isKnown || !inOwnLanguage.isKnown(word)) : weighed);
  const pages = await inOrder([hits], asked, search);
  const isSure = pages.slice(0, surePages).some(({ aboutness }) => aboutness >= sure);
  if (isSure || asAsked === query) return { asked, pages };
  // Words that ask make a search prefer what explains; without them it finds more that is about the matter.
  return { asked, pages: await inOrder([hits, await find(asAsked)], asked, search) };
}

/** A page of which so much is about the question is the one that is wanted. */
const sure = 0.85;
const surePages = 2;

async function inOrder(lists: ReadonlyArray<readonly SearchHit[]>, asked: AskedWords, search: Pick<Search, 'texts'>): Promise<FoundPage[]> {
  const hits = bestOf(lists);
  const texts = await search.texts(hits.map(({ hit }) => hit.url));
  const pages = hits.map(({ hit, given }) => {
    const { aboutness, coverage, covered, best } = judged(hit, texts.get(hit.url) ?? [], asked);
    const narrow = asked.shareOf(wordsOf(hit.title));
    const explains = hit.kind === 'guide' || hit.kind === 'lesson' ? weights.explains : 0;
    const said = weights.aboutness * aboutness + weights.best * best + weights.coverage * coverage;
    const score = given + said + weights.narrow * narrow + explains;
    return { hit, aboutness, covered, score };
  });
  return pages.sort((a, b) => b.score - a.score);
}

/** The first pages of all lists, each with what the search gives it. */
function bestOf(lists: ReadonlyArray<readonly SearchHit[]>): ReadonlyArray<{ readonly hit: SearchHit; readonly given: number }> {
  const given = new Map<string, { readonly hit: SearchHit; given: number }>();
  for (const hits of lists) {
    const top = Math.max(1, ...hits.map(({ score }) => score));
    for (const [place, hit] of hits.entries()) {
      const worth = (2 / lists.length) * (weights.score * Math.max(0, hit.score / top) + weights.place / (place + 1));
      const known = given.get(hit.url);
      if (known) known.given += worth;
      else given.set(hit.url, { hit, given: worth });
    }
  }
  return [...given.values()].sort((a, b) => b.given - a.given).slice(0, pagesLookedAt);
}

function judged(hit: SearchHit, blocks: readonly Block[], asked: AskedWords) {
  const title = wordsOf(`${hit.title} ${hit.slug.split('/').slice(-2).join(' ').replaceAll('_', ' ')}`);
  const lead = asked.wordsIn(hit.summary);
  let heading = new Set<string>() as ReadonlySet<string>;
  const all = new Set<string>();
  const headings = new Set<string>();
  let best = 0;
  for (const { text, kind } of blocks) {
    const words = asked.wordsIn(text);
    for (const word of words) all.add(word);
    if (kind === 'heading') {
      heading = words;
      for (const word of words) headings.add(word);
    } else if (kind === 'text') best = Math.max(best, asked.shareIn([words, 1], [heading, 0.9], [title, 0.8]));
  }
  return {
    aboutness: asked.shareIn([title, 1], [lead, 0.8], [headings, 0.7]),
    coverage: asked.shareIn([title, 1], [all, 1], [lead, 1]),
    covered: asked.coverageIn(new Set([...title, ...all, ...lead])),
    best,
  };
}

/** The best passages of pages, page by page. */
export async function passagesOf(
  pages: readonly FoundPage[],
  wanted: Wanted,
  asked: AskedWords,
  texts: PageTexts,
  { content }: PassageSources,
): Promise<ReadonlyArray<{ readonly page: FoundPage; readonly passages: readonly Passage[] }>> {
  return Promise.all(
    pages.map(async (page) => {
      const { url, locale } = page.hit;
      const text = await texts.get(url);
      const best = text ? bestPassages(text, asked, { locale, isDefinition: wanted.isDefinition }) : [];
      const source = sourceOfPage(page.hit, content, text?.above);
      return { page, passages: best.map((one) => passageOf(one, page, source)) };
    }),
  );
}

function passageOf(one: ScoredPassage, { hit }: FoundPage, source: Passage['source']): Passage {
  const { runs, codes, heading, fragment, score } = one;
  return {
    source,
    runs,
    codes,
    ...(heading === undefined ? {} : { heading }),
    href: hit.url + fragment,
    locale: hit.locale,
    score,
  };
}
