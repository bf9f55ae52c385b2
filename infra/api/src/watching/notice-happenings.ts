import type { Query } from '@webdocs/database';
import type { Updates } from '@webdocs/updates';
import { sql } from 'kysely';
import type { AccountServices } from '../account-services.ts';
import { forgetHappenings, noteHappenings, type Happening } from '../stores/happenings.ts';
import { learnOfSubjects, noteSubjects, watchedSubjects, type KnownSubject, type Subject } from '../stores/watched-subjects.ts';

export type WatchingServices = Pick<AccountServices, 'database' | 'documentAt' | 'lastChangeAt'> & {
  readonly updates: Pick<Updates, 'happeningsTo' | 'knows'>;
};

/** What is new is listed as far back as this, and no digest waits for as long. */
const keptMs = 90 * 24 * 60 * 60 * 1000;
/** Any number that no other lock of the database has. */
const lock = 7_017_082;

/**
 * Compares what is watched with what is known of it, and notes what is new. One process at a time: the others find the lock taken, and a
 * process that dies gives it back. Ids of happenings therefore rise in the order in which they are seen.
 */
export async function noticeHappenings({ database, ...parts }: WatchingServices): Promise<number> {
  return database.transaction(async (query) => {
    if (!(await isOurs(query))) return 0;
    const subjects = await watchedSubjects(query);
    const happened = await happenedTo(subjects, parts);
    const news = subjects.flatMap((subject) => newsOf(subject, happened(subject) ?? []));
    const fresh = subjects.filter(({ known }) => known === null);
    await noteSubjects(query, knownBy(fresh, happened));
    await noteHappenings(query, news.toSorted(byDay));
    await learnOfSubjects(query, learned(news));
    await forgetHappenings(query, new Date(Date.now() - keptMs));
    return news.length;
  });
}

/** Before anything else happens to it: what happened until now is known. */
export async function noteWhatIsKnown(
  query: Query,
  subjects: readonly Subject[],
  parts: Omit<WatchingServices, 'database'>,
): Promise<void> {
  await noteSubjects(query, knownBy(subjects, await happenedTo(subjects, parts)));
}

/** Of what nothing can be told at the moment, nothing is taken to be known. */
function knownBy(subjects: readonly Subject[], happened: Happened): Array<Subject & { readonly known: readonly string[] }> {
  return subjects.flatMap((subject) => {
    const current = happened(subject);
    return current ? { ...subjectOf(subject), known: keysOf(current) } : [];
  });
}

async function isOurs(query: Query): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${lock}) as "isOurs"`.execute(query);
  return rows[0]?.isOurs ?? false;
}

/** All that has happened to a subject by now; undefined where that cannot be told: before the first import, or without a history. */
type Happened = (subject: Subject) => readonly Happening[] | undefined;

async function happenedTo(subjects: readonly Subject[], { updates, lastChangeAt }: Omit<WatchingServices, 'database'>): Promise<Happened> {
  const features = subjects.flatMap(({ kind, subject }) => (kind === 'feature' ? [subject] : []));
  const toFeatures = features.length > 0 ? await updates.happeningsTo(features) : undefined;
  return ({ kind, subject }) => {
    if (kind === 'feature') return toFeatures?.get(subject)?.map((happening) => ({ kind, subject, ...happening }));
    const changed = lastChangeAt?.(subject);
    return changed === undefined
      ? undefined
      : [{ kind, subject, key: changed, change: 'edited', name: subject, day: changed.slice(0, 10) }];
  };
}

function newsOf({ kind, known, since }: KnownSubject, current: readonly Happening[]): readonly Happening[] {
  // A page without a history, which was edited since.
  if (known === null) return kind === 'page' ? current.filter(({ key }) => Date.parse(key) > since.getTime()) : [];
  const keys = new Set(known);
  const news = current.filter(({ key }) => !keys.has(key));
  // A replica with older content, or a deploy that was taken back, tells of no change.
  return kind === 'page' ? news.filter(({ key }) => known.every((before) => Date.parse(before) < Date.parse(key))) : news;
}

function learned(news: readonly Happening[]): Array<Subject & { readonly known: readonly string[] }> {
  const bySubject = new Map<string, Happening[]>();
  for (const one of news) {
    const name = `${one.kind} ${one.subject}`;
    bySubject.set(name, [...(bySubject.get(name) ?? []), one]);
  }
  return [...bySubject.values()].flatMap((ofOne) => (ofOne[0] ? [{ ...subjectOf(ofOne[0]), known: keysOf(ofOne) }] : []));
}

/** What happened last is noted last: lists go by that. */
function byDay({ day: one = '' }: Happening, { day: other = '' }: Happening): number {
  return one < other ? -1 : Number(one > other);
}

function subjectOf({ kind, subject }: Subject): Subject {
  return { kind, subject };
}

function keysOf(happenings: readonly Happening[]): string[] {
  return happenings.map(({ key }) => key);
}
