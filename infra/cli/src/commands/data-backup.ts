import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { openData } from '@webdocs/database/open-data';
import { openRegistry } from '@webdocs/registry';
import { commandPatienceMs } from '../backup/fill-folder.ts';
import { givenPassphrase } from '../backup/passphrase.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { command, typedPath } from './command.ts';

export const usage = 'site data backup <file> [--data <folder>] [--passphrase-file <file>] [--json]';

/** The whole site as it is at this moment, in one file; a running site goes on meanwhile. */
export const run = command(usage, async ({ names: [file = ''], options, dataFolder, io, answer }) => {
  const passphraseFile = options['passphrase-file'];
  const passphrase = await givenPassphrase(passphraseFile && typedPath(passphraseFile));
  // Before a database is opened for nothing.
  await access(dirname(typedPath(file)), constants.W_OK).catch((thrown: unknown) => {
    throw new Failure('BACKUP_NOT_WRITTEN', { file: typedPath(file), cause: causeOf(thrown) }, { cause: thrown });
  });
  const report = ({ message }: Failure) => io.err(message);
  const database = await openData({ url: process.env.DATABASE_URL, dataFolder, report, patienceMs: commandPatienceMs });
  try {
    const registry = await openRegistry({ dataFolder, database, sharesReleases: Boolean(process.env.DATABASE_URL), report });
    try {
      const contents = await writeBackup({ file: typedPath(file), dataFolder, database, registry, passphrase, progress: () => undefined });
      const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
      const { composition, live, heads, missingReleases, leftOut } = contents;
      const files = Object.keys(contents.files).length;
      answer({ file, rows, files, composition, live, heads, missingReleases, leftOut, isSealed: passphrase !== undefined }, () => [
        `${rows} rows and ${files} files are in ${file}`,
        `composition ${composition}, revision ${live.revision}`,
        `head of the history ${heads.history}`,
        `head of the audit ${heads.audit}`,
      ]);
      if (missingReleases.length > 0) io.err(`not in this data folder, and so not in it: ${missingReleases.join(', ')}`);
      if (leftOut.length > 0) io.err(`left out, as no passphrase seals the file: ${leftOut.join(', ')}`);
      if (!passphrase) io.err('It is not sealed, and holds keys of accounts and hashes of passwords: keep it as safe as the data folder.');
    } finally {
      await registry.close();
    }
  } finally {
    await database.close();
  }
});
