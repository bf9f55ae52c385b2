const intervalMs = 200;
/** A page that was held up itself has heard nothing in that time: its own work, a debugger, a machine that slept. */
const heldUpMs = 3 * intervalMs;

interface HeartbeatOptions {
  readonly ask: () => void;
  /** Called once, when there was no answer for so long. */
  readonly onSilence: () => void;
  readonly limitMs: number;
}

export interface Heartbeat {
  readonly heard: () => void;
  /** Until it goes on, silence means nothing: a dialog waits for the reader, or the document goes. */
  readonly hold: () => void;
  readonly goOn: () => void;
  /** Whether an answer has been due for longer than code takes that only works. */
  readonly isLate: () => boolean;
  /** Whether the page does not come to look. One that cannot be seen is woken seldom. */
  readonly isHeldUp: () => boolean;
  readonly stop: () => void;
}

const lateMs = 600;

/**
 * Asks a frame all the time whether it lets the browser work. A page that cannot be seen does not ask: its frames are slowed down by the browser.
 * Silence is told after `limitMs` and at most two intervals more.
 */
export function heartbeat({ ask, onSilence, limitMs }: HeartbeatOptions): Heartbeat {
  let askedAt: number | undefined;
  let lastLook = performance.now();
  let isHeld = false;
  const timer = window.setInterval(look, intervalMs);
  let isStopped = false;
  return { heard, hold, goOn, isLate, isHeldUp, stop };

  function look(): void {
    const now = performance.now();
    const wasHeldUp = now - lastLook > heldUpMs;
    lastLook = now;
    if (isHeld || document.hidden) {
      askedAt = undefined;
    } else if (askedAt === undefined) {
      askedAt = now;
      ask();
    } else if (wasHeldUp) {
      askedAt = now;
    } else if (now - askedAt >= limitMs) {
      stop();
      onSilence();
    }
  }

  function heard(): void {
    askedAt = undefined;
  }

  function hold(): void {
    isHeld = true;
  }

  function goOn(): void {
    isHeld = false;
    askedAt = undefined;
  }

  function isLate(): boolean {
    return askedAt !== undefined && performance.now() - askedAt > lateMs;
  }

  function isHeldUp(): boolean {
    return !isStopped && !document.hidden && performance.now() - lastLook > heldUpMs;
  }

  function stop(): void {
    isStopped = true;
    window.clearInterval(timer);
  }
}
