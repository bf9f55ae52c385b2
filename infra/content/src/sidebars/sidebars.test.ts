import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

// No sidebar looks at the open data, which takes long to read.
const withoutData = { modulesFolders: [] };
const isOfFile = (problem: string) => problem.startsWith('files/');
const doc = (slug: string, title: string, more: Record<string, string> = {}, locale = 'en-us') =>
  [`files/${locale}/${slug.toLowerCase()}/index.md`, documentText(slug, title, 'x', { sidebar: 'tea', ...more })] as const;
const pages = [
  doc('Shelf', 'Shelf'),
  doc('Tea', 'Tea'),
  doc('Tea/Green', 'Green tea', { 'short-title': 'Green' }),
  doc('Tea/Black', 'Black tea', { 'short-title': 'Black', status: '[deprecated]' }),
  doc('Tea/Black/Assam', 'Assam'),
  doc('Tea/Green', 'Thé vert', {}, 'fr'),
];
const sidebarOn = async (pathname: string, yaml: string, more: ReadonlyArray<readonly [string, string]> = []) => {
  const { page, problems } = await openedContent(
    {
      ...Object.fromEntries([...pages, ...more]),
      'files/sidebars/tea.yaml': `sidebar:\n${yaml}`,
    },
    withoutData,
  );
  expect(problems.filter(isOfFile)).toEqual([]);
  return (await page('Doc', pathname)).doc.sidebarHTML;
};
/** The sidebar as its file lists it, read on a page that is not in it. */
const rowsOf = async (yaml: string, more: ReadonlyArray<readonly [string, string]> = []) =>
  (await sidebarOn('/en-US/docs/Shelf', yaml, more))?.replace(/<li class="unlisted">.*?Shelf<.*?<\/li>/, '');

test('an entry is a link with the short title of its page, or with a title of its own', async () => {
  expect(await rowsOf('  - /Tea/Green\n  - link: /Tea/Black/Assam\n    title: From Assam\n    code: true\n    hash: taste\n')).toBe(
    '<ol><li><a href="/en-US/docs/Tea/Green">Green</a></li><li><a href="/en-US/docs/Tea/Black/Assam#taste"><code>From Assam</code></a></li></ol>',
  );
});

test('the page that is being read is marked and what folds it away is open', async () => {
  const yaml =
    '  - type: section\n    link: /Tea\n  - title: Kinds\n    details: closed\n    children:\n      - /Tea/Green\n  - title: More\n    details: closed\n    children:\n      - /Tea/Black/Assam\n';
  const html = await sidebarOn('/en-US/docs/Tea/Green', yaml);
  expect(html).toBe(
    '<ol><li class="section"><a href="/en-US/docs/Tea">Tea</a></li>' +
      '<li class="toggle"><details open><summary>Kinds</summary><ol><li><em><a aria-current="page" href="/en-US/docs/Tea/Green">Green</a></em></li></ol></details></li>' +
      '<li class="toggle"><details><summary>More</summary><ol><li><a href="/en-US/docs/Tea/Black/Assam">Assam</a></li></ol></details></li></ol>',
  );
  expect(await sidebarOn('/en-US/docs/Tea', yaml)).not.toContain('<details open>');
});

test('pages below a page are listed in the order of their titles, with their standing', async () => {
  expect(await rowsOf('  - type: listSubPages\n    path: /Tea\n    title: All\n    details: open\n')).toBe(
    '<ol><li class="toggle"><details open><summary>All</summary><ol><li><a href="/en-US/docs/Tea/Black">Black</a> <span class="badge inline deprecated" title="Deprecated. Don\'t use in new code.">Deprecated</span></li><li><a href="/en-US/docs/Tea/Green">Green</a></li></ol></details></li></ol>',
  );
  expect(
    await sidebarOn('/en-US/docs/Tea', '  - type: listSubPages\n    path: /Tea\n    depth: 0\n    nested: true\n    includeParent: true\n'),
  ).toMatch(/^<ol><li>.*Tea<\/a>.*<\/li><li>.*Black<\/a>.*<ol><li>.*Assam<\/a><\/li><\/ol><\/li><li>.*Green<\/a><\/li><\/ol>$/);
});

