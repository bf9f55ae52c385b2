import { createRequire } from 'node:module';
import { join } from 'node:path';

const written = createRequire(import.meta.url)(join(import.meta.dirname, 'css-ratio-loader.cjs')) as (source: string) => string;

it('a line of 22 pixels for letters of 15 is written as one number, so that it is not a hair lower', () => {
  expect(written('font: 400 0.9375rem / calc(22 / 15) var(--sans);')).toBe('font: 400 0.9375rem / 1.46667 var(--sans);');
  expect(1.46667 * 15).toBeGreaterThanOrEqual(22);
});

it('a ratio with decimals, or one that comes out even, has no more digits than it needs', () => {
  expect(written('calc(23 / 13.5)')).toBe('1.7037');
  expect(written('calc(28/20)')).toBe('1.4');
});

it('what the page itself must compute stays a calculation', () => {
  const text = 'width: calc(100% / 3); height: calc((44px - var(--header-height)) / 2); gap: calc(8px / 2);';
  expect(written(text)).toBe(text);
});
