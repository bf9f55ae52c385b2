import { formerViewedKey, frequentArticles, viewedKey } from './frequently-viewed.ts';

const now = Date.UTC(2026, 0, 31);
const day = 86_400_000;
const record = (url: string, ...daysAgo: number[]) => ({
  serial: 7,
  url,
  title: `About ${url}`,
  parents: [{ uri: '/en-US/docs/Web', title: 'Web' }],
  timestamps: daysAgo.map((days) => now - days * day),
});

function store(content: Record<string, unknown>) {
  const kept = new Map(Object.entries(content).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const urls = (content: Record<string, unknown>) => frequentArticles(() => store(content), now).map(({ url, views }) => [url, views]);

test('the most viewed comes first, of equals the one viewed last', () => {
  expect(
    urls({ [viewedKey]: [record('/en-US/docs/a', 3, 4), record('/en-US/docs/b', 1, 9), record('/en-US/docs/c', 20, 21, 22)] }),
  ).toEqual([
    ['/en-US/docs/c', 3],
    ['/en-US/docs/b', 2],
    ['/en-US/docs/a', 2],
  ]);
});

test('an article that was viewed once is not one that somebody comes back to', () => {
  expect(urls({ [viewedKey]: [record('/en-US/docs/a', 1)] })).toEqual([]);
});

test('views of more than thirty days ago do not count', () => {
  expect(urls({ [viewedKey]: [record('/en-US/docs/a', 1, 30), record('/en-US/docs/b', 1, 29, 31)] })).toEqual([['/en-US/docs/b', 2]]);
});

test('each article has what a card shows', () => {
  expect(frequentArticles(() => store({ [viewedKey]: [record('/en-US/docs/a', 1, 2)] }), now)).toEqual([
    {
      id: 7,
      url: '/en-US/docs/a',
      title: 'About /en-US/docs/a',
      parents: [{ uri: '/en-US/docs/Web', title: 'Web' }],
      views: 2,
      viewedAt: now - day,
    },
  ]);
});

describe('the former way of counting', () => {
  const former = [
    { url: '/en-US/docs/a', title: 'A', visitCount: 3, timestamp: now - day },
    { url: '/en-US/docs/old', title: 'Old', visitCount: 9, timestamp: now - 31 * day },
  ];

  test('is carried over once, without what is older than thirty days', () => {
    const kept = store({ [formerViewedKey]: former });
    expect(frequentArticles(() => kept, now).map(({ url, views }) => [url, views])).toEqual([['/en-US/docs/a', 3]]);
    expect([...kept.kept.keys()]).toEqual([viewedKey]);
    expect(frequentArticles(() => kept, now)).toHaveLength(1);
  });

  test('does not take the place of newer records', () => {
    const kept = store({ [formerViewedKey]: former, [viewedKey]: [record('/en-US/docs/b', 1, 2)] });
    expect(frequentArticles(() => kept, now).map(({ url }) => url)).toEqual(['/en-US/docs/b']);
    expect([...kept.kept.keys()]).toEqual([viewedKey]);
  });
});

test.each([
  ['half a record', '[{"url":'],
  ['no list', { url: '/a' }],
  ['records of another form', [null, 5, 'x', { url: 5 }, { url: '/a', title: 'A' }, { url: '/a', title: 'A', timestamps: ['x', null] }]],
  [
    'addresses of other sites',
    [record('https://elsewhere.example/', 1, 2), record('//elsewhere.example', 1, 2), record('javascript:1', 1, 2)],
  ],
])('%s in the storage is nothing', (_, stored) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(urls({ [viewedKey]: stored })).toEqual([]);
});

test('blocked storage has nothing, and is only warned of', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = () => {
    throw new Error('denied');
  };
  expect(frequentArticles(blocked, now)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('denied'));
});
