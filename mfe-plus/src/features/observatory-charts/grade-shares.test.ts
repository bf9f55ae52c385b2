import { isComparable, sharesOf } from './grade-shares.ts';

const stats = (best: number, worst: number) => ({
  grade_distribution: [
    { grade: 'A+' as const, count: best },
    { grade: 'F' as const, count: worst },
  ],
});

test('every grade has its share, also those that no host has', () => {
  const { shares, hosts } = sharesOf(stats(5, 15), 'A+');
  expect(hosts).toBe(20);
  expect(shares).toHaveLength(13);
  expect(shares[0]).toEqual({ grade: 'A+', count: 5, share: 0.25 });
  expect(shares[1]?.share).toBe(0);
});

test('a host is better than those with a lower grade, not than its equals', () => {
  expect(sharesOf(stats(5, 15), 'A+').better).toBe(0.75);
  expect(sharesOf(stats(5, 15), 'F').better).toBe(0);
  expect(sharesOf(stats(0, 0), null).better).toBe(0);
});

test('fewer than twenty hosts say nothing', () => {
  expect([stats(5, 14), stats(5, 15)].map(isComparable)).toEqual([false, true]);
});
