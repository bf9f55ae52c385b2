import { mayComeRight } from '../calls/call-problem.ts';

/** What is known of an address: the last answer, and what went wrong since. */
export interface Kept<T> {
  readonly data: T | undefined;
  readonly failure: unknown;
  readonly isLoading: boolean;
}

interface Entry {
  kept: Kept<unknown>;
  read: () => Promise<unknown>;
  watchers: number;
  askedAt: number;
  turn: number;
  retry: ReturnType<typeof setTimeout> | undefined;
}

/** The times of the specification. */
const readTimes = { dedupeMs: 2000, focusThrottleMs: 5000, retryMs: 5000 } as const;

const nothing: Kept<never> = { data: undefined, failure: undefined, isLoading: false };

/**
 * Answers of the API, kept while the page is open: shown at once where they are known, and asked for again when a component
 * looks, when the reader comes back to the window, and after a failure that may pass.
 */
export class ReadCache {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #focusedAt = -Infinity;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#follow('addEventListener');
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#follow('removeEventListener');
    };
  };

  /** Grows with every change. */
  readonly version = (): number => this.#version;

  get<T>(key: string): Kept<T> {
    return (this.#entries.get(key)?.kept ?? nothing) as Kept<T>;
  }

  /** Keeps the answer current until told otherwise. */
  watch(key: string, read: () => Promise<unknown>): () => void {
    const entry = this.#entries.get(key) ?? { kept: nothing, read, watchers: 0, askedAt: -Infinity, turn: 0, retry: undefined };
    this.#entries.set(key, entry);
    entry.read = read;
    entry.watchers += 1;
    if (Date.now() - entry.askedAt >= readTimes.dedupeMs) this.#ask(entry);
    return () => {
      entry.watchers -= 1;
      if (entry.watchers === 0) clearTimeout(entry.retry);
    };
  }

  /** What a change has answered is known at once, without asking again. */
  put<T>(key: string, change: (data: T) => T): void {
    const entry = this.#entries.get(key);
    if (entry?.kept.data === undefined) return;
    entry.turn += 1;
    this.#set(entry, { data: change(entry.kept.data as T), failure: undefined, isLoading: false });
  }

  /** Something was changed: what is on screen is asked for again, everything else when it is next looked at. */
  refresh(): void {
    for (const entry of this.#entries.values()) {
      entry.askedAt = -Infinity;
      if (entry.watchers > 0) this.#ask(entry);
    }
  }

  /** Another user is reading, or none: an answer on its way is not kept either. */
  forget(): void {
    for (const entry of this.#entries.values()) {
      clearTimeout(entry.retry);
      entry.turn += 1;
    }
    this.#entries.clear();
    this.#changed();
  }

  #ask(entry: Entry): void {
    clearTimeout(entry.retry);
    entry.askedAt = Date.now();
    const turn = (entry.turn += 1);
    this.#set(entry, { ...entry.kept, isLoading: true });
    entry.read().then(
      (data) => {
        if (turn === entry.turn) this.#set(entry, { data, failure: undefined, isLoading: false });
      },
      (failure: unknown) => {
        if (turn !== entry.turn) return;
        this.#set(entry, { ...entry.kept, failure, isLoading: false });
        if (entry.watchers > 0 && mayComeRight(failure)) entry.retry = setTimeout(() => this.#ask(entry), readTimes.retryMs);
      },
    );
  }

  #set(entry: Entry, kept: Kept<unknown>): void {
    entry.kept = kept;
    this.#changed();
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }

  #follow(change: 'addEventListener' | 'removeEventListener'): void {
    window[change]('focus', this.#onReturn);
    window[change]('online', this.#onReturn);
  }

  readonly #onReturn = (): void => {
    if (Date.now() - this.#focusedAt < readTimes.focusThrottleMs) return;
    this.#focusedAt = Date.now();
    for (const entry of this.#entries.values()) if (entry.watchers > 0) this.#ask(entry);
  };
}
