import { track } from '@webdocs/telemetry';
import { useEffect } from 'react';

const thresholds = [25, 50, 75] as const;
const debounceMs = 100;

/** Reports, once each, how far down a page its reader has scrolled. A page that fits the window is not scrolled: it says nothing. */
export function useScrollDepth(path: string): void {
  useEffect(() => {
    const ahead: Array<(typeof thresholds)[number]> = [...thresholds];
    let timer: number | undefined;
    window.addEventListener('scroll', measureSoon, { passive: true });
    // Its reader may have scrolled before this came.
    measureSoon();
    return stop;

    function measureSoon(): void {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, debounceMs);
    }

    function measure(): void {
      const depth = percentScrolled();
      for (const percent of ahead.filter((threshold) => threshold <= depth)) {
        ahead.shift();
        track({ kind: 'scroll-depth', path, percent });
      }
      if (ahead.length === 0) stop();
    }

    function stop(): void {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', measureSoon);
    }
  }, [path]);
}

/** Of the way that the page can be scrolled. */
function percentScrolled(): number {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  return way > 0 ? (window.scrollY / way) * 100 : 0;
}
