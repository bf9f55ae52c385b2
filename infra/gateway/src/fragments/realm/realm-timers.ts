interface Timer {
  readonly id: number;
  readonly run: () => void;
  readonly everyMs: number | undefined;
  at: number;
}

const mostTimers = 10_000;
let timers: Timer[] = [];
/** Only while a fragment is under way. */
let areTaken = false;
let lastId = 0;

function add(run: () => void, ms: unknown, repeats: boolean): number {
  if (timers.length >= mostTimers) throw new Error(`${mostTimers} timers are waiting already`);
  const wait = Math.max(0, Number(ms) || 0);
  lastId += 1;
  // What goes on after its answer gets a number and nothing else.
  if (areTaken) timers.push({ id: lastId, run, everyMs: repeats ? Math.max(1, wait) : undefined, at: Date.now() + wait });
  return lastId;
}

function remove(id: unknown): void {
  timers = timers.filter((timer) => timer.id !== id);
}

/** The timers of the web, driven from outside, because the language has none. */
export const timerFunctions = {
  setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => add(() => run(...given), ms, false),
  setInterval: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => add(() => run(...given), ms, true),
  setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) => add(() => run(...given), 0, false),
  clearTimeout: remove,
  clearInterval: remove,
  clearImmediate: remove,
};

export function takeTimers(): void {
  areTaken = true;
}

/** What a fragment leaves behind runs in no later one, nor what its promises still ask for. */
export function dropTimers(): void {
  areTaken = false;
  timers = [];
}

/** Milliseconds; -1 where there is none. */
export function untilNextTimer(): number {
  let first = Infinity;
  for (const { at } of timers) if (at < first) first = at;
  return first === Infinity ? -1 : Math.max(0, first - Date.now());
}

export function runTimers(): void {
  const now = Date.now();
  const due = timers.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at || a.id - b.id);
  for (const timer of due) {
    // One before it may have taken it away.
    if (!timers.includes(timer)) continue;
    if (timer.everyMs === undefined) remove(timer.id);
    else timer.at = now + timer.everyMs;
    try {
      timer.run();
    } catch {
      // As in a browser, nothing waits for it.
    }
  }
}