test('only pages of the wanted kinds are listed', async () => {
  const typed = [
    doc('Tea/note', 'A note', {}).map((text) => text.replace('guide', 'css-property')) as unknown as readonly [string, string],
  ];
  expect(await rowsOf('  - type: listSubPages\n    path: /Tea\n    tags: css-property\n    code: true\n', typed)).toBe(
    '<ol><li><a href="/en-US/docs/Tea/note"><code>A note</code></a></li></ol>',
  );
});

test('in a translation labels are translated and English pages stand in, marked as such', async () => {
  const yaml =
    '  - title: kinds\n    details: open\n    children:\n      - /Tea/Green\n      - /Tea/Black\nl10n:\n  en-US:\n    kinds: Kinds\n  fr:\n    kinds: Sortes\n';
  expect(await sidebarOn('/fr/docs/Tea/Green', yaml)).toMatch(
    /<summary>Sortes<\/summary><ol><li><em><a aria-current="page" href="\/fr\/docs\/Tea\/Green">Thé vert<\/a><\/em><\/li><li><a href="\/en-US\/docs\/Tea\/Black" class="only-in-en-us" hreflang="en-US" title="En anglais seulement"><span lang="en-US">Black<\/span><\/a>/,
  );
});

test('a page that does not exist is no link', async () => {
  expect(await rowsOf('  - /Tea/White_tea\n')).toBe(
    '<ol><li><a data-href="/en-US/docs/Tea/White_tea" role="link" aria-disabled="true" class="page-not-created" title="This page has not been written yet">White tea</a></li></ol>',
  );
});

test('a page whose sidebar is not there has none', async () => {
  const { page } = await openedContent({
    'files/en-us/a/index.md': documentText('A', 'A', '{{LearnSidebar}}Text', { sidebar: 'nowhere' }),
  });
  expect((await page('Doc', '/en-US/docs/A')).doc.sidebarHTML).toBeUndefined();
});

test('the pages of a list are code where it says so, and groups of one beginning are folded', async () => {
  const styles = ['border', 'border-color', 'border-width', 'color', '-webkit-mask', '-webkit-box', '-webkit-line', 'gap-rule', 'gap'].map(
    (name) => doc(`Tea/Style/${name}`, name),
  );
  const yaml = '  - type: listSubPagesGrouped\n    path: /Tea/Style\n    title: Styles\n    details: closed\n    code: true\n';
  const html = (await sidebarOn('/en-US/docs/Tea/Style/border', yaml, styles)) ?? '';
  expect([...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, label]) => label)).toEqual([
    ...['Styles', '<code>-webkit-*</code>', '<code>border-*</code>'],
  ]);
  expect(html).toContain(
    '<details open><summary><code>border-*</code></summary><ol><li><em><a aria-current="page" href="/en-US/docs/Tea/Style/border"><code>border</code></a></em></li>',
  );
  expect(html).toContain('<li><a href="/en-US/docs/Tea/Style/gap"><code>gap</code></a></li>');
});

test('APIs of extensions list their members by kind', async () => {
  const api = 'Mozilla/Add-ons/WebExtensions/API';
  const typed = (path: string, kind: string) =>
    doc(`${api}/${path}`, path.replaceAll('/', '.'), { 'page-type': `webextension-api${kind}` });
  const more = [
    typed('alarms', ''),
    typed('alarms/create', '-function'),
    typed('alarms/Alarm', '-type'),
    typed('alarms/onAlarm', '-event'),
  ];
  const html = await sidebarOn('/en-US/docs/Tea', '  - type: webExtApi\n    title: All\n', more);
  expect(html?.replace(/href="[^"]*\/API\//g, 'href="')).toBe(
    '<ol><li class="unlisted"><em><a aria-current="page" href="/en-US/docs/Tea">Tea</a></em></li>' +
      '<li class="toggle"><details><summary>All</summary><ol><li class="toggle"><a href="alarms"><code>alarms</code></a><details><summary aria-label="Pages below alarms"></summary><ol>' +
      '<li class="section">Methods</li><li><a href="alarms/create"><code>alarms.create</code></a></li>' +
      '<li class="section">Types</li><li><a href="alarms/Alarm"><code>alarms.Alarm</code></a></li>' +
      '<li class="section">Events</li><li><a href="alarms/onAlarm"><code>alarms.onAlarm</code></a></li></ol></details></li></ol></details></li></ol>',
  );
});

