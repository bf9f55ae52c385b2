import { changesBetween } from './format-code.ts';
import { formatted } from './formatted.ts';

test.each([
  ['css', 'p{color:red;margin:0}', 'p {\n  color: red;\n  margin: 0;\n}'],
  ['js', 'const a=[1,2].map(x=>x*2)', 'const a = [1, 2].map((x) => x * 2);'],
  [
    'html',
    '<style>p{color:red}</style><script>a( )</script>',
    '<style>\n  p {\n    color: red;\n  }\n</style>\n<script>\n  a();\n</script>',
  ],
] as const)('%s is written as Prettier writes it, with what is inside it', async (language, code, written) => {
  expect(await formatted(code, language)).toEqual({ code: written });
  expect(await formatted(`${code}\n`, language)).toEqual({ code: `${written}\n` });
});

test('code that cannot be read is left as it is, and its line is named', async () => {
  expect(await formatted('let a;\nlet = = 1;', 'js')).toEqual({ line: 2 });
  expect(await formatted('<p>\n</section>', 'html')).toEqual({ line: 2 });
});

test('what is the same before and after a change is not changed', () => {
  expect(changesBetween('a { b:c }', 'a { b: c }')).toEqual({ from: 6, to: 6, insert: ' ' });
  expect(changesBetween('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' });
  expect(changesBetween('a', 'a')).toBeUndefined();
});
