import { throughStream } from '@webdocs/contracts/samples/through-stream';
import { crc32 } from './crc32.ts';
import { FileProblemError, type FileProblem } from './file-problem.ts';
import { zipFormat } from './zip-format.ts';

/** One file of a zip, not unpacked yet. */
export interface ZipEntry {
  readonly name: string;
  /** Takes from the bytes that may be unpacked in all. Throws for what is damaged, locked, or more than that. */
  readonly unpack: (room: Room) => Promise<Uint8Array>;
}

/** How many bytes may still be unpacked. */
export interface Room {
  bytes: number;
}

const { local, central, end, stored, deflated, isEncrypted, elsewhere } = zipFormat;
/** Sites of readers have dozens. A directory of more is no site. */
const mostEntries = 2000;

export function isZip(bytes: Uint8Array): boolean {
  const start = bytes.length >= 4 ? viewOf(bytes).getUint32(0, true) : 0;
  return start === local.signature || start === end.signature;
}

/** The files that the directory of a zip names. What they say of their lengths is believed for none of them. */
export function openedZip(bytes: Uint8Array, file: string): ZipEntry[] {
  const view = viewOf(bytes);
  const fail = (problem: FileProblem, cause?: unknown) => new FileProblemError(problem, file, { cause });
  try {
    const endAt = findEnd(view);
    if (endAt === undefined) throw fail('broken-zip');
    const count = view.getUint16(endAt + 10, true);
    if (count === 0xff_ff || count > mostEntries) throw fail('unknown-zip');
    const entries: ZipEntry[] = [];
    for (let turn = 0, at = view.getUint32(endAt + 16, true); turn < count; turn += 1) {
      if (view.getUint32(at, true) !== central.signature) throw fail('broken-zip');
      const nameBytes = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + central.bytes, at + central.bytes + nameBytes));
      const facts: EntryFacts = {
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        sum: view.getUint32(at + 16, true),
        packedBytes: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      };
      if (!name.endsWith('/'))
        entries.push({ name, unpack: (room) => unpack(bytes, facts, room, (problem) => new FileProblemError(problem, name)) });
      at += central.bytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (thrown) {
    // A place that is outside of the file.
    throw thrown instanceof RangeError ? fail('broken-zip', thrown) : thrown;
  }
}

interface EntryFacts {
  readonly flags: number;
  readonly method: number;
  readonly sum: number;
  readonly packedBytes: number;
  readonly offset: number;
}

async function unpack(
  bytes: Uint8Array,
  { flags, method, sum, packedBytes, offset }: EntryFacts,
  room: Room,
  fail: (problem: FileProblem) => Error,
): Promise<Uint8Array> {
  if (flags & isEncrypted) throw fail('encrypted');
  if ((method !== stored && method !== deflated) || packedBytes === elsewhere || offset === elsewhere) throw fail('unknown-zip');
  const view = viewOf(bytes);
  if (offset + local.bytes > bytes.length || view.getUint32(offset, true) !== local.signature) throw fail('broken-zip');
  const start = offset + local.bytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedBytes > bytes.length) throw fail('broken-zip');
  const packed = bytes.slice(start, start + packedBytes);
  const contents = method === stored ? packed : await inflated(packed, room.bytes);
  if (contents === undefined) throw fail('broken-zip');
  if (contents === 'too-much' || contents.length > room.bytes) throw fail('bomb');
  room.bytes -= contents.length;
  if (crc32(contents) !== sum) throw fail('broken-zip');
  return contents;
}

/** Undefined for what is no deflated data. */
async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | 'too-much' | undefined> {
  try {
    return await throughStream(packed, new DecompressionStream('deflate-raw'), most);
  } catch (thrown) {
    return thrown instanceof RangeError ? 'too-much' : undefined;
  }
}

/** It is last, before a comment that may have any length up to 64 KB. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - end.mostBytes);
  for (let at = view.byteLength - end.bytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === end.signature) return at;
  }
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
