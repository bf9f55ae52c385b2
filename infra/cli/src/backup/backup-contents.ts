import { VersionSchema } from '@webdocs/contracts/remote/release';
import * as v from 'valibot';

/** What a backup says first. */
export const BackupStartSchema = v.object({
  format: v.literal(2),
  /** Random: two backups of one moment are still two. */
  id: v.string(),
  made: v.pipe(v.string(), v.isoTimestamp()),
});
export type BackupStart = v.InferOutput<typeof BackupStartSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const DigestSchema = v.object({ rows: count, sum: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** What a backup says last: what is in it, and what it was like. Without it a backup is no whole one. */
export const BackupContentsSchema = v.object({
  files: v.record(v.string(), v.object({ bytes: count, sha256: v.string() })),
  tables: v.record(v.string(), DigestSchema),
  live: v.object({ revision: count, versions: v.record(v.string(), VersionSchema) }),
  /** Id of what is live under the settings of the backup. */
  composition: v.string(),
  /** How far the history of changes and the audit go. */
  heads: v.object({ history: v.string(), audit: v.string() }),
  /** Releases that the database knows and this data folder has not. */
  missingReleases: v.array(v.string()),
  /** Secrets that were left out because nothing seals them. */
  leftOut: v.array(v.string()),
});
export type BackupContents = v.InferOutput<typeof BackupContentsSchema>;

export const startName = 'backup.json';
export const contentsName = 'contents.json';
export const settingsName = 'settings.env';
export const restoredSettingsName = 'restored-settings.env';
export const rowsFolder = 'rows/';

/** What lies where in an archive and in a data folder. */
const folders = { 'releases/': 'registry/releases/', 'trust/': 'registry/trust/', 'keys/': 'keys/' } as const;
export const operatorTokenName = 'operator-token';

/** Where a file of the archive goes in a data folder; undefined for what is about the backup itself, or rows. */
export function placeOf(path: string): string | undefined {
  for (const [inArchive, inFolder] of Object.entries(folders))
    if (path.startsWith(inArchive)) return inFolder + path.slice(inArchive.length);
  if (path === settingsName) return restoredSettingsName;
  return path === operatorTokenName ? path : undefined;
}
