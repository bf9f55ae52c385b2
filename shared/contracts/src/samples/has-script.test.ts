import { hasScript } from './has-script.ts';

test.each([
  { js: 'pour()' },
  { html: '<SCRIPT>pour()</script>' },
  { html: '<img src="x"onerror = "pour()">' },
  { html: '<svg/onload=pour()>' },
  { html: '<a href="javascript:pour()">Pour</a>' },
  { html: '<iframe srcdoc="&lt;script>pour()&lt;/script>"></iframe>' },
  { wat: '(module)' },
])('code that can loop: %j', (code) => {
  expect(hasScript(code)).toBe(true);
});

test.each([{}, { html: '<p>Only one cup = tea</p>', css: 'p { color: teal }', js: '\n' }, { html: '<p class="on">on</p>' }])(
  'a page that cannot: %j',
  (code) => {
    expect(hasScript(code)).toBe(false);
  },
);

test('a megabyte of blanks is looked through at once', () => {
  const start = performance.now();
  hasScript({ html: `${' on'.repeat(300_000)}${' '.repeat(1_000_000)}` });
  expect(performance.now() - start).toBeLessThan(1000);
});
