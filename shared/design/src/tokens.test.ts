import { readFileSync } from 'node:fs';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '@webdocs/contracts/remote/definition';

const folder = __dirname;
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
const defined = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
const roots = [folder, join(folder, '../../reading/src')];

const sheets = roots.flatMap((root) =>
  readdirSync(root)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

test.each(sheets)('%s uses only values that have a name in the tokens or in itself', (_, css) => {
  const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const unknown = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name).filter((name) => !defined.has(name) && !own.has(name));
  expect(unknown).toEqual([]);
});

test.each(sheets.filter(([file]) => file.endsWith('.module.css')))(
  '%s leaves the order of layers to the build and writes braces in pairs',
  (_, css) => {
    expect(css).not.toMatch(/@layer/);
    expect(css.split('{').length).toBe(css.split('}').length);
  },
);

test.each(colours)('the cloth %s sets accent, tint and fill', (cloth) => {
  const rule = new RegExp(`\\[data-cloth='${cloth}'\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  for (const name of ['accent', 'tint', 'fill']) expect(rule).toMatch(new RegExp(`--${name}: var\\(`));
});

test('colours are written once, with a shade for each theme', () => {
  const palette = /:root \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const single = [...palette.matchAll(/(--[\w-]+): (#\w+|rgb\([^;]*);/g)].map(([, name]) => name);
  expect(single.filter((name) => name !== '--on-fill' && !name?.startsWith('--spine-'))).toEqual([]);
});

test('a reader who wants less motion gets none', () => {
  const quiet = /prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  for (const name of ['hover', 'enter', 'leave', 'drawer']) expect(quiet).toContain(`--${name}: 0ms`);
});

test('the fonts of a first page stay within their budget', () => {
  const sizeOf = (file: string) => statSync(join(folder, 'fonts', file)).size;
  const first = ['literata-latin.woff2', 'instrument-sans-latin.woff2'];
  const all = [...first, 'literata-latin-italic.woff2', 'jetbrains-mono-latin.woff2'];
  expect(first.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(75 * 1024);
  expect(all.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(102 * 1024);
});

test('a font never swaps in under the eyes of the reader, and each has a stretched stand-in', () => {
  const faces = readFileSync(join(folder, 'fonts.css'), 'utf8').split('@font-face').slice(1);
  for (const face of faces) {
    if (face.includes('url(')) expect(face).toContain('font-display: optional');
    else expect(face).toMatch(/size-adjust: [\d.]+%;\s*ascent-override: [\d.]+%;\s*descent-override: [\d.]+%;\s*line-gap-override: 0%/);
  }
});

test('a rem stays the size that the reader chose in the browser', () => {
  const base = readFileSync(join(folder, 'base.css'), 'utf8');
  const root = [...base.matchAll(/(?:^|\s)(?:html|:root) \{([^}]*)\}/g)].map(([, rule]) => rule).join('');
  expect(root).not.toBe('');
  expect(root).not.toMatch(/font(-size)?:/);
});
