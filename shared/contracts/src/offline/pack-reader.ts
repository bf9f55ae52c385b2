import * as v from 'valibot';
import { causeOf, Failure } from '../failures/failure.ts';
import { throughStream } from '../samples/through-stream.ts';
import { PackDirectorySchema, type PackBlock, type PackDirectory } from './pack-directory.ts';
import { headerBytes, packFormatVersion, readHeader, type PackHeader } from './pack-header.ts';
import type { StatedPack } from './pack-statement.ts';
import { readSpliced } from './spliced-text.ts';

/** A `Blob` or a `File`, or what can be read like one. */
export interface PackSource {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** Of a title list: what quick search looks through. */
export interface PackTitle {
  readonly title: string;
  readonly url: string;
}

export interface OpenPack {
  /** The bytes at a path of `packPath`; undefined where the pack has none. One part of the file is read for it, or two. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  has(path: string): boolean;
  /** In an update pack: whether the path was removed since the version that it is for. */
  isRemoved(path: string): boolean;
  paths(): IterableIterator<string>;
  /** Of documents, in the order of their paths. */
  titles(): readonly PackTitle[];
  /** Looks at every block: once, when a pack has come. */
  verify(): Promise<void>;
}

/** More than any directory or block of a pack has: what says otherwise is not unpacked. */
const mostUnpacked = 64 * 1024 * 1024;

/** Unpacked ones; one has some 200 KB. */
const keptBlocks = 4;

interface PlacedBlock {
  readonly at: number;
  readonly block: PackBlock;
}

/**
 * Opens a pack that the index names, whose signature was checked. What is not the pack that was signed is refused with a failure
 * that says what is wrong with it; nothing of it is handed out. One that is known was opened when it came: its seal vouches for its directory,
 * which to check once more would take longer than to read it.
 */
export async function openPack(source: PackSource, pack: StatedPack, { isKnown = false } = {}): Promise<OpenPack> {
  const named = { pack: `${pack.area} (${pack.locale})` };
  const tampered = (cause: string, thrown?: unknown): Failure => new Failure('PACK_TAMPERED', { ...named, cause }, { cause: thrown });
  const { header, bytes: firstBytes } = await readFirstBytes(source, pack);
  if ((await sha256(firstBytes)).hex !== pack.seal) throw tampered('its header is another');
  const directory = await readDirectory();
  const blocks = placed(directory.blocks, headerBytes + header.packedDirectoryBytes);
  const entries = new Map(directory.entries.map((entry) => [entry[0], entry]));
  const removed = new Set(directory.removed);
  // The neighbours of a page are mostly read next, and many pages are kept by the same one.
  const lastRead = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

  async function readDirectory(): Promise<PackDirectory> {
    const packed = await bytesAt(source, headerBytes, header.packedDirectoryBytes);
    if (!isSame((await sha256(packed)).bytes, header.directorySha256)) throw tampered('its directory is another');
    try {
      const json = await inflated(packed, header.directoryBytes);
      const parsed: unknown = JSON.parse(new TextDecoder().decode(json));
      return isKnown ? (parsed as PackDirectory) : v.parse(PackDirectorySchema, parsed);
    } catch (thrown) {
      throw tampered(`its directory cannot be read: ${causeOf(thrown)}`, thrown);
    }
  }

  async function packedBlock({ at, block: [bytes, , , hash] }: PlacedBlock): Promise<Uint8Array<ArrayBuffer>> {
    const packed = await bytesAt(source, at, bytes);
    if ((await sha256(packed)).base64 === hash) return packed;
    const other = await blockFoundAt(at);
    if (other) throw new Failure('PACK_REORDERED', { ...named, at, other });
    throw tampered(`the bytes from ${at} on are others`);
  }

  /** Which of its own blocks is in the place of another. */
  async function blockFoundAt(at: number): Promise<number | undefined> {
    for (const { at: own, block } of blocks)
      if (own !== at && (await sha256(await bytesAt(source, at, block[0]))).base64 === block[3]) return own;
    return undefined;
  }

  async function unpackedBlock(number: number): Promise<Uint8Array<ArrayBuffer>> {
    const found = blocks[number];
    if (!found) throw tampered(`it has no block ${number}`);
    const packed = await packedBlock(found);
    const [, bytes, method] = found.block;
    if (method === 'stored') return packed;
    try {
      return await inflated(packed, bytes);
    } catch (thrown) {
      throw tampered(`its block ${number} cannot be unpacked: ${causeOf(thrown)}`, thrown);
    }
  }

  function blockOf(number: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = lastRead.get(number) ?? unpackedBlock(number);
    lastRead.delete(number);
    lastRead.set(number, bytes);
    const [oldest = number] = lastRead.keys();
    if (lastRead.size > keptBlocks) lastRead.delete(oldest);
    // What failed is read again the next time.
    bytes.catch(() => lastRead.delete(number));
    return bytes;
  }

  async function whole(path: string, stored: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await readSpliced(stored, (base) => blockOf(directory.bases[base] ?? -1));
    } catch (thrown) {
      if (thrown instanceof Failure) throw thrown;
      throw tampered(`${path} cannot be put together: ${causeOf(thrown)}`, thrown);
    }
  }

