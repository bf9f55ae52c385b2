import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import {
  BackupContentsSchema,
  BackupStartSchema,
  contentsName,
  placeOf,
  rowsFolder,
  startName,
  type BackupContents,
  type BackupStart,
} from './backup-contents.ts';
import { sealedFirstLine, unsealed } from './sealed-stream.ts';
import { tarEntries, type TarEntry } from './tar-archive.ts';

export interface BackupFile {
  readonly file: string;
  readonly passphrase: string | undefined;
}

export interface CheckedBackup extends BackupFile {
  readonly start: BackupStart;
  readonly contents: BackupContents;
}

/** Reads a backup to its end: whatever was altered in it or cut off is found before anything is done with it. */
export async function checkedBackup(source: BackupFile): Promise<CheckedBackup> {
  const found: BackupContents['files'] = {};
  let start: BackupStart | undefined;
  let contents: BackupContents | undefined;
  for await (const { path, bytes } of entriesOf(source)) {
    if (contents || Object.hasOwn(found, path)) throw malformed(source, `${path} is in it twice, or after its end`);
    if (path === contentsName) contents = parsed(source, BackupContentsSchema, bytes);
    else found[path] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    start ??= parsed(source, BackupStartSchema, bytes);
  }
  if (!start || !contents) throw malformed(source, 'it was cut off');
  const names = new Set([...Object.keys(found), ...Object.keys(contents.files)]);
  for (const path of names) {
    if (found[path]?.sha256 !== contents.files[path]?.sha256) throw malformed(source, `${path} is not what was written down`);
    if (path !== startName && !path.startsWith(rowsFolder) && !placeOf(path))
      throw malformed(source, `${path} has no place in a data folder`);
  }
  return { ...source, start, contents };
}

/** The rows, line by line. */
export async function* rowsIn(source: BackupFile): AsyncGenerator<string> {
  for await (const { path, bytes } of entriesOf(source)) {
    if (path.startsWith(rowsFolder)) for (const line of bytes.toString('utf8').split('\n')) if (line !== '') yield line;
  }
}

/** Every file of an archive, whether or not it is sealed. */
export async function* entriesOf(source: BackupFile): AsyncGenerator<TarEntry> {
  const { isSealed, bytes } = await beginningOf(source);
  if (!isSealed && bytes === 0) throw malformed(source, 'it is empty');
  if (isSealed && !source.passphrase) throw new Failure('BACKUP_SEALED', { file: source.file });
  let isOpen = !isSealed;
  const opened = async function* () {
    const raw = createReadStream(source.file) as AsyncIterable<Buffer>;
    for await (const piece of isSealed ? unsealed(raw, source.passphrase ?? '') : raw) {
      isOpen = true;
      yield piece;
    }
  };
  const unpacked = createGunzip();
  pipeline(Readable.from(opened()), unpacked, () => undefined);
  try {
    yield* tarEntries(withoutOldForm(source, unpacked));
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    if (!isOpen) throw new Failure('BACKUP_NOT_OPENED', { file: source.file }, { cause: thrown });
    throw malformed(source, causeOf(thrown), thrown);
  }
}

/** Backups of the first form were lines of JSON, with the rows alone. */
async function* withoutOldForm(source: BackupFile, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && piece.toString('latin1').startsWith('{"format":1,')) throw new Failure('BACKUP_OLD', { file: source.file });
    isFirst = false;
    yield piece;
  }
}

async function beginningOf(source: BackupFile): Promise<{ isSealed: boolean; bytes: number }> {
  const handle = await open(source.file).catch((thrown: unknown) => {
    throw malformed(source, causeOf(thrown), thrown);
  });
  try {
    const start = Buffer.alloc(sealedFirstLine.length);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    return { isSealed: start.equals(sealedFirstLine), bytes: bytesRead };
  } finally {
    await handle.close();
  }
}

function parsed<S extends v.GenericSchema>(source: BackupFile, schema: S, bytes: Buffer): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch (thrown) {
    throw malformed(source, causeOf(thrown), thrown);
  }
}

export function malformed({ file }: BackupFile, cause: string, thrown?: unknown): Failure {
  return new Failure('BACKUP_MALFORMED', { file, cause }, { cause: thrown });
}
