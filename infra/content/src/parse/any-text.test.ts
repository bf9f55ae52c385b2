import fc from 'fast-check';
import { readBody, type BodyParts } from './parse-body.ts';
import { htmlOf } from './html.ts';
import { extractMacroCalls } from './macro-calls.ts';
import { text } from './tree.ts';

const nothing = () => undefined;
const parts: BodyParts = {
  words: { note: 'Note:', warning: 'Warning:', goodExample: 'Good', badExample: 'Bad' },
  expand: (call) => [text(call.source)],
  link: nothing,
  media: nothing,
  removed: nothing,
};
const rendered = (source: string) => htmlOf(readBody(source, parts));

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
/** No placeholder of the parser's own, which it takes for damage, and nothing that an argument could not hold. */
const written = fc.string({ unit: 'grapheme' }).filter((value) => !/[\uE000\uE001\uFFFD]/.test(value));
const macroName = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,12}$/);
const argument = fc.oneof(written, fc.integer({ min: -1e6, max: 1e6 }), fc.boolean());

const quoted = (value: string, quote: string) => quote + value.replace(/[\\"']/g, (character) => `\\${character}`) + quote;
const callOf = (name: string, values: ReadonlyArray<string | number | boolean>, quote: string) =>
  `{{${name}(${values.map((value) => (typeof value === 'string' ? quoted(value, quote) : String(value))).join(', ')})}}`;

test('any text at all becomes HTML', () => {
  fc.assert(fc.property(anyText, (source) => typeof rendered(source) === 'string'));
});

test('text without any marks comes out as it went in', () => {
  const plain = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,8}$/);
  fc.assert(fc.property(plain, (source) => rendered(source).trim() === `<p>${source}</p>`));
});

test('a macro gets the arguments that its author wrote, whatever they contain', () => {
  fc.assert(
    fc.property(macroName, fc.array(argument, { minLength: 1, maxLength: 6 }), fc.constantFrom('"', "'"), (name, values, quote) => {
      const { calls } = extractMacroCalls(`before ${callOf(name, values, quote)} after`);
      expect(calls).toEqual([expect.objectContaining({ name: name.toLowerCase().replaceAll('-', '_'), values })]);
    }),
  );
});

test('the text around calls stays, and every call is found in its order', () => {
  const around = fc.stringMatching(/^[ a-z.,]{0,20}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(around, macroName, fc.array(argument, { maxLength: 3 })), { maxLength: 8 }), (sequence) => {
      const source = sequence.map(([before, name, values]) => before + callOf(name, values, '"')).join('');
      const { calls, text: left } = extractMacroCalls(source);
      expect(calls.map((call) => call.name)).toEqual(sequence.map(([, name]) => name.toLowerCase().replaceAll('-', '_')));
      expect(left.replace(/\uE000\d+\uE001/g, '')).toBe(sequence.map(([before]) => before).join(''));
    }),
  );
});
