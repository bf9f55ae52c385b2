import type { SearchablePage } from '@webdocs/content/searchable';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Database } from '@webdocs/database';
import { setImmediate as turn } from 'node:timers/promises';
import { Stemmer, type Stems } from '../words/stems.ts';
import { sql } from 'kysely';
import {
  beginGeneration,
  dropGeneration,
  insertRows,
  insertTerms,
  knownRows,
  rowKey,
  switchTo,
  touchGeneration,
} from './index-generations.ts';
import { linkKeysOf, linkMark, readLink } from './linked-pages.ts';
import { LinkTexts } from './link-texts.ts';
import { codeMark, readTerms } from './page-terms.ts';
import { rowDigest, rowOf, type PageFacts, type PageRow } from './page-row.ts';
import { parts, PostingsWriter } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

export interface Building {
  readonly database: Database;
  readonly pages: readonly SearchablePage[];
  /** Names the state of the content. */
  readonly source: string;
  readonly signal: AbortSignal;
  /** Told again and again how far it is, from 0 to 1. */
  readonly progress: (share: number) => void;
}

export interface Built {
  readonly pages: number;
  /** Those that had to be read. */
  readonly read: number;
}

const rowsAtOnce = 100;
const pagesAtOnce = 500;
const termsAtOnce = 4000;
/** A turn for the others after so many milliseconds of work. */
const longestWork = 8;

/**
 * Makes the next version of the index: pages that changed are read, all are counted, and then the version answers as a
 * whole. Nothing where another process is at it already.
 */
export async function buildIndex(building: Building): Promise<Built | undefined> {
  const { database, source, signal } = building;
  const generation = await beginGeneration(database, source);
  if (generation === undefined) return undefined;
  try {
    const { ids, read } = await keepPages(building, generation);
    for (const locale of new Set(building.pages.map((page) => page.locale))) {
      signal.throwIfAborted();
      await countTerms(building, generation, locale, ids);
    }
    signal.throwIfAborted();
    await switchTo(database, generation, ids);
    building.progress(1);
    return { pages: ids.length, read };
  } catch (thrown) {
    await dropGeneration(database.query, generation).catch(() => undefined);
    throw thrown;
  }
}

/** A row for every page, and the ids of them all. */
async function keepPages({ database, pages, signal, progress }: Building, generation: number): Promise<{ ids: number[]; read: number }> {
  const known = await knownRows(database.query);
  const breathe = breathing();
  let rows: PageRow[] = [];
  let read = 0;
  const wanted: string[] = [];
  for (const [index, page] of pages.entries()) {
    const key = rowKey(page.url, rowDigest(page));
    wanted.push(key);
    if (!known.has(key)) {
      rows.push(await rowOf(page));
      read += 1;
    }
    await breathe();
    if (rows.length < rowsAtOnce) continue;
    signal.throwIfAborted();
    await insertRows(database.query, rows);
    await touchGeneration(database.query, generation);
    progress((index / pages.length) * 0.7);
    rows = [];
  }
  await insertRows(database.query, rows);
  const all = read > 0 ? await knownRows(database.query) : known;
  // A page that went away while it was read has no row, and comes back with the next version.
  const ids = wanted.flatMap((key) => all.get(key) ?? []).sort((a, b) => a - b);
  return { ids, read };
}

async function countTerms(
  { database, signal, progress }: Building,
  generation: number,
  locale: Locale,
  ids: readonly number[],
): Promise<void> {
  const stemmer = new Stemmer();
  const writers = new Map<string, PostingsWriter>();
  const vocabulary = new Vocabulary();
  const linkTexts = new LinkTexts();
  const breathe = breathing();
  for (let at = 0; at < ids.length; at += pagesAtOnce) {
    signal.throwIfAborted();
    const rows = await database.query
      .selectFrom('search_pages')
      .select(['id', 'url', 'title', sql<PageFacts>`facts`.as('facts'), 'terms'])
      .where('locale', '=', locale)
      .where('id', 'in', ids.slice(at, at + pagesAtOnce) as number[])
      .orderBy('id')
      .execute();
    const words = new Set<string>();
    for (const { terms } of rows) for (const [term] of readTerms(terms)) for (const word of wordsIn(term)) words.add(word);
    const stems = await stemmer.stems(locale, [...words], database.query);
    for (const { id, url, title, facts, terms } of rows) {
      for (const [term, part] of stemmed(terms, stems)) writerOf(writers, term).add(id, part);
      for (const [term] of readTerms(terms)) if (term.startsWith(linkMark)) linkTexts.note(readLink(term), stems);
      linkTexts.addPage(id, linkKeysOf({ url, title, slug: facts.slug }));
      for (const [term, part] of readTerms(terms)) vocabulary.note(term, part);
      await breathe();
    }
    await touchGeneration(database.query, generation);
    progress(0.7 + 0.2 * (at / ids.length));
  }
  const all = [...writers, ...linkTexts.writers()];
  for (let at = 0; at < all.length; at += termsAtOnce) {
    signal.throwIfAborted();
    await insertTerms(
      database.query,
      generation,
      locale,
      all.slice(at, at + termsAtOnce).map(([term, writer]) => [term, writer.bytes()]),
    );
    await touchGeneration(database.query, generation);
    progress(0.9 + 0.1 * (at / all.length));
  }
  await database.query.insertInto('search_vocabularies').values({ generation, locale, words: vocabulary.text() }).execute();
}

/** Words of one stem are one term. Words that say nothing count only where they are part of a name. */
function stemmed(terms: string, stems: Stems): Map<string, number> {
  const result = new Map<string, number>();
  for (const [term, part] of readTerms(terms)) {
    const stem = stems.get(term) ?? (term.startsWith(linkMark) ? readLink(term).key : term);
    const key = stem === '' ? term : stem;
    const kept = stem === '' ? part & (parts.title | parts.slug) : part;
    if (kept === 0 && !isMarked(term)) continue;
    const before = result.get(key) ?? 0;
    const times = Math.min(parts.timesInBody, (before & parts.timesInBody) + (kept & parts.timesInBody));
    result.set(key, ((before | kept) & ~parts.timesInBody) | times);
  }
  return result;
}

function wordsIn(term: string): readonly string[] {
  if (term.startsWith(linkMark)) return readLink(term).said;
  return term.startsWith(codeMark) ? [] : [term];
}

/** Code and links are no words: they have no stems. */
function isMarked(term: string): boolean {
  return term.startsWith(codeMark) || term.startsWith(linkMark);
}

function writerOf(writers: Map<string, PostingsWriter>, term: string): PostingsWriter {
  let writer = writers.get(term);
  if (!writer) writers.set(term, (writer = new PostingsWriter()));
  return writer;
}

/** Serving goes on: after a few milliseconds of work others have their turn. */
function breathing(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestWork) return undefined;
    return turn().then(() => void (began = performance.now()));
  };
}
