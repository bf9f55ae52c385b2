import { Failure } from '@webdocs/contracts/failures/failure';

export interface FairQueueOptions {
  /** Jobs at once. */
  readonly atOnce: number;
  /** Jobs that wait, of all networks and of each. */
  readonly mostWaiting: number;
  readonly mostOfNetwork: number;
}

/** Does jobs a few at a time, and takes them in turn from the networks that ask: many of one do not hold up the one of another. */
export interface FairQueue {
  run<T>(network: string, job: () => Promise<T>): Promise<T>;
  /** Jobs that run, and that wait. */
  state(): { readonly running: number; readonly waiting: number };
}

export function fairQueue({ atOnce, mostWaiting, mostOfNetwork }: FairQueueOptions): FairQueue {
  /** In the order of their turns: a network that had its turn goes to the end. */
  const waitingOf = new Map<string, Array<() => void>>();
  let running = 0;
  let waiting = 0;

  function next(): void {
    while (running < atOnce) {
      const [turn] = waitingOf;
      if (!turn) return;
      const [network, jobs] = turn;
      const begin = jobs.shift();
      waitingOf.delete(network);
      if (jobs.length > 0) waitingOf.set(network, jobs);
      waiting--;
      running++;
      begin?.();
    }
  }

  return {
    run(network, job) {
      const own = waitingOf.get(network) ?? [];
      if (running >= atOnce && (waiting >= mostWaiting || own.length >= mostOfNetwork)) {
        return Promise.reject(new Failure('OBSERVATORY_QUEUE_FULL'));
      }
      return new Promise((resolve, reject) => {
        own.push(() => {
          // A job that throws before it waits for anything fails like any other.
          void (async () => job())()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        waitingOf.set(network, own);
        waiting++;
        next();
      });
    },
    state: () => ({ running, waiting }),
  };
}
