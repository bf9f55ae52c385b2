import { seededRandom } from '@webdocs/testing/seeded-random';
import { frequentArticles, viewedRecords, viewedWindowMs, withView, type ViewedRecord } from './viewed-articles.ts';

const now = Date.UTC(2026, 0, 31);
const day = 86_400_000;
const article = (url: string) => ({ url, title: `About ${url}`, parents: [{ uri: '/en-US/docs/Web', title: 'Web' }] });
const record = (url: string, ...daysAgo: number[]): ViewedRecord => ({
  serial: 7,
  ...article(url),
  timestamps: daysAgo.map((days) => now - days * day),
});
const stored = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content));
const readBack = (current: unknown) => viewedRecords({ current: stored(current), former: null }, now);
const frequent = (...records: ViewedRecord[]) => frequentArticles(records, now).map(({ url, views }) => [url, views]);

describe('what a reader comes back to', () => {
  test('the most viewed comes first, of equals the one viewed last', () => {
    expect(frequent(record('/en-US/docs/a', 3, 4), record('/en-US/docs/b', 1, 9), record('/en-US/docs/c', 20, 21, 22))).toEqual([
      ['/en-US/docs/c', 3],
      ['/en-US/docs/b', 2],
      ['/en-US/docs/a', 2],
    ]);
  });

  test('an article that was viewed once is not one of them', () => {
    expect(frequent(record('/en-US/docs/a', 1))).toEqual([]);
  });

  test('views of more than thirty days ago do not count', () => {
    expect(frequent(record('/en-US/docs/a', 1, 30), record('/en-US/docs/b', 1, 29, 31))).toEqual([['/en-US/docs/b', 2]]);
  });

  test('each article has what a card shows', () => {
    expect(frequentArticles([record('/en-US/docs/a', 1, 2)], now)).toEqual([
      { ...article('/en-US/docs/a'), id: 7, views: 2, viewedAt: now - day },
    ]);
  });
});

describe('one more view', () => {
  test('of a new article is a record at the front, with the next serial number', () => {
    const before = [
      { ...record('/en-US/docs/a', 1), serial: 3 },
      { ...record('/en-US/docs/b', 1), serial: 9 },
    ];
    expect(withView(before, article('/en-US/docs/c'), now)).toEqual([
      { serial: 10, ...article('/en-US/docs/c'), timestamps: [now] },
      ...before,
    ]);
  });

  test('of a known article is a new time at the front of its record, which stays where it is', () => {
    const before = [record('/en-US/docs/a', 1), record('/en-US/docs/b', 2, 3)];
    expect(withView(before, article('/en-US/docs/b'), now)).toEqual([
      record('/en-US/docs/a', 1),
      { ...record('/en-US/docs/b', 2, 3), timestamps: [now, now - 2 * day, now - 3 * day] },
    ]);
  });

  test('the first view of all has the serial number 1', () => {
    expect(withView([], article('/en-US/docs/a'), now).map(({ serial }) => serial)).toEqual([1]);
  });

  test('a page that was renamed is known by its new title', () => {
    const [renamed] = withView([record('/en-US/docs/a', 1)], { ...article('/en-US/docs/a'), title: 'Renamed' }, now);
    expect(renamed?.title).toBe('Renamed');
  });

  test('takes out times and articles that no longer count', () => {
    expect(withView([record('/en-US/docs/a', 31), record('/en-US/docs/b', 1, 31)], article('/en-US/docs/c'), now).slice(1)).toEqual([
      record('/en-US/docs/b', 1),
    ]);
  });

  test('leaves the storage bounded, however much is read: those viewed longest ago go first', () => {
    const many = Array.from({ length: 600 }, (_, index) => record(`/en-US/docs/${index}`, index / 60));
    const kept = withView(many, article('/en-US/docs/new'), now);
    expect(kept).toHaveLength(500);
    expect([kept[0]?.url, kept[1]?.url]).toEqual(['/en-US/docs/new', '/en-US/docs/0']);
    expect(kept.some(({ url }) => url === '/en-US/docs/599')).toBe(false);
    const often = withView(
      [record('/en-US/docs/a', ...Array.from({ length: 300 }, (_, view) => view / 300))],
      article('/en-US/docs/a'),
      now,
    );
    expect(often[0]?.timestamps).toHaveLength(100);
  });

  test('comes back from the storage as it was written', () => {
    const random = seededRandom(5);
    const urls = Array.from({ length: 60 }, () => `/en-US/docs/${Math.floor(random() * 12)}`);
    const records = urls.reduce<ViewedRecord[]>((kept, url, index) => withView(kept, article(url), now + index), []);
    expect(readBack(records)).toEqual(records);
    expect(new Set(records.map(({ serial }) => serial)).size).toBe(new Set(urls).size);
  });
});

describe('the former way of counting', () => {
  const former = JSON.stringify([
    { url: '/en-US/docs/a', title: 'A', visitCount: 3, timestamp: now - day },
    { url: '/en-US/docs/b', title: 'B', visitCount: 1, timestamp: now - 2 * day },
    { url: '/en-US/docs/old', title: 'Old', visitCount: 9, timestamp: now - viewedWindowMs },
  ]);

  test('is carried over: as many views as were counted, without what is older than thirty days', () => {
    expect(viewedRecords({ current: null, former }, now)).toEqual([
      { serial: 2, url: '/en-US/docs/a', title: 'A', parents: [], timestamps: [now - day, now - day, now - day] },
      { serial: 1, url: '/en-US/docs/b', title: 'B', parents: [], timestamps: [now - 2 * day] },
    ]);
  });

  test('does not take the place of newer records', () => {
    expect(viewedRecords({ current: '[]', former }, now)).toEqual([]);
  });
});

test.each([
  ['half a record', '[{"url":'],
  ['no list', { url: '/a' }],
  ['records of another form', [null, 5, 'x', { url: 5 }, { url: '/a', title: 'A' }]],
  [
    'addresses of other sites',
    [record('https://elsewhere.example/', 1, 2), record('//elsewhere.example', 1, 2), record('javascript:1', 1, 2)],
  ],
])('%s in the storage is nothing', (_, content) => {
  expect(readBack(content)).toEqual([]);
  expect(viewedRecords({ current: null, former: stored(content) }, now)).toEqual([]);
});

test.each(['null', '"text"', '7', '{}', '[[]]', '[{"url":"/a","title":"A","timestamps":{},"serial":"x"}]', 'no JSON', ''])(
  'a view can be added where %s is in the storage',
  (found) => {
    const records = viewedRecords({ current: found, former: found }, now);
    expect(withView(records, article('/en-US/docs/a'), now).map(({ url, serial }) => [url, serial])).toEqual([['/en-US/docs/a', 1]]);
  },
);
