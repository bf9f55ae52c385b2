import { atMost, measured, type Benchmark } from '../figure.ts';
import { measuredBy } from '../measured-by.ts';
import { quantile } from '../quantile.ts';

const budgets = { pageMs: 10, feedMs: 15 } as const;
const groups = 10_000;
const features = 20_000;
const digests = 10_000;

export const updates: Benchmark = {
  name: 'updates',
  asks: 'How long a page and a feed take where there are ten thousand releases, and how many digests one process sends',
  async figures({ renders }, progress) {
    progress(`${groups} releases`);
    const { pages, feeds } = await measuredBy<{ pages: number[]; feeds: number[] }>('infra/updates/fixtures/measure-updates.ts', {
      groups,
      features,
      turns: renders,
    });
    progress(`${digests} digests`);
    const { sent, ms } = await measuredBy<{ sent: number; ms: number }>('infra/api/fixtures/measure-digests.ts', { digests });
    return [
      atMost(budgets.pageMs, 'data of a page of updates: p50', quantile(pages, 0.5), 'ms', {
        note: `${groups.toLocaleString('en-US')} releases, each view for the first time`,
      }),
      measured('data of a page of updates: p99', quantile(pages, 0.99), 'ms'),
      atMost(budgets.feedMs, 'a feed: p50', quantile(feeds, 0.5), 'ms', { note: '30 releases as RSS' }),
      measured('digests a minute', (sent / ms) * 60_000, 'count', { note: 'one process, on the embedded PostgreSQL' }),
    ];
  },
};
