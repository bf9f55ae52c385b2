import { constants } from 'node:os';

type Signals = Pick<NodeJS.Process, 'on' | 'listenerCount'> & { exit(code: number): void };

/**
 * How a signal ends a command. One that listens ends in its own way, and signals that come meanwhile change nothing: a terminal and
 * systemd send them to the whole group, and the launcher passes them on once more. Any other ends by an exit, at which a database
 * that it started is stopped; by default a signal would leave that running.
 */
export function endBySignal(process: Signals): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // This listener is one of them.
      if (process.listenerCount(signal) > 1) isEnding = true;
      else if (!isEnding) process.exit(128 + constants.signals[signal]);
    });
}
