import type { CampaignKind, PlacementSection } from '@webdocs/contracts/api/campaigns';
import type { CreativeColors, PlacementSlot } from '@webdocs/contracts/api/placements';

export interface ShownCreative {
  readonly id: string;
  readonly campaign: string;
  readonly slot: PlacementSlot;
  readonly heading: string;
  readonly copy: string;
  readonly cta: string;
  readonly alt: string;
  readonly target: string;
  readonly colors: CreativeColors | null;
  readonly hasImage: boolean;
}

/** A campaign that runs, as it is chosen by. */
export interface ShownCampaign {
  readonly id: string;
  readonly kind: CampaignKind;
  /** Days of the UTC calendar, both included. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** Empty where it is for all. */
  readonly countries: ReadonlySet<string>;
  readonly sections: ReadonlySet<PlacementSection>;
  readonly priority: number;
  readonly weight: number;
  readonly viewsADay: number | null;
  readonly viewsInAll: number | null;
  readonly creatives: ReadonlyMap<PlacementSlot, ShownCreative>;
}

/** How often a campaign was in view. */
export interface Views {
  readonly today: number;
  readonly inAll: number;
}
