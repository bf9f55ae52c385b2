import { isFresh } from './is-fresh.ts';

const published = '2026-03-01T12:00:00Z';

test.each([
  ['2026-03-01T12:00:00Z', true],
  ['2026-03-08T11:59:59Z', true],
  ['2026-03-08T12:00:00Z', false],
  ['2026-02-28T12:00:00Z', true],
])('news of March 1 at noon, looked at on %s, are new: %s', (now, expected) => {
  expect(isFresh(published, Date.parse(now))).toBe(expected);
});

test('nothing is new on the server, nor with a date that is none', () => {
  expect(isFresh(published, undefined)).toBe(false);
  expect(isFresh('yesterday', Date.now())).toBe(false);
});
