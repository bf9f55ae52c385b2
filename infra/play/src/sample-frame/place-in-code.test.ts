import { htmlScriptName, placeInStackOf, placeOfThrown } from './place-in-code.ts';

const page = 'http://a.play.localhost/runner.html?port=2';
const places = { inHtml: new Map([['pour(', 4]]), isInHead: false };
const thrown = (event: object) => ({ filename: page, lineno: 2, message: 'Uncaught Error: no tea', error: undefined as unknown, ...event });

test.each([
  ['the script of the sample', thrown({ filename: 'sample.js', lineno: 11 }), { part: 'js', line: 11 }],
  ['the script of the sample, by its whole address', thrown({ filename: 'http://a.play.localhost/sample.js' }), { part: 'js', line: 2 }],
  ['a script that begins in the HTML at line 4', thrown({ filename: htmlScriptName(4), lineno: 3 }), { part: 'html', line: 6 }],
  [
    'a script that cannot be read',
    thrown({ message: "Uncaught SyntaxError: Failed to execute 'replaceWith' on 'Element': Unexpected token '='" }),
    { part: 'js', line: 2 },
  ],
  ['a file of somewhere else', thrown({ filename: 'https://tea.example/tea.js' }), undefined],
  ['no line at all', thrown({ filename: 'sample.js', lineno: 0 }), undefined],
])('an error says where it was thrown: %s', (_, event, place) => {
  expect(placeOfThrown(event, places, undefined)).toEqual(place);
});

test('a script in the HTML that cannot be read is known by its text', () => {
  expect(placeOfThrown(thrown({ lineno: 1 }), places, 'pour(')).toEqual({ part: 'html', line: 4 });
  expect(placeOfThrown(thrown({ lineno: 1 }), places, 'other')).toBeUndefined();
});

test('a module in the head that cannot be read is the script of the sample', () => {
  const event = thrown({ error: new SyntaxError('no tea') });
  expect(placeOfThrown(event, { ...places, isInHead: true }, null)).toEqual({ part: 'js', line: 2 });
  expect(placeOfThrown(event, { inHtml: new Map(), isInHead: false }, null)).toBeUndefined();
});

test('a module in the HTML that cannot be read is known where it is the only script', () => {
  const event = thrown({
    message: "Uncaught SyntaxError: Failed to execute 'write' on 'Document': no tea",
    error: new SyntaxError('no tea'),
  });
  expect(placeOfThrown(event, places, null)).toEqual({ part: 'html', line: 5 });
  expect(placeOfThrown(event, { ...places, inHtml: new Map([...places.inHtml, ['stir(', 9]]) }, null)).toBeUndefined();
});

test('a stack says the newest line of the code, in the words of each browser', () => {
  const at = (stack: string) => placeInStackOf(Object.assign(new Error('no tea'), { stack }));
  expect(at('Error: no tea\n    at pour (sample.js:3:5)\n    at sample.js:9:1')).toEqual({ part: 'js', line: 3 });
  expect(at('pour@sample-html-4.js:2:1\n@sample.js:9:1')).toEqual({ part: 'html', line: 5 });
  expect(at(`Error: no tea\n    at ${page}:9:1\n    at mysample.js:1:1`)).toBeUndefined();
  expect(placeInStackOf('sample.js:3:5')).toBeUndefined();
});
