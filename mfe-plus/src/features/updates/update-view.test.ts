import { everything, isNarrowed, toggled, valuesOf, viewAddress, viewOf } from './update-view.ts';

test('an address says what differs from everything, and no more', () => {
  expect(viewAddress('en-US', everything)).toBe('/en-US/plus/updates');
  const view = { ...everything, browsers: ['chrome', 'safari'], category: ['css'], q: 'text wrap&', page: 3 };
  expect(viewAddress('fr', view)).toBe('/fr/plus/updates?q=text%20wrap%26&browsers=chrome,safari&category=css');
  expect(viewAddress('fr', view, { page: 2, sort: 'asc', q: '', browsers: [] })).toBe('/fr/plus/updates?category=css&sort=asc&page=2');
});

test('an address that was built is understood as the view that it was built of', () => {
  const view = { ...everything, stream: 'baseline' as const, change: ['newly'], sort: 'asc' as const };
  const parameters = new URL(viewAddress('ja', view), 'http://site.example').searchParams;
  expect(Object.fromEntries(parameters)).toEqual({ stream: 'baseline', change: 'newly', sort: 'asc' });
  expect(viewOf({ query: { page: 1, sort: 'asc', stream: 'baseline', change: ['newly'] } })).toEqual(view);
});

test('a second press on a filter takes it away', () => {
  expect(toggled(['chrome'], 'safari')).toEqual(['chrome', 'safari']);
  expect(toggled(['chrome', 'safari'], 'chrome')).toEqual(['safari']);
});

test('each stream has the filters that mean something in it', () => {
  expect([valuesOf('change', 'releases'), valuesOf('browsers', 'baseline')]).toEqual([['added', 'removed'], []]);
  expect(valuesOf('change', 'baseline')).toEqual(['newly', 'widely', 'regressed', 'discouraged']);
});

test('order, stream and page narrow nothing', () => {
  expect(isNarrowed({ ...everything, sort: 'asc', stream: 'baseline', page: 4 })).toBe(false);
  expect(isNarrowed({ ...everything, q: 'grid' })).toBe(true);
});