test('links lead where their pages have moved, to other parts of the site, and to the web', async () => {
  const moved = [['files/en-us/_redirects.txt', '# FROM-URL\tTO-URL\n/en-US/docs/Tea/Verde\t/en-US/docs/Tea/Green\n']] as const;
  const yaml =
    '  - /Tea/Verde\n  - link: /en-US/plus/docs/faq\n    title: Questions\n  - link: /en-US/curriculum/\n    title: Course\n  - link: https://tea.example/\n    title: Shop\n  - link: /Tea/Black#taste\n    title: Taste\n';
  const html = await sidebarOn('/fr/docs/Tea/Green', yaml, moved);
  expect(html).toContain('<li><em><a aria-current="page" href="/fr/docs/Tea/Green">Thé vert</a></em></li>');
  expect(html).toContain('<a href="/fr/plus/docs/faq">Questions</a>');
  expect(html).toContain('<a href="/en-US/curriculum/">Course</a>');
  expect(html).toContain('<a href="https://tea.example/" class="external" rel="noopener" title="Lien externe">Shop</a>');
  expect(html).toContain('href="/en-US/docs/Tea/Black#taste"');
});

test('a page that its sidebar does not list is in it below the nearest page that is', async () => {
  const html = await sidebarOn('/en-US/docs/Tea/Black/Assam', '  - title: Kinds\n    details: closed\n    children:\n      - /Tea/Black\n');
  expect(html).toMatch(
    /<details open>.*Black<\/a>.*<ol><li class="unlisted"><em><a aria-current="page" href="\/en-US\/docs\/Tea\/Black\/Assam">Assam<\/a><\/em><\/li><\/ol>/,
  );
});

test.each([
  ['a macro in any capitals', '{{TEA}}Text', {}, '/en-US/docs/Tea/Green'],
  ['a macro with a hyphen', '{{Learn-How-To}}Text', {}, '/en-US/docs/Tea/Black'],
  ['an older name', '{{HTMLRef}}Text', {}, '/en-US/docs/Tea/Black/Assam'],
  ['front matter before a macro', '{{LearnSidebar}}Text', { sidebar: 'TEA' }, '/en-US/docs/Tea/Green'],
  ['the first of a list that is there', '{{LearnSidebar}}Text', { sidebar: '[nowhere, tea]' }, '/en-US/docs/Tea/Green'],
  [
    'links in the text',
    '<section id="Quick_links"><ol><li><a href="/en-US/docs/Tea/Milk">Milk</a></li></ol></section>\n\nText',
    {},
    'Tea/Milk',
  ],
  [
    'a macro before links in the text',
    '{{Tea}}<section id="Quick_links"><ol><li>x</li></ol></section>\n\nText',
    {},
    '/en-US/docs/Tea/Green',
  ],
  ['the pages below a page', '{{QuickLinksWithSubpages("/en-US/docs/Tea")}}Text', {}, '/en-US/docs/Tea/Black/Assam'],
])('the sidebar of a page is chosen by %s', async (_, body, matter, expected) => {
  const { page, problems } = await openedContent(
    {
      ...Object.fromEntries(pages),
      'files/en-us/a/index.md': documentText('A', 'A', body, matter as Record<string, string>),
      'files/sidebars/tea.yaml': 'sidebar:\n  - /Tea/Green\n',
      'files/sidebars/learn-how-to.yaml': 'sidebar:\n  - /Tea/Black\n',
      'files/sidebars/htmlsidebar.yaml': 'sidebar:\n  - /Tea/Black/Assam\n',
    },
    withoutData,
  );
  const { doc: shown } = await page('Doc', '/en-US/docs/A');
  expect(problems.filter(isOfFile)).toEqual([]);
  expect(shown.sidebarHTML).toContain(expected);
  expect(JSON.stringify(shown.body)).not.toContain('Quick_links');
});

