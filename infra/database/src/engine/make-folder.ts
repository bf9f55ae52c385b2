import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

/** For its owner alone; the database server of a root user works as another one, who has to pass through. */
const ownMode = process.getuid?.() === 0 ? 0o711 : 0o700;

/**
 * A folder with all above it, that this process may write. One after the other: Node's own way asks without end where the
 * system says of a folder that exists that it does not, as below /proc.
 */
export async function makeFolder(folder: string, mode = ownMode): Promise<void> {
  try {
    await makeMissing(resolve(folder), mode);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new Failure('FOLDER_NOT_WRITABLE', { folder, cause: causeOf(thrown) }, { cause: thrown });
  }
}

async function makeMissing(folder: string, mode: number): Promise<void> {
  const found = await stat(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'ENOENT') throw thrown;
    return undefined;
  });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${folder} is a file`);
  if (dirname(folder) !== folder) await makeMissing(dirname(folder), mode);
  await mkdir(folder, { mode }).catch((thrown: NodeJS.ErrnoException) => {
    // Another process was quicker.
    if (thrown.code !== 'EEXIST') throw thrown;
  });
}
