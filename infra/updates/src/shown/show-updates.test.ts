import type { BaselineEvent, BrowserGroup, UpdateList } from '@webdocs/contracts/api/updates';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Question } from '../updates.ts';
import { showUpdate, showUpdates, showUpdateSoFar, showUpdatesSoFar } from './show-updates.ts';

const event = (path: string, page?: string) => ({ path, compat: { engines: ['Blink'], ...(page ? { mdn_url: page } : {}) } });
const release = (added: Array<ReturnType<typeof event>>): BrowserGroup => ({
  type: 'browser_grouping',
  id: 'chrome-155',
  browser: 'chrome',
  version: '155',
  name: 'Chrome',
  release_date: '2026-11-17',
  events: { added, removed: [event('api.Pourer')] },
});
const baseline = (id: string, date?: string): BaselineEvent => ({
  type: 'baseline_event',
  id,
  change: 'newly',
  feature: id,
  name: id,
  ...(date ? { date } : {}),
  baseline: 'low',
  support: {},
  paths: [],
  spec_urls: [],
});

const pot = event('api.Pot', '/docs/Web/API/Pot');
const whole = release([pot, event('api.Pot.pour'), ...Array.from({ length: 500 }, (_, at) => event(`css.types.tea${1000 + at}`))]);
const question: Question = { page: 1, q: '', browsers: [], category: ['api'], change: [], sort: 'desc', stream: 'releases' };
const list: UpdateList = {
  data: [release([pot, event('api.Pot.pour')]), baseline('pouring', '2026-11-10')],
  query: { page: 1, category: ['api'], sort: 'desc', stream: 'releases' },
  last: 1,
  changes: { matching: 3, all: 503 },
  counts: { stream: {}, browsers: {}, category: {}, change: {} },
};

const asked: string[][] = [];
const options = {
  updates: {
    list: async () => list,
    newest: async () => [
      baseline('a', '2026-11-25'),
      baseline('b', '2026-11-20'),
      baseline('c', '2026-11-01'),
      baseline('d', '2026-10-28'),
      baseline('e', '2026-10-26'),
      baseline('f'),
    ],
    one: async (id: string) => (id === 'chrome-155' ? whole : undefined),
    changesOf: async (id: string) => (id === 'chrome-155' ? 503 : 0),
  },
  summaries: async (urls: readonly string[]) => {
    asked.push([...urls]);
    return new Map([['/en-US/docs/Web/API/Pot', 'Holds tea.']]);
  },
  now: () => new Date('2026-11-26T12:00:00Z'),
  locale: 'fr' as const,
};
beforeEach(() => asked.splice(0));

test('a release of a list says how much of it the filters leave, and each row what its page says, in English where it is not translated', async () => {
  const { data } = await showUpdates(question, options);
  const [chrome, other] = data;
  expect(chrome).toMatchObject({ matching: 3, all: 503, more: 0 });
  expect(chrome?.type === 'browser_grouping' && chrome.rows).toEqual([
    { change: 'added', ...pot, folded: ['api.Pot.pour'], summary: { text: 'Holds tea.', lang: 'en-US' } },
    { change: 'removed', ...event('api.Pourer'), folded: [] },
  ]);
  expect(other).toEqual(baseline('pouring', '2026-11-10'));
  expect(asked).toEqual([['/fr/docs/Web/API/Pot', '/en-US/docs/Web/API/Pot']]);
});

test('beside it is what became Baseline in the last thirty days, three of them, and how many there are', async () => {
  const { recent } = await showUpdates(question, options);
  expect([recent.events.map(({ id }) => id), recent.count]).toEqual([['a', 'b', 'c'], 4]);
});

test('a release with more than a page holds is cut, and says how much is missing', async () => {
  const one = await showUpdate('chrome-155', options);
  expect(one).toMatchObject({ more: 102, matching: 503, all: 503 });
  expect(one?.type === 'browser_grouping' && one.rows.length).toBe(400);
  expect(await showUpdate('chrome-1', options)).toBeNull();
});

describe('what is not ready', () => {
  const failing = (thrown: Error) => ({
    ...options,
    updates: { ...options.updates, list: async () => Promise.reject(thrown), one: async () => Promise.reject(thrown) },
  });

  test('is told as an empty answer, so that the page has words for it', async () => {
    const notReady = failing(new Failure('UPDATES_NOT_READY'));
    expect(await showUpdatesSoFar(question, notReady)).toMatchObject({ data: [], last: 0, is_preparing: true });
    expect(await showUpdateSoFar('chrome-155', notReady)).toEqual({ update: null, is_preparing: true });
    expect(await showUpdateSoFar('chrome-156', options)).toEqual({ update: null });
  });

  test('is not what fails for another reason', async () => {
    await expect(showUpdatesSoFar(question, failing(new Error('the shelf fell')))).rejects.toThrow('the shelf fell');
  });
});
