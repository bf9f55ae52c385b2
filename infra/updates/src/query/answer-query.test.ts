import { compatData, featureData, statement, webFeature } from '../../fixtures/update-packages.ts';
import { everyEvent, readBaseline } from '../derive/baseline-events.ts';
import { browserGroups } from '../derive/browser-groups.ts';
import { UpdateAnswers, type Question } from './answer-query.ts';
import { UpdateModel } from './update-model.ts';

const page = (name: string) => ({ mdn_url: `https://developer.mozilla.org/docs/Web/${name}` });
const { features, groups, pages } = browserGroups(
  compatData({
    css: {
      properties: {
        tea: {
          ...statement({ chrome: { version_added: '100' }, firefox: { version_added: '91' } }, page('CSS/tea')),
          green: statement({ chrome: { version_added: '101' } }),
        },
      },
    },
    api: {
      Tea: statement({ chrome: [{ version_added: '100', version_removed: '101' }], safari: { version_added: '20' } }, page('API/Tea')),
    },
  }),
  'compat',
);
const baseline = readBaseline(
  featureData({
    tea: webFeature('low', { low: '2024-05-01' }),
    soon: webFeature('low', { name: 'Soon', low: '2026-01-01', compat_features: ['api.Tea'] }),
    old: webFeature(false, { name: 'Old', discouraged: { according_to: [], reason: 'It is cold.' } }),
  }),
  { name: 'features', version: '1.0.0' },
);
const answers = new UpdateAnswers(
  new UpdateModel('1', {
    features: features.map((feature, number) => ({ number, ...feature })),
    groups,
    baselineEvents: everyEvent(baseline, [], pages),
  }),
);
const surroundings = { today: '2026-11-26', pageAt: (given: string) => (given.includes('/CSS/') ? given : undefined) };
const asked: Question = { page: 1, q: '', browsers: [], category: [], change: [], sort: 'desc', stream: 'releases' };
const list = (question: Partial<Question> = {}) => answers.list({ ...asked, ...question }, surroundings);
const idsOf = (question: Partial<Question>) => list(question).data.map(({ id }) => id);

/** Releases of a list, each with what it added and removed. */
const releases = (question: Partial<Question>) =>
  list(question).data.map((one) =>
    one.type === 'browser_grouping'
      ? [one.id, one.events.added.map(({ path }) => path), one.events.removed.map(({ path }) => path)]
      : one.id,
  );

test.each<[string, Partial<Question>, readonly string[]]>([
  ['a browser', { browsers: ['firefox', 'safari'] }, ['safari-20', 'firefox-91']],
  ['a category', { category: ['api'] }, ['safari-20', 'chrome-101', 'chrome-100']],
  ['a word of the path, whatever its capitals', { q: 'GREEN' }, ['chrome-101']],
  ['what was removed', { change: ['removed'] }, ['chrome-101']],
  ['pages of a collection, with what is below them', { paths: ['css.properties.tea'] }, ['firefox-91', 'chrome-101', 'chrome-100']],
  ['all of that', { browsers: ['chrome'], category: ['css'], q: 'tea', change: ['added'] }, ['chrome-101', 'chrome-100']],
  ['a word that is a pattern elsewhere', { q: 'te%' }, []],
  ['a kind of Baseline event, which filters no release', { change: ['newly'] }, ['safari-20', 'firefox-91', 'chrome-101', 'chrome-100']],
])('releases can be filtered by %s', (_, question, ids) => {
  expect(idsOf(question)).toEqual(ids);
});

test('a filtered release has only the changes that match', () => {
  expect(releases({ browsers: ['chrome'], category: ['css'] })).toEqual([
    ['chrome-101', ['css.properties.tea.green'], []],
    ['chrome-100', ['css.properties.tea'], []],
  ]);
});

test('each value of a filter says how many changes it has under the other filters', () => {
  const { counts, changes, query } = list({ browsers: ['chrome'], category: ['api'] });
  expect(changes).toEqual({ matching: 2, all: 6 });
  expect(counts).toEqual({
    stream: { releases: 2, baseline: 1 },
    browsers: { chrome: 2, firefox: 0, safari: 1 },
    category: { api: 2, css: 2 },
    change: { added: 1, removed: 1 },
  });
  expect(list({ q: 'coffee' }).counts).toMatchObject({ browsers: { chrome: 0 }, category: { css: 0 }, change: { added: 0 } });
  expect(list({ q: 'coffee', stream: 'baseline' }).counts).toMatchObject({ category: { css: 0 }, change: { newly: 0 } });
  expect(query).toEqual({ page: 1, browsers: ['chrome'], category: ['api'], sort: 'desc', stream: 'releases' });
});

test('Baseline events are a list of their own; a day that is still to come is not told', () => {
  const { data, last, counts } = list({ stream: 'baseline' });
  expect(data.map(({ id }) => id)).toEqual(['widely-tea', 'newly-soon', 'newly-tea', 'discouraged-old']);
  expect([last, counts.change, counts.category]).toEqual([1, { discouraged: 1, newly: 2, widely: 1 }, { api: 1, css: 3 }]);
  // The data call it newly available; the day has come since.
  expect(data[0]).toMatchObject({ type: 'baseline_event', baseline: 'high', date: '2026-11-01', mdn_url: '/docs/Web/CSS/tea' });
  expect(answers.one('widely-soon', surroundings)).toBeUndefined();
  expect(list({ stream: 'baseline', change: ['widely'] }).data).toHaveLength(1);
  expect(list({ stream: 'baseline', q: 'soon' }).data).toHaveLength(1);
});

test('pages hold five releases, in either order, and what is past the last is empty', () => {
  const many = new UpdateAnswers(
    new UpdateModel('1', {
      features: [{ number: 0, path: 'api.Tea', detail: { engines: [] } }],
      groups: Array.from({ length: 12 }, (_, index) => ({
        id: `chrome-${index}`,
        detail: { browser: 'chrome', version: String(index), name: 'Chrome', release_date: `2025-01-${String(index + 10)}` },
        added: [0],
        removed: [],
      })),
      baselineEvents: [],
    }),
  );
  const pageOf = (number: number, sort: 'asc' | 'desc') => many.list({ ...asked, page: number, sort }, surroundings);
  const versions = (number: number, sort: 'asc' | 'desc') => pageOf(number, sort).data.map(({ id }) => id.replace('chrome-', ''));
  expect([versions(1, 'desc'), versions(3, 'desc'), versions(4, 'desc')]).toEqual([['11', '10', '9', '8', '7'], ['1', '0'], []]);
  expect([versions(1, 'asc'), versions(3, 'asc'), versions(4, 'asc')]).toEqual([['0', '1', '2', '3', '4'], ['10', '11'], []]);
  expect(pageOf(1, 'desc').last).toBe(3);
});

test('of a view of 10,000 pages a short key is kept, and others are told from it', () => {
  const keys = jest.spyOn(Map.prototype, 'set');
  const paths = Array.from({ length: 10_000 }, (_, index) => `css.properties.property-${index}`);
  const found = [paths, [...paths, 'css.properties.tea'], paths].map((all) => idsOf({ paths: all }));
  const longest = Math.max(...keys.mock.calls.map(([key]) => (typeof key === 'string' ? key.length : 0)));
  keys.mockRestore();
  expect(found).toEqual([[], ['firefox-91', 'chrome-101', 'chrome-100'], []]);
  expect(longest).toBeLessThan(100);
});
