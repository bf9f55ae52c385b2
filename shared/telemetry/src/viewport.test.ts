import { breakpointOf, horizontalCoverageOf, ratioOf } from './viewport.ts';

test.each([
  [2560, 'xxl'],
  [1441, 'xxl'],
  [1440, 'xl'],
  [1200, 'xl'],
  [1199, 'lg'],
  [992, 'lg'],
  [991, 'md'],
  [769, 'md'],
  [768, 'sm'],
  [426, 'sm'],
  [425, 'xs'],
  [0, 'xs'],
])('a window of %i pixels is %s', (innerWidth, breakpoint) => {
  expect(breakpointOf({ innerWidth })).toBe(breakpoint);
});

test('ratio and coverage are whole percents, and none of a window that has no size', () => {
  const window = { innerWidth: 1280, innerHeight: 900, screen: { width: 1920 } };
  expect([ratioOf(window), horizontalCoverageOf(window)]).toEqual([142, 67]);
  const hidden = { innerWidth: 0, innerHeight: 0, screen: { width: 0 } };
  expect([ratioOf(hidden), horizontalCoverageOf(hidden)]).toEqual([0, 0]);
});
