import { createHmac } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { keysHeader } from './surrogate-keys.ts';

interface PurgeOptions {
  /** Where a shared cache, or a program that orders it, takes orders. */
  readonly address: string;
  /** Signs what is sent; without it nothing is signed. */
  readonly secret: string;
  readonly report: (failure: Failure) => void;
  readonly now?: () => number;
  /** How long after each attempt that failed the next one comes; then it is given up. */
  readonly againAfterMs?: readonly number[];
}

const signatureHeader = 'webdocs-signature';
const answersWithinMs = 5000;
/** A minute in all: by then what shared caches keep of pages is over by itself. */
const usualPauses = [1000, 5000, 15_000, 30_000];

export interface PurgeHook {
  /** Orders the cache to forget everything under these keys. */
  purge(keys: readonly string[]): void;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** One order at a time, in order; what changes meanwhile goes with the next one. */
export function purgeHook({ address, secret, report, now = Date.now, againAfterMs = usualPauses }: PurgeOptions): PurgeHook {
  const wanted = new Set<string>();
  const closing = new AbortController();
  let sending: Promise<void> | undefined;
  return {
    purge(keys) {
      for (const key of keys) wanted.add(key);
      sending ??= sendAll();
    },
    async close() {
      closing.abort();
      await sending;
    },
  };

  async function sendAll(): Promise<void> {
    while (wanted.size > 0 && !closing.signal.aborted) {
      const keys = [...wanted];
      wanted.clear();
      await send(keys);
    }
    // In the same step as the last look at what is wanted: a change that comes later begins the next round.
    sending = undefined;
  }

  async function send(keys: readonly string[]): Promise<void> {
    for (const pauseMs of [...againAfterMs, undefined]) {
      try {
        return await sendOnce(keys);
      } catch (thrown) {
        if (closing.signal.aborted) return;
        report(new Failure('PURGE_FAILED', { address, keys: keys.join(' '), cause: causeOf(thrown) }, { cause: thrown }));
        if (pauseMs !== undefined) await later(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function sendOnce(keys: readonly string[]): Promise<void> {
    const body = JSON.stringify({ keys });
    const { status, body: answer } = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [keysHeader]: keys.join(' '), ...signed(body) },
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answersWithinMs)]),
    });
    // What is not read keeps its connection.
    await answer?.cancel();
    if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
  }

  function signed(body: string): Record<string, string> {
    if (secret === '') return {};
    const seconds = Math.floor(now() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { [signatureHeader]: `t=${seconds},v1=${signature}` };
  }
}
