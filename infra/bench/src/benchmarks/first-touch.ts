import type { Browser } from '@playwright/test';
import { openBrowser, settled, visit } from '../browser/open-browser.ts';
import { atMost, type Benchmark, type Effort, type Figure } from '../figure.ts';
import { median } from '../quantile.ts';
import { contentFlags, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

const budgetMs = 700;

interface Touch {
  readonly of: string;
  /** What the reader touches: the first touch of this page. */
  readonly touched: string;
  /** What is there, and shown, once it is answered. */
  readonly answer: string;
}

/** Code has its copy button only once the page is alive, and is not among these. */
const touches: readonly Touch[] = [
  { of: 'main menu', touched: '[popovertarget=main-menu]', answer: '#main-menu:popover-open' },
  { of: 'theme', touched: '[data-theme=dark] button', answer: 'html.dark' },
  { of: 'search', touched: '[data-opens-field]', answer: '#header-search-q:focus' },
  { of: 'cell of a compatibility table', touched: 'td > button[aria-controls]', answer: '.told[data-open] .history[data-open]' },
];

export const firstTouch: Benchmark = {
  name: 'first-touch',
  asks: 'How soon a slow phone answers a reader who touches what is not alive yet',
  figures: (effort, progress) =>
    withSite({ flags: contentFlags(), atRest: true }, async ({ address }) => {
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [];
        for (const touch of touches) {
          progress(touch.of);
          figures.push(await answerTime(browser, effort, address + largeDocument, touch));
        }
        return figures;
      } finally {
        await browser.close();
      }
    }),
};

/** From the touch to the frame that shows the answer, by the clock of the page. */
async function answerTime(browser: Browser, { slowRuns }: Effort, url: string, { of, touched, answer }: Touch): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < slowRuns; run += 1)
    times.push(
      await visit(browser, { slowPhone: true }, async ({ page }) => {
        await page.goto(url, { waitUntil: 'load' });
        await settled(page, 500);
        return page.evaluate(timeToAnswer, { touched, answer });
      }),
    );
  return atMost(budgetMs, `first touch answered, slow phone: ${of}`, median(times), 'ms', { note: largeDocumentNote() });
}

function timeToAnswer({ touched, answer }: Pick<Touch, 'touched' | 'answer'>): Promise<number> {
  const element = document.querySelector<HTMLElement>(touched);
  if (!element) throw new Error(`nothing matches ${touched}`);
  const from = performance.now();
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.click();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.querySelector(answer)?.checkVisibility()) return void requestAnimationFrame(look);
      // A message is handled after the frame was painted.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now() - from);
      painted.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}
