import type { PlacementSlot } from '@webdocs/contracts/api/placements';
import type { Query } from '@webdocs/database';
import type { ShownCampaign, ShownCreative, Views } from '../choose/shown-campaign.ts';

export interface RunningCampaigns {
  readonly campaigns: readonly ShownCampaign[];
  readonly creatives: ReadonlyMap<string, ShownCreative>;
  readonly views: ReadonlyMap<string, Views>;
}

/** All that runs, with how often it was seen: a site has tens of campaigns, and each page is chosen for in memory. */
export async function runningCampaigns(query: Query, day: string): Promise<RunningCampaigns> {
  const rows = await query.selectFrom('campaigns').selectAll().where('state', '=', 'running').execute();
  const ids = rows.map(({ id }) => id);
  const creatives = ids.length === 0 ? [] : await creativesOf(query, ids);
  const views = ids.length === 0 ? new Map<string, Views>() : await viewsOf(query, ids, day);
  const campaigns = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    countries: new Set(row.countries),
    sections: new Set(row.sections),
    priority: row.priority,
    weight: row.weight,
    viewsADay: row.views_a_day,
    viewsInAll: mostViews(row),
    creatives: new Map<PlacementSlot, ShownCreative>(
      creatives.filter(({ campaign }) => campaign === row.id).map((creative) => [creative.slot, creative]),
    ),
  }));
  return { campaigns, creatives: new Map(creatives.map((creative) => [creative.id, creative])), views };
}

/** A budget is so many views. */
function mostViews({ views_in_all: most, budget, price }: { views_in_all: number | null; budget: number | null; price: number | null }) {
  const paid = budget === null || price === null ? null : Math.floor((budget * 1000) / price);
  return paid === null || most === null ? (paid ?? most) : Math.min(paid, most);
}

async function creativesOf(query: Query, campaigns: readonly string[]): Promise<ShownCreative[]> {
  const rows = await query
    .selectFrom('campaign_creatives')
    .select(['id', 'campaign_id as campaign', 'slot', 'heading', 'copy', 'cta', 'alt', 'target', 'colors', 'image_type'])
    .where('campaign_id', 'in', campaigns)
    .execute();
  return rows.map(({ image_type: imageType, ...creative }) => ({ ...creative, hasImage: imageType !== null }));
}

async function viewsOf(query: Query, campaigns: readonly string[], day: string): Promise<Map<string, Views>> {
  const rows = await query
    .selectFrom('campaign_counts')
    .select((all) => [
      'campaign_id',
      all.fn.sum<string>('viewed').as('in_all'),
      all.fn.sum<string>('viewed').filterWhere('day', '=', day).as('today'),
    ])
    .where('campaign_id', 'in', campaigns)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map(({ campaign_id: id, in_all: inAll, today }) => [id, { inAll: Number(inAll), today: Number(today ?? 0) }]));
}
