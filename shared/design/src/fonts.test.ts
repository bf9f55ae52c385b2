import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeLocales } from '@webdocs/contracts/reader/locale';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face).filter((face) => face.includes('url('));

/** Signs of Chinese and Japanese, kana, Hangul, and their punctuation: a font with all of them weighs megabytes. */
const eastAsian = [0x11_00, 0x30_01, 0x30_42, 0x30_a2, 0x4e_00, 0x9f_a0, 0xac_00, 0xd7_a3, 0xff_01];

test('a font that is fetched says for which letters, and none is fetched for Chinese, Japanese or Korean', () => {
  const files = readdirSync(join(import.meta.dirname, 'fonts')).filter((name) => name.endsWith('.woff2'));
  expect(faces.map((face) => /fonts\/([\w-]+\.woff2)/.exec(face)?.[1]).sort()).toEqual(files.sort());
  for (const face of faces) {
    const ranges = rangesOf(face);
    expect(ranges.length).toBeGreaterThan(0);
    expect(eastAsian.filter((sign) => ranges.some(([from, to]) => sign >= from && sign <= to))).toEqual([]);
  }
});

test.each(activeLocales.filter((locale) => /^(?:ja|ko|zh)/.test(locale)))('%s has fonts of its own after ours', (locale) => {
  const [, rules = ''] = new RegExp(`html:lang\\(${locale}\\) \\{([^}]*)\\}`).exec(base) ?? [];
  expect(rules).toMatch(/--serif:\s*'Literata',[^;]*,\s*serif;/);
  expect(rules).toMatch(/--sans:\s*'Instrument Sans',[^;]*,\s*sans-serif;/);
});

function rangesOf(face: string): ReadonlyArray<readonly [number, number]> {
  const [, list = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  return [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}
