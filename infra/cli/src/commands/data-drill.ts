import { Failure } from '@webdocs/contracts/failures/failure';
import { drill } from '../backup/drill.ts';
import { givenPassphrase } from '../backup/passphrase.ts';
import { checkedBackup } from '../backup/read-backup.ts';
import { command, typedPath } from './command.ts';

export const usage = 'site data drill <file> [--passphrase-file <file>] [--json]';

/** Proves a backup: restores it aside, compares, and removes what it made. */
export const run = command(usage, async ({ names: [file = ''], options, io, answer }) => {
  const passphraseFile = options['passphrase-file'];
  const passphrase = await givenPassphrase(passphraseFile && typedPath(passphraseFile));
  const backup = await checkedBackup({ file: typedPath(file), passphrase });
  const all = await drill(backup, ({ message }) => io.err(message));
  answer({ file, made: backup.start.made, compared: all }, () =>
    all.map(
      ({ what, difference }) => `${difference === undefined ? 'equal    ' : 'DIFFERENT'}  ${what}${difference ? `: ${difference}` : ''}`,
    ),
  );
  const different = all.filter(({ difference }) => difference !== undefined).map(({ what }) => what);
  if (different.length > 0) throw new Failure('DRILL_DIFFERS', { file, list: different.join(', ') });
  io.out(`${file} of ${backup.start.made} can be restored`);
});
