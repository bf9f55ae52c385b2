import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import { configurationIn } from '@webdocs/gateway/document/configuration-in';
import type { GatewayServices } from '@webdocs/gateway/gateway-services';
import { startTrace } from '@webdocs/gateway/observe/trace';
import type { ResolvedRequest } from '@webdocs/gateway/page-request';
import { answerPage } from '@webdocs/gateway/pipeline';
import { composeDocument } from '@webdocs/gateway/steps/compose-document';
import { renderFragments } from '@webdocs/gateway/steps/render-fragments';
import { bytesOf, logNetwork } from '../browser/network-log.ts';
import { hydrated, openBrowser, settled, visit } from '../browser/open-browser.ts';
import { readVitals, watchVitals, type Vitals } from '../browser/vitals.ts';
import { atMost, measured, type Benchmark, type Effort, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { buildMonolith } from '../monolith/build-monolith.ts';
import { monolithDocument, monolithFiles } from '../monolith/monolith-document.ts';
import { serveMonolith } from '../monolith/serve-monolith.ts';
import type { render as renderMonolith } from '../monolith/server.tsx';
import { median, quantile } from '../quantile.ts';
import { contentFlags, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { openPageMaker } from '../site/page-maker.ts';
import { requestFor, resolvedPage } from '../site/resolved-page.ts';
import { withSite } from '../site/started-site.ts';

const budgets = { morePaintedBytesPercent: 5, laterPaintPercent: 5, moreScriptKb: 55 } as const;
const request = requestFor(largeDocument);

export const composition: Benchmark = {
  name: 'composition',
  asks: 'What it costs that the page is composed: against its own fragments, and against the same page as a monolith',
  figures: (effort, progress) =>
    withSite({ flags: contentFlags() }, async ({ address, dataFolder }) => {
      const maker = await openPageMaker(dataFolder, contentFlags());
      try {
        const { parts } = maker;
        const resolved = await resolvedPage(largeDocument, parts);
        progress('building the monolith');
        const built = await buildMonolith([resolved.main, ...Object.values(resolved.slots)]);
        const files = monolithFiles(built);
        const { render } = createRequire(import.meta.url)(built.serverFile) as { render: typeof renderMonolith };
        // As the document around it says it to the browser: menus leave out what leads to no page.
        const configuration = configurationIn(resolved.address.locale, parts, resolved.site.declared);
        const monolith = async (): Promise<string> => {
          const { page, address: at, main, slots } = resolved;
          return monolithDocument(resolved, await render({ page, address: at, main, slots, configuration }), files, parts);
        };
        progress('making pages');
        const making = await makingFigures(effort, parts, resolved, monolith);

        const served = await serveMonolith(largeDocument, await monolith(), files);
        try {
          progress('loading pages');
          return [...making, ...(await warmFigures(effort, address)), ...(await loadingFigures(effort, address, served.address, progress))];
        } finally {
          await served.stop();
        }
      } finally {
        await maker.close();
      }
    }),
};

/** Pages that were never made before: each kind once a turn, so that whatever disturbs the machine disturbs them all. */
async function makingFigures(
  { renders }: Effort,
  parts: GatewayServices,
  resolved: ResolvedRequest,
  monolith: () => Promise<string>,
): Promise<Figure[]> {
  const whole: number[] = [];
  const overhead: number[] = [];
  const empty: number[] = [];
  const single: number[] = [];
  const fragments = new Map<string, number[]>();
  /** The frame alone: no main part, empty slots. */
  const frameAlone: ResolvedRequest = { ...resolved, main: { owner: 'none', part: 'nothing' }, slots: {} };
  const warmUp = Math.ceil(renders / 5);

  for (let turn = -warmUp; turn < renders; turn += 1) {
    const trace = startTrace();
    const wholeMs = await timed(() => answerPage({ ...request, search: `?turn=${turn}` }, parts, trace));
    const emptyMs = await timed(async () => composeDocument(await renderFragments(frameAlone, parts, startTrace()), parts));
    const singleMs = await timed(monolith);
    if (turn < 0) continue;
    const own = trace.durations().filter(([name]) => name.startsWith('fragment-'));
    whole.push(wholeMs);
    overhead.push(wholeMs - Math.max(...own.map(([, milliseconds]) => milliseconds)));
    empty.push(emptyMs);
    single.push(singleMs);
    for (const [name, milliseconds] of own) fragments.set(name, [...(fragments.get(name) ?? []), milliseconds]);
  }
  return [
    ...spread('null run: frame without fragments', empty),
    ...spread('whole page, cold', whole, largeDocumentNote()),
    ...[...fragments].map(([name, samples]) =>
      measured(`${name.replace('fragment-', 'fragment ')}, waiting for a worker included: p50`, median(samples), 'ms'),
    ),
    ...spread('composition overhead, cold: page - slowest fragment', overhead),
    ...spread('the same page as a monolith, cold', single),
    measured('composed against monolith, cold, p50', percentMore(median(whole), median(single)), '%'),
  ];
}

/** From the cache no fragment is rendered: what is left of a request is all composition. */
async function warmFigures({ renders }: Effort, address: string): Promise<Figure[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < renders; turn += 1) {
    samples.push(
      await timed(async () => {
        const answer = await fetch(address + largeDocument, { headers: { 'accept-encoding': 'br' } });
        await answer.body?.cancel();
      }),
    );
  }
  return spread('composition overhead, warm: headers of a cached page, HTTP included', samples);
}

async function loadingFigures(effort: Effort, composed: string, monolith: string, progress: (line: string) => void): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const bytes = { composed: await loadedBytes(browser, composed), monolith: await loadedBytes(browser, monolith) };
    const slow = await pairedVitals(browser, effort.slowRuns, composed, monolith, true);
    progress('fast');
    const fast = await pairedVitals(browser, effort.browserRuns, composed, monolith, false);
    const fcp = (runs: readonly Vitals[]): number => median(runs.map((vitals) => vitals.fcp));
    const lcp = (runs: readonly Vitals[]): number => median(runs.map((vitals) => vitals.lcp));
    return [
      measured('painted page, composed: HTML, styles, fonts', kilobytes(bytes.composed.painted), 'KB'),
      measured('painted page, monolith: HTML, styles, fonts', kilobytes(bytes.monolith.painted), 'KB'),
      atMost(
        budgets.morePaintedBytesPercent,
        'painted page: more bytes than the monolith',
        percentMore(bytes.composed.painted, bytes.monolith.painted),
        '%',
      ),
      measured('painted page, slow phone, composed', fcp(slow.composed), 'ms'),
      measured('painted page, slow phone, monolith', fcp(slow.monolith), 'ms'),
      atMost(
        budgets.laterPaintPercent,
        'painted page, slow phone: slower than the monolith',
        percentMore(fcp(slow.composed), fcp(slow.monolith)),
        '%',
      ),
      measured('largest paint, slow phone: slower than the monolith', percentMore(lcp(slow.composed), lcp(slow.monolith)), '%'),
      measured('painted page, fast: slower than the monolith', percentMore(fcp(fast.composed), fcp(fast.monolith)), '%'),
      measured('script hydrated, composed', kilobytes(bytes.composed.script), 'KB'),
      measured('script hydrated, monolith', kilobytes(bytes.monolith.script), 'KB'),
      atMost(
        budgets.moreScriptKb,
        'script hydrated: more than the monolith',
        kilobytes(bytes.composed.script - bytes.monolith.script),
        'KB',
      ),
    ];
  } finally {
    await browser.close();
  }
}

