import type { Query } from '@webdocs/database';
import { sql } from 'kysely';
import type { ShownCreative } from '../choose/shown-campaign.ts';

type Counted = 'placed' | 'viewed' | 'clicked';
export interface Count {
  readonly campaign: string;
  readonly slot: ShownCreative['slot'];
  readonly day: string;
  readonly count: number;
}

/** Adds to what was counted on a day. A campaign that was deleted meanwhile is not counted for. */
export async function addCounts(query: Query, what: Counted, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  // In one order: two processes that add to the same rows never wait for each other.
  const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const column = sql.ref(what);
  await sql`
    insert into campaign_counts (campaign_id, day, slot, ${column})
    select campaigns.id, given.day, given.slot, given.count
    from unnest(
      ${sorted.map(({ campaign }) => campaign)}::uuid[], ${sorted.map(({ day }) => day)}::text[],
      ${sorted.map(({ slot }) => slot)}::text[], ${sorted.map(({ count }) => count)}::integer[]
    ) with ordinality as given (campaign, day, slot, count, place) join campaigns on campaigns.id = given.campaign
    order by given.place
    on conflict (campaign_id, day, slot) do update set ${column} = campaign_counts.${column} + excluded.${column}`.execute(query);
}

function keyOf({ campaign, day, slot }: Count): string {
  return `${campaign} ${day} ${slot}`;
}
