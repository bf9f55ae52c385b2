import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { PackBlock, PackDirectory, PackEntry } from '@webdocs/contracts/offline/pack-directory';
import { headerBytes, packFormatVersion, writeHeader } from '@webdocs/contracts/offline/pack-header';
import { writeSpliced } from '@webdocs/contracts/offline/spliced-text';
import { SharedTexts, type SharedText } from './shared-text.ts';

/** What is kept under a path of a pack. */
export interface PackContent {
  readonly path: string;
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
}

/** Bytes of a block before it is deflated: to read one page so many are unpacked. Decision 099 has what other sizes would give. */
const blockBytes = 128 * 1024;
const level = 9;
/** As many threads as Node has for such work. */
const atOnce = 4;

const deflate = promisify(deflateRaw);

/** The bytes of a pack. The same content gives the same bytes. */
export async function writePack(contents: readonly PackContent[], removed: readonly string[] = []): Promise<WrittenPack> {
  const blocks = new Blocks();
  const texts = new SharedTexts();
  const entries: PackEntry[] = [];
  const bases: number[] = [];
  for (const { path, read, isCompressed, title, url } of contents.toSorted(byPath)) {
    const bytes = read();
    const text = isCompressed ? undefined : texts.add(bytes);
    const stored = text?.kind === 'spliced' ? writeSpliced(text.splices, text.own) : bytes;
    const [number, start] = await placed(text, stored);
    if (text?.kind === 'base') bases.push(number);
    const place = [path, number, start, stored.length, text?.kind === 'spliced' ? 'spliced' : 'plain'] as const;
    entries.push(title === undefined || url === undefined ? [...place] : [...place, title, url]);
  }
  const written = await blocks.finish();
  const directory: PackDirectory = { blocks: written.map(({ block }) => block), entries, bases, removed: [...removed].sort(byText) };
  return inOnePiece(
    directory,
    written.map(({ bytes }) => bytes),
  );

  function placed(text: SharedText | undefined, bytes: Uint8Array): Promise<readonly [number, number]> {
    if (!text) return blocks.store(bytes);
    return text.kind === 'base' ? blocks.addAlone(bytes) : blocks.add(bytes);
  }
}

interface WrittenBlock {
  readonly block: PackBlock;
  readonly bytes: Uint8Array;
}

/** Gathers contents until a block is full, and deflates full ones beside. */
class Blocks {
  readonly #blocks: Array<Promise<WrittenBlock>> = [];
  #gathered: Uint8Array[] = [];
  #gatheredBytes = 0;

  /** The number of the block, and where in it the bytes begin. */
  async add(bytes: Uint8Array): Promise<readonly [number, number]> {
    if (this.#gatheredBytes > 0 && this.#gatheredBytes + bytes.length > blockBytes) await this.#close();
    const start = this.#gatheredBytes;
    this.#gathered.push(bytes);
    this.#gatheredBytes += bytes.length;
    return [this.#blocks.length, start];
  }

  /** A block of its own, which is read for other pages as well. */
  async addAlone(bytes: Uint8Array): Promise<readonly [number, number]> {
    if (this.#gatheredBytes > 0) await this.#close();
    const place = await this.add(bytes);
    await this.#close();
    return place;
  }

  /** A block of its own, as it is. */
  async store(bytes: Uint8Array): Promise<readonly [number, number]> {
    if (this.#gatheredBytes > 0) await this.#close();
    this.#blocks.push(Promise.resolve(blockOf(bytes, bytes.length, 'stored')));
    return [this.#blocks.length - 1, 0];
  }

  async finish(): Promise<WrittenBlock[]> {
    if (this.#gathered.length > 0) await this.#close();
    return Promise.all(this.#blocks);
  }

  async #close(): Promise<void> {
    const whole = Buffer.concat(this.#gathered);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    this.#blocks.push(deflate(whole, { level }).then((packed) => blockOf(packed, whole.length, 'deflate-raw')));
    await this.#blocks.at(-atOnce);
  }
}

function blockOf(bytes: Uint8Array, unpackedBytes: number, method: PackBlock[2]): WrittenBlock {
  return { block: [bytes.length, unpackedBytes, method, createHash('sha256').update(bytes).digest('base64')], bytes };
}

async function inOnePiece(directory: PackDirectory, blocks: readonly Uint8Array[]): Promise<WrittenPack> {
  const json = Buffer.from(JSON.stringify(directory));
  const packed = await deflate(json, { level });
  const header = writeHeader({
    formatVersion: packFormatVersion,
    packedDirectoryBytes: packed.length,
    directoryBytes: json.length,
    fileBytes: headerBytes + packed.length + blocks.reduce((sum, block) => sum + block.length, 0),
    directorySha256: createHash('sha256').update(packed).digest(),
  });
  const bytes = Buffer.concat([header, packed, ...blocks]);
  return { bytes, sha256: hexOf(bytes), seal: hexOf(header) };
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
