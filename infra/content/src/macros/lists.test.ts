import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const file = (slug: string) => `files/en-us/${slug.toLowerCase().replaceAll(':', '_colon_')}/index.md`;
const page = (slug: string, title: string, body?: string, more?: Record<string, string>) => ({
  [file(slug)]: documentText(slug, title, body, more),
});

const files = {
  ...page('Games', 'Games', '{{SubpagesWithSummaries}}'),
  ...page('Games/Chess', '`chess`', 'A game for {{Glossary("two")}}.\n\nMore.', { status: 'experimental', 'short-title': 'Chess' }),
  ...page('Games/Go', 'Go', '## Head\n\n{{SubpagesWithSummaries}}'),
  ...page('Games/Go/Rules', 'Rules', '> quoted'),
  ...page('Web/API/Zebra', 'Zebra', 'x', { 'page-type': 'web-api-interface' }),
  ...page('Web/API/Apple', 'Apple', 'x', { 'page-type': 'web-api-interface', status: 'deprecated' }),
  ...page('Web/API/Fruit_API', 'Fruit API', 'x'),
  ...page('Web/CSS/@counter/system', '`system` descriptor', 'x', { 'page-type': 'css-at-rule-descriptor', 'short-title': 'system' }),
  ...page('Web/CSS/@counter', '`@counter`', 'x', { 'page-type': 'css-at-rule', 'short-title': '"@counter"' }),
  ...page('Mozilla/Firefox/Releases/4', 'Firefox 4'),
  ...page('Mozilla/Firefox/Releases/3', 'Firefox 3'),
  ...page('Mozilla/Add-ons/WebExtensions/API/tabs', 'tabs', 'x', { 'browser-compat': 'webextensions.api.tabs' }),
  ...page('Mozilla/Add-ons/WebExtensions/API/tabs/query', 'tabs.query()', 'x', { 'browser-compat': 'webextensions.api.tabs.query' }),
  ...page('Mozilla/Add-ons/WebExtensions/Examples', 'Examples'),
  'files/jsondata/GroupData.json': JSON.stringify([{ Fruit: { overview: ['Fruit API'] }, Empty: {} }]),
};

async function html(body: string, slug = 'Here') {
  const { page: pageAt } = await openedContent({ ...files, ...page(slug, 'Here', body) }, { modulesFolders: [] });
  return htmlOfBody(await pageAt('Doc', `/en-US/docs/${slug}`));
}

test('pages below a page are told with their first paragraphs', async () => {
  expect(await html('{{SubpagesWithSummaries}}', 'Games')).toBe(
    '<dl><dt id="chess"><a href="/en-US/docs/Games/Chess"><code>chess</code></a> <span class="badge inline experimental" title="Its behavior may still change">Experimental</span></dt><dd><p>A game for two.</p></dd><dt id="go"><a href="/en-US/docs/Games/Go">Go</a></dt></dl>',
  );
});

test('what a term may stand for is told the same way', async () => {
  expect(await html('{{GlossaryDisambiguation}}', 'Games')).toContain('<dd><p>A game for two.</p></dd>');
});

test('lists may be ordered, turned round and deep', async () => {
  expect(await html('{{ListSubpages("/en-US/docs/Games", 2, 1, 1)}}')).toBe(
    '<ol><li><a href="/en-US/docs/Games/Go">Go</a><ol><li><a href="/en-US/docs/Games/Go/Rules">Rules</a></li></ol></li><li><a href="/en-US/docs/Games/Chess">Chess</a></li></ol>',
  );
});

test('a list for a sidebar has badges, and code unless it must not', async () => {
  const badge = ' <span class="badge inline experimental" title="Its behavior may still change">Experimental</span>';
  expect(await html('{{ListSubpagesForSidebar("/en-US/docs/Games", 1, 1, "!", "-")}}')).toBe(
    `<ol><li>-<a href="/en-US/docs/Games">Games</a>!</li><li>-<a href="/en-US/docs/Games/Chess">Chess</a>!${badge}</li><li>-<a href="/en-US/docs/Games/Go">Go</a>!</li></ol>`,
  );
  expect(await html('{{ListSubpagesForSidebar("/en-US/docs/Games/Go")}}')).toContain(
    '<a href="/en-US/docs/Games/Go/Rules"><code>Rules</code></a>',
  );
});

