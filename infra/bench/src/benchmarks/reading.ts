import type { Browser } from '@playwright/test';
import { bytesOf, scriptBytesOf } from '../browser/network-log.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { inlineScriptBytes, transfersOf } from '../browser/page-bytes.ts';
import { vitalsOfLooking } from '../browser/vitals-of-looking.ts';
import type { Vitals } from '../browser/vitals.ts';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { median } from '../quantile.ts';
import { elsewhere, fred, yari } from '../reference-systems.ts';
import { corpusFolder } from '../site/corpus.ts';
import { contentFlags, largeDocument } from '../site/measured-pages.ts';
import { withSite } from '../site/started-site.ts';

/** Design section 8. The largest paint has a budget on the page that the reference systems were measured with. */
const budgets = { scriptBeforeKb: 5, scriptKb: 160, lcpMs: Math.round(0.6 * fred.largeDocument.lcpMs), tbtMs: 150, cls: 0.01 } as const;

const pages = [
  { name: 'Array', path: largeDocument, peers: 'largeDocument' },
  { name: 'color', path: '/en-US/docs/Web/CSS/Reference/Properties/color', peers: 'smallDocument' },
  { name: 'input', path: '/en-US/docs/Web/HTML/Reference/Elements/input', peers: 'largeDocument' },
  { name: 'Using Fetch', path: '/en-US/docs/Web/API/Fetch_API/Using_Fetch', peers: 'smallDocument' },
  { name: 'flex', path: '/en-US/docs/Web/CSS/Reference/Properties/flex', peers: 'smallDocument' },
  { name: 'Functions', path: '/en-US/docs/Web/JavaScript/Guide/Functions', peers: 'smallDocument' },
] as const;
type Page = (typeof pages)[number];
type Measure = keyof typeof yari.smallDocument;

export const reading: Benchmark = {
  name: 'reading',
  asks: 'What six well-known documents cost their reader, beside the reference systems',
  async figures({ slowRuns }, progress) {
    if (!corpusFolder()) {
      progress('skipped: WEBDOCS_CORPUS names no folder with the unpacked corpus (mdn-content/files/en-us)');
      return [];
    }
    return withSite({ flags: contentFlags(), atRest: true }, async ({ address }) => {
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [];
        for (const page of pages) {
          progress(page.name);
          figures.push(
            ...(await byteFigures(browser, page, address + page.path)),
            ...(await vitalFigures(browser, page, address + page.path, slowRuns)),
          );
        }
        return figures;
      } finally {
        await browser.close();
      }
    });
  },
};

async function byteFigures(browser: Browser, page: Page, url: string): Promise<Figure[]> {
  const inline = await inlineScriptBytes(url);
  const used = await transfersOf(browser, url, 'hydrated');
  const size = (kind: 'script' | 'document' | 'style' | 'font') => kilobytes(bytesOf(used, kind));
  const what = (text: string) => `${page.name}: ${text}`;
  return [
    atMost(budgets.scriptBeforeKb, what('script before hydration'), kilobytes(inline), 'KB'),
    atMost(budgets.scriptKb, what('script hydrated, everything'), kilobytes(scriptBytesOf(used) + inline), 'KB', besides(page, 'script')),
    measured(what('HTML'), size('document'), 'KB', besides(page, 'html')),
    measured(what('styles'), size('style'), 'KB', besides(page, 'style')),
    measured(what('fonts'), size('font'), 'KB', besides(page, 'font')),
    measured(what('everything'), kilobytes(used.reduce((sum, { bytes }) => sum + bytes, 0)), 'KB', besides(page, 'all')),
    measured(what('requests'), used.length, 'count', besides(page, 'requests')),
  ];
}

async function vitalFigures(browser: Browser, page: Page, url: string, runs: number): Promise<Figure[]> {
  const seen: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await vitalsOfLooking(browser, url));
  const what = (text: string) => `${page.name}, slow phone: ${text}`;
  const lcp = median(seen.map((vitals) => vitals.lcp));
  return [
    measured(what('first paint'), median(seen.map(({ fcp }) => fcp)), 'ms'),
    page.path === largeDocument
      ? atMost(budgets.lcpMs, what('largest paint'), lcp, 'ms', besides(page, 'lcpMs'))
      : measured(what('largest paint'), lcp, 'ms', besides(page, 'lcpMs')),
    atMost(budgets.tbtMs, what('blocking time'), median(seen.map(({ tbt }) => tbt)), 'ms', besides(page, 'tbtMs')),
    atMost(budgets.cls, what('layout shift, worst run'), Math.max(...seen.map(({ cls }) => cls)), 'score', besides(page, 'cls')),
  ];
}

/** Of the reference systems one large and one small document are known; each page is beside the one of its size. */
function besides({ path, peers }: Page, measure: Measure): { readonly note: string } {
  const their = path === largeDocument ? '' : `${peers === 'largeDocument' ? 'Array' : 'a small document'} of `;
  return { note: `${their}yari ${yari[peers][measure]}, fred ${fred[peers][measure]}; ${elsewhere}` };
}
