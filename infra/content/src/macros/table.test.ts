import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const existing = [
  'Web/API/Element/closest',
  'Web/API/Window/fetch',
  'Web/CSS/Reference/Properties/gap',
  'Web/CSS/Reference/Values/gap_value',
  'Web/CSS/Reference/Values/calc',
  'Web/CSS/Reference/Selectors/:hover',
  'Web/CSS/Reference/At-rules/@media',
  'Web/JavaScript/Reference/Global_Objects/Array/map',
  'Web/JavaScript/Reference/Global_Objects/Intl/Collator',
  'Web/CSS/Reference/Values/gradient/linear-gradient',
  'Web/JavaScript/Reference/Statements/let',
  'Web/JavaScript/Reference/Statements/for...of',
  'Web/HTML/Reference/Elements/dialog',
  'Web/HTTP/Reference/Headers/Age',
  'Glossary/Round_trip',
  'Mozilla/Add-ons/WebExtensions/API/tabs/query',
];
const folder = (slug: string) => slug.toLowerCase().replaceAll(':', '_colon_');
const files: Record<string, string> = {
  ...Object.fromEntries(existing.map((slug) => [`files/en-us/${folder(slug)}/index.md`, documentText(slug, slug.split('/').at(-1) ?? '')])),
  'files/en-us/web/css/reference/values/length/index.md': documentText('Web/CSS/Reference/Values/length', '`<length>` type', 'x', {
    'page-type': 'css-type',
  }),
  'files/en-us/web/http/reference/status/404/index.md': documentText('Web/HTTP/Reference/Status/404', '404 Not Found'),
};

async function docWith(body: string, slug = 'Here', more: Record<string, string> = {}) {
  const { page } = await openedContent(
    { ...files, [`files/en-us/${folder(slug)}/index.md`]: documentText(slug, 'Here', body, more) },
    { modulesFolders: [] },
  );
  return (await page('Doc', `/en-US/docs/${slug}`)).doc;
}
async function html(body: string, slug?: string) {
  const doc = await docWith(body, slug);
  return htmlOfBody({ renderer: 'Doc', url: doc.mdn_url, doc });
}

