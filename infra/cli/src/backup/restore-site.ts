import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stopRestoredIssues } from '@webdocs/api/stores/newsletter-issues';
import { deleteAccount } from '@webdocs/api/use-cases/delete-account';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database, type Query } from '@webdocs/database';
import type { Deletion } from '@webdocs/database/deletion-ledger';
import { discardEngine } from '@webdocs/database/discard-engine';
import { replayDeletions } from '@webdocs/database/replay-deletions';
import { isEmpty } from '@webdocs/database/restore-rows';
import { claim } from '@webdocs/file-lock';
import { giveUpRestoredMail } from '@webdocs/mail/restored-mail';
import { sql } from 'kysely';
import { restoredSettingsName } from './backup-contents.ts';
import { checkedReleases, commandPatienceMs, restoreDatabase, restoreFiles, syncFolder } from './fill-folder.ts';
import type { CheckedBackup } from './read-backup.ts';
import { settingsHere } from './settings-file.ts';
import { isOfTheSystem } from './system-error.ts';

interface Restore {
  readonly backup: CheckedBackup;
  readonly dataFolder: string;
  /** The PostgreSQL to restore into; without it the data folder gets one of its own. */
  readonly databaseUrl: string | undefined;
  readonly ledger: { readonly file: string; readonly deletions: readonly Deletion[] } | undefined;
  readonly progress: (step: string) => void;
  readonly report: (failure: Failure) => void;
}

interface Restored {
  readonly rows: number;
  /** How many rows had come back that were deleted since the backup. */
  readonly deletedAgain: number;
}

export const ledgerName = 'deletions.ledger';

/**
 * Makes a data folder out of a backup. It is made beside its place and moved there whole, so that a restore that was killed
 * has changed nothing, and is simply begun again.
 */
export async function restoreSite(restore: Restore): Promise<Restored> {
  const { dataFolder: folder } = restore;
  try {
    return await restoreBeside(restore);
  } catch (thrown) {
    throw isOfTheSystem(thrown) ? new Failure('RESTORE_NOT_WRITTEN', { folder, cause: causeOf(thrown) }, { cause: thrown }) : thrown;
  }
}

async function restoreBeside(restore: Restore): Promise<Restored> {
  const { dataFolder, progress } = restore;
  await requireReplaceable(dataFolder);
  await requireVacant(dataFolder);
  await mkdir(dirname(dataFolder), { recursive: true });
  const claimed = await claim(`${dataFolder}.restoring.lock`);
  if ('heldBy' in claimed) throw new Failure('RESTORE_UNDER_WAY', { folder: dataFolder, pid: claimed.heldBy });
  const draft = `${dataFolder}.restoring`;
  try {
    await discard(draft);
    // The embedded database of a root user works as another one, who has to pass through.
    await mkdir(draft, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    progress('files');
    await restoreFiles(restore.backup, draft);
    const restored = await fillDatabase(restore, draft);
    await settleSettings(restore, join(draft, restoredSettingsName));
    if (restore.ledger) await copyFile(restore.ledger.file, join(draft, ledgerName));
    await syncFolder(draft);
    progress('moving the folder to its place');
    await rmdir(dataFolder).catch(ignoreMissing);
    await rename(draft, dataFolder);
    await syncFolder(dirname(dataFolder));
    await forgetMark(restore);
    return restored;
  } finally {
    await discard(draft);
    await claimed.giveBack();
  }
}

async function settleSettings({ dataFolder, databaseUrl }: Restore, file: string): Promise<void> {
  const text = settingsHere(await readFile(file, 'utf8'), dataFolder, databaseUrl);
  await writeFile(file, text, { mode: 0o600, flush: true });
}

async function fillDatabase(restore: Restore, draft: string): Promise<Restored> {
  const { databaseUrl, progress, report } = restore;
  progress('opening the database');
  const database = await openDatabase({ url: databaseUrl, dataFolder: draft, report, patienceMs: commandPatienceMs });
  try {
    const restored = await database.transaction((query) => fillTables(restore, database, query));
    progress('checking releases');
    await checkedReleases(draft, database);
    return restored;
  } finally {
    await database.close();
  }
}

async function fillTables({ backup, databaseUrl, ledger, progress }: Restore, database: Database, query: Query): Promise<Restored> {
  if (databaseUrl && !(await isEmpty(query))) {
    // A restore was killed after the rows were in and before the folder was in its place: it goes on there, maybe with a later ledger.
    if ((await markOf(query)) === backup.start.id) return { rows: 0, deletedAgain: await deleteAgain(ledger, database, query) };
    throw new Failure('RESTORE_NOT_EMPTY', { place: 'the database that DATABASE_URL names' });
  }
  progress('rows');
  const rows = await restoreDatabase(backup, query);
  await giveUpRestoredMail(query, new Date());
  await stopRestoredIssues(query, new Date());
  progress('deletions');
  const deletedAgain = await deleteAgain(ledger, database, query);
  if (databaseUrl) await mark(query, backup.start.id);
  progress('closing the transaction');
  return { rows, deletedAgain };
}

function deleteAgain(ledger: Restore['ledger'], database: Database, query: Query): Promise<number> {
  return replayDeletions(query, ledger?.deletions ?? [], {
    accounts: (within, accountId) =>
      deleteAccount(
        { database, now: () => new Date() },
        { accountId, actorId: null, reason: 'deleted before the backup was restored' },
        within,
      ),
    async identity_people(within, id) {
      const { removeUser } = await import('@webdocs/identity/remove-user');
      await removeUser(within, id);
    },
  });
}

/** A volume of its own, as containers have it, is no folder that another can be moved to. */
async function requireReplaceable(dataFolder: string): Promise<void> {
  const [here, parent] = await Promise.all([dataFolder, dirname(dataFolder)].map((folder) => stat(folder).catch(ignoreMissing)));
  const cause = 'a file system begins there; name a folder in it';
  if (here && here.dev !== parent?.dev) throw new Failure('RESTORE_NOT_WRITTEN', { folder: dataFolder, cause });
}

async function requireVacant(dataFolder: string): Promise<void> {
  const names = await readdir(dataFolder).catch(ignoreMissing);
  if ((names ?? []).length > 0) throw new Failure('RESTORE_NOT_EMPTY', { place: `the folder ${basename(dataFolder)}` });
}

async function discard(draft: string): Promise<void> {
  await discardEngine(draft);
  await rm(draft, { recursive: true, force: true });
}

/** On an empty table of our own: it goes with the database, and no backup takes it. */
async function mark(query: Query, id: string): Promise<void> {
  await sql`comment on table migrations_lock is ${sql.lit(id)}`.execute(query);
}

async function markOf(query: Query): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string | null }>`select obj_description('migrations_lock'::regclass) as mark`.execute(query);
  return rows[0]?.mark ?? undefined;
}

async function forgetMark({ databaseUrl, dataFolder, report }: Restore): Promise<void> {
  if (!databaseUrl) return;
  const database = await openDatabase({ url: databaseUrl, dataFolder, report, patienceMs: commandPatienceMs });
  await sql`comment on table migrations_lock is null`.execute(database.query);
  await database.close();
}

function ignoreMissing(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw thrown;
}
