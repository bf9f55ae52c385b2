import type { Generated } from 'kysely';

export interface ReleaseTables {
  registry_releases: RegistryReleasesTable;
  registry_changes: RegistryChangesTable;
  registry_live: RegistryLiveTable;
  registry_archives: RegistryArchivesTable;
  registry_refusals: RegistryRefusalsTable;
}

/** A backup holds the files of releases themselves: registries that have them put the rows back. */
export const archiveTableNames = ['registry_archives'] as const satisfies ReadonlyArray<keyof ReleaseTables>;

/** The files of a release, for gateways that have another data folder. */
interface RegistryArchivesTable {
  name: string;
  version: string;
  /** The signed archive, packed by gzip. */
  archive: Buffer;
}

/** Versions that a gateway could not use: no rollback leads there until one can. */
interface RegistryRefusalsTable {
  name: string;
  version: string;
  cause: string;
  at: Generated<Date>;
}

/** Releases as they were admitted: their files are in the data folder or bucket, and must be these. */
interface RegistryReleasesTable {
  name: string;
  version: string;
  /** JSON: what the team signed. */
  manifest: unknown;
  signature: string;
  admitted_at: Generated<Date>;
}

/** Every change of what is live. */
interface RegistryChangesTable {
  revision: number;
  /** The revision that was live before. */
  after: number;
  at: Date;
  by: string;
  reason: string;
  /** JSON: [{ name, from, to }]. */
  changes: unknown;
  /** JSON; null for changes from before the site knew. */
  actor: unknown;
  because: string | null;
  /** What the caller said it was made of. */
  commit: string | null;
  link: string | null;
}

/** What is live: one row, once something was. */
interface RegistryLiveTable {
  the_only_one: Generated<boolean>;
  revision: number;
  changed_at: Date;
  /** JSON: { name: version }. */
  versions: unknown;
}
