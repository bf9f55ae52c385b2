import { Failure } from '@webdocs/contracts/failures/failure';
import { readLedger } from '@webdocs/database/deletion-ledger';
import { givenPassphrase } from '../backup/passphrase.ts';
import { checkedBackup } from '../backup/read-backup.ts';
import { restoreSite } from '../backup/restore-site.ts';
import { runningSite } from '../start/pid-file.ts';
import { command, typedPath } from './command.ts';

export const usage = 'site data restore <file> [--data <folder>] [--passphrase-file <file>] [--deletions <ledger>]';

/** Makes an empty data folder, and an empty database, the site of a backup; what users deleted since then stays deleted. */
export const run = command(usage, async ({ names: [file = ''], options, dataFolder, io }) => {
  const passphraseFile = options['passphrase-file'];
  const passphrase = await givenPassphrase(passphraseFile && typedPath(passphraseFile));
  const pid = await runningSite(dataFolder);
  if (pid) throw new Failure('RESTORE_SITE_RUNNING', { folder: dataFolder, pid });
  const ledger = await givenLedger(options.deletions);
  const backup = await checkedBackup({ file: typedPath(file), passphrase });
  const { rows, deletedAgain } = await restoreSite({
    backup,
    dataFolder,
    databaseUrl: process.env.DATABASE_URL || undefined,
    ledger,
    progress: (step) => io.out(`  ${step}`),
    report: ({ message }) => io.err(message),
  });
  io.out(`${rows} rows and ${Object.keys(backup.contents.files).length} files of ${backup.start.made} were restored`);
  io.out(ledger ? `${deletedAgain} of them were deleted since then, and are again` : 'What was deleted since then has come back.');
  io.out(`composition ${backup.contents.composition}, revision ${backup.contents.live.revision}`);
  io.out('The settings of that site are in restored-settings.env of the data folder.');
});

/** Which ledger is meant has to be said: silence would bring back what users deleted. */
async function givenLedger(option: string | undefined) {
  if (option === 'none') return undefined;
  const given = option ?? process.env.WEBDOCS_DELETIONS;
  if (!given) throw new Failure('LEDGER_MISSING');
  const file = typedPath(given);
  return { file, deletions: await readLedger(file) };
}
