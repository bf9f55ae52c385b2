import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { PackFile } from '@webdocs/contracts/offline/pack-index';
import { openPack } from '@webdocs/contracts/offline/pack-reader';
import { checkSignature } from '@webdocs/contracts/offline/pack-signature';
import type { StatedPack } from '@webdocs/contracts/offline/pack-statement';
import type { PackFiles } from './pack-files.ts';

/** So much is written at a time: what has come before a break is lost up to this. */
const writtenBytes = 1_048_576;

export interface FetchedPack extends StatedPack, Pick<PackFile, 'file' | 'signature'> {}

export interface FetchingOptions {
  readonly files: PackFiles;
  readonly send: typeof fetch;
  /** Where the packs of the site are, with `/packs` or without another host. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** So many bytes of the file are here. */
  readonly progressed: (bytes: number) => void;
}

/** Fetches the rest of a file, from where it broke off the last time. */
export async function fetchPack(pack: FetchedPack, { files, send, address, signal, progressed }: FetchingOptions): Promise<void> {
  const { file, bytes } = pack;
  let here = await files.size(file);
  if (here > bytes) {
    await files.remove(file);
    here = 0;
  }
  progressed(here);
  if (here === bytes) return;
  // Its own file is its only copy: in the cache of the browser it would take the room twice, and one that is not as it was signed would stay.
  const response = await send(`${address}/packs/${file}`, {
    signal,
    cache: 'no-store',
    ...(here > 0 ? { headers: { range: `bytes=${here}-` } } : {}),
  });
  if (response.status === 404) throw new Failure('PACK_UNKNOWN', { name: file });
  if (!response.ok || !response.body) throw new Failure('PACK_NOT_FETCHED', { pack: nameOf(pack), cause: `status ${response.status}` });
  // A server that knows no ranges begins at the beginning.
  if (here > 0 && response.status !== 206) {
    await files.remove(file);
    here = 0;
  }
  const reader = response.body.getReader();
  let waiting: Array<Uint8Array<ArrayBuffer>> = [];
  let waitingBytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      waiting.push(read.value as Uint8Array<ArrayBuffer>);
      waitingBytes += read.value.length;
      // More than there is to come is another file.
      if (here + waitingBytes > bytes) throw new Failure('PACK_TAMPERED', { pack: nameOf(pack), cause: `it has more than ${bytes} bytes` });
      if (waitingBytes >= writtenBytes) await write();
      progressed(here + waitingBytes);
    }
    await write();
  } catch (thrown) {
    // What came before the break is kept, where there is room for it.
    if (!isFull(thrown)) await write().catch(() => undefined);
    await reader.cancel().catch(() => undefined);
    throw asFailure(thrown);
  }

  async function write(): Promise<void> {
    const pieces = waiting;
    const length = waitingBytes;
    [waiting, waitingBytes] = [[], 0];
    if (length === 0) return;
    await files.append(file, pieces);
    here += length;
  }

  function asFailure(thrown: unknown): unknown {
    if (thrown instanceof Failure || signal.aborted) return thrown;
    if (isFull(thrown)) return new Failure('PACK_NO_ROOM', { pack: nameOf(pack), bytes: bytes - here }, { cause: thrown });
    return new Failure('PACK_NOT_FETCHED', { pack: nameOf(pack), cause: causeOf(thrown) }, { cause: thrown });
  }
}

/** Looks whether the file that has come is the one that was signed. One that is not is taken away, and its failure says what is wrong with it. */
export async function checkPack(pack: FetchedPack, keys: readonly CryptoKey[], files: PackFiles): Promise<void> {
  try {
    await checkSignature(pack, keys);
    const file = await files.open(pack.file);
    const opened = await openPack(file, pack);
    await opened.verify();
  } catch (thrown) {
    if (thrown instanceof Failure) await files.remove(pack.file);
    throw thrown;
  }
}

export function isFull(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
}

function nameOf({ area, locale }: StatedPack): string {
  return `${area} (${locale})`;
}
