import { colorCode } from './color-code.ts';

const colored = (code: string, language: string) =>
  colorCode(code, language).flatMap(({ text, color }) => (color && color !== 'punctuation' ? [`${color} ${text}`] : []));

test.each([
  [
    'js',
    'const year = Map.groupBy("a", 2); // by year',
    ['keyword const', 'function groupBy', 'string "a"', 'number 2', 'comment // by year'],
  ],
  [
    'css',
    'p::before { color: #fff; margin: 1.5em }',
    ['function p', 'function ::before', 'property color', 'number #fff', 'property margin', 'number 1.5em'],
  ],
  [
    'html',
    '<p class="a">&amp;</p><!-- end',
    ['function <p', 'property class', 'string "a"', 'function >', 'number &amp;', 'function </p', 'function >', 'comment <!-- end'],
  ],
  ['text', 'const a', []],
])('%s has its colors', (language, code, expected) => expect(colored(code, language)).toEqual(expected));

test.each(['`', "'", '/*', '<a b="', '"\\', '{}'.repeat(9000)])('no code is lost: %s', (code) => {
  for (const language of ['js', 'css', 'html', '']) {
    expect(
      colorCode(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  }
});
