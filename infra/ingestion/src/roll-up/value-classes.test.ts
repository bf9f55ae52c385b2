import { seededRandom } from '@webdocs/testing/seeded-random';
import { classOf, largestError, middleOf, percentileOf, type CountedClass } from './value-classes.ts';

const random = seededRandom(21);
const shares = [0.01, 0.5, 0.75, 0.95, 0.99, 1];

/** From a few milliseconds to some minutes, as likely small as large. */
const anyValue = () => Math.round(Math.exp(random() * Math.log(600_000)));

function classesOf(values: readonly number[]): CountedClass[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(classOf(value), (counts.get(classOf(value)) ?? 0) + 1);
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
}

function exactly(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(1, Math.ceil(share * values.length)) - 1] ?? NaN;
}

test('the middle of a class is at most five percent from each value in it', () => {
  expect(largestError).toBeLessThan(0.05);
  for (let value = 1; value < 1_000_000; value = Math.ceil(value * 1.003)) {
    expect(Math.abs(middleOf(classOf(value)) / value - 1)).toBeLessThanOrEqual(largestError + 1e-9);
  }
});

test('a larger value is never in a lower class, and classes fit into a column of two bytes', () => {
  for (let value = 0; value < 10_000; value += 1) expect(classOf(value + 1)).toBeGreaterThanOrEqual(classOf(value));
  expect(classOf(2 ** 31 - 1)).toBeLessThan(32_767);
});

test('zero is a class of its own, and has no error', () => {
  expect([classOf(0), middleOf(0), percentileOf([{ bucket: 0, count: 3 }], 0.75)]).toEqual([0, 0, 0]);
});

test.each(Array.from({ length: 200 }, (_, turn) => turn))('a percentile of classes is within five percent of the exact one (%d)', () => {
  const values = Array.from({ length: 1 + Math.floor(random() * 400) }, anyValue);
  const classes = classesOf(values);
  for (const share of shares) {
    const exact = exactly(values, share);
    expect(Math.abs((percentileOf(classes, share) ?? NaN) / exact - 1)).toBeLessThanOrEqual(largestError + 1e-9);
  }
});

test('percentiles do not depend on the order of the classes, nor on how counts were added up', () => {
  const values = Array.from({ length: 300 }, anyValue);
  const halves = [...classesOf(values.slice(0, 150)), ...classesOf(values.slice(150))];
  for (const share of shares) {
    expect(percentileOf(halves, share)).toBe(percentileOf(classesOf(values), share));
    expect(percentileOf(halves.toReversed(), share)).toBe(percentileOf(halves, share));
  }
});

test('of no values there is no percentile', () => {
  expect(percentileOf([], 0.75)).toBeNull();
});
