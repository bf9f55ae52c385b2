import { waitingAddress } from '@webdocs/contracts/samples/runner-messages';
import type { Browser, Page } from '@playwright/test';
import { hydrated, openBrowser, settled, visit } from '../browser/open-browser.ts';
import { atMost, measured, type Benchmark } from '../figure.ts';
import { press, type Pressed } from '../load/run-load.ts';
import { median, quantile } from '../quantile.ts';
import { withSite } from '../site/started-site.ts';

/** As the Playground promises them: the second is of a page on which nothing ran yet, the third of code that lets nothing work. */
const budgets = { runMs: 30, firstRunMs: 150, guardMs: 2000, editorMs: 700 } as const;
const runsOfVisit = 10;
const connections = 20;
const sample = (turn: number): string =>
  `document.body.append(Object.assign(document.createElement("p"), { textContent: "Run ${turn}" }));`;

export const play: Benchmark = {
  name: 'play',
  asks: 'When code can be written in the Playground; from a press on Run to the result, and from an endless loop to its end',
  figures: ({ browserRuns, loadSeconds }, progress) =>
    withSite({ atRest: true }, async ({ address }) => {
      const browser = await openBrowser();
      try {
        const visits: Visited[] = [];
        // The first visit warms the caches of the server.
        for (let turn = 0; turn <= browserRuns; turn += 1) {
          progress(`visit ${turn}`);
          visits.push(await visited(browser, `${address}/en-US/play`));
        }
        progress('requests for the page that code runs in');
        const runner = await pressRunner(address, loadSeconds);
        const counted = visits.slice(1);
        const runs = counted.flatMap(({ runMs }) => runMs);
        return [
          measured('navigation to a text field to write in', median(counted.map(({ fieldMs }) => fieldMs)), 'ms'),
          atMost(budgets.editorMs, 'navigation to the editor in its place', median(counted.map(({ editorMs }) => editorMs)), 'ms', {
            note: 'painted, all three; nothing in the cache',
          }),
          atMost(budgets.runMs, 'press on Run to the result, p50', median(runs), 'ms', { note: `painted; ${runs.length} runs` }),
          measured('press on Run to the result, p95', quantile(runs, 0.95), 'ms'),
          atMost(budgets.firstRunMs, 'the same, first run of a visit', median(counted.map(({ firstMs }) => firstMs)), 'ms'),
          atMost(
            budgets.guardMs,
            'press on Run to the end of an endless loop, longest',
            Math.max(...counted.map(({ guardMs }) => guardMs)),
            'ms',
            {
              note: 'its frame is removed, or the loop ends by itself',
            },
          ),
          measured('press on Run to the name of its line', median(counted.map(({ namedMs }) => namedMs)), 'ms'),
          measured('page that code runs in: requests/s', runner.requestsPerSecond, 'req/s', {
            note: runner.failed > 0 ? runner.failures : undefined,
          }),
          measured('page that code runs in: p99', runner.p99Ms, 'ms'),
        ];
      } finally {
        await browser.close();
      }
    }),
};

/** The page is the same for all code; a browser asks for it again when its copy has become old. */
function pressRunner(address: string, seconds: number): Promise<Pressed> {
  const origin = `http://play.localhost:${new URL(address).port}`;
  const { host, pathname, search } = new URL(waitingAddress({ origin, name: 'bench' }));
  return press(address, { connections, seconds, encoding: 'br', request: () => ({ path: pathname + search, headers: { host } }) });
}

interface Visited {
  readonly fieldMs: number;
  readonly editorMs: number;
  readonly firstMs: number;
  readonly runMs: readonly number[];
  readonly guardMs: number;
  readonly namedMs: number;
}

function visited(browser: Browser, url: string): Promise<Visited> {
  return visit(browser, { before: watchRuns }, async ({ page, cdp }) => {
    await page.goto(url, { waitUntil: 'load' });
    await hydrated(page);
    // Listening to the network takes part of the time that is measured.
    await cdp.send('Network.disable');
    await settled(page, 500);
    const editors = (await page.evaluate(() => window.benchEditors)) ?? { fieldMs: Number.NaN, editorMs: Number.NaN };
    // Otherwise the code may have run, and its loop may have ended, before Run is pressed.
    await page.getByRole('switch', { name: 'Run as you type' }).uncheck();
    const firstMs = await run(page, sample(0), 'shown');
    const runMs: number[] = [];
    for (let turn = 1; turn <= runsOfVisit; turn += 1) {
      await page.waitForTimeout(400);
      runMs.push(await run(page, sample(turn), 'shown'));
    }
    await page.waitForTimeout(400);
    const loop = 'let turns = 0;\nwhile (true) {\n  turns += 1;\n}';
    const guardMs = await run(page, loop, 'ended');
    const namedMs = guardMs + ((await page.evaluate(() => window.benchNamed?.())) ?? Number.NaN);
    return { ...editors, firstMs, runMs, guardMs, namedMs };
  });
}

declare global {
  interface Window {
    benchRun?: (until: 'shown' | 'ended') => Promise<number>;
    benchNamed?: () => Promise<number>;
    benchEditors?: Promise<{ readonly fieldMs: number; readonly editorMs: number }>;
  }
}

async function run(page: Page, js: string, until: 'shown' | 'ended'): Promise<number> {
  await page.getByRole('textbox', { name: 'JavaScript editor' }).fill(js);
  return page.evaluate((what) => window.benchRun?.(what) ?? Number.NaN, until);
}

/** The clock runs in the page itself, from the press to the frame of the screen that shows another result. */
function watchRuns(): void {
  const shownFrame = (): Element | null => document.querySelector('iframe[title="Result"]:not([data-coming])');
  const frames = (): Element[] => [...document.querySelectorAll('iframe[title="Result"]')];
  // A loop in code that counts its rounds ends by itself, and its frame stays.
  const isNamed = (): boolean => document.body.innerText.includes('times without a pause');
  const when = (holds: () => boolean): Promise<number> => {
    const start = performance.now();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          // A message is handled after the frame was painted.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - start);
          painted.port2.postMessage(0);
        });
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-coming'] });
      look();
    });
  };
  // From the navigation: the script that asks runs first in the page.
  const since = async (selector: string): Promise<number> => {
    const start = performance.now();
    return start + (await when(() => document.querySelectorAll(selector).length === 3));
  };
  const editors = '[data-pane=code] [data-code-editor]';
  window.benchEditors = Promise.all([since(`[data-pane=code] textarea, ${editors}`), since(editors)]).then(([fieldMs, editorMs]) => {
    return { fieldMs, editorMs };
  });
  window.benchRun = (until) => {
    const before = shownFrame();
    // The frame that the code is to run in may still be to come.
    const others = new Set<Element>();
    const isRemoved = () => {
      for (const frame of frames()) if (frame !== before) others.add(frame);
      return [...others].some((frame) => !frame.isConnected);
    };
    isRemoved();
    const done = when(() => (until === 'shown' ? shownFrame() !== null && shownFrame() !== before : isRemoved() || isNamed()));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run')?.click();
    return done;
  };
  window.benchNamed = () => when(isNamed);
}
