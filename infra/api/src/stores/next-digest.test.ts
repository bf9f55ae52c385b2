import { nextDigest } from './next-digest.ts';

test.each([
  ['daily', '2026-11-26T04:59:00Z', '2026-11-26T05:00:00.000Z'],
  ['daily', '2026-11-26T05:00:00Z', '2026-11-27T05:00:00.000Z'],
  ['weekly', '2026-11-26T12:00:00Z', '2026-11-30T05:00:00.000Z'],
  ['weekly', '2026-11-30T04:00:00Z', '2026-11-30T05:00:00.000Z'],
  ['weekly', '2026-11-30T05:00:00Z', '2026-12-07T05:00:00.000Z'],
  ['weekly', '2026-12-31T23:00:00Z', '2027-01-04T05:00:00.000Z'],
] as const)('a %s digest after %s is due at %s', (rhythm, now, due) => {
  expect(nextDigest(rhythm, new Date(now)).toISOString()).toBe(due);
});
