import type { Campaign } from '@webdocs/contracts/api/campaigns';
import { placementSlots } from '@webdocs/contracts/api/placements';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { isUuid } from '@webdocs/database/uuid';
import { sumOf } from '../counts/summed-counts.ts';

/** All campaigns as staff see them, what was changed last first. */
export function listCampaigns(query: Query): Promise<Campaign[]> {
  return described(query);
}

export async function readCampaign(query: Query, id: string): Promise<Campaign> {
  const [campaign] = isUuid(id) ? await described(query, id) : [];
  if (!campaign) throw new Failure('CAMPAIGN_UNKNOWN');
  return campaign;
}

async function described(query: Query, id?: string): Promise<Campaign[]> {
  const rows = await query
    .selectFrom('campaigns')
    .leftJoin('accounts', 'accounts.id', 'campaigns.changed_by')
    .selectAll('campaigns')
    .select('accounts.email')
    .$if(id !== undefined, (all) => all.where('campaigns.id', '=', id as string))
    .orderBy('changed_at', 'desc')
    .orderBy('campaigns.id')
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const creatives = await query
    .selectFrom('campaign_creatives')
    .select(['campaign_id', 'slot', 'heading', 'copy', 'cta', 'alt', 'target', 'colors', 'image_type'])
    .where('campaign_id', 'in', ids)
    .execute();
  const counts = await query
    .selectFrom('campaign_counts')
    .select((all) => [
      'campaign_id',
      all.fn.sum<string>('placed').as('placed'),
      all.fn.sum<string>('viewed').as('viewed'),
      all.fn.sum<string>('clicked').as('clicked'),
    ])
    .where('campaign_id', 'in', ids)
    .groupBy('campaign_id')
    .execute();
  return rows.map(({ email, changed_by: _, changed_at: changedAt, countries, sections, ...campaign }) => ({
    ...campaign,
    countries: [...countries],
    sections: [...sections],
    changed_by: email,
    changed_at: changedAt.toISOString(),
    creatives: creatives
      .filter((creative) => creative.campaign_id === campaign.id)
      .map(({ campaign_id: __, image_type: imageType, ...creative }) => ({ ...creative, has_image: imageType !== null }))
      .sort((one, other) => placementSlots.indexOf(one.slot) - placementSlots.indexOf(other.slot)),
    counts: sumOf(counts.filter((count) => count.campaign_id === campaign.id)),
  }));
}
