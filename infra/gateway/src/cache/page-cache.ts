import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from '../page-request.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A reply ready to be written out in every encoding that somebody has asked for. */
export interface PackedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  body(encoding: Encoding): Promise<Buffer> | Buffer;
  readonly bytes: number;
}

/** One after the other: files and answers share the same few threads and must not wait for it. */
let presses: Promise<unknown> = Promise.resolve();

const firstQuality = 5;
const bestQuality = 11;

/**
 * Packs a reply. Brotli is made quickly at first; a page that is kept is pressed again at full strength when there is
 * time, and then served for as long as it lives.
 */
export function packReply(reply: Reply): PackedReply {
  const identity = Buffer.from(reply.body);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  const packed = new Map<Encoding, Buffer>([['identity', identity]]);

  let asked = 0;
  return {
    status: reply.status,
    headers: reply.headers,
    etag,
    bytes: identity.length,
    body(encoding) {
      asked += 1;
      // Worth the work only for a page that somebody asked for again.
      if (asked === 2 && reply.keep) presses = presses.then(pressBest).catch(() => undefined);
      return packed.get(encoding) ?? press(encoding);
    },
  };

  async function press(encoding: Encoding): Promise<Buffer> {
    const made = encoding === 'br' ? await compressed(firstQuality) : await gzipped(identity);
    if (!packed.has(encoding)) packed.set(encoding, made);
    return made;
  }

  async function pressBest(): Promise<void> {
    packed.set('br', await compressed(bestQuality));
  }

  function compressed(quality: number): Promise<Buffer> {
    return brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
  }
}

/** Keeps the pages that were asked for last, bounded by bytes. */
export function createPageCache(limitBytes: number) {
  const pages = new Map<string, PackedReply>();
  let bytes = 0;

  return {
    get(key: string): PackedReply | undefined {
      const found = pages.get(key);
      if (!found) return undefined;
      pages.delete(key);
      pages.set(key, found);
      return found;
    },
    set(key: string, page: PackedReply): void {
      this.delete(key);
      pages.set(key, page);
      bytes += page.bytes;
      for (const [oldest] of pages) {
        if (bytes <= limitBytes) break;
        this.delete(oldest);
      }
    },
    delete(key: string): void {
      bytes -= pages.get(key)?.bytes ?? 0;
      pages.delete(key);
    },
    clear(): void {
      pages.clear();
      bytes = 0;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
