import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { combined, type HeaderLine } from '../parse/header-lines.ts';

/** Of a page after it is unpacked: larger ones are not read. */
export const pageLimit = 5 * 1024 * 1024;

/** A page that is called text and is none, or is too large. */
export type ReadText = { readonly text: string } | { readonly text: null; readonly why: 'too-large' | 'encoding' };

/** Unpacks to much more than it should: only attacks do. */
export class TooMuchUnpacked extends Error {}

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

export async function readText(answer: IncomingMessage, headers: readonly HeaderLine[], limit: number): Promise<ReadText> {
  const coding = (combined(headers, 'content-encoding') ?? '').trim().toLowerCase();
  const unpack = unpackers.get(coding);
  if (coding !== '' && coding !== 'identity' && !unpack) return unreadable(answer, 'encoding');
  const decoder = decoderOf(combined(headers, 'content-type') ?? '');
  if (!decoder) return unreadable(answer, 'encoding');
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isTooLarge = false;
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) {
        isTooLarge = true;
        // What is left of a page that is packed is not unpacked.
        answer.destroy();
        return;
      }
      chunks.push(chunk);
    }
  };
  try {
    await (unpack ? pipeline(answer, unpack(), collect) : collect(answer));
  } catch (thrown) {
    if (isTooLarge && unpack) throw new TooMuchUnpacked();
    if (unpack && isOfUnpacking(thrown)) return unreadable(answer, 'encoding');
    throw thrown;
  }
  if (isTooLarge && unpack) throw new TooMuchUnpacked();
  if (isTooLarge) return unreadable(answer, 'too-large');
  return { text: decoder.decode(Buffer.concat(chunks)) };
}

function unreadable(answer: IncomingMessage, why: 'too-large' | 'encoding'): ReadText {
  answer.destroy();
  return { text: null, why };
}

function decoderOf(contentType: string): InstanceType<typeof TextDecoder> | undefined {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

function isOfUnpacking(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?:Z_|ERR__?ERROR_|ERR_BROTLI|ERR_PADDING|ERR_BUFFER)/.test(code);
}
