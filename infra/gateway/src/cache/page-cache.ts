import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Reply } from '../page-request.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
type Packing = Exclude<Encoding, 'identity'>;

/** A reply ready to be written out in every encoding that was asked for so far. */
export interface PackedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Names the body in one encoding. Weak, because a copy that is packed better later is the same page in other bytes; parts of pages
   * are not sent, so nothing needs more.
   */
  etag(encoding: Encoding): string;
  /** How long our cache may answer with it, in milliseconds. */
  readonly keepMs: number;
  readonly searched?: Reply['searched'];
  /** Length of the body before it is packed. */
  readonly bodyBytes: number;
  body(encoding: Encoding): Promise<Buffer> | Buffer;
  /** What is held in memory at this moment: the body, or its packed copies. */
  heldBytes(): number;
  /** Told each time that a packed copy was added or replaced. */
  onCopy(callback: () => void): void;
}

/** One after the other: files and answers share the same few threads and must not wait for it. */
let presses: Promise<unknown> = Promise.resolve();

/** With 5 a large page, styles and all, takes 10 ms of the processor instead of 6 and is a tenth smaller. */
const firstQuality = 4;
const bestQuality = 11;

/**
 * Full strength costs some forty times the quick copy and saves a fifth of its bytes: a page of 237 KB takes 480 ms instead of 10, and
 * 39 KB instead of 48.
 */
const askedBeforeItIsPressed = 10;

/** Each page that waits is held, whether or not the cache has let it go meanwhile. */
const mostWaiting = 50;
let waiting = 0;

/** False where too many wait already: a page that is still asked for comes again. */
function whenThereIsTime(press: () => Promise<void>): boolean {
  if (waiting >= mostWaiting) return false;
  waiting += 1;
  presses = presses
    .then(press)
    .catch(() => undefined)
    .finally(() => (waiting -= 1));
  return true;
}

/**
 * Packs a reply. Brotli is made quickly at first; a page that is kept is pressed again at full strength when there is time, and then
 * served for as long as it lives. Once there is a packed copy the page itself is let go: it is five times as large, and hardly any client
 * asks for it.
 */
export function packReply({ status, headers, keepMs, body: text, searched }: Reply): PackedReply {
  // Nothing below may hold the text: it takes up to twice as much memory as its bytes, and no limit would know of it.
  let identity: Buffer | undefined = Buffer.from(text);
  const bodyBytes = identity.length;
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  const packed = new Map<Packing, Buffer>();
  const underWay = new Map<Packing, Promise<Buffer>>();

  let asked = 0;
  let isPressed = false;
  let copied = (): void => undefined;
  return {
    status,
    headers,
    etag: (encoding) => `W/"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    keepMs,
    ...(searched ? { searched } : {}),
    bodyBytes,
    heldBytes: () => [...packed.values()].reduce((sum, { length }) => sum + length, identity?.length ?? 0),
    onCopy: (callback) => void (copied = callback),
    body(encoding) {
      asked += 1;
      if (asked >= askedBeforeItIsPressed && keepMs === Infinity) isPressed ||= whenThereIsTime(pressBest);
      if (encoding === 'identity') return whole();
      return packed.get(encoding) ?? press(encoding);
    },
  };

  function whole(): Buffer | Promise<Buffer> {
    if (identity) return identity;
    const [[encoding, copy]] = [...packed] as [[Packing, Buffer]];
    return unpack[encoding](copy);
  }

  /** All who ask before there is a copy wait for one. */
  function press(encoding: Packing): Promise<Buffer> {
    const known = underWay.get(encoding);
    if (known) return known;
    const made = pressNow(encoding).finally(() => underWay.delete(encoding));
    underWay.set(encoding, made);
    return made;
  }

  async function pressNow(encoding: Packing): Promise<Buffer> {
    const bytes = await whole();
    const made = encoding === 'br' ? await compressed(bytes, firstQuality) : await gzipped(bytes);
    if (!packed.has(encoding)) keep(encoding, made);
    return made;
  }

  async function pressBest(): Promise<void> {
    keep('br', await compressed(await whole(), bestQuality));
  }

  function keep(encoding: Packing, copy: Buffer): void {
    packed.set(encoding, copy);
    identity = undefined;
    copied();
  }
}

function compressed(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** What an entry takes beside its texts: the objects around them and its row in the cache. */
const bookkeepingBytes = 500;

export interface PageCacheLimits {
  readonly bytes: number;
  readonly pages: number;
}

/** Keeps the pages that were asked for last, bounded by their number and by all that they hold in memory. */
export function createPageCache({ bytes, pages }: PageCacheLimits, now: () => number = () => performance.now()) {
  const entries = new LRUCache<string, { readonly page: PackedReply }>({
    max: pages,
    maxSize: bytes,
    perf: { now },
    ttlResolution: 0,
    sizeCalculation: ({ page }, key) => weightOf(key, page),
  });

  return {
    get: (key: string): PackedReply | undefined => entries.get(key)?.page,
    set(key: string, page: PackedReply): void {
      // Zero is what the library calls no end.
      entries.set(key, { page }, { ttl: page.keepMs === Infinity ? 0 : page.keepMs });
      // An entry is weighed when it is set: one that has grown is set again.
      page.onCopy(() => {
        if (entries.peek(key)?.page === page) entries.set(key, { page }, { noUpdateTTL: true });
      });
    },
    clear: () => entries.clear(),
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}

function weightOf(key: string, { headers, heldBytes }: PackedReply): number {
  const headerBytes = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return key.length + headerBytes + heldBytes() + bookkeepingBytes;
}

export type PageCache = ReturnType<typeof createPageCache>;
