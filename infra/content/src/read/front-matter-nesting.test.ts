import { splitFrontMatter } from './front-matter.ts';
import { lineOfDeepNesting } from '@webdocs/reference/yaml-nesting';

const page = (yaml: string) => () => splitFrontMatter(`---\n${yaml}\n---\nText.\n`);

test.each([
  ['brackets', `title: ${'['.repeat(15_000)}`],
  ['brackets that close again', `title: ${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['braces', `a: ${'{a: '.repeat(3000)}`],
  ['lists in lists on one line', `${'- '.repeat(5000)}x`],
  ['keys without names', `${'? '.repeat(5000)}x`],
  ['keys below keys', Array.from({ length: 150 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
])('front matter that goes down by %s is refused before it is parsed', (_, yaml) => {
  expect(page(yaml)).toThrow('nested too deeply');
});

test('front matter that grows by aliases is refused', () => {
  const rows = [
    'a: &a [x, x, x, x, x, x, x, x]',
    ...[...'bcdefgh'].map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefg'[index]}`).join(', ')}]`),
  ];
  expect(page(rows.join('\n'))).toThrow(/alias/);
});

test('front matter longer than a page of text is refused', () => {
  expect(page(`title: "${'x'.repeat(20_000)}"`)).toThrow('longer than');
});

test('a list as deep as in real pages is read', () => {
  expect(
    lineOfDeepNesting('sidebar:\n  - link: /A\n    children:\n      - title: "B [c] {d}"\n        children: [{ link: /E }]\n'),
  ).toBeUndefined();
});

test('the line that goes too deep is told', () => {
  expect(lineOfDeepNesting(`a: b\nc: ${'['.repeat(50)}`)).toBe(2);
});
