/** One event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** Under these names a browser runs what a page wrote. */
const scriptNames = new Set(['EventDispatch', 'FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback']);

/** Milliseconds in which scripts ran from each press of a key to the next, whatever started them. */
export function scriptTimePerKey(events: readonly TraceEvent[]): number[] {
  const script = events.filter(({ name, ph, dur }) => ph === 'X' && dur !== undefined && scriptNames.has(name));
  const presses = script.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const [first] = presses;
  if (!first) return [];
  const onItsThread = script.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).sort((one, other) => one.ts - other.ts);
  const times = [...new Set(presses.map(({ ts }) => ts))].sort((one, other) => one - other);
  return times.map(
    (ts, place) => coveredTime(onItsThread.filter((event) => event.ts >= ts && event.ts < (times[place + 1] ?? Infinity))) / 1000,
  );
}

/** Calls stand inside of each other: each moment counts once. */
function coveredTime(events: readonly TraceEvent[]): number {
  let covered = 0;
  let until = -Infinity;
  for (const { ts, dur = 0 } of events) {
    covered += Math.max(0, ts + dur - Math.max(ts, until));
    until = Math.max(until, ts + dur);
  }
  return covered;
}
