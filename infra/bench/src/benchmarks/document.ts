import type { GatewayServices } from '@webdocs/gateway/gateway-services';
import { startTrace } from '@webdocs/gateway/observe/trace';
import { composeDocument } from '@webdocs/gateway/steps/compose-document';
import { renderFragments } from '@webdocs/gateway/steps/render-fragments';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { median, quantile } from '../quantile.ts';
import { corpusFolder } from '../site/corpus.ts';
import { contentFlags } from '../site/measured-pages.ts';
import { openPageMaker } from '../site/page-maker.ts';
import { resolvedPage } from '../site/resolved-page.ts';
import { withSite } from '../site/started-site.ts';

const budgets = { p50Ms: 8, p99Ms: 40 } as const;
/** Of the corpus; its pages lie evenly over all that there are. */
const wantedPages = 600;
const warmUps = 60;
const slowestNamed = 5;

interface Rendering {
  readonly path: string;
  /** All parts of the page at once, through the pool, and the document made of them. */
  readonly wholeMs: number;
  /** The document part alone, its wait for a worker included. */
  readonly partMs: number;
  readonly bytes: number;
}

export const document: Benchmark = {
  name: 'document',
  asks: 'How long the server takes to render a document, over the corpus',
  async figures({ corpusPages }, progress) {
    if (!corpusFolder()) {
      progress('skipped: WEBDOCS_CORPUS names no folder with the unpacked corpus (mdn-content/files/en-us)');
      return [];
    }
    return withSite({ flags: contentFlags() }, async ({ dataFolder }) => {
      const maker = await openPageMaker(dataFolder, contentFlags());
      try {
        const renderings = await renderingsOf(maker.parts, Math.min(wantedPages, corpusPages), progress);
        return figuresOf(renderings);
      } finally {
        await maker.close();
      }
    });
  },
};

async function renderingsOf(parts: GatewayServices, count: number, progress: (line: string) => void): Promise<Rendering[]> {
  const paths = evenly(
    parts.content.paths().filter((path) => path.includes('/docs/')),
    count,
  );
  for (const path of paths.slice(0, warmUps)) await rendering(path, parts);
  const renderings: Rendering[] = [];
  for (const path of paths) {
    renderings.push(await rendering(path, parts));
    if (renderings.length % 200 === 0) progress(`${renderings.length} documents`);
  }
  return renderings;
}

/** The page is made of its source before the clock starts: that is the benchmark of the content. */
async function rendering(path: string, parts: GatewayServices): Promise<Rendering> {
  const resolved = await resolvedPage(path, parts);
  const trace = startTrace();
  const began = performance.now();
  const { html } = composeDocument(await renderFragments(resolved, parts, trace), parts);
  const wholeMs = performance.now() - began;
  const [, partMs = Number.NaN] = trace.durations().find(([name]) => name === `fragment-${resolved.main.part}`) ?? [];
  return { path, wholeMs, partMs, bytes: html.length };
}

function figuresOf(renderings: readonly Rendering[]): Figure[] {
  const whole = renderings.map(({ wholeMs }) => wholeMs);
  const part = renderings.map(({ partMs }) => partMs);
  const slowest = renderings.toSorted((one, other) => other.wholeMs - one.wholeMs).slice(0, slowestNamed);
  return [
    measured('documents', renderings.length, 'count'),
    atMost(budgets.p50Ms, 'a document, rendered: p50', median(whole), 'ms', { note: 'all its parts, composed' }),
    atMost(budgets.p99Ms, 'a document, rendered: p99', quantile(whole, 0.99), 'ms'),
    measured('its own part, waiting for a worker included: p50', median(part), 'ms'),
    measured('its own part, waiting for a worker included: p99', quantile(part, 0.99), 'ms'),
    ...slowest.map(({ path, wholeMs, bytes }, place) =>
      measured(`slowest ${place + 1}`, wholeMs, 'ms', { note: `${path}, ${kilobytes(bytes).toFixed(0)} KB of HTML` }),
    ),
  ];
}

function evenly<T>(all: readonly T[], count: number): T[] {
  const taken = Math.min(count, all.length);
  return Array.from({ length: taken }, (_, index) => all[Math.floor((index * all.length) / taken)] as T);
}
