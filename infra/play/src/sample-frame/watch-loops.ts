import type { StoppedMessage } from '@webdocs/contracts/samples/sample-messages';
import { endlessLine, type CheckedLine } from './endless-line.ts';
import { longestRunMs, loopCheck, madeCheck, withoutChecks, type CheckedPlace } from './loop-check.ts';
import { watchDialogs } from './watch-dialogs.ts';

/** After a stop, code that is called again (by a timer, say) has no second chance of that length. */
const laterRunMs = 500;
const mostBetweenLooks = 4096;

/** What instrumented code throws where it is stopped. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Watching {
  readonly longestMs?: number;
  /** Code that other code made, in a line; as it is where nothing here reads code. */
  readonly instrumented?: (code: string, line: number) => string;
}
const asIs = (code: string) => code;

/**
 * Gives instrumented code the function that it calls, which throws once the code has run too long without a pause. A pause is
 * the browser's turn: a loop that awaits a timer may go on forever, one that awaits only promises never lets the browser work.
 */
export function watchLoops(
  tell: (message: StoppedMessage) => void,
  { longestMs = longestRunMs, instrumented = asIs }: Watching = {},
): void {
  // Kept before the code of the sample can put something else in its place.
  const now = performance.now.bind(performance);
  const { port1: rest, port2: atRest } = new MessageChannel();
  const pause = rest.postMessage.bind(rest);
  let allowedMs = longestMs;
  let start: number | undefined;
  let lastLook = 0;
  let betweenLooks = 0;
  let left = 0;
  /** Turns since the last pause, by `indexOf` their lines; and what is known of these. */
  let counts: number[] = [];
  let places: CheckedPlace[] = [];
  /** Of `counts`, when the quarter of the allowed time began that runs now, and whether they grew in the one before. */
  let before: number[] = [];
  let hadTurned: boolean[] = [];
  let quarter = 0;
  atRest.onmessage = beginAgain;
  showCodeAsWritten();
  watchDialogs(() => undefined, beginAgain);
  Object.defineProperty(window, loopCheck, { value: tick });
  const made = (code: unknown, line: number) => (typeof code === 'string' ? instrumented(code, line) : code);
  Object.defineProperty(window, madeCheck, { value: made });

  function tick(line: number, around?: number, isCall?: 1): void {
    const index = indexOf(line);
    const count = counts[index];
    if (count === undefined) places[index] = { line, around: around ?? 0, isLoop: isCall === undefined };
    counts[index] = (count ?? 0) + 1;
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
    else noteQuarter(Math.floor((4 * (time - start)) / allowedMs));
    // Looking costs more than a turn of most loops: seldom where turns are short, at each one where they are long.
    betweenLooks = time - lastLook < 1 ? Math.min(2 * betweenLooks + 1, mostBetweenLooks) : betweenLooks >> 2;
    lastLook = time;
    left = betweenLooks;
  }

  function noteQuarter(current: number): void {
    if (current === quarter) return;
    quarter = current;
    hadTurned = counts.map((count, index) => count > (before[index] ?? 0));
    before = [...counts];
  }

  function stop(here: number): never {
    allowedMs = laterRunMs;
    const line = endlessLine(here, checkedLines());
    const count = counts[indexOf(line)] ?? 1;
    tell({ typ: 'stopped', place: { part: line < 0 ? 'html' : 'js', line: Math.abs(line) }, count });
    throw new Stopped(`line ${Math.abs(line)} ran ${count.toLocaleString('en-US')} times without a pause`);
  }

  function checkedLines(): CheckedLine[] {
    return Object.values(places).map((place) => {
      const index = indexOf(place.line);
      return { ...place, isTurning: hadTurned[index] === true && (counts[index] ?? 0) > (before[index] ?? 0) };
    });
  }

  function beginAgain(): void {
    start = undefined;
    counts = [];
    places = [];
    before = [];
    hadTurned = [];
    quarter = 0;
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
