import type { Locale } from '@webdocs/contracts/locale';
import type { Query } from '@webdocs/database';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PageFacts } from '../index/page-row.ts';
import { readVocabulary } from '../index/vocabulary.ts';
import { priorOf } from '../ranking/prior.ts';
import { namesOf, type NameKind } from '../words/names.ts';
import { tokensOf } from '../words/tokens.ts';
import { Misspellings } from './misspellings.ts';

export interface IndexedPage extends PageFacts {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly locale: Locale;
  /** Words of its title. */
  readonly titleWords: number;
  /** What the rules give it whatever is asked. */
  readonly prior: number;
}

/** The pages of one language in one version of the index, as ranking needs them: what they are called, and not what they say. */
export interface LocaleIndex {
  readonly generation: number;
  readonly locale: Locale;
  readonly pages: readonly IndexedPage[];
  /** Place of a page in `pages`, by id. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly averageLength: number;
  readonly names: ReadonlyMap<string, ReadonlyArray<readonly [page: IndexedPage, kind: NameKind]>>;
  /** All keys of names, sorted: for what somebody has begun to write. */
  readonly sortedNames: readonly string[];
  readonly misspellings: Misspellings;
}

const rowsAtOnce = 1000;

export async function openLocaleIndex(generation: number, locale: Locale, query: Query): Promise<LocaleIndex> {
  const pages: IndexedPage[] = [];
  const names = new Map<string, Array<readonly [IndexedPage, NameKind]>>();
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; url: string; title: string; facts: PageFacts }>`
      select id, url, title, facts from search_pages
      where locale = ${locale} and id > ${last} and id = any((select pages from search_generations where id = ${generation})::integer[])
      order by id limit ${rowsAtOnce}`.execute(query);
    for (const { id, url, title, facts } of rows) {
      const known = { ...facts, id, url, title, locale, titleWords: Math.max(1, tokensOf(title).words.length) };
      const page = { ...known, prior: priorOf(known) };
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
  return {
    generation,
    locale,
    pages,
    placeOf: new Map(pages.map(({ id }, place) => [id, place])),
    averageLength: pages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pages.length),
    names,
    sortedNames: [...names.keys()].sort(),
    misspellings: new Misspellings(readVocabulary(vocabulary?.words ?? '')),
  };
}
