interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly rtt?: number;
}

const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;
/** A first byte that took longer counts as a slow connection where the browser does not say. */
const slowResponseMs = 800;
const slowRoundTripMs = 300;

/**
 * Text first: hydration starts when the page is idle after its largest paint. With data saving or on a slow connection
 * it waits for the reader's first intent, and a page that is only looked at costs no script at all.
 */
export function hydrateWhenItSuits(hydrate: () => void): void {
  const start = once(() => {
    for (const intent of intents) removeEventListener(intent, start, true);
    hydrate();
  });
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
  addEventListener('load', () => {
    if (!isSlow()) whenIdle(start);
  });
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection)
    return Boolean(connection.saveData) || (connection.effectiveType ?? '4g') !== '4g' || (connection.rtt ?? 0) >= slowRoundTripMs;
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return timing !== undefined && timing.responseStart - timing.requestStart > slowResponseMs;
}

function whenIdle(callback: () => void): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // Two idle moments: the first may come between layout and the largest paint.
  idle(() => idle(callback, { timeout: 2000 }), { timeout: 2000 });
}

/** The state block comes after this script: before the document is parsed there is nothing to start from. */
function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
}
