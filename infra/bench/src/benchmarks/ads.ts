import { openBrowser, hydrated, settled, visit } from '../browser/open-browser.ts';
import { scriptTime, watchScripts } from '../browser/script-time.ts';
import { atMost, measured, type Benchmark, type Effort, type Figure } from '../figure.ts';
import { measuredBy } from '../measured-by.ts';
import { median, quantile } from '../quantile.ts';
import { contentFlags, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

const budgets = { placedMs: 20, mainThreadMs: 30 } as const;
const campaigns = 300;
const requests = 5000;
const atOnce = 4;
/** The remote of ads, and the late script that measures a visit. */
const itsScripts = /\/remotes\/(?:mfe-ads\/|shell\/[^?]*\btelemetry\b)/;

export const ads: Benchmark = {
  name: 'ads',
  asks: 'How long a page waits for what is in its places for ads, and what ads and telemetry take of it',
  figures: async (effort, progress) => [...(await placementFigures(progress)), await mainThreadFigure(effort, progress)],
};

async function placementFigures(progress: (line: string) => void): Promise<Figure[]> {
  progress(`${campaigns} campaigns`);
  const { times } = await measuredBy<{ times: number[] }>('infra/api/fixtures/measure-placements.ts', { campaigns, requests, atOnce });
  return [
    atMost(budgets.placedMs, 'placements: p99', quantile(times, 0.99), 'ms', {
      note: `${campaigns} campaigns that run, ${atOnce} requests at a time for three places each`,
    }),
    measured('placements: p50', quantile(times, 0.5), 'ms'),
  ];
}

/** From the first touch until the visit is told and the places are filled. */
function mainThreadFigure({ slowRuns }: Effort, progress: (line: string) => void): Promise<Figure> {
  progress('main thread, slow phone');
  return withSite({ flags: contentFlags(), atRest: true }, async ({ address }) => {
    const browser = await openBrowser();
    try {
      const times: number[] = [];
      for (let run = 0; run < slowRuns; run += 1)
        times.push(
          await visit(browser, { slowPhone: true }, async ({ page, cdp }) => {
            const told = page.waitForResponse((response) => response.url().includes('/submit/') && response.url().includes('/page/'));
            await watchScripts(cdp);
            await page.goto(address + largeDocument, { waitUntil: 'load' });
            await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
            await hydrated(page);
            await told;
            await settled(page);
            return scriptTime(cdp, (url) => itsScripts.test(url));
          }),
        );
      const note = ['scripts that run; compiling is not in it', largeDocumentNote()].filter(Boolean).join('; ');
      return atMost(budgets.mainThreadMs, 'ads and telemetry: main thread, slow phone', median(times), 'ms', { note });
    } finally {
      await browser.close();
    }
  });
}
