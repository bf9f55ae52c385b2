import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const temporarySuffix = '.tmp';

/** Replaces a file at once and for good: readers see the old content or the new, and a power cut changes nothing of that. */
export async function replaceFile(path: string, content: string | Buffer, mode = 0o644): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}${temporarySuffix}`);
  try {
    await writeSynced(temporary, content, mode);
    await rename(temporary, path);
  } catch (thrown) {
    await rm(temporary, { force: true });
    throw thrown;
  }
  await syncFolder(dirname(path));
}

/** Files that an interrupted `replaceFile` left behind. */
export function isAbandoned(fileName: string): boolean {
  return fileName.startsWith('.') && fileName.endsWith(temporarySuffix);
}

/** Writes a file that must not exist yet, down to the disk. */
export async function writeSynced(path: string, content: string | Buffer, mode = 0o644): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder is only lasting once the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