test('interfaces, APIs and CSS are listed by letter', async () => {
  expect(await html('{{APIListAlpha}}')).toBe(
    '<div class="index"><h3 id="a">A</h3><ul><li><a href="/en-US/docs/Web/API/Apple"><code>Apple</code></a> <span class="badge inline discouraged" title="Deprecated. Don\'t use in new code.">Discouraged</span></li></ul><h3 id="z">Z</h3><ul><li><a href="/en-US/docs/Web/API/Zebra"><code>Zebra</code></a></li></ul></div>',
  );
  expect(await html('{{ListGroups}}')).toBe(
    '<div class="index"><h3 id="f">F</h3><ul><li><a href="/en-US/docs/Web/API/Fruit_API">Fruit API</a></li></ul></div>',
  );
  expect(await html('{{CSS_Ref}}')).toBe(
    '<div class="index"><h3 id="c">C</h3><ul><li><a href="/en-US/docs/Web/CSS/@counter"><code>@counter</code></a></li></ul><h3 id="s">S</h3><ul><li><a href="/en-US/docs/Web/CSS/@counter/system"><code>system</code></a> (@counter)</li></ul></div>',
  );
});

test('above a long list its letters are links to where each begins, on every page of such lists', async () => {
  const names = Array.from({ length: 61 }, (_, index) => `${index % 2 ? 'Pear' : '_apple'} ${index}`);
  const many = Object.assign({}, ...names.map((name, index) => page(`Fruit/f${index}`, name))) as Record<string, string>;
  const call = '{{ListSubpages("/en-US/docs/Fruit")}}';
  const { page: pageAt } = await openedContent({ ...many, ...page('Here', 'Here', `${call}\n\n${call}`) }, { modulesFolders: [] });
  const shown = htmlOfBody(await pageAt('Doc', '/en-US/docs/Here'));
  const index = (a: string, p: string) =>
    `<div class="index"><nav class="letters" aria-label="Jump to a letter"><ul><li><a href="#${a}">A</a></li><li><a href="#${p}">P</a></li></ul></nav><h3 id="${a}">A</h3><ul><li>`;
  expect(shown).toContain(index('a', 'p'));
  expect(shown).toContain(index('a_2', 'p_2'));
});

test('extension APIs lead to their compatibility tables, and to the examples', async () => {
  const { page: pageAt } = await openedContent(
    {
      ...files,
      ...page('Here', 'Here', '{{WebExtAllCompatTables}}\n\n{{WebExtExamples("h2")}}'),
    },
    { modulesFolders: [] },
  );
  expect((await pageAt('Doc', '/en-US/docs/Here')).doc.body).toMatchObject([
    {
      value: {
        id: 'tabs',
        content:
          '<ul><li><a href="/en-US/docs/Mozilla/Add-ons/WebExtensions/API/tabs#browser_compatibility"><code>tabs</code></a></li><li><a href="/en-US/docs/Mozilla/Add-ons/WebExtensions/API/tabs/query#browser_compatibility"><code>tabs.query()</code></a></li></ul>',
      },
    },
    {
      value: {
        id: 'example_extensions',
        content: '<p><a href="/en-US/docs/Mozilla/Add-ons/WebExtensions/Examples">Example extensions</a></p>',
      },
    },
  ]);
});

test('a release leads to those before it', async () => {
  expect(await html('{{Firefox_for_developers}}', 'Mozilla/Firefox/Releases/5')).toBe(
    '<ul><li><a href="/en-US/docs/Mozilla/Firefox/Releases/4">Firefox 4</a></li><li><a href="/en-US/docs/Mozilla/Firefox/Releases/3">Firefox 3</a></li></ul>',
  );
});

test('macros of older pages pass: a text stays a text, what is gone is gone', async () => {
  expect(await html('{{echo("<b> & *c*")}}{{XULElem("box")}} {{ExperimentalBadge}}')).toMatch(
    /^<p>&lt;b&gt; &amp; \*c\* <span class="badge inline experimental"/,
  );
});

test('a page that lists everything over and over comes to an end', async () => {
  const result = await html('{{ListSubpages("/en-US/docs/Games", 5)}} '.repeat(20_000));
  expect(result.length).toBeLessThan(3_000_000);
});
