import { parseDocument } from 'yaml';
import { randomCases, type Choices } from '@webdocs/testing/random-cases';
import { FrontMatterError, splitFrontMatter } from './front-matter.ts';

const errorOf = (source: string) => {
  try {
    splitFrontMatter(source);
  } catch (thrown) {
    return thrown instanceof FrontMatterError ? thrown : undefined;
  }
  return undefined;
};

test('a file is split into its front matter and its text', () => {
  const source = '---\ntitle: "Array: a list"\nslug: Web/Array\nstatus:\n  - experimental\n  - deprecated\n---\n\nText --- with dashes.\n';
  expect(splitFrontMatter(source)).toEqual({
    data: { title: 'Array: a list', slug: 'Web/Array', status: ['experimental', 'deprecated'] },
    body: '\nText --- with dashes.\n',
    bodyLine: 8,
  });
});

test('files from other systems are read as well', () => {
  expect(splitFrontMatter('\uFEFF---\r\ntitle: a\r\n---\r\ntext').data).toEqual({ title: 'a' });
  expect(splitFrontMatter('---\ntitle: a\n---').body).toBe('');
});

test.each([
  ['title: a', 1],
  ['---\ntitle: a\n', 1],
  ['---\ntitle: "a\nslug: b\n---\n', 3],
  ['---\ntitle: a\nslug: [b\n---\n', 3],
  ['---\ntitle: a\ntitle: b\n---\n', 3],
  ['---\n- a\n- b\n---\n', 2],
  [`---\ntitle: ${'a'.repeat(70_000)}\n---\n`, 1],
])('%j is refused, and the message names the line', (source, line) => {
  expect(errorOf(source)?.line).toBe(line);
});

test('aliases that multiply themselves are refused', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x]',
    ...'bcdefg'.split('').map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdef'[index]}`).join(',')}]`),
  ].join('\n');
  expect(errorOf(`---\n${bomb}\n---\n`)).toBeInstanceOf(FrontMatterError);
});

const delicate = [
  'true',
  'no',
  '12',
  '2026-03-01',
  '-1',
  '~',
  'a: b',
  'a:b',
  'a #b',
  'a#b',
  '"q"',
  "'s'",
  'a"b',
  '<dialog>',
  '[x]',
  '*x',
  '&x',
  '!x',
  'x:',
  'a - b',
  '`x`',
  '=',
  '1e3',
  '0x1f',
  '.5',
  'Null',
  '',
] as const;

function anyYaml(choose: Choices): string {
  const value = () => (choose.below(2) ? choose.of(delicate) : choose.text(12, 'ab Z09:#"\'<>().*&!?-_'));
  const line = () => (choose.below(3) ? `${choose.of(['title', 'slug', 'page-type'])}: ${value()}` : `list:\n  - ${value()}`);
  return [line(), ...choose.list(2, line)].join('\n');
}

test('reading plain values by hand never differs from YAML', () => {
  for (const yaml of randomCases(5000, anyYaml).filter((text) => !text.includes('---'))) {
    const source = `---\n${yaml}\n---\n`;
    expect([yaml, errorOf(source) ? undefined : splitFrontMatter(source).data]).toEqual([yaml, parsedOrNothing(yaml)]);
  }
});

function parsedOrNothing(yaml: string): unknown {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  if (document.errors.length) return undefined;
  try {
    const data: unknown = document.toJS();
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
  } catch {
    // An alias without its anchor is noticed only here.
    return undefined;
  }
}
