/**
 * The part of the tar format (POSIX ustar) that a backup needs: plain files with short names, in folders that names alone
 * make. Every tar program opens it; what any of them could make beyond it is refused.
 */
export interface TarEntry {
  readonly path: string;
  readonly bytes: Buffer;
}

const blockBytes = 512;
/** A release file is at most 64 MB, and rows come in pieces of 4. */
const longestEntryBytes = 256 * 1024 * 1024;

export function tarHeader({ path, bytes }: TarEntry, modified: Date): Buffer {
  const header = Buffer.alloc(blockBytes);
  const { name, prefix } = splitPath(path);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(octal(bytes.length), 124);
  header.write(octal(Math.trunc(modified.getTime() / 1000)), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function octal(number: number): string {
  return `${number.toString(8).padStart(11, '0')}\0`;
}

/** A file begins on a whole block, and two empty ones end an archive. */
export function tarPadding(length: number): Buffer {
  return Buffer.alloc((blockBytes - (length % blockBytes)) % blockBytes);
}

export const tarEnd = Buffer.alloc(2 * blockBytes);

/** The files of an archive. One that is cut off, or has anything else in it, is refused where that is seen. */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const { take, rest } = taker(source);
  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) break;
    const { path, size } = readHeader(header);
    const bytes = await take(size);
    await take(tarPadding(size).length);
    yield { path, bytes };
  }
  const end = await take(blockBytes);
  // To the last byte: what seals a stream is looked at where it ends.
  for await (const more of rest([end])) if (more.some((byte) => byte !== 0)) throw new Error('there is more in it after its end');
}

function readHeader(header: Buffer): { path: string; size: number } {
  const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
  if (sum !== checksumOf(header)) throw new Error('a header in it was altered');
  const [name, prefix] = [textAt(header, 0, 100), textAt(header, 345, 155)];
  const path = prefix ? `${prefix}/${name}` : name;
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  const isFile = header[156] === 0x30 || header[156] === 0;
  if (!isFile || !isPath(path)) throw new Error(`${JSON.stringify(path)} is no file of a backup`);
  if (!(size >= 0 && size <= longestEntryBytes)) throw new Error(`${path} is too large`);
  return { path, size };
}

/** No name leads out of the folder into which the archive is opened. */
function isPath(path: string): boolean {
  return !/[\0\\]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Names are at most 100 bytes, what is before their last folders 155. */
function splitPath(path: string): { name: string; prefix: string } {
  if (!isPath(path)) throw new Error(`${path} cannot be the name of a file of a backup`);
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' };
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix };
  }
  throw new Error(`the name ${path} is too long for an archive`);
}

/** The sum of all bytes, its own place counted as blanks. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
}

interface Taker {
  take(length: number): Promise<Buffer>;
  /** Everything that is left, after what is given. */
  rest(first: readonly Buffer[]): AsyncGenerator<Buffer>;
}

/** Takes so many bytes off a stream, whatever pieces it comes in. */
function taker(source: AsyncIterable<Buffer>): Taker {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let heldBytes = 0;
  return {
    async take(length) {
      while (heldBytes < length) {
        const { done, value } = await pieces.next();
        if (done) throw new Error('it was cut off');
        held.push(value);
        heldBytes += value.length;
      }
      const all = Buffer.concat(held, heldBytes);
      held = [all.subarray(length)];
      heldBytes -= length;
      return all.subarray(0, length);
    },
    async *rest(first) {
      yield* [...first, ...held];
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    },
  };
}