  return {
    async read(path) {
      const entry = entries.get(path);
      if (!entry) return undefined;
      const [, number, start, length, form] = entry;
      const block = await blockOf(number);
      if (start + length > block.length) throw tampered(`${path} is said to be beyond the end of block ${number}`);
      const stored = block.slice(start, start + length);
      return form === 'spliced' ? whole(path, stored) : stored;
    },
    has: (path) => entries.has(path),
    isRemoved: (path) => removed.has(path),
    paths: () => entries.keys(),
    titles: () => directory.entries.flatMap(([, , , , , title, url]) => (title === undefined || url === undefined ? [] : [{ title, url }])),
    async verify() {
      for (const block of blocks) await packedBlock(block);
    },
  };
}

async function readFirstBytes(source: PackSource, { area, locale, bytes: expected }: StatedPack) {
  const pack = `${area} (${locale})`;
  const truncated = (): Failure => new Failure('PACK_TRUNCATED', { pack, bytes: source.size, expected });
  if (source.size < headerBytes) throw truncated();
  const bytes = await bytesAt(source, 0, headerBytes);
  const header: PackHeader | undefined = readHeader(bytes);
  if (!header) throw new Failure('PACK_FOREIGN', { pack, cause: 'it does not begin as a pack does' });
  if (header.formatVersion !== packFormatVersion)
    throw new Failure('PACK_FOREIGN', { pack, cause: `its format has the version ${header.formatVersion}, not ${packFormatVersion}` });
  if (source.size < expected) throw truncated();
  if (source.size > expected || header.fileBytes !== expected)
    throw new Failure('PACK_TAMPERED', { pack, cause: `it has ${source.size} bytes, not ${expected}` });
  return { header, bytes };
}

function placed(blocks: readonly PackBlock[], first: number): PlacedBlock[] {
  let at = first;
  return blocks.map((block) => {
    const place = { at, block };
    at += block[0];
    return place;
  });
}

async function bytesAt(source: PackSource, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await source.slice(start, start + length).arrayBuffer());
}

/** Exactly so many: neither more nor fewer. */
async function inflated(packed: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array<ArrayBuffer>> {
  if (length > mostUnpacked) throw new RangeError(`${length} bytes are more than any has`);
  const bytes = await throughStream(packed, new DecompressionStream('deflate-raw'), length);
  if (bytes.length !== length) throw new RangeError(`${bytes.length} bytes, not ${length}`);
  return bytes;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return {
    bytes: hash,
    get hex() {
      return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    get base64() {
      return btoa(String.fromCharCode(...hash));
    },
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
