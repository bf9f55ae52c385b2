import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
type Theme = 'light' | 'dark';

/** The two shades of each colour token, as the style sheet writes them. */
const shades = new Map<string, Record<Theme, string>>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(/(--[\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\)/g)) {
  if (!shades.has(name)) shades.set(name, { light, dark });
}

function shade(name: string, theme: Theme): string {
  const found = name.startsWith('#') ? name : shades.get(name)?.[theme];
  if (!found) throw new Error(`tokens.css has no ${name}`);
  return found;
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const cloths = ['docs', 'plus', 'curriculum', 'blog', 'observatory'];
const states = ['high', 'low', 'limited', 'discouraged'];
const code = ['text', 'keyword', 'string', 'number', 'function', 'property', 'comment', 'punct'];

/** What is on what, and the least ratio that it may have. */
const pairs: ReadonlyArray<readonly [text: string, ground: string, least: number]> = [
  ...['--paper', '--surface', '--sunken'].flatMap(
    (ground) =>
      [
        ['--ink', ground, 7],
        ['--ink-2', ground, 7],
        ['--ink-3', ground, 4.5],
        ['--line-strong', ground, 3],
      ] as const,
  ),
  ['--ink', '--mark', 7],
  ['--ink', '--code-bg', 7],
  ['#ffffff', '--danger-fill', 4.5],
  ...cloths.flatMap(
    (cloth) =>
      [
        // The focus ring has the accent and needs AAA on paper.
        [`--${cloth}`, '--paper', 7],
        [`--${cloth}`, '--surface', 7],
        [`--${cloth}`, `--${cloth}-tint`, 4.5],
        ['--ink', `--${cloth}-tint`, 7],
        ['#ffffff', `--${cloth}-fill`, 4.5],
      ] as const,
  ),
  ...states.flatMap(
    (state) =>
      [
        [`--${state}`, '--paper', 4.5],
        [`--${state}`, '--surface', 4.5],
        [`--${state}`, `--${state}-tint`, 4.5],
        ['--ink', `--${state}-tint`, 7],
      ] as const,
  ),
  ...code.map((token) => [`--c-${token}`, '--code-bg', 4.5] as const),
  ['--c-text', '--add-bg', 7],
  ['--c-text', '--del-bg', 7],
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(pairs)('%s on %s can be read', (text, ground, least) => {
    expect(contrast(shade(text, theme), shade(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

test('figures of the look that were measured by hand come out the same', () => {
  expect(contrast(shade('--ink', 'light'), shade('--paper', 'light'))).toBeCloseTo(16.2, 1);
  expect(contrast(shade('--docs', 'dark'), shade('--paper', 'dark'))).toBeCloseTo(9.6, 1);
});

test('a cover is dark enough for the text of the dark theme in both themes', () => {
  const covers = [...css.matchAll(/--cover: light-dark\((#\w{6}), (#\w{6})\)/g)].flatMap(([, light = '', dark = '']) => [light, dark]);
  expect(covers).toHaveLength(4);
  const [, ink2 = '', ink3 = ''] = /--ink-2: (#\w{6});\s*--ink-3: (#\w{6});/.exec(css) ?? [];
  for (const cover of covers) {
    expect(contrast(shade('--ink', 'dark'), cover)).toBeGreaterThanOrEqual(7);
    expect(contrast(ink2, cover)).toBeGreaterThanOrEqual(7);
    expect(contrast(ink3, cover)).toBeGreaterThanOrEqual(7);
    for (const cloth of ['--docs', '--plus']) expect(contrast(shade(cloth, 'dark'), cover)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the spines carry white text', () => {
  const spines = [...css.matchAll(/--spine-\w+: (#\w{6})/g)].map(([, colour = '']) => colour);
  expect(spines).toHaveLength(7);
  for (const spine of spines) expect(contrast('#ffffff', spine)).toBeGreaterThanOrEqual(4.5);
});
