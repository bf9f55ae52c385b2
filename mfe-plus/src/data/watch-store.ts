import type { DigestRhythm, SentDigest, Watch, WatchInput, WatchKind, WatchList } from '@webdocs/contracts/api/watching';
import { useFact, useSubscription } from '@webdocs/remote-kit';
import { useEffect, useSyncExternalStore } from 'react';

/** What is known of what the reader watches. */
export interface Watching {
  /** Undefined until it is known. */
  readonly list: WatchList | undefined;
  readonly hasFailed: boolean;
}

interface Known extends Watching {
  readonly reader: string | undefined;
}

const nothing: Known = { reader: undefined, list: undefined, hasFailed: false };
let known = nothing;
const listeners = new Set<() => void>();
/** Fetched for readers who are signed in: the others do without the code of calls. */
const calls = () => import(/* webpackChunkName: "watches" */ './watch-calls.ts');

/** All buttons of a page share one list, which is asked for once. */
export function useWatching(): Watching {
  const { status, username } = useFact('session');
  const reader = status === 'signed-in' ? (username ?? '') : undefined;
  const watching = useSyncExternalStore(follow, current, atFirst);
  useEffect(() => {
    if (reader !== undefined && reader !== known.reader) void load(reader);
  }, [reader]);
  useSubscription('session/ended', () => tell(nothing));
  // What belongs to one reader is never shown to another.
  return reader !== undefined && watching.reader === reader ? watching : nothing;
}

export function watchOf({ list }: Watching, kind: WatchKind, subject: string): Watch | undefined {
  return list?.watches.find((one) => one.kind === kind && one.subject === subject);
}

export async function load(reader = known.reader): Promise<void> {
  await ask(reader).catch(() => undefined);
}

/** Throws where it cannot be known; all buttons know that, too. */
async function ask(reader: string | undefined): Promise<void> {
  if (reader === undefined) return;
  tell({ ...nothing, reader });
  const asked = calls().then(({ readWatches }) => readWatches());
  const list = await asked.catch(() => undefined);
  // Another reader may have come meanwhile.
  if (known.reader === reader) tell({ reader, list, hasFailed: list === undefined });
  await asked;
}

/** Where it could not be known what the reader watches, that is asked first: it may be watched already. */
export async function askAndWatch(input: WatchInput): Promise<void> {
  await ask(known.reader);
  if (!watchOf(known, input.kind, input.subject)) await startWatching(input);
}

export async function startWatching(input: WatchInput): Promise<void> {
  const watch = await (await calls()).startWatching(input);
  change((list) => ({ ...list, watches: [watch, ...list.watches.filter(({ id }) => id !== watch.id)] }));
}

export async function stopWatching({ id }: Pick<Watch, 'id'>): Promise<void> {
  await (await calls()).stopWatching(id);
  change((list) => ({ ...list, watches: list.watches.filter((one) => one.id !== id) }));
}

export async function saveDigest(digest: DigestRhythm): Promise<void> {
  await (await calls()).saveDigest(digest);
  change((list) => ({ ...list, digest }));
}

export async function askForDigest(): Promise<SentDigest> {
  return (await calls()).askForDigest();
}

/** Why a call failed, as a message says it. */
export async function failureOf(thrown: unknown): Promise<'ended' | 'refused' | 'failed'> {
  const known = await calls().catch(() => undefined);
  return known?.watchFailure(thrown) ?? 'failed';
}

function change(next: (list: WatchList) => WatchList): void {
  if (known.list) tell({ ...known, list: next(known.list) });
}

function tell(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const current = (): Known => known;
const atFirst = (): Known => nothing;
