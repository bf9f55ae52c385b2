import { formatDate, formatNumber, formatRelativeDate } from './formats.ts';

const now = Date.parse('2026-03-15T12:00:00Z');
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('a date is the same wherever it is printed: days are counted in UTC', () => {
  expect(formatDate('en-US', '2026-01-05T23:59:59Z')).toBe('January 5, 2026');
  expect(formatDate('en-US', '2026-01-05T00:00:00Z')).toBe('January 5, 2026');
  expect(formatDate('fr', '2026-01-05')).toBe('5 janvier 2026');
  expect(formatDate('ja', '2026-01-05')).toBe('2026年1月5日');
});

test.each([
  [0, 'this minute'],
  [5 * minute, '5 minutes ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour, '23 hours ago'],
  [day, 'yesterday'],
  [6 * day, '6 days ago'],
  [8 * day, 'last week'],
  [31 * day, 'last month'],
  [100 * day, '3 months ago'],
  [800 * day, '2 years ago'],
  [-day, 'tomorrow'],
])('%d milliseconds ago reads: %s', (distance, words) => {
  expect(formatRelativeDate('en-US', ago(distance), now)).toBe(words);
});

test('relative dates and numbers follow the language', () => {
  expect(formatRelativeDate('fr', ago(day), now)).toBe('hier');
  expect(formatNumber('en-US', 1234567.5)).toBe('1,234,567.5');
  expect(formatNumber('es', 1234567.5)).toBe('1.234.567,5');
});
