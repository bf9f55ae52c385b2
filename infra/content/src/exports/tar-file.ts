import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export interface TarContent {
  readonly name: string;
  readonly read: () => Uint8Array;
}

const block = 512;
const longestName = 100;

/** Writes a gzipped tar: the same content gives the same bytes, for nothing in it has a time or an owner. */
export async function writeTgz(file: string, contents: Iterable<TarContent>): Promise<void> {
  const making = `${file}.new`;
  try {
    await pipeline(Readable.from(pieces(contents)), createGzip(), createWriteStream(making));
    await rename(making, file);
  } catch (thrown) {
    await rm(making, { force: true });
    throw thrown;
  }
}

function* pieces(contents: Iterable<TarContent>): Iterable<Uint8Array> {
  for (const { name, read } of contents) {
    const bytes = read();
    // The field for names takes 100 bytes of ASCII; others are told in a record before.
    if (name.length > longestName || /[^\x20-\x7e]/.test(name)) yield* entry('@long', Buffer.from(record('path', name)), 'x');
    yield* entry(name, bytes, '0');
  }
  yield Buffer.alloc(2 * block);
}

function* entry(name: string, bytes: Uint8Array, kind: '0' | 'x'): Iterable<Uint8Array> {
  yield header(name, bytes.length, kind);
  if (bytes.length > 0) yield bytes;
  const rest = bytes.length % block;
  if (rest > 0) yield Buffer.alloc(block - rest);
}

function header(name: string, size: number, kind: string): Buffer {
  const bytes = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number) =>
    bytes.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  bytes.write(name.slice(0, longestName), 0, 'latin1');
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  bytes.write(' '.repeat(8), 148, 'latin1');
  bytes.write(kind, 156, 'latin1');
  bytes.write('ustar\0' + '00', 257, 'latin1');
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}

/** "27 path=…\n": its length counts itself. */
function record(key: string, value: string): string {
  const text = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(text);
  let length = bytes + String(bytes).length;
  if (String(length).length !== String(bytes).length) length = bytes + String(length).length;
  return `${length}${text}`;
}
