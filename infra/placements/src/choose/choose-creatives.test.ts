import { placementSlots, type PlacementSlot } from '@webdocs/contracts/api/placements';
import { chooseCreatives, isCreative, type PageOfPlaces } from './choose-creatives.ts';
import type { ShownCampaign, Views } from './shown-campaign.ts';

const page: PageOfPlaces = { slots: ['side'], sections: ['css'], country: 'FR', day: '2026-11-27' };

function campaign(id: string, wish: Partial<ShownCampaign> = {}, slots: readonly PlacementSlot[] = placementSlots): ShownCampaign {
  const creative = (slot: PlacementSlot) => ({
    id: `${id}-${slot}`,
    campaign: id,
    slot,
    heading: '',
    copy: id,
    cta: '',
    alt: '',
    target: 'https://example.org/',
    colors: null,
    hasImage: false,
  });
  return {
    id,
    kind: 'paid',
    startsOn: '2026-11-01',
    endsOn: null,
    countries: new Set(),
    sections: new Set(),
    priority: 0,
    weight: 1,
    viewsADay: null,
    viewsInAll: null,
    creatives: new Map(slots.map((slot) => [slot, creative(slot)])),
    ...wish,
  };
}

function chosen(
  campaigns: readonly ShownCampaign[],
  wish: Partial<PageOfPlaces> = {},
  { random = 0, views = {} as Record<string, Views> } = {},
) {
  const found = chooseCreatives(
    { ...page, ...wish },
    { campaigns, viewsOf: (id) => views[id] ?? { today: 0, inAll: 0 }, random: () => random },
  );
  return Object.fromEntries([...found].map(([slot, one]) => [slot, isCreative(one) ? one.id : one]));
}

test.each<[string, Partial<ShownCampaign>, Partial<PageOfPlaces>, string]>([
  ['on its first day it is shown', { startsOn: '2026-11-27' }, {}, 'a-side'],
  ['before its first day it is not', { startsOn: '2026-11-28' }, {}, 'empty'],
  ['on its last day it is shown', { endsOn: '2026-11-27' }, {}, 'a-side'],
  ['after its last day it is not', { endsOn: '2026-11-26' }, {}, 'empty'],
  ['in its section it is shown', { sections: new Set(['html', 'css']) }, {}, 'a-side'],
  ['in another section it is not', { sections: new Set(['html']) }, {}, 'empty'],
  ['on a page without a section it is not', { sections: new Set(['html']) }, { sections: [] }, 'empty'],
  ['in its country it is shown', { countries: new Set(['FR']) }, {}, 'a-side'],
  ['in another country it is not', { countries: new Set(['DE']) }, {}, 'geo_unsupported'],
  ['where the country is not known it is not', { countries: new Set(['FR']) }, { country: undefined }, 'geo_unsupported'],
  ['without countries it is shown wherever', {}, { country: undefined }, 'a-side'],
])('a campaign: %s', (_, terms, wish, expected) => {
  expect(chosen([campaign('a', terms)], wish)).toEqual({ side: expected });
});

test.each<[string, Views, string]>([
  ['below its views of a day', { today: 9, inAll: 99 }, 'a-side'],
  ['at its views of a day', { today: 10, inAll: 10 }, 'cap_reached'],
  ['at its views in all', { today: 0, inAll: 100 }, 'cap_reached'],
])('a campaign %s', (_, views, expected) => {
  expect(chosen([campaign('a', { viewsADay: 10, viewsInAll: 100 })], {}, { views: { a: views } })).toEqual({ side: expected });
});

test('what is paid for comes before community projects, and these before the site itself', () => {
  const house = campaign('house', { kind: 'house', priority: 9 });
  const community = campaign('community', { kind: 'community' });
  const paid = campaign('paid', { priority: 1 });
  const better = campaign('better', { priority: 2 });
  expect(chosen([house, community, paid, better])).toEqual({ side: 'better-side' });
  expect(chosen([house, community])).toEqual({ side: 'community-side' });
  expect(chosen([house])).toEqual({ side: 'house-side' });
});

test('campaigns that are alike share by weight', () => {
  const campaigns = [campaign('a', { weight: 3 }), campaign('b', { weight: 1 })];
  const shares = Array.from({ length: 100 }, (_, step) => chosen(campaigns, {}, { random: step / 100 }).side);
  expect(shares.filter((id) => id === 'a-side')).toHaveLength(75);
});

test('no campaign is twice on a page, but for the side and the bottom, of which a page shows one', () => {
  const [a, b] = [campaign('a', { priority: 1 }), campaign('b')];
  expect(chosen([a, b], { slots: ['bottom', 'side', 'top'] })).toEqual({ side: 'b-side', top: 'a-top', bottom: 'b-bottom' });
  expect(chosen([a], { slots: ['side', 'top'] })).toEqual({ side: 'empty', top: 'a-top' });
  expect(chosen([campaign('a', { priority: 1 }, ['side']), b], { slots: ['side', 'bottom'] })).toEqual({
    side: 'a-side',
    bottom: 'b-bottom',
  });
});

test('places that were not asked for are not answered', () => {
  expect(chosen([], { slots: ['hpMain'] })).toEqual({ hpMain: 'empty' });
});