function loadedBytes(browser: Browser, address: string): Promise<{ painted: number; script: number }> {
  return visit(browser, {}, async ({ page, cdp }) => {
    const log = logNetwork(cdp);
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', ({ message }) => void complaints.push(message));
    await page.goto(address + largeDocument, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settled(page);
    // A page that does not take over its own HTML is no page to compare with.
    const broken = complaints.filter((complaint) => !complaint.includes('404'));
    if (broken.length > 0) throw new Error(`${address} complains: ${broken.join('; ')}`);
    const transfers = log.transfers();
    const painted = bytesOf(transfers, 'document') + bytesOf(transfers, 'style') + bytesOf(transfers, 'font');
    return { painted, script: bytesOf(transfers, 'script') };
  });
}

async function pairedVitals(browser: Browser, runs: number, composed: string, monolith: string, slowPhone: boolean) {
  const vitals = { composed: [] as Vitals[], monolith: [] as Vitals[] };
  for (let run = 0; run < runs; run += 1) {
    vitals.composed.push(await paint(browser, composed, slowPhone));
    vitals.monolith.push(await paint(browser, monolith, slowPhone));
  }
  return vitals;
}

function paint(browser: Browser, address: string, slowPhone: boolean): Promise<Vitals> {
  return visit(browser, { slowPhone, before: watchVitals }, async ({ page }) => {
    await page.goto(address + largeDocument, { waitUntil: 'load' });
    await settled(page, 500);
    return readVitals(page);
  });
}

function spread(what: string, samples: readonly number[], note?: string): Figure[] {
  return [0.5, 0.95, 0.99].map((share) => measured(`${what}: p${share * 100}`, quantile(samples, share), 'ms', { note }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const percentMore = (value: number, than: number): number => (value / than - 1) * 100;
