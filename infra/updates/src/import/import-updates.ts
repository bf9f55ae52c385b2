import type { Database, Query } from '@webdocs/database';
import { changesSince, everyEvent, readBaseline, snapshotOf, type Snapshot } from '../derive/baseline-events.ts';
import { browserGroups } from '../derive/browser-groups.ts';
import {
  beginImport,
  dropImport,
  finishImport,
  insertBaselineEvents,
  insertFeatures,
  insertGroups,
  latestSnapshot,
  liveImport,
  seenChanges,
  snapshotOfVersion,
  touchImport,
} from './import-rows.ts';
import { isNewer, packageNames, packagesAt, type OfferedPackages, type UpdatePlace, type Versions } from './update-source.ts';

/** Counted up whenever the same packages would be derived otherwise: then they are imported again. */
const rule = 1;
const rowsAtOnce = 1000;

export interface Importing {
  readonly database: Database;
  readonly places: readonly UpdatePlace[];
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  readonly today: string;
  /** Told of a place that offers nothing that can be read, while others do. */
  readonly onAway: (thrown: unknown) => void;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly versions: Versions; readonly groups: number; readonly baselineEvents: number }
  /** What is imported is as new as what is offered. */
  | { readonly kind: 'current' }
  /** Another process is at it. */
  | { readonly kind: 'busy' };

/** Imports the newest packages that some place offers, all of them or nothing. */
export async function importNewest({ database, places, today, onAway }: Importing): Promise<ImportOutcome> {
  const live = await liveImport(database.query);
  const offered = newestOf(await offeredBy(places, onAway));
  const isRederived = live !== undefined && live.rule < rule && offered !== undefined && !isNewer(live, offered.versions);
  if (!offered || !(isNewer(offered.versions, live) || isRederived)) return { kind: 'current' };
  const id = await beginImport(database, offered.versions, rule);
  if (id === undefined) return { kind: 'busy' };
  try {
    return await importAs(id, offered, { database, today, before: live?.features });
  } catch (thrown) {
    // The next import takes over what cannot be dropped now.
    await dropImport(database.query, id).catch(() => undefined);
    throw thrown;
  }
}

/** One place that does not answer keeps none of the others from being read; where all are like that, the last one says why. */
async function offeredBy(places: readonly UpdatePlace[], onAway: (thrown: unknown) => void): Promise<OfferedPackages[]> {
  const offered: OfferedPackages[] = [];
  for (const place of places) await packagesAt(place).then((packages) => offered.push(packages), onAway);
  return offered;
}

function newestOf(offered: readonly OfferedPackages[]): OfferedPackages | undefined {
  return offered.reduce<OfferedPackages | undefined>(
    (newest, packages) => (isNewer(packages.versions, newest?.versions) ? packages : newest),
    undefined,
  );
}

interface Surroundings {
  readonly database: Database;
  readonly today: string;
  /** The version of the feature data that answers now. */
  readonly before: string | undefined;
}

async function importAs(
  id: number,
  { versions, read }: OfferedPackages,
  { database, today, before }: Surroundings,
): Promise<ImportOutcome> {
  const { query } = database;
  const { features, groups, pages } = browserGroups(await read('compat'), packageNames.compat);
  const baseline = readBaseline(await read('features'), { name: packageNames.features, version: versions.features });
  const earlier = await snapshotBefore(query, versions.features, before);
  const fresh = earlier ? changesSince(earlier, baseline, { pages, today }) : [];
  const known = await seenChanges(query);
  const events = everyEvent(baseline, [...known, ...fresh.filter(({ id: seen }) => !known.some((change) => change.id === seen))], pages);

  for (const { rows, first } of batches(features)) {
    await insertFeatures(query, id, rows, first);
    await touchImport(query, id);
  }
  for (const { rows } of batches(groups)) await insertGroups(query, id, rows);
  for (const { rows } of batches(events)) await insertBaselineEvents(query, id, rows);
  await finishImport(database, { id, versions, today, snapshot: snapshotOf(baseline), changes: fresh });
  return { kind: 'imported', versions, groups: groups.length, baselineEvents: events.length };
}

/** What to compare with: the version that answers, or the last one that was seen. The same version shows no change. */
async function snapshotBefore(query: Query, version: string, before: string | undefined): Promise<Snapshot | undefined> {
  if (before === version) return undefined;
  if (before !== undefined) return snapshotOfVersion(query, before);
  const latest = await latestSnapshot(query);
  return latest?.version === version ? undefined : latest?.features;
}

function* batches<T>(all: readonly T[]): Generator<{ readonly rows: readonly T[]; readonly first: number }> {
  for (let first = 0; first < all.length; first += rowsAtOnce) yield { rows: all.slice(first, first + rowsAtOnce), first };
}
