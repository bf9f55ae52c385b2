import { EditorState } from '@codemirror/state';
import { languages, type WorkshopLanguage } from '../languages.ts';
import { problemsIn } from './syntax-problems.ts';

function problemsOf(language: WorkshopLanguage, doc: string) {
  const state = EditorState.create({ doc, extensions: languages[language] });
  return problemsIn(state, (id, values) => [id.replace('docs-editor-', ''), ...Object.values(values ?? {})].join(' ')).map((problem) => ({
    line: state.doc.lineAt(problem.from).number,
    message: problem.message,
    severity: problem.severity,
  }));
}

test.each<[WorkshopLanguage, string, number, string]>([
  ['js', 'let a = 1;\nlet = = 3;', 2, 'unexpected'],
  ['js', 'if (a) {\n  b();', 2, 'missing'],
  ['css', 'p { color: red; }\nq { color red; }', 2, 'missing'],
  ['html', '<p>x</p>\n</section>', 2, 'stray </section>'],
  ['html', '<section>\n<b>x</b>', 1, 'unclosed section'],
])('%s: %j has a mark at line %i', (language, code, line, message) => {
  expect(problemsOf(language, code)).toContainEqual(expect.objectContaining({ line, message: expect.stringMatching(`^${message}`) }));
});

test.each<[WorkshopLanguage, string]>([
  [
    'js',
    'class A { #a = 1; static { this.b ??= 2n; } get c() { return this?.#a; } }\nawait import("./x.js");\nfor await (const x of y) label: z;',
  ],
  ['js', ''],
  ['css', ''],
  ['html', ''],
  ['html', 'Tea<style></style><script></script>'],
  [
    'css',
    '@layer a, b;\n@container (width > 20rem) { .a { & > .b:has(+ c) { color: oklch(0.7 0.1 200 / 50%); } } }\n@property --x { syntax: "*"; inherits: false; }',
  ],
  ['css', 'p { --a: { b: c }; width: calc(100% - (2 * var(--b, 1px))); }'],
  [
    'html',
    '<!doctype html><ul><li>a<li>b</ul><p>c<p>d<br><input disabled><svg><path d="M0"/></svg><style>p{}</style><script>a();</script>&amp;',
  ],
  ['html', '<table><tr><td>x<tr><td>y</table>'],
])('%s: code that is as it should be has no marks: %j', (language, code) => {
  expect(problemsOf(language, code)).toEqual([]);
});

test('one mistake does not fill the margin', () => {
  expect(problemsOf('js', ')'.repeat(200)).length).toBeLessThanOrEqual(12);
});
