import type { CampaignKind, CampaignState, PlacementSection } from '@webdocs/contracts/api/campaigns';
import type { CreativeColors, PlacementSlot } from '@webdocs/contracts/api/placements';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface CampaignTables {
  campaigns: CampaignsTable;
  campaign_creatives: CampaignCreativesTable;
  campaign_counts: CampaignCountsTable;
  placement_key: PlacementKeyTable;
  outside_creatives: OutsideCreativesTable;
}

interface CampaignsTable {
  id: Generated<string>;
  name: string;
  advertiser: string;
  kind: CampaignKind;
  state: Generated<CampaignState>;
  /** Days of the UTC calendar, as YYYY-MM-DD. */
  starts_on: string;
  ends_on: string | null;
  /** Empty lists are all of them. */
  countries: readonly string[];
  sections: readonly PlacementSection[];
  priority: number;
  weight: number;
  views_a_day: number | null;
  views_in_all: number | null;
  /** In cents; the price is of a thousand views. */
  budget: number | null;
  price: number | null;
  /** One more with each change, so that of two people who change it at once one learns of the other. */
  version: Generated<number>;
  /** Under which its advertiser reads the report; null without a link. */
  report_code: string | null;
  changed_by: string | null;
  changed_at: Date;
}
export type CampaignRow = Selectable<CampaignsTable>;

interface CampaignCreativesTable {
  id: Generated<string>;
  campaign_id: string;
  slot: PlacementSlot;
  heading: string;
  copy: string;
  cta: string;
  alt: string;
  target: string;
  colors: ColumnType<CreativeColors | null, string | null, string | null>;
  image: Buffer | null;
  image_type: string | null;
}

/** Of a day and a place: how often a creative was sent to a page, in view, and followed. */
interface CampaignCountsTable {
  campaign_id: string;
  day: string;
  slot: PlacementSlot;
  placed: Generated<number>;
  viewed: Generated<number>;
  clicked: Generated<number>;
}

/** Signs what placed creatives are counted by. */
interface PlacementKeyTable {
  only_row: Generated<boolean>;
  key: Buffer;
}

/** An ad of another network, as it was placed on one page; for a day. */
interface OutsideCreativesTable {
  id: Generated<string>;
  slot: PlacementSlot;
  /** How its server calls it. */
  name: string;
  heading: string;
  copy: string;
  cta: string;
  target: string;
  view_address: string;
  image_address: string | null;
  placed_at: Date;
}
