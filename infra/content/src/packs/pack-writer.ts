import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { PackBlock, PackDirectory, PackEntry } from '@webdocs/contracts/offline/pack-directory';
import { headerBytes, packFormatVersion, writeHeader } from '@webdocs/contracts/offline/pack-header';
import type { KeptBlock, PackJournal } from './pack-journal.ts';
import { SharedTexts, type KeptText, type SharedText } from './shared-text.ts';

/** What is kept under a path of a pack. */
export interface PackContent {
  readonly path: string;
  /** Of its bytes: what has the same one is the same. */
  readonly hash: string;
  readonly read: () => Uint8Array;
  /** Whether deflating it is in vain: pictures, films, fonts. */
  readonly isCompressed: boolean;
  /** Of a document: what quick search shows. */
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

export interface WrittenPack {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly seal: string;
  readonly journal: PackJournal;
}

/** A pack of which this one is the next version. */
export interface PackBefore {
  readonly journal: PackJournal;
  readonly bytes: Uint8Array;
}

/** Bytes of a block before it is deflated: to read one page so many are unpacked. Decision 099 has what other sizes would give. */
const blockBytes = 128 * 1024;
const level = 9;
/** As many threads as Node has for such work. */
const atOnce = 4;

const deflate = promisify(deflateRaw);

/** The bytes of a pack. The same content gives the same bytes, whatever was there before. */
export async function writePack(
  contents: readonly PackContent[],
  removed: readonly string[] = [],
  before?: PackBefore,
): Promise<WrittenPack> {
  const blocks = new Blocks(before);
  const texts = new SharedTexts(before?.journal.texts);
  const kept = new Map<string, KeptText>();
  const entries: PackEntry[] = [];
  const bases: number[] = [];
  for (const content of contents.toSorted(byPath)) {
    const { path, isCompressed, title, url } = content;
    const text = isCompressed ? undefined : texts.add(content);
    if (text) kept.set(path, text.kept);
    const placed = text ? await placedText(text, path) : await placedPicture(content);
    if (text?.kept.kind === 'base') bases.push(placed.number);
    const place = [path, placed.number, placed.start, placed.bytes, text?.kept.kind === 'spliced' ? 'spliced' : 'plain'] as const;
    entries.push(title === undefined || url === undefined ? [...place] : [...place, title, url]);
  }
  const written = await blocks.finish();
  const directory: PackDirectory = { blocks: written.map(({ block }) => block), entries, bases, removed: [...removed].sort(byText) };
  return inOnePiece(directory, written, kept);

  function placedText({ kept: { kind, bytes }, identity, stored }: SharedText, path: string): Promise<Place> {
    const part = { identity, bytes, stored };
    return kind === 'base' ? blocks.addAlone(part) : blocks.add(part, path);
  }

  function placedPicture({ hash, read }: PackContent): Promise<Place> {
    return blocks.store(hash, read);
  }
}

interface Place {
  /** Of the block. */
  readonly number: number;
  /** Where in it the bytes begin. */
  readonly start: number;
  readonly bytes: number;
}

interface Part {
  /** The same identity has the same bytes stored. */
  readonly identity: string;
  readonly bytes: number;
  readonly stored: () => Uint8Array;
}

interface WrittenBlock {
  /** Names what is in it. */
  readonly key: string;
  readonly block: PackBlock;
  readonly bytes: Uint8Array;
}

/** Gathers contents until a block is full, and deflates full ones beside. A block that is in the pack before is copied from there. */
class Blocks {
  readonly #blocks: Array<Promise<WrittenBlock>> = [];
  #gathered: Part[] = [];
  #gatheredBytes = 0;

  constructor(readonly before: PackBefore | undefined) {}

