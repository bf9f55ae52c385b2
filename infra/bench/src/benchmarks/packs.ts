import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, openAsBlob, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PackIndexSchema, type Pack, type PackIndex } from '@webdocs/contracts/offline/pack-index';
import { openPack } from '@webdocs/contracts/offline/pack-reader';
import * as v from 'valibot';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { quantile } from '../quantile.ts';
import { corpusFolder } from '../site/corpus.ts';

const budgets = { allSeconds: 90, changeSeconds: 2, allMegabytes: 120, choiceMegabytes: 25, packMegabytes: 10, readMs: 100 } as const;
const changedPage = 'files/en-us/web/css/reference/properties/gap/index.md';
const pagesRead = 500;

export const packs: Benchmark = {
  name: 'packs',
  asks: 'How long packs for reading offline take to make, how large they are, and how fast a page is read from one',
  async figures({ corpusPages }, progress) {
    const corpus = corpusFolder();
    if (!corpus || corpusPages !== Infinity) {
      progress('skipped: it needs the whole corpus, which WEBDOCS_CORPUS names, and a full run');
      return [];
    }
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webdocs-bench-packs-')));
    try {
      const copy = join(folder, 'content');
      cpSync(join(corpus, 'files'), join(copy, 'files'), { recursive: true });
      progress('packing everything');
      const whole = await packed(copy, folder);
      const index = indexIn(folder);
      const reading = await readingFigures(index, folder);
      progress('packing after one change');
      appendFileSync(join(copy, changedPage), '\nOne more sentence.\n');
      const changed = await packed(copy, folder);
      return [...makingFigures(whole, changed), ...sizeFigures(index, folder), ...reading];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Packed = Awaited<ReturnType<typeof packed>>;

/** The command itself, as an operator runs it. */
async function packed(content: string, folder: string) {
  const site = fileURLToPath(new URL('../../../cli/src/site.ts', import.meta.url));
  const words = ['content', 'packs', join(folder, 'out'), '--content', content, '--data', join(folder, 'data')];
  const began = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', site, ...words], { maxBuffer: 64 * 1024 * 1024 });
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  return {
    seconds: (performance.now() - began) / 1000,
    indexSeconds: figure(/^index +([\d.]+) s/m),
    pageSeconds: figure(/^pages +([\d.]+) s/m),
    packSeconds: figure(/^packs +([\d.]+) s/m),
    zipSeconds: figure(/^zips +([\d.]+) s/m),
    written: figure(/^packs .* (\d+) of \d+ written/m),
    megabytes: figure(/^memory +(\d+) MB/m),
  };
}

function makingFigures(whole: Packed, changed: Packed): Figure[] {
  const parts = ({ indexSeconds, pageSeconds, packSeconds, zipSeconds }: Packed): string =>
    `index ${indexSeconds} s, pages ${pageSeconds} s, packs ${packSeconds} s, zips of the whole site ${zipSeconds} s`;
  return [
    atMost(budgets.allSeconds, 'all packs', whole.seconds, 's', { note: `the whole command; ${parts(whole)}` }),
    measured('all packs: memory at most', whole.megabytes, 'MB', { note: 'of the process with all its threads' }),
    atMost(budgets.changeSeconds, 'after one change: page and packs', changed.pageSeconds + changed.packSeconds, 's', {
      note: `${changed.written} written; the whole command takes ${changed.seconds.toFixed(1)} s: ${parts(changed)}`,
    }),
  ];
}

function indexIn(folder: string): PackIndex {
  return v.parse(PackIndexSchema, JSON.parse(readFileSync(join(folder, 'out/packs/index.json'), 'utf8')));
}

function sizeFigures({ packs: all, latest }: PackIndex, folder: string): Figure[] {
  const english = all.filter(({ locale }) => locale === 'en-US');
  const sum = (some: readonly Pack[]): number => megabytes(some.reduce((bytes, pack) => bytes + pack.bytes, 0));
  const largest = largestOf(all);
  const byArea = [...new Set(english.map(({ area }) => area))].map((area) => english.filter((pack) => pack.area === area));
  return [
    atMost(budgets.allMegabytes, 'all areas', sum(all), 'MB', { note: `${all.length} packs` }),
    atMost(
      budgets.choiceMegabytes,
      'HTML, CSS and JavaScript',
      sum(english.filter(({ area }) => ['html', 'css', 'javascript'].includes(area))),
      'MB',
    ),
    atMost(budgets.packMegabytes, 'the largest pack', megabytes(largest.bytes), 'MB', { note: `${largest.area}, ${largest.pages} pages` }),
    ...byArea.map((some) =>
      measured(`area ${some[0]?.area ?? ''}`, sum(some), 'MB', { note: some.length > 1 ? `in ${some.length} packs` : undefined }),
    ),
    measured('zip of the whole site', megabytes(statSync(join(folder, `out/packages/${latest}-content.zip`)).size), 'MB'),
  ];
}

function largestOf(all: readonly Pack[]): Pack {
  return all.reduce((one, other) => (other.bytes > one.bytes ? other : one));
}

/** By the code that browsers run, here in Node. */
async function readingFigures({ packs: all }: PackIndex, folder: string): Promise<Figure[]> {
  const largest = largestOf(all);
  const blob = await openAsBlob(join(folder, 'out/packs', largest.file));
  const began = performance.now();
  const pack = await openPack(blob, largest);
  const openMs = performance.now() - began;
  const paths = [...pack.paths()];
  const times: number[] = [];
  // Far apart, so that no page is in the block of the one before.
  for (let read = 0; read < pagesRead; read += 1) {
    const path = paths[(read * 7919) % paths.length] ?? '';
    const before = performance.now();
    await pack.read(path);
    times.push(performance.now() - before);
  }
  return [
    measured('opening the largest pack', openMs, 'ms', { note: `${paths.length} entries, in Node` }),
    atMost(budgets.readMs, 'a page from it: p99', quantile(times, 0.99), 'ms', { note: 'with its check and unpacking, in Node' }),
    measured('a page from it: p50', quantile(times, 0.5), 'ms'),
  ];
}
