import { searchAddress, type SearchView } from './search-address.ts';

test.each([
  [[], '/fr/search'],
  [['grid'], '/fr/search?q=grid'],
  [['a&b=c #d', { page: 1 }], '/fr/search?q=a%26b%3Dc+%23d'],
  [['grid', { page: 3 }], '/fr/search?q=grid&page=3'],
  [['grid', { sort: 'best' }], '/fr/search?q=grid'],
  [['grid', { sort: 'popularity', locales: ['fr', 'en-US'], page: 2 }], '/fr/search?q=grid&sort=popularity&locale=fr&locale=en-US&page=2'],
  [['grid', { areas: ['css', 'learn'], kinds: ['guide'] }], '/fr/search?q=grid&area=css&area=learn&kind=guide'],
] as Array<[[string?, SearchView?], string]>)('a search for %j is at %s', ([query, view], address) => {
  expect(searchAddress('fr', query, view)).toBe(address);
});
