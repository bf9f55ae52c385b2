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

/** What one key costs, in milliseconds. */
export interface KeyTime {
  /** In which scripts ran, with every layout that they asked for, whatever started them, until the next key. */
  readonly script: number;
  /** The same, and what the browser does for the events themselves: it puts the letter into the field and lays out the page. */
  readonly dispatch: number;
}

/** Under these names a browser runs what a page wrote. */
const scriptNames = new Set(['FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback']);
/** An event lasts as long as its listeners and what the browser itself does about it. */
const dispatchName = 'EventDispatch';

export function timePerKey(events: readonly TraceEvent[]): KeyTime[] {
  const timed = events.filter(({ name, ph, dur }) => ph === 'X' && dur !== undefined && (scriptNames.has(name) || name === dispatchName));
  const presses = timed.filter(({ name, args }) => name === dispatchName && args?.data?.type === 'keydown');
  const [first] = presses;
  if (!first) return [];
  const onItsThread = timed.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).sort((one, other) => one.ts - other.ts);
  const times = [...new Set(presses.map(({ ts }) => ts))].sort((one, other) => one - other);
  return times.map((ts, place) => {
    const ofKey = onItsThread.filter((event) => event.ts >= ts && event.ts < (times[place + 1] ?? Infinity));
    return { script: coveredTime(ofKey.filter(({ name }) => name !== dispatchName)) / 1000, dispatch: coveredTime(ofKey) / 1000 };
  });
}

/** Calls are inside of each other: each moment counts once. */
function coveredTime(events: readonly TraceEvent[]): number {
  let covered = 0;
  let until = -Infinity;
  for (const { ts, dur = 0 } of events) {
    covered += Math.max(0, ts + dur - Math.max(ts, until));
    until = Math.max(until, ts + dur);
  }
  return covered;
}
