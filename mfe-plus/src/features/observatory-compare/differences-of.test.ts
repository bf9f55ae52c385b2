import { analysis } from '../../../fixtures/observatory.ts';
import { differencesOf } from './differences-of.ts';

test('what differs is first, and a test that only one of the two has is a difference', () => {
  const { cookies, 'x-frame-options': frames, ...rest } = analysis.tests;
  if (!cookies || !frames) throw new Error('the fixture has both');
  const others = { ...rest, cookies, 'x-frame-options': { ...frames, score_modifier: -20 } };
  const { cookies: _, ...tests } = analysis.tests;
  const rows = differencesOf(tests, others);
  expect(rows.slice(0, 2).map(({ name, points, otherPoints }) => [name, points, otherPoints])).toEqual([
    ['cookies', undefined, 0],
    ['x-frame-options', 5, -20],
  ]);
  expect(rows).toHaveLength(12);
  expect(rows.slice(2).every(({ points, otherPoints }) => points === otherPoints)).toBe(true);
});
