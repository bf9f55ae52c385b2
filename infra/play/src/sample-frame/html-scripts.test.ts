import { withScripts } from './html-scripts.ts';

function scriptsOf(html: string) {
  const found: unknown[] = [];
  const same = withScripts(html, (script) => void found.push([script.firstLine, script.isModule, script.code]));
  return { found, same };
}

test('scripts are found with the line at which their code begins; comments and scripts of other files are none', () => {
  const html = [
    '<p>Tea</p>',
    '<!-- <script>no()</script> -->',
    '<script',
    '  async>pour()',
    'stir()</script><script src="no.js">no()</script>',
    '<script type="text/template">no()</script>',
    '<SCRIPT type="module">sip()</SCRIPT >',
    '<!-- without an end <script>last()</script>',
  ].join('\n');
  expect(scriptsOf(html)).toEqual({
    found: [
      [4, false, 'pour()\nstir()'],
      [7, true, 'sip()'],
      [8, false, 'last()'],
    ],
    same: html,
  });
});

test('what only says the name of one is none: a value of an attribute, a title, a style, a field for text', () => {
  const html = [
    '<iframe srcdoc="<p>a > b</p><script>no()</script>"></iframe>',
    "<p data-code = '<script>no()</script>' title=don't>",
    '<title><script>no()</script></title>',
    '<textarea><script>no()</script></textarea><style>/* <script>no()</script> */</style>',
    '<iframe><script>no()</script></iframe>',
    '<a title="a > b">a < b</a><scripts>no</scripts>',
    '<script data-if="a > b">yes("</style>")</script>',
  ].join('\n');
  expect(scriptsOf(html)).toEqual({ found: [[7, false, 'yes("</style>")']], same: html });
});

test('other code takes their place', () => {
  expect(withScripts('<script>a</script>-<script>b</script>!', ({ code }) => code.toUpperCase())).toBe(
    '<script>A</script>-<script>B</script>!',
  );
});

// Each took minutes where every beginning was followed to the end of the code.
test.each([
  ['comments without an end', '<!--'],
  ['scripts without an end', '<script>'],
  ['tags without an end', '<script '],
  ['scripts, each after all that is before it', '<script></script>\n'],
  ['ends of scripts that are none', '<script></script   '],
  ['quotes without an end', '<p a="'],
  ['quotes of two kinds', `<p a="' `],
  ['equal signs in a tag', '<p ='],
  ['fields without an end', '<textarea>'],
  ['blanks after an equal sign', '<p =           '],
])('a megabyte of %s is read once', (_, piece) => {
  const html = piece.repeat(1024 ** 2 / piece.length);
  expect(scriptsOf(html).same === html).toBe(true);
});
