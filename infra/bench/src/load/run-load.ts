import autocannon, { type Request } from 'autocannon';

export interface Pressed {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly total: number;
  /** Requests without a good answer, and what became of them. */
  readonly failed: number;
  readonly failures: string;
}

export interface Pressure {
  readonly connections: number;
  readonly seconds: number;
  /** Ends after so many requests, whatever time they take. */
  readonly amount?: number;
  readonly encoding: 'br' | 'identity';
  /** Gives each request a path of its own, so that no cache has its answer. */
  readonly path?: (turn: number) => string;
  /** Makes each request anew, for calls that send something. */
  readonly request?: (turn: number) => Request;
}

/** As many requests as the connections take, one after the other on each. */
export async function press(url: string, pressure: Pressure): Promise<Pressed> {
  return startPressing(url, pressure).finished;
}

export function startPressing(url: string, { connections, seconds, amount, encoding, path, request }: Pressure) {
  let turn = 0;
  const made = request ?? (path && ((at: number) => ({ path: path(at) })));
  const requests: Request[] | undefined = made && [{ setupRequest: (usual) => ({ ...usual, ...made((turn += 1)) }) }];
  const run = autocannon({ url, connections, duration: seconds, amount, headers: { 'accept-encoding': encoding }, requests });
  return {
    stop: () => run.stop(),
    finished: Promise.resolve(run).then(({ requests: { average, total }, latency, errors, timeouts, non2xx }): Pressed => ({
      requestsPerSecond: average,
      p99Ms: latency.p99,
      total,
      // A request that timed out counts among the errors.
      failed: errors + non2xx,
      failures: `${timeouts} timed out, ${errors - timeouts} broken off, ${non2xx} refused`,
    })),
  };
}
