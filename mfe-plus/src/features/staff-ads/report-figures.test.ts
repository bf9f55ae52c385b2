import type { CampaignReport } from '@webdocs/contracts/api/campaigns';
import { csvOf, daysOf, lastDayOf, placesOf, roundUp, share, summed } from './report-figures.ts';

const report: CampaignReport = {
  name: 'Teapots',
  advertiser: 'Tea Company',
  days: [
    { day: '2026-11-20', slot: 'top', placed: 90, viewed: 80, clicked: 7 },
    { day: '2026-11-26', slot: 'top', placed: 10, viewed: 8, clicked: 1 },
    { day: '2026-11-26', slot: 'side', placed: 5, viewed: 4, clicked: 0 },
  ],
  counts: { placed: 105, viewed: 92, clicked: 8 },
};
const days = daysOf(report, 7, '2026-11-27');

test('a period ends today and has all of its days, those without counts too', () => {
  expect(days.map(({ day, viewed }) => [day, viewed])).toEqual([
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 0],
    ['2026-11-24', 0],
    ['2026-11-25', 0],
    ['2026-11-26', 12],
    ['2026-11-27', 0],
  ]);
  expect(daysOf(report, 8, '2026-11-27')[0]).toMatchObject({ day: '2026-11-20', placed: 90, viewed: 80, clicked: 7 });
});

test('all of a campaign begins with the first day that has counts', () => {
  expect(daysOf(report, 'all', '2026-11-27').map(({ day }) => day)).toEqual(['2026-11-20', ...days.map(({ day }) => day)]);
  expect(daysOf({ ...report, days: [] }, 'all', '2026-11-27').map(({ day }) => day)).toEqual(['2026-11-27']);
});

test.each([
  ['runs without an end', null, '2026-11-27', '2026-11-27'],
  ['ends later', '2026-12-24', '2026-11-27', '2026-11-27'],
  ['has ended', '2027-02-01', '2027-06-01', '2027-02-01'],
  ['had a click after its end', '2026-11-25', '2027-06-01', '2026-11-26'],
])('the last day of a campaign that %s', (_, end, today, last) => {
  expect(lastDayOf(report, { ends_on: end }, today)).toBe(last);
});

test('a month that changes and a year that changes are days like others', () => {
  expect(daysOf(report, 3, '2027-01-01').map(({ day }) => day)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
});

test('the places of a period are those that have counts in it, in their order', () => {
  expect(placesOf(days)).toEqual([
    { slot: 'side', placed: 5, viewed: 4, clicked: 0 },
    { slot: 'top', placed: 10, viewed: 8, clicked: 1 },
  ]);
  expect(summed(days)).toEqual({ placed: 15, viewed: 12, clicked: 1 });
});

test('a file has a line for each day and place', () => {
  expect(csvOf(days)).toBe('day,place,placed,seen,clicked\r\n2026-11-26,top,10,8,1\r\n2026-11-26,side,5,4,0\r\n');
});

test.each([
  [1, 3, 33.33],
  [5, 1000, 0.5],
  [0, 10, 0],
  [0, 0, null],
])('%d of %d are %p percent', (part, whole, expected) => {
  expect(share(part, whole)).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [12, 20],
  [60, 100],
  [60_001, 100_000],
])('a chart of %d ends at %d', (most, expected) => {
  expect(roundUp(most)).toBe(expected);
});
