import { featureData, webFeature } from '../../fixtures/update-packages.ts';
import { changesSince, everyEvent, eventsInData, readBaseline, snapshotOf } from './baseline-events.ts';

const about = { name: 'web-features', version: '1.0.0' };
const read = (features: Readonly<Record<string, unknown>>) => readBaseline(featureData(features), about);
const pages = new Map([['css.properties.tea', '/docs/Web/CSS/tea']]);
const datesOf = (features: Readonly<Record<string, unknown>>) =>
  eventsInData(read(features), pages).map(({ id, date }) => [id, date] as const);
const on = { pages, today: '2026-11-26' };

test('a feature becomes newly available on its low date, and widely available on its high date', () => {
  expect(datesOf({ tea: webFeature('high', { low: '2020-01-10', high: '2022-07-10' }) })).toEqual([
    ['newly-tea', '2020-01-10'],
    ['widely-tea', '2022-07-10'],
  ]);
});

test.each([
  ['2024-05-13', '2026-11-13'],
  ['2024-08-31', '2027-02-28'],
  ['≤2020-03-01', '2022-09-01'],
])('one that is newly available since %s will be widely available 30 months later, on %s', (low, widely) => {
  expect(datesOf({ tea: webFeature('low', { low }) })[1]).toEqual(['widely-tea', widely]);
});

test('a feature of limited availability is no event', () => {
  expect(datesOf({ tea: webFeature(false) })).toEqual([]);
});

test('advice against a feature is an event without a day, with the reason and what there is instead', () => {
  const tea = webFeature(false, {
    discouraged: { according_to: ['https://w3.example/'], reason: 'It is cold.', alternatives: ['coffee', 'gone'] },
  });
  const [event] = eventsInData(read({ tea, coffee: webFeature(false, { name: 'Coffee' }) }), pages);
  expect(event).toMatchObject({
    id: 'discouraged-tea',
    reason: 'It is cold.',
    alternatives: [
      { feature: 'coffee', name: 'Coffee' },
      { feature: 'gone', name: 'gone' },
    ],
  });
  expect(event).not.toHaveProperty('date');
});

test('an event leads to the page about the feature itself, before those about its parts', () => {
  const tea = webFeature('low', { low: '2024-01-01', compat_features: ['css.properties.tea.green', 'css.properties.tea'] });
  const [event] = eventsInData(read({ tea }), new Map([...pages, ['css.properties.tea.green', '/docs/Web/CSS/tea#green']]));
  expect(event).toMatchObject({ paths: ['css.properties.tea', 'css.properties.tea.green'], mdn_url: '/docs/Web/CSS/tea' });
});

test.each([
  ['high', 'low'],
  ['high', false],
  ['low', false],
] as const)('from %s to %s is a step back, on the day on which it is seen', (before, after) => {
  const was = snapshotOf(read({ tea: webFeature(before, { low: '2020-01-01' }) }));
  expect(changesSince(was, read({ tea: webFeature(after) }), on)).toMatchObject([
    { id: 'regressed-tea-2026-11-26', day: '2026-11-26', change: 'regressed', feature: 'tea', detail: { before, baseline: after } },
  ]);
});

test('a step forward, no step, and a feature that is gone are no step back', () => {
  const was = snapshotOf(read({ tea: webFeature('low'), coffee: webFeature('high'), water: webFeature('high') }));
  expect(changesSince(was, read({ tea: webFeature('high'), coffee: webFeature('high') }), on)).toEqual([]);
});

test('a feature that has another name by now is compared with what it was', () => {
  const was = snapshotOf(read({ tea: webFeature('high') }));
  const now = read({ tea: { kind: 'moved', redirect_target: 'chai' }, chai: webFeature(false) });
  expect(changesSince(was, now, on)).toMatchObject([{ id: 'regressed-chai-2026-11-26', feature: 'chai' }]);
});

test('features that became one are one step back, and none where that one is what it was', () => {
  const green = { kind: 'moved', redirect_target: 'tea' };
  const both = snapshotOf(read({ green: webFeature('high'), tea: webFeature('low') }));
  expect(changesSince(both, read({ green, tea: webFeature(false) }), on)).toMatchObject([
    { id: 'regressed-tea-2026-11-26', detail: { before: 'low' } },
  ]);
  expect(changesSince(both, read({ green, tea: webFeature('low') }), on)).toEqual([]);
  const others = snapshotOf(read({ green: webFeature('high'), black: webFeature('high') }));
  const made = changesSince(others, read({ green, black: green, tea: webFeature(false) }), on);
  expect(made.map(({ id }) => id)).toEqual(['regressed-tea-2026-11-26']);
  const discouraged = { according_to: [], reason: 'It is cold.' };
  const advised = snapshotOf(read({ green: webFeature(false), tea: webFeature(false, { discouraged }) }));
  expect(changesSince(advised, read({ green, tea: webFeature(false, { discouraged }) }), on)).toEqual([]);
});

test('advice that was seen before its feature got another name is told once, at the address that it has', () => {
  const discouraged = { according_to: [], reason: 'It is cold.' };
  const was = snapshotOf(read({ green: webFeature(false) }));
  const seen = changesSince(was, read({ green: webFeature(false, { discouraged }) }), on);
  const later = read({ green: { kind: 'moved', redirect_target: 'tea' }, tea: webFeature(false, { discouraged }) });
  expect(everyEvent(later, seen, pages)).toMatchObject([{ id: 'discouraged-green', feature: 'tea', date: '2026-11-26' }]);
});

test('advice that is new gets the day on which it is seen, and keeps it', () => {
  const discouraged = { according_to: [], reason: 'It is cold.' };
  const was = snapshotOf(read({ tea: webFeature(false) }));
  const now = read({ tea: webFeature(false, { discouraged }) });
  const seen = changesSince(was, now, on);
  expect(seen.map(({ id, day }) => [id, day])).toEqual([['discouraged-tea', '2026-11-26']]);
  expect(changesSince(snapshotOf(now), now, { ...on, today: '2026-12-01' })).toEqual([]);
  expect(everyEvent(now, seen, pages).map(({ id, date }) => [id, date])).toEqual([['discouraged-tea', '2026-11-26']]);
  // Advice that was taken back is told no more.
  expect(everyEvent(read({ tea: webFeature(false) }), seen, pages)).toEqual([]);
});

test('a step back stays told when the feature has come back, and says what holds today', () => {
  const was = snapshotOf(read({ tea: webFeature('high') }));
  const seen = changesSince(was, read({ tea: webFeature(false) }), on);
  const later = everyEvent(read({ tea: webFeature('low', { low: '2026-12-01' }) }), seen, pages);
  expect(later.map(({ id, baseline, before }) => [id, baseline, before])).toEqual([
    ['regressed-tea-2026-11-26', 'low', 'high'],
    ['newly-tea', 'low', undefined],
    ['widely-tea', 'low', undefined],
  ]);
  // And when the data no longer have it.
  expect(everyEvent(read({}), seen, pages)).toMatchObject([{ id: 'regressed-tea-2026-11-26', name: 'Tea', baseline: false }]);
});

test.each([
  [{ tea: webFeature('medium' as 'high') }, 'features.tea.status.baseline is "medium"'],
  [{ tea: webFeature('low', { low: 'soon' }) }, 'features.tea.status.baseline_low_date is "soon"'],
  [{ tea: { kind: 'drink' } }, 'features.tea.kind is "drink"'],
])('data in another form are refused, and the value is named: %#', (features, cause) => {
  expect(() => read(features)).toThrow(expect.objectContaining({ code: 'UPDATES_PACKAGE_MALFORMED', values: { ...about, cause } }));
});
