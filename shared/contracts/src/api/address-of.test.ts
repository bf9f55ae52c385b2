import { addressOf } from './address-of.ts';

const item = { path: '/api/v2/collections/{id}/items/{item}/' };

test('parameters stand in the path, whatever they hold', () => {
  expect(addressOf(item, { params: { id: 'a', item: 'b' } })).toBe('/api/v2/collections/a/items/b/');
  expect(addressOf(item, { params: { id: '../x?', item: '{id}' } })).toBe('/api/v2/collections/..%2Fx%3F/items/%7Bid%7D/');
});

test('the query follows the path in its order, without what is undefined', () => {
  const query = { url: '/en-US/docs/Web', q: undefined, limit: 12 };
  expect(addressOf({ path: '/found' }, { query })).toBe('/found?url=%2Fen-US%2Fdocs%2FWeb&limit=12');
  expect(addressOf({ path: '/found' }, { query: { q: 'a b&c' } })).toBe('/found?q=a%20b%26c');
  expect(addressOf({ path: '/found' })).toBe('/found');
});
