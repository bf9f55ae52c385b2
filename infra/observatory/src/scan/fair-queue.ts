import { Failure } from '@webdocs/contracts/failures/failure';

export interface FairQueueOptions {
  /** Jobs at once. */
  readonly atOnce: number;
  /** Jobs that wait, of all networks and of each. */
  readonly mostWaiting: number;
  readonly mostOfNetwork: number;
}

/** Who asks for a job, and what it is about. */
export interface Turn {
  readonly network: string;
  readonly host: string;
}

/**
 * Does jobs a few at a time, one about a host at a time, and takes them in turn from the networks that ask: many of one do not hold up
 * the one of another.
 */
export interface FairQueue {
  run<T>(turn: Turn, job: () => Promise<T>): Promise<T>;
  /** Jobs that run, and that wait. */
  state(): { readonly running: number; readonly waiting: number };
}

interface Job {
  readonly host: string;
  readonly begin: () => void;
}

export function fairQueue({ atOnce, mostWaiting, mostOfNetwork }: FairQueueOptions): FairQueue {
  /** In the order of their turns: a network that had its turn goes to the end. */
  const waitingOf = new Map<string, Job[]>();
  const busyHosts = new Set<string>();
  let running = 0;
  let waiting = 0;

  function next(): void {
    while (running < atOnce) {
      const job = takeNext();
      if (!job) return;
      waiting--;
      running++;
      busyHosts.add(job.host);
      job.begin();
    }
  }

  /** The first whose host is free, of the network whose turn it is. */
  function takeNext(): Job | undefined {
    for (const [network, jobs] of waitingOf) {
      const index = jobs.findIndex(({ host }) => !busyHosts.has(host));
      if (index < 0) continue;
      const [job] = jobs.splice(index, 1);
      waitingOf.delete(network);
      if (jobs.length > 0) waitingOf.set(network, jobs);
      return job;
    }
    return undefined;
  }

  return {
    run({ network, host }, job) {
      const own = waitingOf.get(network) ?? [];
      const mustWait = running >= atOnce || busyHosts.has(host);
      if (mustWait && (waiting >= mostWaiting || own.length >= mostOfNetwork)) {
        return Promise.reject(new Failure('OBSERVATORY_QUEUE_FULL'));
      }
      return new Promise((resolve, reject) => {
        const begin = () => {
          // A job that throws before it waits for anything fails like any other.
          void (async () => job())()
            .then(resolve, reject)
            .finally(() => {
              running--;
              busyHosts.delete(host);
              next();
            });
        };
        own.push({ host, begin });
        waitingOf.set(network, own);
        waiting++;
        next();
      });
    },
    state: () => ({ running, waiting }),
  };
}
