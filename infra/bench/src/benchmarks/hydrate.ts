import type { Browser } from '@playwright/test';
import { hydrated, openBrowser, settled, visit } from '../browser/open-browser.ts';
import { vitalsOfLooking } from '../browser/vitals-of-looking.ts';
import { readVitals, watchVitals, type Vitals } from '../browser/vitals.ts';
import { atMost, measured, type Benchmark, type Effort, type Figure } from '../figure.ts';
import { median } from '../quantile.ts';
import { elsewhere, fred } from '../reference-systems.ts';
import { contentFlags, home, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

const budgets = { lcpMs: Math.round(0.6 * fred.largeDocument.lcpMs), tbtMs: 150, cls: 0.01 } as const;

interface Hydration {
  /** From the start of the navigation. */
  readonly fromNavigation: number;
  /** From the moment when the page's scripts were asked for. */
  readonly fromStart: number;
  readonly vitals: Vitals;
}

export const hydrate: Benchmark = {
  name: 'hydrate',
  asks: 'How soon a page is painted and comes to life, and what that takes from the reader',
  figures: (effort, progress) =>
    withSite({ flags: contentFlags(), atRest: true }, async ({ address }) => {
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [];
        for (const [name, path] of [
          ['document page', largeDocument],
          ['home', home],
        ] as const) {
          await (await fetch(address + path)).text();
          progress(`${name}, fast`);
          figures.push(...(await fastFigures(browser, effort, name, address + path)));
          progress(`${name}, slow phone`);
          figures.push(...(await slowFigures(browser, effort, name, address + path, path === largeDocument)));
        }
        return figures;
      } finally {
        await browser.close();
      }
    }),
};

async function fastFigures(browser: Browser, { browserRuns }: Effort, name: string, url: string): Promise<Figure[]> {
  const runs = await repeated(browserRuns, () => hydration(browser, url, false));
  return [
    measured(`${name}, fast: hydrated, from navigation`, median(runs.map((run) => run.fromNavigation)), 'ms'),
    measured(`${name}, fast: hydrated, from hydration start`, median(runs.map((run) => run.fromStart)), 'ms'),
    measured(`${name}, fast: largest paint`, median(runs.map(({ vitals }) => vitals.lcp)), 'ms'),
    measured(`${name}, fast: blocking time, hydration included`, median(runs.map(({ vitals }) => vitals.tbt)), 'ms'),
    atMost(budgets.cls, `${name}, fast: layout shift`, median(runs.map(({ vitals }) => vitals.cls)), 'score'),
  ];
}

async function slowFigures(browser: Browser, { slowRuns }: Effort, name: string, url: string, large: boolean): Promise<Figure[]> {
  const looked = await repeated(slowRuns, () => vitalsOfLooking(browser, url));
  const touched = await repeated(slowRuns, () => hydration(browser, url, true));
  const what = (text: string): string => `${name}, slow phone: ${text}`;
  const lcp = median(looked.map((vitals) => vitals.lcp));
  const note = [large ? largeDocumentNote() : undefined, `fred ${fred.largeDocument.lcpMs}`, elsewhere].filter(Boolean).join('; ');
  return [
    measured(what('first paint'), median(looked.map((vitals) => vitals.fcp)), 'ms'),
    large ? atMost(budgets.lcpMs, what('largest paint'), lcp, 'ms', { note }) : measured(what('largest paint'), lcp, 'ms'),
    atMost(budgets.tbtMs, what('blocking time, looking'), median(looked.map((vitals) => vitals.tbt)), 'ms', {
      note: large ? `fred ${fred.largeDocument.tbtMs}` : undefined,
    }),
    atMost(budgets.cls, what('layout shift'), Math.max(...looked.map((vitals) => vitals.cls)), 'score', {
      note: large ? `worst run; fred ${fred.largeDocument.cls}` : 'worst run',
    }),
    measured(what('blocking time, touched: hydration included'), median(touched.map(({ vitals }) => vitals.tbt)), 'ms'),
    measured(what('hydrated, from the first touch'), median(touched.map((run) => run.fromStart)), 'ms'),
  ];
}

/** On the slow phone hydration starts with the reader's first touch, elsewhere by itself. */
function hydration(browser: Browser, url: string, slowPhone: boolean): Promise<Hydration> {
  return visit(browser, { slowPhone, before: watchVitals }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    if (slowPhone) {
      await settled(page, 500);
      await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    }
    await hydrated(page);
    await settled(page, 500);
    const { done, start } = await page.evaluate(() => {
      const [shell] = performance.getEntriesByType('resource').filter(({ name }) => /\/remotes\/shell\/[^?]*\/main\.js/.test(name));
      return { done: performance.getEntriesByName('webdocs:hydrated')[0]?.startTime ?? Number.NaN, start: shell?.startTime ?? Number.NaN };
    });
    return { fromNavigation: done, fromStart: done - start, vitals: await readVitals(page) };
  });
}

async function repeated<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await run());
  return results;
}
