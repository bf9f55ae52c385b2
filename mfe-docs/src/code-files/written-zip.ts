import { throughStream } from '@webdocs/contracts/samples/through-stream';
import { crc32 } from './crc32.ts';
import { zipFormat } from './zip-format.ts';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

const { local, central, end, stored, deflated, hasUtf8Name } = zipFormat;
/** Version 2.0 of the format is the first that knows folders and deflated contents. */
const version = 20;

/** A zip file of some texts. It has no more than what every program that opens one knows. */
export async function writtenZip(files: readonly NamedText[], at: Date): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directoryBytes = 0;
  for (const { name, text } of files) {
    const nameBytes = new TextEncoder().encode(name);
    const bytes = new Uint8Array(new TextEncoder().encode(text));
    const packed = await throughStream(bytes, new CompressionStream('deflate-raw'));
    const isSmaller = packed.length < bytes.length;
    const contents = isSmaller ? packed : bytes;
    const common = [
      ...u16(version, hasUtf8Name, isSmaller ? deflated : stored),
      ...dosTime(at),
      ...u32(crc32(bytes), contents.length, bytes.length),
      ...u16(nameBytes.length, 0),
    ];
    const header = Uint8Array.from([...u32(local.signature), ...common, ...nameBytes]);
    const entry = Uint8Array.from([
      ...u32(central.signature),
      ...u16(version),
      ...common,
      ...u16(0, 0, 0),
      ...u32(0, offset),
      ...nameBytes,
    ]);
    pieces.push(header, contents);
    directory.push(entry);
    offset += header.length + contents.length;
    directoryBytes += entry.length;
  }
  const last = [...u32(end.signature), ...u16(0, 0, files.length, files.length), ...u32(directoryBytes, offset), ...u16(0)];
  return new Blob([...pieces, ...directory, Uint8Array.from(last)], { type: 'application/zip' });
}

/** As the format counts: in steps of two seconds, since 1980, by the clock on the wall. */
function dosTime(at: Date): number[] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const date = (Math.max(0, at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return u16(time, date);
}

function u16(...values: readonly number[]): number[] {
  return values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]);
}

function u32(...values: readonly number[]): number[] {
  return values.flatMap((value) => u16(value & 0xff_ff, value >>> 16));
}
