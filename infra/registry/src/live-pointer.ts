import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { followNotifications } from '@webdocs/database/notifications';
import { canonicalJson } from './canonical-json.ts';
import { changeChannel, readLive } from './live-record.ts';

const pollMs = 1000;

export interface FollowedPointer {
  /** What is live now; while the database is away, what was live when it was last seen. */
  current(): Promise<LivePointer>;
  /** Looks now, and tells subscribers before it returns. */
  look(): Promise<void>;
  /** Settles when the database has answered for the first time. */
  ready(): Promise<void>;
  onChange(callback: (pointer: LivePointer) => void): () => void;
  close(): Promise<void>;
}

interface FollowOptions {
  readonly database: Database;
  readonly report: (failure: Failure) => void;
  /** Done before the first look, and again until it succeeds. */
  readonly prepare: () => Promise<void>;
}

/** Follows what is live in the database, whichever process changes it and however often the database goes away. */
export function followLivePointer({ database, report, prepare }: FollowOptions): FollowedPointer {
  const callbacks = new Set<(pointer: LivePointer) => void>();
  let seen: () => void = () => undefined;
  const firstSeen = new Promise<void>((resolve) => (seen = resolve));
  let pointer: LivePointer | undefined;
  let isPrepared = false;
  let complaint = '';
  let turn: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let poll: NodeJS.Timeout | undefined;
  let isClosed = false;

  return {
    async current() {
      try {
        await look();
      } catch (thrown) {
        if (!isAway(thrown) || !pointer) throw thrown;
      }
      return pointer as LivePointer;
    },
    look,
    ready() {
      follow();
      return firstSeen;
    },
    onChange(callback) {
      callbacks.add(callback);
      follow();
      return () => void callbacks.delete(callback);
    },
    async close() {
      isClosed = true;
      callbacks.clear();
      clearTimeout(poll);
      await stopListening?.();
      await turn;
    },
  };

  /** Looks never cross: one at a time, and a caller gets one that begins afterwards. */
  function look(): Promise<void> {
    if (waiting) return waiting;
    const mine = turn.then(() => {
      waiting = undefined;
      return read();
    });
    waiting = mine;
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function read(): Promise<void> {
    if (!isPrepared) await prepare();
    isPrepared = true;
    const { pointer: next, failure } = await readLive(database.query);
    if (failure && failure.message !== complaint) report(failure);
    complaint = failure?.message ?? '';
    const before = pointer;
    if (before && (failure || canonicalJson(next) === canonicalJson(before))) return;
    pointer = next;
    seen();
    for (const callback of [...callbacks]) callback(next);
  }

  /** Notices make it quick, the poll makes it sure. */
  function follow(): void {
    if (isClosed || stopListening) return;
    stopListening = followNotifications({ address: database.address, channel: changeChannel, onNotice: () => void lookQuietly() });
    pollLater();
  }

  function pollLater(): void {
    poll = setTimeout(() => {
      void lookQuietly().finally(() => {
        if (!isClosed) pollLater();
      });
    }, pollMs).unref();
  }

  async function lookQuietly(): Promise<void> {
    try {
      if (!isClosed) await look();
    } catch (thrown) {
      // The database tells of its absence itself; anything else is told once.
      const failure = thrown instanceof Failure ? thrown : new Failure('POINTER_MALFORMED', { source: 'registry', cause: causeOf(thrown) });
      if (isAway(thrown) || failure.message === complaint) return;
      complaint = failure.message;
      report(failure);
    }
  }
}

export function isAway(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === 'DATABASE_AWAY';
}
