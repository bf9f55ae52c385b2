import * as v from 'valibot';
import { addressOf } from './address-of.ts';
import {
  CollectionUpdateQuerySchema,
  importUpdates,
  listCollectionUpdates,
  listUpdates,
  readUpdate,
  UpdateQuerySchema,
} from './updates.ts';

const nothingAsked = { page: 1, q: '', browsers: [], category: [], change: [], sort: 'desc', stream: 'releases' };

test('without parameters the newest browser releases are asked for', () => {
  expect(v.parse(UpdateQuerySchema, {})).toEqual(nothingAsked);
});

test('lists are written with commas, and each name counts once', () => {
  const asked = { page: '3', q: ' grid ', browsers: 'chrome,firefox,chrome', category: 'css,', change: 'removed', sort: 'asc' };
  expect(v.parse(UpdateQuerySchema, asked)).toEqual({
    ...nothingAsked,
    page: 3,
    q: 'grid',
    browsers: ['chrome', 'firefox'],
    category: ['css'],
    change: ['removed'],
    sort: 'asc',
  });
});

test.each([
  [{ page: '0' }, 'must be a whole number from 1'],
  [{ page: ['1', '2'] }, 'One page at a time'],
  [{ browsers: 'chrome,netscape' }, '"netscape" is not one of chrome'],
  [{ category: 'flash' }, '"flash" is not one of api'],
  [{ change: '__proto__' }, '"__proto__" is not one of added'],
  [{ sort: 'up' }, 'must be desc or asc'],
  [{ stream: 'all' }, 'must be releases or baseline'],
  [{ q: 'x'.repeat(201) }, 'no longer than 200 characters'],
])('%j is refused, and the wrong value is named', (asked, message) => {
  const { issues = [] } = v.safeParse(UpdateQuerySchema, asked);
  expect(issues.map((issue) => issue.message).join()).toContain(message);
});

test('updates of collections name at least one, and fifty at most', () => {
  expect(v.parse(CollectionUpdateQuerySchema, { collections: 'a,b,a' }).collections).toEqual(['a', 'b']);
  for (const collections of ['', ',', Array.from({ length: 51 }, (_, index) => `c${index}`).join()])
    expect(v.is(CollectionUpdateQuerySchema, { collections })).toBe(false);
});

test('calls have the addresses that clients of such a service know', () => {
  expect(addressOf(readUpdate, { params: { id: 'chrome-140' } })).toBe('/api/v2/updates/chrome-140/');
  expect([listUpdates, listCollectionUpdates, importUpdates].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v2/updates/',
    'GET /api/v2/updates/collections/',
    'POST /admin-api/v2/updates/',
  ]);
});
