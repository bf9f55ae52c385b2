import type { CampaignReport } from '@webdocs/contracts/api/campaigns';

type Counts = CampaignReport['counts'];

const nothingCounted: Counts = { placed: 0, viewed: 0, clicked: 0 };

export function sumOf(counts: ReadonlyArray<Readonly<Record<keyof Counts, number | string>>>): Counts {
  return counts.reduce<Counts>(
    (sum, { placed, viewed, clicked }) => ({
      placed: sum.placed + Number(placed),
      viewed: sum.viewed + Number(viewed),
      clicked: sum.clicked + Number(clicked),
    }),
    nothingCounted,
  );
}
