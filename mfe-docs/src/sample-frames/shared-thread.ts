import { holdMs } from '@webdocs/contracts/samples/runner-messages';

/** A frame that says nothing in this time is not asked again. */
const patienceMs = 500;

export interface ThreadQuestion {
  /** The frame has held up its thread. */
  readonly held: () => void;
  readonly isShared: Promise<boolean>;
}

/**
 * Whether a frame holds up the page while it holds up itself: browsers without a process for each site run both on one thread, and code that hangs
 * there can be stopped only from within. In doubt it does; a busy page looks the same.
 */
export function askForThread(hold: () => void): ThreadQuestion {
  let lastTurn = performance.now();
  let longestGap = 0;
  let answer: (isShared: boolean) => void = () => undefined;
  const isShared = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const turns = window.setInterval(turn, 1);
  const patience = window.setTimeout(() => end(true), patienceMs);
  hold();
  return { held, isShared };

  function turn(): void {
    const now = performance.now();
    longestGap = Math.max(longestGap, now - lastTurn);
    lastTurn = now;
  }

  function held(): void {
    turn();
    end(longestGap >= 0.75 * holdMs);
  }

  function end(isOne: boolean): void {
    window.clearInterval(turns);
    window.clearTimeout(patience);
    answer(isOne);
  }
}
