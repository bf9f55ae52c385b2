import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { processActor } from './change-origin.ts';
import { entriesLeadingTo } from './history.ts';
import { readChanges, readLive } from './live-record.ts';
import type { ReleaseStore } from './release-store.ts';
import { unneededReleases, type KnownRelease } from './unneeded-releases.ts';

export interface PruneOptions {
  /** How many versions that were live before the present one stay for a rollback. */
  readonly keep: number;
  /** Only tells what would go. */
  readonly isRehearsal: boolean;
}

type NamedRelease = Pick<KnownRelease, 'name' | 'version'>;

/** Takes out what is not needed any more: the notes while no other change is under way, the files when these are gone. */
export async function pruneReleases(
  exclusively: <T>(work: (query: Query) => Promise<T>) => Promise<T>,
  store: Pick<ReleaseStore, 'names' | 'versions' | 'remove'>,
  options: PruneOptions,
  report: (failure: Failure) => void,
): Promise<readonly NamedRelease[]> {
  const unneeded = await exclusively((query) => forgetUnneeded(query, store, options, report));
  if (!options.isRehearsal) for (const { name, version } of unneeded) await store.remove(name, version);
  return unneeded;
}

async function forgetUnneeded(
  query: Query,
  store: Pick<ReleaseStore, 'names' | 'versions'>,
  { keep, isRehearsal }: PruneOptions,
  report: (failure: Failure) => void,
): Promise<readonly NamedRelease[]> {
  const { pointer } = await readLive(query);
  const history = entriesLeadingTo(pointer.revision, await readChanges(query, report));
  const known = await knownReleases(query, store);
  const unneeded = unneededReleases(known, { versions: pointer.versions, history, keep, now: new Date() });
  if (!isRehearsal) await forget(query, unneeded);
  return unneeded.map(({ name, version }) => ({ name, version }));
}

/** The archive that other gateways fetch goes with the record. */
async function forget(query: Query, releases: readonly NamedRelease[]): Promise<void> {
  for (const { name, version } of releases)
    await query.deleteFrom('registry_releases').where('name', '=', name).where('version', '=', version).execute();
  for (const subject of new Set(releases.map(({ name }) => name))) {
    const versions = releases.flatMap(({ name, version }) => (name === subject ? [version] : [])).join(' ');
    await appendAudit(query, { actor: processActor('machine'), event: 'releases removed', subject, detail: { versions } });
  }
}

/** Files without a note were left by a process that died between the two. */
async function knownReleases(query: Query, store: Pick<ReleaseStore, 'names' | 'versions'>): Promise<KnownRelease[]> {
  const rows = await query.selectFrom('registry_releases').select(['name', 'version', 'admitted_at']).orderBy('admitted_at').execute();
  const noted = rows.map(({ name, version, admitted_at: admittedAt }) => ({ name, version, admittedAt }));
  const unnoted: KnownRelease[] = [];
  for (const name of await store.names())
    for (const version of await store.versions(name))
      if (!noted.some((one) => one.name === name && one.version === version)) unnoted.push({ name, version, admittedAt: new Date(0) });
  return [...noted, ...unnoted];
}
