import type { PastScan } from '@webdocs/contracts/api/observatory-report';
import { heightOf, linePath, panelSize as size, placeOf } from './history-drawing.ts';

const scans = [0, 1, 4].map((day, index): PastScan => ({
  id: index + 1,
  scanned_at: `2026-11-0${day + 1}T00:00:00.000Z`,
  grade: 'B',
  score: 60 + 10 * index,
}));

test('a better score is higher, and the best known one fits in', () => {
  expect(heightOf(0, 110, size)).toBeGreaterThan(heightOf(75, 110, size));
  expect(heightOf(150, 150, size)).toBeGreaterThanOrEqual(0);
  expect(heightOf(0, 110, size)).toBeLessThan(size.height);
});

test('scans are placed by their time, the last at the end', () => {
  const [first = 0, second = 0, third = 0] = scans.map((_, index) => placeOf(scans, index, size));
  expect((second - first) / (third - first)).toBeCloseTo(1 / 4, 2);
  expect(third).toBeLessThanOrEqual(size.width);
});

test('a single scan, and scans of one moment, have a place too', () => {
  expect(placeOf(scans.slice(0, 1), 0, size)).toBeLessThanOrEqual(size.width);
  const [one] = scans as [PastScan];
  expect(placeOf([one, { ...one, id: 9 }], 0, size)).toBeLessThan(placeOf([one, { ...one, id: 9 }], 1, size));
});

test('the line goes in steps: a score holds until the next scan', () => {
  expect(linePath(scans, 110, size)).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+$/);
});
