import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import type { Feed } from '@webdocs/content';

/** A feed that is being made, or was: packed, in pieces that all who ask get to read from the first one on. */
export class PackedFeed {
  readonly type: string;
  readonly isPacked: boolean;
  readonly isUnlisted: boolean;
  readonly #pieces: Buffer[] = [];
  #bytes = 0;
  #isDone = false;
  #failure: unknown;
  #wake: () => void = () => undefined;
  #more: Promise<void>;
  readonly done: Promise<void>;

  constructor({ type, text, isPacked = false, isUnlisted = false }: Feed) {
    this.type = type;
    this.isPacked = isPacked;
    this.isUnlisted = isUnlisted;
    this.#more = this.#nextPiece();
    this.done = this.#make(text);
    // Readers hear of a failure in pieces(); without readers it is dropped.
    this.done.catch(() => undefined);
  }

  get bytes(): number {
    return this.#bytes;
  }

  async *pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; ; at++) {
      while (at >= this.#pieces.length && !this.#isDone) await this.#more;
      if (this.#failure !== undefined) throw this.#failure;
      const piece = this.#pieces[at];
      if (piece === undefined) return;
      yield piece;
    }
  }

  async #make(text: Feed['text']): Promise<void> {
    const gzip = createGzip({ level: 6 });
    gzip.on('data', (piece: Buffer) => this.#add(piece));
    try {
      for await (const piece of text) if (!gzip.write(piece)) await once(gzip, 'drain');
      gzip.end();
      await once(gzip, 'end');
    } catch (thrown) {
      gzip.destroy();
      this.#failure = thrown ?? new Error('the feed could not be made');
      throw thrown;
    } finally {
      this.#isDone = true;
      this.#wake();
    }
  }

  #add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    this.#wake();
    this.#more = this.#nextPiece();
  }

  #nextPiece(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }
}

/** Feeds of one state of the content, those asked for last, bounded by bytes. */
export class FeedCache {
  readonly #feeds = new Map<string, Promise<PackedFeed | undefined>>();
  readonly #bytes = new Map<string, number>();

  constructor(readonly limitBytes: number) {}

  /** Many who ask for the same feed at the same moment read one that is made. */
  get(key: string, make: () => Promise<Feed | undefined>): Promise<PackedFeed | undefined> {
    const known = this.#feeds.get(key);
    if (known) {
      this.#feeds.delete(key);
      this.#feeds.set(key, known);
      return known;
    }
    const made = make().then((feed) => feed && new PackedFeed(feed));
    this.#feeds.set(key, made);
    made
      .then((feed) => (feed ? feed.done.then(() => this.#weigh(key, made, feed.bytes)) : this.#forget(key, made)))
      .catch(() => this.#forget(key, made));
    return made;
  }

  clear(): void {
    this.#feeds.clear();
    this.#bytes.clear();
  }

  #weigh(key: string, made: Promise<unknown>, bytes: number): void {
    if (this.#feeds.get(key) !== made) return;
    this.#bytes.set(key, bytes);
    let sum = [...this.#bytes.values()].reduce((total, own) => total + own, 0);
    for (const oldest of this.#feeds.keys()) {
      if (sum <= this.limitBytes) break;
      sum -= this.#bytes.get(oldest) ?? 0;
      this.#bytes.delete(oldest);
      this.#feeds.delete(oldest);
    }
  }

  #forget(key: string, made: Promise<unknown>): void {
    if (this.#feeds.get(key) === made) this.#feeds.delete(key);
  }
}