test('links in the text mark the page and open what folds its link away', async () => {
  const body =
    '<section id="Quick_links">\n<ol><li class="toggle"><details><summary>More</summary><ol><li><a href="/en-US/docs/A">Here</a></li></ol></details></li></ol>\n</section>\n\nText';
  const { page } = await openedContent({ 'files/en-us/a/index.md': documentText('A', 'A', body) }, withoutData);
  expect((await page('Doc', '/en-US/docs/A')).doc.sidebarHTML).toMatch(
    /<details open=""><summary>More<\/summary><ol><li><em><a href="\/en-US\/docs\/A" aria-current="page">Here<\/a><\/em>/,
  );
});

test('two sidebars of the front matter are shown one below the other', async () => {
  const { page } = await openedContent(
    {
      ...Object.fromEntries(pages),
      'files/en-us/a/index.md': documentText('A', 'A', 'x', { sidebar: '[tea, pots]' }),
      'files/sidebars/tea.yaml': 'sidebar:\n  - /Tea\n  - /A\n',
      'files/sidebars/pots.yaml': 'sidebar:\n  - title: Pots\n',
    },
    withoutData,
  );
  expect((await page('Doc', '/en-US/docs/A')).doc.sidebarHTML).toMatch(/^<ol>.*aria-current.*<\/ol><ol>.*<li>Pots<\/li><\/ol>$/);
});

test('code in the titles of a sidebar file is code, and no other HTML gets through', async () => {
  const html = await sidebarOn(
    '/en-US/docs/Tea',
    '  - title: "<code>Tea.Pot</code><script>alert(1)</script>"\n  - title: "<img onerror=x> `pot`"\n',
  );
  expect(html).toContain('<li><code>Tea.Pot</code></li><li>&lt;img onerror=x&gt; <code>pot</code></li>');
});

test('a title that looks like an element is text: `<code>` has a name in every list', async () => {
  const element = doc('Tea/code', '`<code>` tea', { 'short-title': '"<code>"' });
  const list = '  - type: listSubPages\n    path: /Tea\n    code: true\n';
  const link = '<a href="/en-US/docs/Tea/code"><code>&lt;code&gt;</code></a>';
  expect(await rowsOf(list, [element])).toContain(`<li>${link}</li>`);
  expect(await rowsOf('  - link: /Tea/code\n    title: "<code>"\n    code: true\n', [element])).toContain(`<li>${link}</li>`);
});

test('no link is the handle of a fold, whether a file or the text of the page lists it', async () => {
  const yaml = '  - link: /Tea/Black\n    details: closed\n    children:\n      - /Tea/Black/Assam\n';
  const row =
    '<a href="/en-US/docs/Tea/Black">Black</a> <span class="badge inline deprecated" title="Deprecated. Don\'t use in new code.">Deprecated</span>' +
    '<details><summary aria-label="Pages below Black"></summary>';
  expect(await rowsOf(yaml)).toContain(row);
  const written =
    '<section id="Quick_links"><ol><li><details><summary><a href="/en-US/docs/Tea/Black">Black</a></summary><ol><li>x</li></ol></details></li></ol></section>\n\nText';
  const { page } = await openedContent(
    { ...Object.fromEntries(pages), 'files/en-us/a/index.md': documentText('A', 'A', written) },
    withoutData,
  );
  expect((await page('Doc', '/en-US/docs/A')).doc.sidebarHTML).toBe(
    '<ol><li><a href="/en-US/docs/Tea/Black">Black</a><details><summary aria-label="Pages below Black"></summary><ol><li>x</li></ol></details></li></ol>',
  );
});
