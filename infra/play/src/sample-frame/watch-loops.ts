import type { StoppedMessage } from '@webdocs/contracts/samples/sample-messages';
import { longestRunMs, loopCheck, withoutChecks } from './loop-check.ts';
import { watchDialogs } from './watch-dialogs.ts';

/** After a stop, code that is called again (by a timer, say) has no second chance of that length. */
const laterRunMs = 500;
const mostBetweenLooks = 4096;

/** What instrumented code throws where it is stopped. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * Gives instrumented code the function that it calls, which throws once the code has run too long without a pause. A pause is
 * the browser's turn: a loop that awaits a timer may go on forever, one that awaits only promises never lets the browser work.
 */
export function watchLoops(tell: (message: StoppedMessage) => void, longestMs = longestRunMs): void {
  // Kept before the code of the sample can put something else in its place.
  const now = performance.now.bind(performance);
  const { port1: rest, port2: atRest } = new MessageChannel();
  const pause = rest.postMessage.bind(rest);
  let allowedMs = longestMs;
  let start: number | undefined;
  let lastLook = 0;
  let betweenLooks = 0;
  let left = 0;
  /** Turns since the last pause, by `indexOf` their lines. */
  let counts: number[] = [];
  atRest.onmessage = beginAgain;
  showCodeAsWritten();
  watchDialogs(() => undefined, beginAgain);
  Object.defineProperty(window, loopCheck, { value: tick });

  function tick(line: number): void {
    const index = indexOf(line);
    counts[index] = (counts[index] ?? 0) + 1;
    left -= 1;
    if (left < 0) look(line);
  }

  function look(line: number): void {
    const time = now();
    if (start === undefined) {
      start = time;
      betweenLooks = 0;
      // Heard when this task and all promises that follow from it are done.
      pause(0);
    } else if (time - start > allowedMs) stop(line);
    // Looking costs more than a turn of most loops: seldom where turns are short, at each one where they are long.
    betweenLooks = time - lastLook < 1 ? Math.min(2 * betweenLooks + 1, mostBetweenLooks) : betweenLooks >> 2;
    lastLook = time;
    left = betweenLooks;
  }

  function stop(line: number): never {
    allowedMs = laterRunMs;
    const count = counts[indexOf(line)] ?? 1;
    tell({ typ: 'stopped', place: { part: line < 0 ? 'html' : 'js', line: Math.abs(line) }, count });
    throw new Stopped(`line ${Math.abs(line)} ran ${count.toLocaleString('en-US')} times without a pause`);
  }

  function beginAgain(): void {
    start = undefined;
    counts = [];
    left = 0;
  }
}

/** Lines of the HTML are less than nothing, and odd here; those of the script are even. */
function indexOf(line: number): number {
  return line < 0 ? -2 * line + 1 : 2 * line;
}

/** Samples print functions. */
function showCodeAsWritten(): void {
  const { prototype } = Function;
  const usual = prototype.toString;
  prototype.toString = new Proxy(usual, {
    apply: (target, owner: unknown, words) => withoutChecks(Reflect.apply(target, owner, words) as string),
  });
}
