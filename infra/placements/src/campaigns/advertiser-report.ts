import { fewest, type AdvertiserReport, type CampaignReport } from '@webdocs/contracts/api/campaigns';
import type { Query } from '@webdocs/database';
import { campaignReport } from './campaign-report.ts';

/** 128 bits in base 64. What is of another form may hold what the database takes for no text. */
const codeForm = /^[\w-]{22}$/;

/** What the advertiser of a campaign reads under its link; null where there is none. */
export async function advertiserReport(query: Query, code: string): Promise<AdvertiserReport | null> {
  if (!codeForm.test(code)) return null;
  const campaign = await query
    .selectFrom('campaigns')
    .select(['id', 'starts_on', 'ends_on'])
    .where('report_code', '=', code)
    .executeTakeFirst();
  if (!campaign) return null;
  const { id, ...period } = campaign;
  const { name, advertiser, days, counts } = await campaignReport(query, id);
  return {
    name,
    advertiser,
    ...period,
    days: days.map(({ day, slot, ...counted }) => ({ day, slot, ...told(counted) })),
    counts: told(counts),
  };
}

function told({ placed, viewed, clicked }: CampaignReport['counts']): AdvertiserReport['counts'] {
  return { placed: orFew(placed), viewed: orFew(viewed), clicked: orFew(clicked) };
}

function orFew(count: number): number | null {
  return count > 0 && count < fewest ? null : count;
}
