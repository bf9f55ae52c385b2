import { randomUUID } from 'node:crypto';
import { noRoomIn } from '@webdocs/contracts/failures/no-room';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import type { RequestedChange } from '@webdocs/contracts/remote/requested-change';
import { LRUCache } from 'lru-cache';

type Wanted = Pick<RequestedChange, 'changes' | 'reason' | 'by'>;
type Work = (onStep: (step: string) => void) => Promise<LivePointer>;

/**
 * Changes of what is live go on whether or not the one who asked for them still listens: trials can take longer than a connection
 * lasts. How far they are, and what came of them, can be asked for by anyone with a token.
 */
export interface RequestedChanges {
  /** SITE_STOPPING once the gateway is being closed. */
  begin(wanted: Wanted, work: Work): { readonly change: RequestedChange; readonly done: Promise<LivePointer> };
  /** Once there are more steps than those, or an outcome; as it is after a while. CHANGE_UNKNOWN for an id that is not known (any more). */
  news(id: string, seen: number): Promise<RequestedChange>;
  /** Those under way, and those that have ended within the hour, the latest first. */
  all(): RequestedChange[];
  /** Takes no more, and is done when those under way have ended. */
  close(): Promise<void>;
}

interface Underway {
  change: RequestedChange;
  readonly listeners: Set<() => void>;
}

const newsWithinMs = 10_000;
const ended = { max: 50, ttl: 3_600_000 };

export function openRequestedChanges(report: (failure: Failure) => void, waitMs = newsWithinMs): RequestedChanges {
  const underway = new Map<string, Underway>();
  const past = new LRUCache<string, RequestedChange>(ended);
  const working = new Set<Promise<unknown>>();
  let isClosing = false;

  return {
    begin(wanted, work) {
      if (isClosing) throw new Failure('SITE_STOPPING');
      const id = randomUUID();
      const one: Underway = {
        change: { ...wanted, id, startedAt: new Date().toISOString(), steps: [], outcome: null },
        listeners: new Set(),
      };
      underway.set(id, one);
      const done = work((step) => tell(one, { steps: [...one.change.steps, step] }));
      const noted = done.then(
        (pointer) => end(one, { kind: 'live', pointer }),
        (thrown: unknown) => end(one, refusalOf(thrown, report)),
      );
      working.add(noted);
      void noted.finally(() => working.delete(noted));
      return { change: one.change, done };
    },
    async news(id, seen) {
      const one = underway.get(id);
      if (one && one.change.steps.length <= seen) await nextOf(one);
      const change = one?.change ?? past.get(id);
      if (!change) throw new Failure('CHANGE_UNKNOWN', { id });
      return change;
    },
    all: () => [...[...underway.values()].map(({ change }) => change).reverse(), ...past.values()],
    async close() {
      isClosing = true;
      await Promise.all(working);
    },
  };

  function nextOf({ listeners }: Underway): Promise<void> {
    return new Promise((resolve) => {
      const heard = (): void => {
        clearTimeout(timer);
        listeners.delete(heard);
        resolve();
      };
      const timer = setTimeout(heard, waitMs);
      listeners.add(heard);
    });
  }

  function end(one: Underway, outcome: RequestedChange['outcome']): void {
    underway.delete(one.change.id);
    past.set(one.change.id, { ...one.change, outcome });
    tell(one, { outcome });
  }
}

function tell(one: Underway, news: Partial<RequestedChange>): void {
  one.change = { ...one.change, ...news };
  for (const heard of [...one.listeners]) heard();
}

function refusalOf(thrown: unknown, report: (failure: Failure) => void): RequestedChange['outcome'] {
  const failure =
    thrown instanceof Failure
      ? thrown
      : (noRoomIn(thrown) ?? new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }, { cause: thrown }));
  if (failure.status >= 500) report(failure);
  const { code, message, values } = failure;
  return { kind: 'refused', code, message, values: { ...values } };
}
