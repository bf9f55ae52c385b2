import { readFile } from 'node:fs/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

const shortest = 12;

/** From a file, or from WEBDOCS_BACKUP_PASSPHRASE: never from a flag, which every user of the machine can read. */
export async function givenPassphrase(file: string | undefined): Promise<string | undefined> {
  const text = file ? await readFile(file, 'utf8').catch(unreadable) : (process.env.WEBDOCS_BACKUP_PASSPHRASE ?? '');
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase === '' && !file) return undefined;
  if (passphrase.length < shortest) throw new Failure('PASSPHRASE_SHORT', { least: shortest });
  return passphrase;

  function unreadable(thrown: unknown): never {
    throw new Failure('PASSPHRASE_UNREADABLE', { file: file ?? '', cause: causeOf(thrown) }, { cause: thrown });
  }
}
