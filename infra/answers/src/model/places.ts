export interface Places {
  /** Undefined where the queue is full, or no place was free in time. What it returns gives the place back, once. */
  take(signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** So many at once, so many waiting, and not for long. */
export function places({
  atOnce,
  waiting: most,
  waitMs,
}: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}): Places {
  let taken = 0;
  const waiting: Array<() => void> = [];

  function given(): () => void {
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const next = waiting.shift();
      // The place goes on to the next as it is.
      if (next) next();
      else taken -= 1;
    };
  }

  return {
    async take(signal) {
      if (signal.aborted) return undefined;
      if (taken < atOnce) {
        taken += 1;
        return given();
      }
      if (waiting.length >= most) return undefined;
      const isFree = await new Promise<boolean>((resolve) => {
        const stop = (isMine: boolean): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          const at = waiting.indexOf(mine);
          if (at !== -1) waiting.splice(at, 1);
          resolve(isMine);
        };
        const mine = (): void => stop(true);
        const giveUp = (): void => stop(false);
        const timer = setTimeout(giveUp, waitMs).unref();
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(mine);
      });
      return isFree ? given() : undefined;
    },
  };
}
