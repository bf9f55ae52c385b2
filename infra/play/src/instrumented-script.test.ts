import { runInNewContext } from 'node:vm';
import { instrumentedHtml } from './instrumented-html.ts';
import { instrumentedScript } from './instrumented-script.ts';
import { withoutChecks } from './sample-frame/loop-check.ts';

/** Runs a script until its checks have been called so often, and says in which lines they were. */
function checkedLines(code: string, most = 20): number[] {
  const lines: number[] = [];
  const tick = (line: number) => {
    lines.push(line);
    if (lines.length >= most) throw new Error('stopped');
  };
  try {
    runInNewContext(instrumentedScript(code)?.code ?? code, { $$tick: tick, result: undefined }, { timeout: 1000 });
  } catch (thrown) {
    if (!(thrown instanceof Error) || thrown.message !== 'stopped') throw thrown;
  }
  return lines;
}

test.each([
  'for (;;);',
  'for (;;) {}',
  'while (true) ;',
  'while (true) { continue; }',
  'do ; while (true)',
  'do { } while (true)',
  'outer: for (;;) for (;;) continue outer;',
  'while (true) try { throw 1 } catch {} finally { continue }',
  'const more = [1]; for (const one of more) more.push(one);',
  'const all = { get a() { return all.a; } }; try { all.a } catch { }',
  'const f = () => f(); f();',
  'const f = (x) => (f(x), { x }); f();',
  'function f() { "use strict"; f() } f()',
  'class A { m() { this.m(); } } new A().m();',
  'const g = function* () { while (true) yield 1; }; for (const x of g());',
])('code that never ends is checked as it goes on: %s', (code) => {
  expect(checkedLines(code)).toHaveLength(20);
});

test('a check knows the line of its loop, and adds no line', () => {
  const code = 'let i = 0;\n\nwhile (i < 2)\n  i += 1;\nfor (; i < 3; ) {\n  i += 1;\n}';
  expect(checkedLines(code)).toEqual([3, 3, 5]);
  expect(instrumentedScript(code)?.code.split('\n')).toHaveLength(7);
});

test('a check knows what is around it: the nearest loop or function that begins on another line', () => {
  const code = 'function f() {\n  for (;;) while (true) {\n    const g = () => 1;\n  }\n}';
  const calls = instrumentedScript(code)?.code.match(/\$\$tick\([^)]*\)/g);
  expect(calls).toEqual(['$$tick(1,0,1)', '$$tick(2,1)', '$$tick(2,1)', '$$tick(3,2,1)']);
});

test.each([
  ['const f = (x) => ({ x }); f(7).x', 7],
  ['[1, 2, 3].map((n) => n * 2).join()', '2,4,6'],
  ['let s = ""; for (const k in { a: 1, b: 2 }) s += k\ns', 'ab'],
  ['let i = 0; do i++; while (i < 4) i', 4],
  ['(function () { "use strict"; return this })()', undefined],
  ['let n = 0; for (let i = 0; i < 3; i++) for (const f of [() => i]) n += f()\nn', 3],
  ['if (true) function f() { return 1 }\nf()', 1],
  ['const o = { async *g() {}, get x() { return 5 }, ["y"]: (a, b) => a + b }; o.x + o.y(1, 2)', 8],
  ['const c = a => b => a + b; c(1)(2)', 3],
])('code does what it did: %s', (code, result) => {
  const { code: written = '' } = instrumentedScript(code) ?? {};
  expect(written).toContain('$$tick(');
  expect(runInNewContext(written, { $$tick: () => undefined })).toEqual(result);
  expect(withoutChecks(written)).toBe(code);
});

test.each([
  ['await fetch("/")', true],
  ['import { a } from "./a.js"', true],
  ['export const a = 1;', true],
  ['var await = 1;', false],
  ['with (Math) max(1, 2);', false],
  ['async function f() { await 1 }', false],
])('%s is a module: %s', (code, isModule) => {
  expect(instrumentedScript(code)?.isModule).toBe(isModule);
});

test('what cannot be read is left to the browser', () => {
  expect(instrumentedScript('let = = 1')).toBeUndefined();
  expect(instrumentedScript('('.repeat(100_000))).toBeUndefined();
  expect(instrumentedScript(`"${'x'.repeat(300_000)}"`)).toBeUndefined();
});

describe('scripts in HTML', () => {
  test('are checked too, by the line that they have in it', () => {
    expect(instrumentedHtml('<p>1</p>\n<script\n async>\nwhile (true) {}\n</script>')).toBe(
      '<p>1</p>\n<script\n async>\nwhile (true) {;$$tick(-4);}\n</script>',
    );
    expect(instrumentedHtml('<script type="module">for await (const a of b);</script>')).toContain('$$tick(-1)');
  });

  test('of a page with more of them than can be read at once, those are checked that have room', () => {
    const script = (text: string) => `<script>/* ${text} */ for (;;);</script>`;
    const html = instrumentedHtml([...Array.from({ length: 4 }, () => 'x'.repeat(60_000)), 'last'].map(script).join('\n'));
    expect(html.match(/\$\$tick/g)).toHaveLength(4);
    expect(html.lastIndexOf('$$tick')).toBeGreaterThan(html.indexOf('last'));
  });

  test.each([
    '<script src="a.js">for (;;);</script>',
    '<script type="text/template">for (;;);</script>',
    '<script type="importmap">{}</script>',
    '<!-- <script>for (;;);</script> -->',
    '<script>for (;;</script>',
    '<script>await 1; for (;;);</script>',
    '<p>for (;;);</p>',
  ])('that are none, or cannot be read, stay as they are: %s', (html) => {
    expect(instrumentedHtml(html)).toBe(html);
  });

  test('loops in handlers are counted with their line, in whatever quotes; other handlers stay as they are written', () => {
    const html = ['<p>1</p>', '<b onclick="go()" ONCLICK2=1>', '<i onclick=\'while (a &amp;&amp; "b") {}\'>', '<u onload=for(;;)f()>'];
    expect(instrumentedHtml(html.join('\n')).split('\n')).toEqual([
      ...html.slice(0, 2),
      '<i onclick="while (a &amp;&amp; &quot;b&quot;) {;$$tick(-3);}">',
      '<u onload="for(;;){$$tick(-4);f()/*$$*/}">',
    ]);
  });

  test.each([
    '<p title="onclick=while(1){}">',
    '<p onclick="while (&eacute;) {}">',
    '<p onclick="while (">',
    '<!-- <p onclick="while (1) {}"> -->',
    '<textarea><p onclick="while (1) {}"></textarea>',
  ])('what is no handler, or none that can be read, stays: %s', (html) => {
    expect(instrumentedHtml(html)).toBe(html);
  });

  test('a handler may return', () => {
    expect(instrumentedHtml('<form onsubmit="for (;;) return false">')).toContain('$$tick(-1)');
  });
});
