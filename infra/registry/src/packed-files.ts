import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** With `info`: what is unpacked, and how much of what was given it took. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** The main script of the shell, 390 KB: 11 ms at this quality, 710 at the best, which saves a tenth of the bytes. */
const quickQuality = 5;
/** What is packed well in 10 ms is packed well at once. */
const smallBytes = 8192;
/** Development builds are larger; their readers would rather have more bytes than a processor that is busy. */
const largeBytes = 1_000_000;
/** Some hundred files of a composition, those of the versions before it, 10 KB each. */
const keptAtMost = 1000;

export type PackWell = (content: Buffer) => Promise<Buffer>;

export interface PackedFile {
  readonly bytes: Buffer;
  /** Packed as well as it will ever be. */
  readonly isFinal: boolean;
}

export interface PackedFiles {
  /** At once: what is packed well, or quickly the first time. */
  packed(content: Buffer): Promise<PackedFile>;
  /** Packed well, however long it takes. */
  readonly packedWell: PackWell;
  /** Nothing is kept from now on. */
  close(): void;
}

/**
 * Files of releases in brotli. To pack them well takes seconds of a processor, so no reader waits for it: it is done when a release is
 * weighed, or after the first request, and kept on disk, where the next start, and the next version with the same file, find it.
 * What builds on the same machine have packed may be in a folder of theirs, and is taken over from there.
 */
export function packedFiles(folder: string, ofBuilds?: string): PackedFiles {
  const coming = new Map<string, Promise<Buffer>>();
  let isClosed = false;

  return { packed, packedWell, close: () => void (isClosed = true) };

  async function packed(content: Buffer): Promise<PackedFile> {
    if (content.length <= smallBytes) return { bytes: await packWell(content), isFinal: true };
    if (content.length > largeBytes) return { bytes: await brotli(content, quickQuality), isFinal: true };
    const kept = await readFrom(folder, content);
    if (kept) return { bytes: kept, isFinal: true };
    return { bytes: await brotli(content, quickQuality), isFinal: false };
  }

  function packedWell(content: Buffer): Promise<Buffer> {
    const name = nameOf(content);
    const known = coming.get(name);
    if (known) return known;
    const made = readOrPack(content).finally(() => coming.delete(name));
    coming.set(name, made);
    return made;
  }

  async function readOrPack(content: Buffer): Promise<Buffer> {
    const kept = await readFrom(folder, content);
    if (kept) return kept;
    const ofBuild = ofBuilds === undefined ? undefined : await readFrom(ofBuilds, content);
    const bytes = ofBuild ?? (await packWell(content));
    // A disk that is full or cannot be written to costs time at the next start, and nothing else.
    if (content.length > smallBytes && !isClosed) await keep(nameOf(content), bytes).catch(() => undefined);
    return bytes;
  }

  /** What is on disk is believed only if it unpacks to the bytes that were signed, and nothing is behind that: it would be sent too. */
  async function readFrom(place: string, content: Buffer): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(join(place, nameOf(content)));
      const options = { maxOutputLength: content.length, info: true };
      const { buffer, engine } = (await decompress(bytes, options)) as unknown as Unpacked;
      return buffer.equals(content) && engine.bytesWritten === bytes.length ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  async function keep(name: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${name}.${process.pid}.draft`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
    } catch (thrown) {
      await rm(draft, { force: true });
      throw thrown;
    }
    await removeOldest(folder);
  }
}

export function packWell(content: Buffer): Promise<Buffer> {
  return brotli(content, constants.BROTLI_MAX_QUALITY);
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
}

/** By its content: a file that stayed the same from version to version is packed once. */
function nameOf(content: Buffer): string {
  return `${createHash('sha256').update(content).digest('hex')}.br`;
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= keptAtMost) return;
  const written = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  written.sort((one, other) => one.at - other.at);
  for (const { name } of written.slice(0, names.length - keptAtMost)) await rm(join(folder, name), { force: true });
}
