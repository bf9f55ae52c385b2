import { randomCases } from '@webdocs/testing/random-cases';
import { extractMacroCalls, splitAtTokens, withSources } from './macro-calls.ts';

const callsIn = (source: string) => extractMacroCalls(source).calls.map(({ name, values }) => [name, ...values]);

test.each([
  ['{{compat}}', [['compat']]],
  ['{{ Compat() }}', [['compat', '']]],
  ['{{Deprecated-Inline}}', [['deprecated_inline']]],
  ['{{jsxref("Array.map()", \'map\', "", true)}}', [['jsxref', 'Array.map()', 'map', '', true]]],
  ['{{rfc(9110, "a, b", 1.5)}}', [['rfc', 9110, 'a, b', 1.5]]],
  ['{{x("say \\"hi\\"")}}', [['x', 'say "hi"']]],
  ['{{x(`<\'a\'> | "b"\n# `, 2)}}', [['x', `<'a'> | "b"\n# `, 2]]],
  ['{{x("a}}b")}} and {{y}}', [['x', 'a}}b'], ['y']]],
])('%s is read as %j', (source, calls) => {
  expect(callsIn(source)).toEqual(calls);
});

test.each(['{{', '{{}}', '{{ "a" }}', '{{x(}}', '{{x("a}}', '{{x("a" "b")}}', '\\{{compat}}', '{{compat}', '{{{'])(
  '%s is no call',
  (source) => {
    expect(callsIn(source)).toEqual([]);
  },
);

test('taking calls out and showing their sources again gives the text back', () => {
  const sources = randomCases(1000, (choose) =>
    choose
      .list(8, () => (choose.below(2) ? choose.text(12) : choose.of(['{{compat}}', '{{x("y", 1)}}', "{{x('}}", '{{', '}}', '\\', '("'])))
      .join(''),
  );
  for (const source of sources) {
    const { text, calls } = extractMacroCalls(source);
    expect(withSources(text, calls)).toBe(source.replace(/\\(?=\{\{\s*[A-Za-z])/g, ''));
    expect(splitAtTokens(text).filter((part) => typeof part === 'number')).toEqual(calls.map((_, index) => index));
  }
});

test('characters that mark a call inside the build cannot be smuggled in', () => {
  expect(splitAtTokens(extractMacroCalls('\uE0000\uE001 {{compat}}').text).filter((part) => typeof part === 'number')).toEqual([0]);
});

test('a call knows its line', () => {
  expect(extractMacroCalls('{{a}}\n\n{{b("x\n")}} {{c}}\n{{d}}').calls.map(({ name, line }) => [name, line])).toEqual([
    ['a', 1],
    ['b', 3],
    ['c', 4],
    ['d', 5],
  ]);
});

test('braces after a backslash are braces, in code and in text', () => {
  expect(callsIn('\\{{a}} \\\\{{b}}')).toEqual([]);
  const { text, calls } = extractMacroCalls('`\\{{a}}` {{b}}');
  expect(withSources(text, calls)).toBe('`{{a}}` {{b}}');
  expect(text).toHaveLength('`\\{{a}}` '.length + 3);
});
