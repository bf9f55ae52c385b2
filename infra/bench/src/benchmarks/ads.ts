import { atMost, measured, type Benchmark } from '../figure.ts';
import { measuredBy } from '../measured-by.ts';
import { quantile } from '../quantile.ts';

const budgets = { placedMs: 20 } as const;
const campaigns = 300;
const requests = 5000;
const atOnce = 4;

export const ads: Benchmark = {
  name: 'ads',
  asks: 'How long a page waits for what is in its places for ads',
  async figures(_, progress) {
    progress(`${campaigns} campaigns`);
    const { times } = await measuredBy<{ times: number[] }>('infra/api/fixtures/measure-placements.ts', { campaigns, requests, atOnce });
    return [
      atMost(budgets.placedMs, 'placements: p99', quantile(times, 0.99), 'ms', {
        note: `${campaigns} campaigns that run, ${atOnce} requests at a time for three places each`,
      }),
      measured('placements: p50', quantile(times, 0.5), 'ms'),
    ];
  },
};
