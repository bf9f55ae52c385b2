import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipContent {
  readonly name: string;
  /** Names the bytes: what an earlier zip holds under the same one is taken from there as it is. */
  readonly hash: string;
  readonly read: () => Uint8Array;
  readonly isCompressed: boolean;
}

/** A zip that was written, and where things are in it. */
export interface ZipIndex {
  readonly file: string;
  readonly entries: Readonly<Record<string, ZipEntry>>;
}

interface ZipEntry {
  readonly hash: string;
  readonly method: number;
  readonly crc: number;
  readonly bytes: number;
  readonly packedBytes: number;
  /** Where its packed bytes begin. */
  readonly at: number;
}

type Packed = Pick<ZipEntry, 'method' | 'crc' | 'bytes'> & { readonly packed: Uint8Array };

const deflate = promisify(deflateRaw);
const [stored, deflated] = [0, 8];
const level = 6;
const atOnce = 4;
const [most16, most32] = [0xffff, 0xffffffff];
/** Version 2.0 of the format, names in UTF-8, and the first day that a zip can name: the same content gives the same bytes. */
const [needs, flags, time, date] = [20, 0x0800, 0, 0x0021];

/** Writes a zip piece by piece, sorted by name unless what comes first has a meaning. One of more than 65,535 files ends as Zip64; more than 4 GB are refused. */
export async function writeZip(
  file: string,
  contents: readonly ZipContent[],
  before?: ZipIndex,
  { isInOrder = false } = {},
): Promise<ZipIndex> {
  const making = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  const sorted = isInOrder ? contents : contents.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  try {
    const entries = await writePieces(making, sorted, before);
    renameSync(making, file);
    return { file, entries };
  } catch (thrown) {
    // Where there was no room for it, half a file would take more of what is left.
    rmSync(making, { force: true });
    throw thrown;
  }
}

async function writePieces(file: string, contents: readonly ZipContent[], before: ZipIndex | undefined): Promise<ZipIndex['entries']> {
  const old = before && readZip(before);
  const output = openSync(file, 'w');
  const entries: Record<string, ZipEntry> = {};
  let at = 0;
  const write = (bytes: Uint8Array): void => {
    for (let done = 0; done < bytes.length;) done += writeSync(output, bytes, done);
    at += bytes.length;
    if (at > most32) throw new RangeError(`${file} would have more than 4 GB`);
  };
  try {
    for (let next = 0; next < contents.length; next += atOnce) {
      const some = contents.slice(next, next + atOnce);
      const pieces = await Promise.all(some.map(async (content) => ({ ...content, ...(old?.find(content) ?? (await pack(content))) })));
      for (const { name, hash, packed, method, crc, bytes } of pieces) {
        const entry = { hash, method, crc, bytes, packedBytes: packed.length, at: 0 };
        const header = localHeader(name, entry);
        entries[name] = { ...entry, at: at + header.length };
        write(Buffer.concat([header, packed]));
      }
    }
    const start = at;
    const names = Object.entries(entries);
    write(Buffer.concat(names.map(([name, entry]) => directoryEntry(name, entry))));
    write(ending(names.length, start, at - start));
    return entries;
  } finally {
    closeSync(output);
    old?.close();
  }
}

async function pack({ read, isCompressed }: ZipContent): Promise<Packed> {
  const content = read();
  const facts = { crc: crc32(content), bytes: content.length };
  return isCompressed
    ? { ...facts, method: stored, packed: content }
    : { ...facts, method: deflated, packed: await deflate(content, { level }) };
}

/** An earlier zip, for the pieces that are the same. Where it is gone, nothing is found in it. */
function readZip({ file, entries }: ZipIndex) {
  let input: number | undefined;
  try {
    input = openSync(file, 'r');
  } catch {
    // All pieces are made again.
  }
  return {
    find({ name, hash }: ZipContent): Packed | undefined {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
      if (input === undefined || entry?.hash !== hash) return undefined;
      const packed = Buffer.alloc(entry.packedBytes);
      if (readSync(input, packed, 0, packed.length, entry.at) !== packed.length) return undefined;
      return { method: entry.method, crc: entry.crc, bytes: entry.bytes, packed };
    },
    close: () => input !== undefined && closeSync(input),
  };
}

function localHeader(name: string, entry: ZipEntry): Buffer {
  return Buffer.concat([of32(0x04034b50), of16(needs), facts(name, entry), of16(0), Buffer.from(name)]);
}

function directoryEntry(name: string, entry: ZipEntry): Buffer {
  const headerBytes = 30 + Buffer.byteLength(name);
  // No extra field, no comment, the first disk, no attributes.
  const rest = [of16(0, 0, 0, 0), of32(0), of32(entry.at - headerBytes)];
  return Buffer.concat([of32(0x02014b50), of16(needs, needs), facts(name, entry), ...rest, Buffer.from(name)]);
}

function facts(name: string, { method, crc, bytes, packedBytes }: ZipEntry): Buffer {
  return Buffer.concat([of16(flags, method, time, date), of32(crc, packedBytes, bytes), of16(Buffer.byteLength(name))]);
}

function ending(count: number, start: number, bytes: number): Buffer {
  const shown = Math.min(count, most16);
  const plain = [of32(0x06054b50), of16(0, 0, shown, shown), of32(bytes, start), of16(0)];
  if (count < most16) return Buffer.concat(plain);
  const whole = [of32(0x06064b50), of64(44), of16(45, 45), of32(0, 0), of64(count, count, bytes, start)];
  const locator = [of32(0x07064b50, 0), of64(start + bytes), of32(1)];
  return Buffer.concat([...whole, ...locator, ...plain]);
}

function of16(...values: readonly number[]): Buffer {
  return Buffer.from(Uint8Array.from(values.flatMap((value) => [value & 0xff, value >>> 8])));
}

function of32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => bytes.writeUInt32LE(value, place * 4));
  return bytes;
}

function of64(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, place) => bytes.writeBigUInt64LE(BigInt(value), place * 8));
  return bytes;
}
