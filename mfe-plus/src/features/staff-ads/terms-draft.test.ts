import type { Campaign, CampaignTerms } from '@webdocs/contracts/api/campaigns';
import { groupOf, isFound } from './campaign-group.ts';
import { draftOf, emptyTerms, termsOf } from './terms-draft.ts';

const terms: CampaignTerms = {
  name: 'Teapots',
  advertiser: 'Tea Company',
  kind: 'community',
  starts_on: '2026-11-01',
  ends_on: '2026-12-12',
  countries: ['FR', 'US'],
  sections: ['css', 'home'],
  priority: 3,
  weight: 10,
  views_a_day: 1000,
  views_in_all: 20_000,
  budget: 12_345,
  price: 1001,
};

test('terms that are opened and saved are the same', () => {
  expect(termsOf(draftOf(terms))).toEqual(terms);
  const open = { ...terms, ends_on: null, countries: [], sections: [], views_a_day: null, views_in_all: null, budget: null, price: null };
  expect(termsOf(draftOf(open))).toEqual(open);
});

test('countries may be typed with commas, spaces and small letters, and money with parts that no number holds exactly', () => {
  const typed = termsOf({ ...draftOf(terms), countries: ' fr,US;de  jp,', budget: '19.99', price: '0.29' });
  expect(typed).toMatchObject({ countries: ['FR', 'US', 'DE', 'JP'], budget: 1999, price: 29 });
});

test('a new campaign needs a name and an advertiser, and nothing else', () => {
  const draft = { ...emptyTerms('2026-11-27'), name: 'Teapots', advertiser: 'Tea Company' };
  expect(termsOf(draft)).toEqual({
    name: 'Teapots',
    advertiser: 'Tea Company',
    kind: 'paid',
    starts_on: '2026-11-27',
    ends_on: null,
    countries: [],
    sections: [],
    priority: 0,
    weight: 1,
    views_a_day: null,
    views_in_all: null,
    budget: null,
    price: null,
  });
});

describe('campaigns are listed', () => {
  const campaign = { ...terms, state: 'running' } as Campaign;
  test.each([
    ['as running from its first day', { ...campaign, starts_on: '2026-11-27' }, 'running'],
    ['as planned before it', { ...campaign, starts_on: '2026-11-28' }, 'planned'],
    ['as planned while they are paused', { ...campaign, state: 'paused' }, 'planned'],
    ['as running on their last day', { ...campaign, ends_on: '2026-11-27' }, 'running'],
    ['as ended after it', { ...campaign, ends_on: '2026-11-26', state: 'paused' }, 'ended'],
  ] as const)('%s', (_, one, group) => {
    expect(groupOf(one as Campaign, '2026-11-27')).toBe(group);
  });

  test('and found by a part of their name or advertiser', () => {
    expect(['teap', 'COMPANY', ' tea ', ''].every((words) => isFound(campaign, words))).toBe(true);
    expect(['glass', 'teapots tea'].some((words) => isFound(campaign, words))).toBe(false);
  });
});
