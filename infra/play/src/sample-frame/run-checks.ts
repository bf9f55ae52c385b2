import { checkTimeLimitMs, longestReason, type MarkMessage } from '@webdocs/contracts/samples/sample-messages';
import { checkFunctions, type CheckFunctions } from './check-functions.ts';

type Check = (...words: ReadonlyArray<CheckFunctions[keyof CheckFunctions]>) => Promise<unknown>;

// It has no global name.
const AsyncFunction = (async () => undefined).constructor as new (...parts: readonly string[]) => Check;

/**
 * Sees one after the other whether what the code made passes the checks. Each is an expression that may wait; the frame is
 * the place where any code may run, so a check is code as well.
 */
export async function runChecks(
  checks: readonly string[],
  printed: readonly string[],
  tell: (message: MarkMessage) => void,
  timeLimitMs = checkTimeLimitMs,
): Promise<void> {
  leaveFocusAlone();
  const words = checkFunctions(printed);
  const names = Object.keys(words);
  for (const [index, check] of checks.entries()) {
    try {
      const passes = new AsyncFunction(...names, `return (\n${check}\n)`)(...Object.values(words));
      tell({ typ: 'mark', index, outcome: (await inTime(passes, timeLimitMs)) ? 'done' : 'not-yet' });
    } catch (thrown) {
      tell({ typ: 'mark', index, outcome: 'failed', reason: textOf(thrown).slice(0, longestReason) });
    }
  }
}

/**
 * Code that a check starts may set the focus. The reader is writing in the page around the frame, and even an inert frame would take
 * the focus from there.
 */
function leaveFocusAlone(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) Object.defineProperty(prototype, 'focus', { value: () => undefined });
}

function inTime(passes: Promise<unknown>, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`> ${timeLimitMs} ms`)), timeLimitMs);
    passes.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}
