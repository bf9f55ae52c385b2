import { openContent } from '@webdocs/content';
import { addressOf } from '@webdocs/contracts/address';
import { readConfiguration } from '@webdocs/gateway/configuration/read-configuration';
import { atLeast, atMost, measured, type Benchmark } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { quantile } from '../quantile.ts';
import { corpusFolder } from '../site/corpus.ts';

const budgets = { indexedSeconds: 10, p50Ms: 3, p99Ms: 40, pagesPerSecond: 300 } as const;

export const content: Benchmark = {
  name: 'content',
  asks: 'How fast pages are made of the whole corpus',
  async figures({ corpusPages }, progress) {
    const corpus = corpusFolder();
    if (!corpus) {
      progress('skipped: WEBDOCS_CORPUS names no folder with the unpacked corpus (mdn-content/files/en-us)');
      return [];
    }
    const { public: configuration } = readConfiguration({ environment: {}, flags: [] });
    let problems = 0;
    const began = performance.now();
    const opened = await openContent({ roots: [corpus], configuration, report: () => (problems += 1) });
    const indexedSeconds = (performance.now() - began) / 1000;
    try {
      const all = opened.paths();
      const every = Math.max(1, Math.floor(all.length / Math.min(corpusPages, all.length)));
      const chosen = all.filter((_, index) => index % every === 0);
      const times: number[] = [];
      const started = performance.now();
      for (const path of chosen) {
        const before = performance.now();
        await opened.page(addressOf(path, ''));
        times.push(performance.now() - before);
        if (times.length % 4000 === 0) progress(`${times.length} pages`);
      }
      const seconds = (performance.now() - started) / 1000;
      const note = chosen.length < all.length ? `a sample of ${chosen.length}` : undefined;
      return [
        measured('documents', all.length, 'count'),
        atMost(budgets.indexedSeconds, 'indexed', indexedSeconds, 's'),
        atMost(budgets.p50Ms, 'a page: p50', quantile(times, 0.5), 'ms', { note }),
        atMost(budgets.p99Ms, 'a page: p99', quantile(times, 0.99), 'ms', { note }),
        measured('a page: slowest', quantile(times, 1), 'ms', { note }),
        atLeast(budgets.pagesPerSecond, 'all pages', chosen.length / seconds, 'pages/s', { note }),
        measured('memory of the process afterwards', megabytes(process.memoryUsage().rss), 'MB'),
        measured('problems reported', problems, 'count'),
      ];
    } finally {
      await opened.close();
    }
  },
};
