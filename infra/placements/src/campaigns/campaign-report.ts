import type { CampaignReport } from '@webdocs/contracts/api/campaigns';
import { placementSlots } from '@webdocs/contracts/api/placements';
import type { Query } from '@webdocs/database';
import { readCampaign } from './list-campaigns.ts';
import { sumOf } from '../counts/summed-counts.ts';

/** What was counted for a campaign, by day and place. */
export async function campaignReport(query: Query, id: string): Promise<CampaignReport> {
  const { name, advertiser } = await readCampaign(query, id);
  const days = await query
    .selectFrom('campaign_counts')
    .select(['day', 'slot', 'placed', 'viewed', 'clicked'])
    .where('campaign_id', '=', id)
    .orderBy('day')
    .execute();
  const inOrder = days.toSorted(
    (one, other) => one.day.localeCompare(other.day) || placementSlots.indexOf(one.slot) - placementSlots.indexOf(other.slot),
  );
  return { name, advertiser, days: inOrder, counts: sumOf(days) };
}
