import { randomCases } from '@webdocs/testing/random-cases';
import { textOf, text } from '../../parse/tree.ts';
import { SyntaxWriter } from './css-syntax-layout.ts';
import { parseSyntax, referencesIn, type Syntax } from './css-syntax-parser.ts';

/** The shape of a syntax, in short: rows with their signs in front, brackets as they are. */
function shape(syntax: Syntax): unknown {
  if (syntax.kind === 'term') return syntax.text + syntax.multiplier;
  if (syntax.kind === 'row') return [syntax.sign || 'row', ...syntax.parts.map(shape)];
  return { [`${syntax.open}${syntax.close}${syntax.multiplier}`]: shape(syntax.inside) };
}

function written(source: string): string {
  const writer = new SyntaxWriter({ term: (term) => text(term.text), functionName: (name) => text(name) });
  writer.syntax(parseSyntax(source), 0);
  return writer.nodes.map(textOf).join('');
}

test('standing side by side binds more than &&, that more than ||, and | least', () => {
  expect(shape(parseSyntax('a b && c || d | e f'))).toEqual(['|', ['||', ['&&', ['row', 'a', 'b'], 'c'], 'd'], ['row', 'e', 'f']]);
});

test('brackets hold together, and multipliers belong to what they follow', () => {
  expect(shape(parseSyntax('[ a | <b>#{1,2}? ]{2,} c!'))).toEqual(['row', { '[]{2,}': ['|', 'a', '<b>#{1,2}?'] }, 'c!']);
});

test('functions, rules and quoted signs are read as what they are', () => {
  expect(shape(parseSyntax('rgb( <n>, [ / <m> ]? )'))).toEqual({ 'rgb()': ['row', '<n>', ',', { '[]?': ['row', '/', '<m>'] }] });
  expect(shape(parseSyntax('@media <list> { <rules> };'))).toEqual(['row', '@media', '<list>', { '{}': '<rules>' }, ';']);
  expect(shape(parseSyntax("[ '[' | '|' ]"))).toEqual({ '[]': ['|', "'['", "'|'"] });
});

test('types, properties and functions are told apart; a range is no part of the name', () => {
  expect(referencesIn(parseSyntax("<length [0,∞]> || <'gap'> | [ <rgb()># ] x"))).toEqual([
    { kind: 'type', name: 'length' },
    { kind: 'property', name: 'gap' },
    { kind: 'function', name: 'rgb' },
  ]);
});

test('a line that is too long breaks at its signs; keywords fill their lines', () => {
  expect(written('<a-rather-long-type-name> | <another-rather-long-type-name> | <the-last-of-these-type-names>')).toBe(
    '<a-rather-long-type-name> |\n<another-rather-long-type-name> |\n<the-last-of-these-type-names>',
  );
  const words = Array.from({ length: 20 }, (_, index) => `keyword${index}`);
  expect(written(words.join(' | ')).split('\n').length).toBeLessThan(5);
});

test('nothing is lost or added, whatever is written', () => {
  const sources = randomCases(3000, (choose) => choose.list(30, () => choose.of(pieces)).join(choose.of(['', ' '])));
  for (const source of sources) expect(written(source).replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
});

const pieces: [string, ...string[]] = [
  'a',
  '<b>',
  "<'c'>",
  '<d()>',
  '<e [0,∞]>',
  'f(',
  ...'()[]{}|&*+?#!,;/<>\'" \n'.split(''),
  '||',
  '&&',
  '{1,2}',
  '\u0000',
  '🫖',
];

test('brackets deeper than in real syntax do not break the reader', () => {
  const source = '[ ('.repeat(20_000);
  expect(written(source).replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
});
