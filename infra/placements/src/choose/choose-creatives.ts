import { campaignKinds, type PlacementSection } from '@webdocs/contracts/api/campaigns';
import { placementSlots, type EmptyStatus, type PlacementSlot } from '@webdocs/contracts/api/placements';
import type { ShownCampaign, ShownCreative, Views } from './shown-campaign.ts';

export interface PageOfPlaces {
  readonly slots: readonly PlacementSlot[];
  /** Nothing for a page that says no section. */
  readonly sections: readonly PlacementSection[];
  /** Two letters; undefined where it is not known: campaigns for some countries are not shown there. */
  readonly country: string | undefined;
  /** Of the UTC calendar. */
  readonly day: string;
}

export interface Choice {
  readonly campaigns: readonly ShownCampaign[];
  readonly viewsOf: (campaign: string) => Views;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export type Chosen = ShownCreative | EmptyStatus;

/** The top is chosen first: it is seen first. Of side and bottom a page shows one, so they are one campaign where it has both. */
const inThisOrder: readonly PlacementSlot[] = ['top', 'hpMain', 'hpFooter', 'side', 'bottom'];

/** What is in each place of a page. No campaign is twice on it. */
export function chooseCreatives(page: PageOfPlaces, choice: Choice): ReadonlyMap<PlacementSlot, Chosen> {
  const chosen = new Map<PlacementSlot, Chosen>();
  const used = new Set<string>();
  for (const slot of inThisOrder) {
    if (!page.slots.includes(slot)) continue;
    const beside = slot === 'bottom' ? chosen.get('side') : undefined;
    const creative = (isCreative(beside) && creativeOf(choice.campaigns, beside.campaign, slot)) || chooseOne(slot, page, choice, used);
    chosen.set(slot, creative);
    if (isCreative(creative)) used.add(creative.campaign);
  }
  return new Map(placementSlots.flatMap((slot) => (chosen.has(slot) ? [[slot, chosen.get(slot) as Chosen]] : [])));
}

export function isCreative(chosen: Chosen | undefined): chosen is ShownCreative {
  return typeof chosen === 'object';
}

function chooseOne(slot: PlacementSlot, page: PageOfPlaces, { campaigns, viewsOf, random }: Choice, used: ReadonlySet<string>): Chosen {
  const ofPage = campaigns.filter(
    (campaign) =>
      campaign.creatives.has(slot) && !used.has(campaign.id) && isOn(campaign, page.day) && isFor(campaign.sections, page.sections),
  );
  if (ofPage.length === 0) return 'empty';
  const ofCountry = ofPage.filter(({ countries }) => isFor(countries, page.country === undefined ? [] : [page.country]));
  if (ofCountry.length === 0) return 'geo_unsupported';
  const free = ofCountry.filter((campaign) => !isFull(campaign, viewsOf(campaign.id)));
  if (free.length === 0) return 'cap_reached';
  return byWeight(foremost(free), random()).creatives.get(slot) as ShownCreative;
}

function isOn({ startsOn, endsOn }: ShownCampaign, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}

/** What a campaign does not name is for all. */
function isFor(wanted: ReadonlySet<string>, given: readonly string[]): boolean {
  return wanted.size === 0 || given.some((one) => wanted.has(one));
}

function isFull({ viewsADay, viewsInAll }: ShownCampaign, { today, inAll }: Views): boolean {
  return (viewsADay !== null && today >= viewsADay) || (viewsInAll !== null && inAll >= viewsInAll);
}

/** Those of the first kind, and of it those of the highest priority. */
function foremost(campaigns: readonly ShownCampaign[]): ShownCampaign[] {
  const rank = ({ kind, priority }: ShownCampaign) => campaignKinds.indexOf(kind) * 100 - priority;
  const first = Math.min(...campaigns.map(rank));
  return campaigns.filter((campaign) => rank(campaign) === first);
}

function byWeight(campaigns: readonly ShownCampaign[], random: number): ShownCampaign {
  let left = random * campaigns.reduce((sum, { weight }) => sum + weight, 0);
  return campaigns.find(({ weight }) => (left -= weight) < 0) ?? (campaigns.at(-1) as ShownCampaign);
}

function creativeOf(campaigns: readonly ShownCampaign[], id: string, slot: PlacementSlot): ShownCreative | undefined {
  return campaigns.find((campaign) => campaign.id === id)?.creatives.get(slot);
}
