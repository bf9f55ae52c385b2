import { atMost, measured, type Benchmark } from '../figure.ts';
import { measuredBy } from '../measured-by.ts';
import { quantile } from '../quantile.ts';

const budgets = { rollUpSeconds: 60, reportMs: 200 } as const;
const facts = 1_000_000;
const rounds = 10;

interface Measured {
  readonly rollUps: number[];
  readonly reports: number[];
  readonly lives: number[];
  readonly days: number;
  readonly minutes: number;
}

export const dashboard: Benchmark = {
  name: 'dashboard',
  asks: 'How long it takes to count what browsers told, and to read the telemetry of staff where ten million things were told',
  async figures({ renders }, progress) {
    progress(`${rounds} times ${facts} facts`);
    const { rollUps, reports, lives, days, minutes } = await measuredBy<Measured>('infra/ingestion/fixtures/measure-dashboard.ts', {
      rounds,
      facts,
      turns: renders,
    });
    const rows = (count: number) => count.toLocaleString('en-US');
    return [
      atMost(budgets.rollUpSeconds, 'roll-up of a million facts: the slowest of ten', Math.max(...rollUps) / 1000, 's', {
        note: 'of 18 days, on the embedded PostgreSQL',
      }),
      measured('roll-up of a million facts: median', quantile(rollUps, 0.5) / 1000, 's'),
      atMost(budgets.reportMs, 'report of ten million facts: p95', quantile(reports, 0.95), 'ms', {
        note: `1, 7, 28 and 90 days in each language; ${rows(days)} rows of days, ${rows(minutes)} of minutes`,
      }),
      measured('report of ten million facts: p50', quantile(reports, 0.5), 'ms'),
      measured('the last sixty minutes: p95', quantile(lives, 0.95), 'ms'),
    ];
  },
};
