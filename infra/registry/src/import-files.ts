import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LivePointerSchema, type LivePointer } from '@webdocs/contracts/remote/composition';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import * as v from 'valibot';
import { HistoryEntrySchema, type HistoryEntry } from '@webdocs/contracts/remote/history';
import { entriesLeadingTo, replayed } from './history.ts';
import { readChanges, readLive, recordEntry, recordLive } from './live-record.ts';
import { recordedRelease, recordRelease } from './release-record.ts';
import { manifestName } from './release-folder.ts';
import type { ReleaseStore } from './release-store.ts';

interface FileRegistry {
  /** The folder in which live.json and history.jsonl was before the database held what they say. */
  readonly folder: string;
  readonly store: ReleaseStore;
  readonly report: (failure: Failure) => void;
}

const liveFile = 'live.json';
const historyFile = 'history.jsonl';

/** Whether the folder has what an earlier version of the site wrote down in files. */
export async function hasFiles(folder: string): Promise<boolean> {
  return (await textOf(join(folder, liveFile))) !== undefined || (await textOf(join(folder, historyFile))) !== undefined;
}

/**
 * Takes into an empty database what files said of releases and changes, with every revision as it was. A database that
 * holds a record already is left as it is. Returns whether the files have done their duty.
 */
export async function importFiles(query: Query, { folder, store, report }: FileRegistry): Promise<boolean> {
  const entries = await readEntries(join(folder, historyFile), report);
  const known = await readChanges(query, report);
  const isEmpty = known.length === 0 && (await readLive(query)).pointer.revision === 0;
  if (!isEmpty) return entries.every(({ revision, at }) => known.some((entry) => entry.revision === revision && entry.at === at));

  const pointer = (await readPointer(join(folder, liveFile), report)) ?? replayed(entriesLeadingTo(lastOf(entries), entries));
  for (const entry of entries) await recordEntry(query, entry);
  if (pointer.revision > 0) await recordLive(query, pointer);
  for (const name of await store.names())
    for (const version of await store.versions(name)) await importRelease(query, name, version, store, report);
  return true;
}

/** The files stay, under names that nothing looks for. */
export async function putFilesAside(folder: string): Promise<void> {
  for (const name of [liveFile, historyFile]) {
    await rename(join(folder, name), join(folder, `${name}.imported`)).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== 'ENOENT') throw thrown;
    });
  }
}

async function importRelease(
  query: Query,
  name: string,
  version: string,
  store: ReleaseStore,
  report: (failure: Failure) => void,
): Promise<void> {
  try {
    const found = await store.find(name, version);
    if (!found || (await recordedRelease(query, name, version))) return;
    const { mtime } = await stat(join(store.folderOf(name, version), manifestName));
    await recordRelease(query, found, mtime);
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    // It is refused at each request for it; the rest is taken over all the same.
    report(thrown);
  }
}

async function readPointer(path: string, report: (failure: Failure) => void): Promise<LivePointer | undefined> {
  const text = await textOf(path);
  if (text === undefined) return undefined;
  try {
    const pointer = v.parse(LivePointerSchema, JSON.parse(text));
    return { ...pointer, changedAt: new Date(pointer.changedAt).toISOString() };
  } catch (thrown) {
    report(new Failure('POINTER_MALFORMED', { source: path, cause: causeOf(thrown) }, { cause: thrown }));
    return undefined;
  }
}

/** Every readable entry, one a revision, in their order. A line that cannot be read is reported and left out. */
async function readEntries(path: string, report: (failure: Failure) => void): Promise<HistoryEntry[]> {
  const entries = new Map<number, HistoryEntry>();
  for (const [index, line] of ((await textOf(path)) ?? '').split('\n').entries()) {
    if (!line) continue;
    try {
      const entry = v.parse(HistoryEntrySchema, JSON.parse(line));
      entries.set(entry.revision, { ...entry, at: new Date(entry.at).toISOString() });
    } catch (thrown) {
      report(new Failure('HISTORY_MALFORMED', { source: path, line: index + 1, cause: causeOf(thrown) }));
    }
  }
  return [...entries.values()].sort((left, right) => left.revision - right.revision);
}

function lastOf(entries: readonly HistoryEntry[]): number {
  return entries.at(-1)?.revision ?? 0;
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return undefined;
    throw thrown;
  });
}
