import { searchAddress } from './search-address.ts';

test.each([
  [[], '/fr/search'],
  [['grid'], '/fr/search?q=grid'],
  [['a&b=c #d', 1], '/fr/search?q=a%26b%3Dc+%23d'],
  [['grid', 3], '/fr/search?q=grid&page=3'],
] as Array<[[string?, number?], string]>)('a search for %j stands at %s', ([query, page], address) => {
  expect(searchAddress('fr', query, page)).toBe(address);
});
