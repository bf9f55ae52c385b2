import { javascriptLanguage } from '@codemirror/lang-javascript';
import { compiled, type CompiledLanguage } from './compiled.ts';

const compile = (code: string, language: CompiledLanguage = 'tsx', importNames: readonly string[] = []) =>
  compiled({ code, language, importNames });
const codeOf = (...given: Parameters<typeof compile>) => {
  const answer = compile(...given);
  if (!('code' in answer)) throw new Error(JSON.stringify(answer));
  return answer.code;
};

const everything = `import type { Leaf } from './leaf';
import { pour, type Cup } from 'tea';

interface Kettle<Water> {
  boils: boolean;
  water: Water;
}
type Taste = 'green'
  | 'black';
enum Step {
  Boil,
  Pour = 'pour',
}
declare const outside: number;
abstract class Pot<Water> extends Base<Water> implements Kettle<Water> {
  declare boils: boolean;
  static #count?: number = 1;
  constructor(
    private readonly water: Water,
    public taste: Taste = 'green',
  ) {
    super();
  }
  abstract drink(): void;
}
export function isCup(
  this: void,
  value: unknown,
): value is Cup {
  return (value as Cup)!.full satisfies boolean;
}
const same = <Value,>(value: Value): Value => value;
function over(one: string): string;
function over(one: number): number;
function over(one: any) { return one; }
const shown = (
  <section
    className="tea"
    {...outside}
  >
    One
    cup
    <Pot.Lid<string> open={same<boolean>(true)} />
    <>
      {Step.Boil}
    </>
  </section>
);
pour(shown as unknown as string); // MARK
`;

test('types are left out, and every line stays where it was', () => {
  const code = codeOf(everything);
  const [own = ''] = code.split('\nfunction $$fragment');
  expect(own.split('\n')).toHaveLength(everything.split('\n').length);
  for (const mark of ['// MARK', 'Step.Boil}', 'super()', 'over(one) { return', 'open: same(true)', '"tea"']) {
    const lineIn = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part));
    const written = { 'Step.Boil}': 'Step.Boil', 'over(one) { return': 'over(one', 'open: same(true)': 'open:' }[mark] ?? mark;
    const typed = { 'over(one) { return': 'over(one: any)', 'open: same(true)': 'open={' }[mark] ?? mark;
    expect([mark, lineIn(code, written)]).toEqual([mark, lineIn(everything, typed)]);
  }
  let errors = 0;
  javascriptLanguage.parser.parse(code).iterate({ enter: ({ type }) => void (errors += Number(type.isError)) });
  expect(errors).toBe(0);
});

test.each<[string, CompiledLanguage, string, number, RegExp]>([
  ['a type without a name', 'ts', 'let tea: string;\nlet cup: = 3;\n', 2, /Unexpected token/],
  ['a bracket that is not closed', 'ts', 'function pour() {\n', 2, /Unexpected|expected/],
  ['two names in a row', 'ts', '\n\nlet a b', 3, /expected ";"/],
  ['an element that ends with another name', 'jsx', 'const tea = (\n  <p>\n    <b>hot</i>\n  </p>\n);', 3, /<\/i>/],
  ['a fragment that an element ends', 'tsx', 'const tea = <>\n</p>;', 2, /<\/p>/],
  ['JSX where there is none', 'ts', 'const tea = 1;\nconst cup = <p>hot</p>;', 2, /./],
])('%s is told with its line', (_, language, code, line, message) => {
  expect(compile(code, language)).toEqual({ line, message: expect.stringMatching(message) });
});

test.each([
  ['namespace Tea {\n  export const cup = 1;\n}', 1],
  ['let a = 1;\nimport fs = require("fs");', 2],
  ['\n\nexport = 3;', 3],
])('what types alone do not explain is said to be so, and never left out in silence: %j', (code, line) => {
  expect(compile(code, 'ts')).toMatchObject({ line, isUnsupported: true });
});

test('text that only looks like it is text, and what is declared has no code', () => {
  expect(codeOf('const text = `\nnamespace Tea {\n`;', 'ts')).toContain('namespace Tea {');
  expect(codeOf('declare namespace Tea {\n  const cup: number;\n}\npour()', 'ts').trim()).toBe('pour()');
});

test('elements and their attributes are told from each other', () => {
  expect(compile('<a.b c="d" e><f:g h={<i />} j=">"/></a.b>;\n<k><l m/></k>', 'jsx')).toHaveProperty('code');
});

test('without a library JSX makes elements of the document', () => {
  expect(codeOf('pour(<p>Tea</p>)', 'jsx')).toMatch(/^pour\(\$\$element\('p', null, "Tea"\)\)\nfunction \$\$fragment/);
  expect(codeOf('pour()', 'jsx')).toBe('pour()');
});

test('a comment, or the import map, says what JSX is for', () => {
  expect(codeOf('/** @jsx h @jsxFrag F */\nx = <><p /></>', 'jsx')).toContain("h(F, null, h('p'");
  expect(codeOf('// @jsx html.h\nx = <p />', 'jsx')).toContain("html.h('p'");
  expect(codeOf('/* @jsxImportSource solid */ x = <p />', 'tsx', ['preact/jsx-runtime'])).toContain('from "solid/jsx-runtime"');
  expect(codeOf('x = <p />', 'jsx', ['tea', 'preact/jsx-runtime'])).toMatch(/^import \{jsx as _jsx\} from "preact\/jsx-runtime";x = /);
  expect(codeOf('x = "@jsx h"; y = <p />', 'jsx')).toContain('$$element');
});

test('code that is nested too deep ends with an error, and with no half of it', () => {
  const depth = 20_000;
  expect(() => compile('<a>'.repeat(depth) + '</a>'.repeat(depth), 'jsx')).toThrow(RangeError);
});
