import type { StepName } from '../page-request.ts';

/** Where the time of one request went: printed as Server-Timing and counted in the metrics. */
export interface Trace {
  step<T>(name: StepName, work: () => T | Promise<T>): Promise<T>;
  fragment<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Value of the Server-Timing header. */
  serverTiming(): string;
  durations(): ReadonlyArray<readonly [string, number]>;
}

export function startTrace(now: () => number = () => performance.now()): Trace {
  const durations: Array<readonly [string, number]> = [];
  const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const began = now();
    try {
      return await work();
    } finally {
      durations.push([name, now() - began]);
    }
  };
  return {
    step: timed,
    fragment: timed,
    serverTiming: () =>
      durations.map(([name, milliseconds]) => `${name.replace(/[^A-Za-z0-9_-]/g, '-')};dur=${milliseconds.toFixed(1)}`).join(', '),
    durations: () => durations,
  };
}
