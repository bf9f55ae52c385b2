import type { Page } from '@playwright/test';

export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** What long tasks after the first paint take beyond 50 ms each. */
  readonly tbt: number;
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: Array<{ start: number; duration: number }>;
}

declare global {
  interface Window {
    benchVitals?: Seen;
  }
}

/** Put into the page before it loads. */
export function watchVitals(): void {
  const seen: Seen = (window.benchVitals = { fcp: 0, lcp: 0, cls: 0, tasks: [] });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  // Shifts within five seconds, none more than a second after the one before, count together; the worst window counts.
  let sum = 0;
  let first = 0;
  let last = 0;
  watch('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const sameWindow = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    sum = sameWindow ? sum + value : value;
    if (!sameWindow) first = startTime;
    last = startTime;
    seen.cls = Math.max(seen.cls, sum);
  });
}

export async function readVitals(page: Page): Promise<Vitals> {
  const { fcp, lcp, cls, tasks } = (await page.evaluate(() => window.benchVitals)) as Seen;
  if (fcp === 0 || lcp === 0) throw new Error('the browser told of no paint');
  const tbt = tasks.reduce((total, { start, duration }) => total + Math.max(0, start + duration - Math.max(start, fcp) - 50), 0);
  return { fcp, lcp, cls, tbt };
}