  async add(part: Part, path: string): Promise<Place> {
    if (this.#gatheredBytes > 0 && this.#gatheredBytes + part.bytes > mostBlockBytes) await this.#close();
    const place = this.#gather(part);
    if (this.#gatheredBytes >= blockBytes / 2 && mayEndBlock(path)) await this.#close();
    return place;
  }

  /** A block of its own, which is read for other pages as well. */
  async addAlone(part: Part): Promise<Place> {
    await this.#close();
    const place = this.#gather(part);
    await this.#close();
    return place;
  }

  /** A block of its own, as it is. */
  async store(hash: string, read: () => Uint8Array): Promise<Place> {
    await this.#close();
    const bytes = read();
    this.#blocks.push(Promise.resolve(blockOf(hash, bytes, bytes.length, 'stored')));
    return { number: this.#blocks.length - 1, start: 0, bytes: bytes.length };
  }

  async finish(): Promise<WrittenBlock[]> {
    await this.#close();
    return Promise.all(this.#blocks);
  }

  #gather(part: Part): Place {
    const start = this.#gatheredBytes;
    this.#gathered.push(part);
    this.#gatheredBytes += part.bytes;
    return { number: this.#blocks.length, start, bytes: part.bytes };
  }

  async #close(): Promise<void> {
    if (this.#gathered.length === 0) return;
    const parts = this.#gathered;
    this.#gathered = [];
    this.#gatheredBytes = 0;
    const key = hexOf(Buffer.from(parts.map(({ identity }) => identity).join('\n')));
    this.#blocks.push(this.#known(key) ?? deflated(key, parts));
    await this.#blocks.at(-atOnce);
  }

  #known(key: string): Promise<WrittenBlock> | undefined {
    const known = this.before?.journal.blocks.get(key);
    if (!known || !this.before) return undefined;
    const bytes = this.before.bytes.subarray(known.at, known.at + known.block[0]);
    // The file may have been altered since.
    if (sealOf(bytes) !== known.block[3]) return undefined;
    return Promise.resolve({ key, block: known.block, bytes });
  }
}

/** At most: where no page ends a block for so long. */
const mostBlockBytes = 1.5 * blockBytes;

/**
 * Every fourth page, by its name. Were a block ended by its size alone, one longer page would move the ends of all that follow, and all
 * would be deflated again.
 */
function mayEndBlock(path: string): boolean {
  return (createHash('sha256').update(path).digest()[0] ?? 0) % 4 === 0;
}

async function deflated(key: string, parts: readonly Part[]): Promise<WrittenBlock> {
  const whole = Buffer.concat(parts.map(({ stored }) => stored()));
  return blockOf(key, await deflate(whole, { level }), whole.length, 'deflate-raw');
}

function blockOf(key: string, bytes: Uint8Array, unpackedBytes: number, method: PackBlock[2]): WrittenBlock {
  return { key, block: [bytes.length, unpackedBytes, method, sealOf(bytes)], bytes };
}

function sealOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}

async function inOnePiece(
  directory: PackDirectory,
  blocks: readonly WrittenBlock[],
  texts: ReadonlyMap<string, KeptText>,
): Promise<WrittenPack> {
  const json = Buffer.from(JSON.stringify(directory));
  const packed = await deflate(json, { level });
  const header = writeHeader({
    formatVersion: packFormatVersion,
    packedDirectoryBytes: packed.length,
    directoryBytes: json.length,
    fileBytes: headerBytes + packed.length + blocks.reduce((sum, { bytes }) => sum + bytes.length, 0),
    directorySha256: createHash('sha256').update(packed).digest(),
  });
  const bytes = Buffer.concat([header, packed, ...blocks.map((block) => block.bytes)]);
  return { bytes, sha256: hexOf(bytes), seal: hexOf(header), journal: { texts, blocks: keptBlocks(headerBytes + packed.length, blocks) } };
}

function keptBlocks(first: number, blocks: readonly WrittenBlock[]): Map<string, KeptBlock> {
  const kept = new Map<string, KeptBlock>();
  let at = first;
  for (const { key, block } of blocks) {
    // Pictures are read faster than they are found.
    if (block[2] === 'deflate-raw') kept.set(key, { at, block });
    at += block[0];
  }
  return kept;
}

function hexOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function byPath(one: PackContent, other: PackContent): number {
  return byText(one.path, other.path);
}

/** By code units, on every machine alike. */
function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
