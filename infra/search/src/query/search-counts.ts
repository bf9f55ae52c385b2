import { createHash } from 'node:crypto';
import { fewestSearchers } from '@webdocs/contracts/api/telemetry-report';
import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import { fold } from '../words/folded-text.ts';

/** One search, as a page or a call was answered. */
export interface CountedSearch {
  readonly locale: string;
  readonly query: string;
  readonly isMiss: boolean;
  /** Tells visitors apart for a day; undefined where that is not known. */
  readonly visitor?: Buffer;
}

const mostMissesADay = 1000;
const mostMissesInMemory = 1000;
const longest = 100;
const missesKeptDays = 90;
/** A year to look back on, and the month before it to compare with. */
const countsKeptDays = 396;

interface Count {
  readonly day: string;
  readonly locale: string;
  searches: number;
  misses: number;
}

interface Miss {
  readonly day: string;
  readonly query: string;
  count: number;
  /** Hashes in hexadecimal: different ones, and no more than are needed. */
  readonly visitors: Set<string>;
}

/** Searches of this process, in memory until they are written: answers do not wait for that, and a process that is killed loses a second. */
export class SearchCounts {
  #counts = new Map<string, Count>();
  #misses = new Map<string, Miss>();
  #cleanedOn = '';

  constructor(
    readonly database: Database,
    readonly now: () => Date,
  ) {}

  add({ locale, query, isMiss, visitor }: CountedSearch): void {
    const day = this.#today();
    this.#addCount({ day, locale, searches: 1, misses: isMiss ? 1 : 0 });
    const kept = isMiss ? keptQuery(query) : undefined;
    if (kept === undefined) return;
    const visitors = new Set(visitor ? [createHash('sha256').update(visitor).update(kept).digest('hex')] : []);
    this.#addMiss({ day, query: kept, count: 1, visitors });
  }

  /** What cannot be written is kept for the next time. */
  async write(): Promise<void> {
    await this.#clean();
    if (this.#counts.size === 0) return;
    const [counts, misses] = [this.#counts, this.#misses];
    [this.#counts, this.#misses] = [new Map(), new Map()];
    try {
      await this.database.transaction(async (query) => {
        await addCounts(query, inOrder(counts));
        await addMisses(query, inOrder(misses));
        await addVisitors(query, inOrder(misses));
      });
    } catch (thrown) {
      for (const count of counts.values()) this.#addCount(count);
      for (const miss of misses.values()) this.#addMiss(miss);
      throw thrown;
    }
  }

  #addCount({ day, locale, searches, misses }: Count): void {
    const key = `${day} ${locale}`;
    const known = this.#counts.get(key);
    if (known) Object.assign(known, { searches: known.searches + searches, misses: known.misses + misses });
    else this.#counts.set(key, { day, locale, searches, misses });
  }

  #addMiss(miss: Miss): void {
    const key = `${miss.day} ${miss.query}`;
    const known = this.#misses.get(key);
    if (!known && this.#misses.size < mostMissesInMemory) this.#misses.set(key, { ...miss, visitors: new Set(miss.visitors) });
    if (!known) return;
    known.count += miss.count;
    for (const visitor of miss.visitors) if (known.visitors.size < fewestSearchers) known.visitors.add(visitor);
  }

  /** Once a day: visitors of the days before, and what is too old. */
  async #clean(): Promise<void> {
    const day = this.#today();
    if (this.#cleanedOn === day) return;
    const { query } = this.database;
    await sql`delete from search_miss_visitors where day < ${day}::date`.execute(query);
    await sql`delete from search_misses where day < ${day}::date - ${missesKeptDays}::int`.execute(query);
    await sql`delete from search_counts where day < ${day}::date - ${countsKeptDays}::int`.execute(query);
    this.#cleanedOn = day;
  }

  #today(): string {
    return this.now().toISOString().slice(0, 10);
  }
}

/** What might tell of a person is not kept. */
function keptQuery(text: string): string | undefined {
  const kept = fold(text).replace(/\s+/g, ' ').trim();
  return kept === '' || kept.length > longest || /@|\d{5}|:\/\/|\0/.test(kept) ? undefined : kept;
}

/** In one order: two processes that add to the same rows never wait for each other. */
function inOrder<T>(rows: ReadonlyMap<string, T>): T[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

async function addCounts(query: Query, counts: readonly Count[]): Promise<void> {
  await sql`
    insert into search_counts (day, locale, searches, misses)
    select day::date, locale, searches, misses
    from unnest(
      ${counts.map(({ day }) => day)}::text[], ${counts.map(({ locale }) => locale)}::text[],
      ${counts.map(({ searches }) => searches)}::integer[], ${counts.map(({ misses }) => misses)}::integer[]
    ) with ordinality as given (day, locale, searches, misses, place)
    order by place
    on conflict (day, locale) do update set
      searches = search_counts.searches + excluded.searches, misses = search_counts.misses + excluded.misses`.execute(query);
}

async function addMisses(query: Query, misses: readonly Miss[]): Promise<void> {
  await sql`
    with given as (
      select day::date as day, query, count, place
      from unnest(
        ${misses.map(({ day }) => day)}::text[], ${misses.map(({ query: text }) => text)}::text[], ${misses.map(({ count }) => count)}::integer[]
      ) with ordinality as given (day, query, count, place)
    ), looked_up as (
      select *, exists (select from search_misses as known where known.day = given.day and known.query = given.query) as is_known
      from given
    ), numbered as (
      select *, row_number() over (partition by day, is_known order by place) as nth from looked_up
    )
    insert into search_misses (day, query, count)
    select day, query, count from numbered
    where is_known or nth <= ${mostMissesADay} - (select count(*) from search_misses as known where known.day = numbered.day)
    order by place
    on conflict (day, query) do update set count = search_misses.count + excluded.count`.execute(query);
}

/** Rows of the searches are locked by now: no other process counts visitors of the same ones. */
async function addVisitors(query: Query, misses: readonly Miss[]): Promise<void> {
  const seen = misses.flatMap(({ day, query: text, visitors }) => [...visitors].map((visitor) => ({ day, text, visitor })));
  if (seen.length === 0) return;
  const [days, texts] = [misses.map(({ day }) => day), misses.map(({ query: text }) => text)];
  await sql`
    insert into search_miss_visitors (day, query, visitor_hash)
    select given.day::date, given.query, decode(given.visitor, 'hex')
    from unnest(
      ${seen.map(({ day }) => day)}::text[], ${seen.map(({ text }) => text)}::text[], ${seen.map(({ visitor }) => visitor)}::text[]
    ) as given (day, query, visitor)
    join search_misses on search_misses.day = given.day::date and search_misses.query = given.query
    where search_misses.visitors < ${fewestSearchers}
    on conflict do nothing`.execute(query);
  await sql`
    update search_misses set visitors = least(${fewestSearchers}, counted.visitors)
    from (
      select day, query, count(*)::smallint as visitors from search_miss_visitors
      where (day, query) in (select day::date, query from unnest(${days}::text[], ${texts}::text[]) as given (day, query))
      group by day, query
    ) as counted
    where search_misses.day = counted.day and search_misses.query = counted.query
      and search_misses.visitors < ${fewestSearchers}`.execute(query);
  await sql`
    delete from search_miss_visitors using search_misses
    where search_miss_visitors.day = search_misses.day and search_miss_visitors.query = search_misses.query
      and search_misses.visitors >= ${fewestSearchers}
      and (search_misses.day, search_misses.query) in (
        select day::date, query from unnest(${days}::text[], ${texts}::text[]) as given (day, query)
      )`.execute(query);
}