test.each([
  ['{{domxref("Element.closest()")}}', '/en-US/docs/Web/API/Element/closest', '<code>Element.closest()</code>'],
  ['{{DOMxRef("Element.prototype.closest", "closest", "#use", true)}}', '/en-US/docs/Web/API/Element/closest#use', 'closest'],
  ['{{domxref("fetch()")}}', '/en-US/docs/Web/API/Window/fetch', '<code>fetch()</code>'],
  ['{{cssxref("gap")}}', '/en-US/docs/Web/CSS/Reference/Properties/gap', '<code>gap</code>'],
  ['{{cssxref("&lt;length&gt;", "a length")}}', '/en-US/docs/Web/CSS/Reference/Values/length', '<code>a length</code>'],
  ['{{cssxref("<length>")}}', '/en-US/docs/Web/CSS/Reference/Values/length', '<code>&lt;length&gt;</code>'],
  [
    '{{htmlelement("dialog", "<code>&lt;dialog&gt;</code> here")}}',
    '/en-US/docs/Web/HTML/Reference/Elements/dialog',
    '<code>&lt;dialog&gt;</code> here',
  ],
  ['{{cssxref("<gap>")}}', '/en-US/docs/Web/CSS/Reference/Values/gap_value', '<code>&lt;gap&gt;</code>'],
  ['{{cssxref("calc()")}}', '/en-US/docs/Web/CSS/Reference/Values/calc', '<code>calc()</code>'],
  ['{{cssxref(":hover")}}', '/en-US/docs/Web/CSS/Reference/Selectors/:hover', '<code>:hover</code>'],
  ['{{cssxref("@media")}}', '/en-US/docs/Web/CSS/Reference/At-rules/@media', '<code>@media</code>'],
  ['{{jsxref("Array.prototype.map()", "map()", "", 1)}}', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map', 'map()'],
  ['{{jsxref("Collator")}}', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/Collator', '<code>Collator</code>'],
  ['{{jsxref("Statements/let", "let")}}', '/en-US/docs/Web/JavaScript/Reference/Statements/let', '<code>let</code>'],
  ['{{jsxref("let#scope")}}', '/en-US/docs/Web/JavaScript/Reference/Statements/let#scope', '<code>let</code>'],
  ['{{HTMLElement("dialog")}}', '/en-US/docs/Web/HTML/Reference/Elements/dialog', '<code>&lt;dialog&gt;</code>'],
  ['{{httpheader("Age")}}', '/en-US/docs/Web/HTTP/Reference/Headers/Age', '<code>Age</code>'],
  ['{{HTTPStatus(404)}}', '/en-US/docs/Web/HTTP/Reference/Status/404', '<code>404 Not Found</code>'],
  ['{{jsxref("Statements/for...of", "for...of")}}', '/en-US/docs/Web/JavaScript/Reference/Statements/for...of', '<code>for...of</code>'],
  ['{{jsxref("for...of")}}', '/en-US/docs/Web/JavaScript/Reference/Statements/for...of', '<code>for...of</code>'],
  ['{{cssxref("linear-gradient()")}}', '/en-US/docs/Web/CSS/Reference/Values/gradient/linear-gradient', '<code>linear-gradient()</code>'],
  ['{{cssxref("length")}}', '/en-US/docs/Web/CSS/Reference/Values/length', '<code>&lt;length&gt;</code>'],
  ['{{cssxref("length#units", "units")}}', '/en-US/docs/Web/CSS/Reference/Values/length#units', '<code>units</code>'],
  ['{{HTTPStatus(404, "404 Not Found")}}', '/en-US/docs/Web/HTTP/Reference/Status/404', '<code>404 Not Found</code>'],
  ['{{Glossary("Round trip", "trips")}}', '/en-US/docs/Glossary/Round_trip', 'trips'],
  ['{{WebExtAPIRef("tabs.query()")}}', '/en-US/docs/Mozilla/Add-ons/WebExtensions/API/tabs/query', '<code>tabs.query()</code>'],
])('%s is a link to %s', async (call, href, text) => {
  expect(await html(`See ${call}.`)).toBe(`<p>See <a href="${href}">${text}</a>.</p>`);
});

test.each([
  ['{{cssxref("display")}}', 'Web/CSS/display'],
  ['{{cssxref(":checked")}}', 'Web/CSS/:checked'],
  ['{{cssxref("<color>")}}', 'Web/CSS/color_value'],
  ['{{cssxref("blur()")}}', 'Web/CSS/filter-function/blur'],
  ['{{htmlelement("input")}}', 'Web/HTML/Element/input'],
  ['{{htmlelement("h2")}}', 'Web/HTML/Element/Heading_Elements'],
  ['{{httpheader("ETag")}}', 'Web/HTTP/Headers/ETag'],
  ['{{httpmethod("GET")}}', 'Web/HTTP/Methods/GET'],
  ['{{httpstatus("200")}}', 'Web/HTTP/Status/200'],
  ['{{svgattr("fill")}}', 'Web/SVG/Attribute/fill'],
  ['{{svgelement("circle")}}', 'Web/SVG/Element/circle'],
  ['{{mathmlelement("mi")}}', 'Web/MathML/Element/mi'],
])('in a tree from before mid-2025 %s leads to %s', async (call, slug) => {
  const { page } = await openedContent(
    {
      'files/en-us/here/index.md': documentText('Here', 'Here', call),
      [`files/en-us/${folder(slug)}/index.md`]: documentText(slug, 'Old'),
    },
    { modulesFolders: [] },
  );
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Here'))).toContain(`<a href="/en-US/docs/${slug}"`);
});

test.each([
  ['{{CSSxRef("dumber")}}', '/en-US/docs/Web/CSS/dumber'],
  ['{{jsxref("Stern_mode")}}', '/en-US/docs/Web/JavaScript/Reference/Stern_mode'],
])('%s leads where a redirect leads that alone knows the name', async (call, from) => {
  const { page } = await openedContent(
    {
      'files/en-us/here/index.md': documentText('Here', 'Here', call),
      'files/en-us/there/index.md': documentText('There', 'There'),
      'files/en-us/_redirects.txt': `${from}\t/en-US/docs/There\n`,
    },
    { modulesFolders: [] },
  );
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Here'))).toContain('<a href="/en-US/docs/There"');
});

test.each([
  ['{{HTTPHeader("Age", "A", "#use")}}', '<a href="/en-US/docs/Web/HTTP/Reference/Headers/Age#use"><code>A.use</code></a>'],
  ['{{HTTPHeader("Age", "", "use", 1)}}', '<a href="/en-US/docs/Web/HTTP/Reference/Headers/Age#use">Age.use</a>'],
])('%s names the place in the page of the header', async (call, link) => {
  expect(await html(call)).toBe(`<p>${link}</p>`);
});

test('a label that looks like an element is text', async () => {
  expect(await html('{{htmlelement("dialog", "<code>")}}')).toContain('<code>&lt;code&gt;</code></a>');
});

test('a link to a page that does not exist is a mark of that', async () => {
  expect(await html('{{domxref("Kettle")}}')).toBe(
    '<p><a data-href="/en-US/docs/Web/API/Kettle" role="link" aria-disabled="true" class="page-not-created" title="This page has not been written yet"><code>Kettle</code></a></p>',
  );
});

test('a standard is linked at its publisher', async () => {
  expect(await html('{{RFC(9110, "HTTP", "4.2")}}')).toBe(
    '<p><a href="https://datatracker.ietf.org/doc/html/rfc9110#section-4.2" class="external" rel="noopener" title="External link">RFC 9110, section 4.2: HTTP</a></p>',
  );
});

test('badges stand beside a name, banners before the text', async () => {
  const doc = await docWith(
    '{{SeeCompatTable}}{{SecureContext_Header}}{{AvailableInWorkers("dedicated")}}\n\nSee `x` {{Experimental_Inline}}.',
  );
  expect(doc.banners).toHaveLength(3);
  expect(doc.banners?.[0]).toMatch(/^<div class="notecard experimental"><p><strong>Experimental:<\/strong> /);
  expect(doc.body).toEqual([
    {
      type: 'prose',
      value: {
        id: null,
        title: null,
        isH3: false,
        content:
          '<p>See <code>x</code> <span class="badge inline experimental" title="Its behavior may still change">Experimental</span>.</p>',
      },
    },
  ]);
});

test('what the web platform has given up is discouraged, elsewhere it is deprecated', async () => {
  expect(await html('{{Deprecated_Inline}}', 'Web/API/Kettle')).toContain('badge inline discouraged');
  expect(await html('{{Deprecated_Inline}}', 'Web/Accessibility/Kettle')).toContain('badge inline deprecated');
  expect(await html('{{Deprecated_Inline}}', 'Mozilla/Kettle')).toContain('badge inline deprecated');
});

test('a series is linked by its neighbours and its menu', async () => {
  expect(await html('{{PreviousMenuNext("Web/API/Element/closest", "Web/API/Window/fetch")}}', 'Web/API/Element')).toBe(
    '<ul class="prev-next" aria-label="Previous and next page">' +
      '<li><a class="button previous" href="/en-US/docs/Web/API/Element/closest" rel="prev"><span class="direction">Previous</span> <span class="title">closest</span></a></li>' +
      '<li><a class="button menu page-not-created" data-href="/en-US/docs/Web/API" role="link" aria-disabled="true" title="This page has not been written yet">Overview: API</a></li>' +
      '<li><a class="button next" href="/en-US/docs/Web/API/Window/fetch" rel="next"><span class="direction">Next</span> <span class="title">fetch</span></a></li></ul>',
  );
});

test('a macro that is unknown stays visible, struck through', async () => {
  expect(await html('Before {{Nonsense("<b>")}} after')).toBe(
    '<p>Before <s class="unknown-macro"><code>{{Nonsense("&lt;b&gt;")}}</code></s> after</p>',
  );
  expect(await html('{{constructor}}')).toContain('unknown-macro');
});

test('the names of site and products are those of the configuration', async () => {
  expect(await html('{{SiteName}}, {{PlusName}}')).toBe('<p>Webdocs, Webdocs Plus</p>');
});

test('an example to try has its place before its code, and the code is readable without it', async () => {
  const doc = await docWith('{{InteractiveExample("Demo: map()", "shorter")}}\n\n```js interactive-example\nx\n```');
  expect(doc.body).toMatchObject([{ value: { id: 'try_it', title: 'Try it' } }]);
  expect(doc.body[0]?.value).toMatchObject({
    content: expect.stringContaining(
      '<interactive-example name="Demo: map()" height="shorter" kind="console"><div class="code-example">',
    ) as string,
  });
});

test('pages below a page are listed, nested', async () => {
  expect(await html('{{ListSubpages("/en-US/docs/Web/API/Element")}}')).toBe(
    '<ul><li><a href="/en-US/docs/Web/API/Element/closest">closest</a></li></ul>',
  );
});

test('arguments of every kind do no harm', async () => {
  const names = [
    'domxref',
    'cssxref',
    'jsxref',
    'glossary',
    'rfc',
    'listsubpages',
    'previousnext',
    'availableinworkers',
    'js_property_attributes',
  ];
  const given = ['', '""', '1.5', 'true', '"../../etc"', '"<script>"', '"a\\"b"', '"%"', '","'];
  const all = await html(names.flatMap((name) => given.map((values) => `{{${name}(${values})}}`)).join('\n\n'));
  expect(all).not.toContain('<script>');
  expect(all).not.toContain('unknown-macro');
});
