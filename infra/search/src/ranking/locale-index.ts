import type { PageKind } from '@webdocs/contracts/api/search';
import { areaOf, type Area } from '@webdocs/contracts/api/area';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { linkKeysOf, linkMark } from '../index/linked-pages.ts';
import type { PageFacts } from '../index/page-row.ts';
import { readVocabulary } from '../index/vocabulary.ts';
import { namesOf, type NameKind } from '../words/page-names.ts';
import { tokensOf } from '../words/tokens.ts';
import { Misspellings } from './misspellings.ts';
import { kindOfPage } from './kind-of-page.ts';
import { priorOf } from './prior.ts';
import { titleLevel } from './title-level.ts';

export interface IndexedPage extends PageFacts {
  readonly id: number;
  /** Among the pages of its language. */
  readonly place: number;
  readonly url: string;
  readonly title: string;
  readonly locale: Locale;
  /** Words of its title. */
  readonly titleWords: number;
  /** What the rules give it whatever is asked. */
  readonly prior: number;
  /** The same in few steps, for lists of titles. */
  readonly level: number;
  readonly area: Area;
  readonly kind: PageKind;
}

/** The pages of one language in one version of the index, as ranking needs them: what they are called, and not what they say. */
export interface LocaleIndex {
  readonly generation: number;
  readonly locale: Locale;
  readonly pages: readonly IndexedPage[];
  /** Place of a page in `pages` from 1, by how far its id is from the first; 0 where no page has that id. */
  readonly placeOf: Uint32Array;
  readonly firstId: number;
  /** How long a page is beside the others, by place. */
  readonly lengths: Float32Array;
  readonly names: ReadonlyMap<string, ReadonlyArray<readonly [page: IndexedPage, kind: NameKind]>>;
  readonly misspellings: Misspellings;
}

const rowsAtOnce = 1000;

export async function openLocaleIndex(generation: number, locale: Locale, query: Query): Promise<LocaleIndex> {
  const pages: IndexedPage[] = [];
  const names = new Map<string, Array<readonly [IndexedPage, NameKind]>>();
  const links = await linkCounts(generation, locale, query);
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; url: string; title: string; facts: PageFacts }>`
      select id, url, title, facts from search_pages
      where locale = ${locale} and id > ${last} and id = any((select pages from search_generations where id = ${generation})::integer[])
      order by id limit ${rowsAtOnce}`.execute(query);
    for (const { id, url, title, facts } of rows) {
      const known = { ...facts, id, place: pages.length, url, title, locale, titleWords: Math.max(1, tokensOf(title).words.length) };
      const linked = linkKeysOf(known).reduce((sum, key) => sum + (links.get(key) ?? 0), 0);
      const page = {
        ...known,
        prior: priorOf(known, linked),
        level: titleLevel(known, linked),
        area: areaOf(facts.slug),
        kind: kindOfPage(facts),
      };
      pages.push(page);
      for (const { key, kind } of namesOf(page)) {
        const holders = names.get(key);
        if (holders) holders.push([page, kind]);
        else names.set(key, [[page, kind]]);
      }
      last = id;
    }
    if (rows.length < rowsAtOnce) break;
    await turn();
  }
  const vocabulary = await query
    .selectFrom('search_vocabularies')
    .select('words')
    .where('generation', '=', generation)
    .where('locale', '=', locale)
    .executeTakeFirst();
  const averageLength = pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length) || 1;
  return {
    generation,
    locale,
    pages,
    ...placesById(pages),
    lengths: Float32Array.from(pages, ({ length }) => length / averageLength),
    names,
    misspellings: new Misspellings(readVocabulary(vocabulary?.words ?? '')),
  };
}

/** From how many pages each name and address is linked to: each takes two bytes or three of what is packed. */
async function linkCounts(generation: number, locale: Locale, query: Query): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; bytes: number }>`
    select term, octet_length(places) as bytes from search_terms
    where generation = ${generation} and locale = ${locale} and starts_with(term, ${linkMark})`.execute(query);
  return new Map(rows.map(({ term, bytes }) => [term, Math.ceil(bytes / 2.5)]));
}

function placesById(pages: readonly IndexedPage[]): Pick<LocaleIndex, 'placeOf' | 'firstId'> {
  const firstId = pages[0]?.id ?? 0;
  const placeOf = new Uint32Array((pages.at(-1)?.id ?? 0) - firstId + 1);
  for (const { id, place } of pages) placeOf[id - firstId] = place + 1;
  return { placeOf, firstId };
}
