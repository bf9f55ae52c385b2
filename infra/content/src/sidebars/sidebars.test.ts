import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '../../fixtures/written-tree.ts';

const doc = (slug: string, title: string, more: Record<string, string> = {}, locale = 'en-us') =>
  [`files/${locale}/${slug.toLowerCase()}/index.md`, documentText(slug, title, 'x', { sidebar: 'tea', ...more })] as const;
const pages = [
  doc('Tea', 'Tea'),
  doc('Tea/Green', 'Green tea', { 'short-title': 'Green' }),
  doc('Tea/Black', 'Black tea', { 'short-title': 'Black', status: '[deprecated]' }),
  doc('Tea/Black/Assam', 'Assam'),
  doc('Tea/Green', 'Thé vert', {}, 'fr'),
];
const sidebarOn = async (pathname: string, yaml: string, more: ReadonlyArray<readonly [string, string]> = []) => {
  const { page, problems } = await openedContent({
    ...Object.fromEntries([...pages, ...more]),
    'files/sidebars/tea.yaml': `sidebar:\n${yaml}`,
  });
  expect(problems).toEqual([]);
  return (await page('Doc', pathname)).doc.sidebarHTML;
};

test('an entry is a link with the short title of its page, or with a title of its own', async () => {
  expect(
    await sidebarOn(
      '/en-US/docs/Tea',
      '  - /Tea/Green\n  - link: /Tea/Black/Assam\n    title: From Assam\n    code: true\n    hash: taste\n',
    ),
  ).toBe(
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
  expect(await sidebarOn('/en-US/docs/Tea', '  - type: listSubPages\n    path: /Tea\n    title: All\n    details: open\n')).toBe(
    '<ol><li class="toggle"><details open><summary>All</summary><ol><li><a href="/en-US/docs/Tea/Black">Black</a> <span class="badge inline deprecated" title="Not for use in new websites">Deprecated</span></li><li><a href="/en-US/docs/Tea/Green">Green</a></li></ol></details></li></ol>',
  );
  expect(
    await sidebarOn('/en-US/docs/Tea', '  - type: listSubPages\n    path: /Tea\n    depth: 0\n    nested: true\n    includeParent: true\n'),
  ).toMatch(/^<ol><li>.*Tea<\/a>.*<\/li><li>.*Black<\/a>.*<ol><li>.*Assam<\/a><\/li><\/ol><\/li><li>.*Green<\/a><\/li><\/ol>$/);
});

test('only pages of the wanted kinds are listed', async () => {
  const typed = [
    doc('Tea/note', 'A note', {}).map((text) => text.replace('guide', 'css-property')) as unknown as readonly [string, string],
  ];
  expect(
    await sidebarOn('/en-US/docs/Tea', '  - type: listSubPages\n    path: /Tea\n    tags: css-property\n    code: true\n', typed),
  ).toBe('<ol><li><a href="/en-US/docs/Tea/note"><code>A note</code></a></li></ol>');
});

test('in a translation labels are translated and English pages stand in, marked as such', async () => {
  const yaml =
    '  - title: kinds\n    details: open\n    children:\n      - /Tea/Green\n      - /Tea/Black\nl10n:\n  en-US:\n    kinds: Kinds\n  fr:\n    kinds: Sortes\n';
  expect(await sidebarOn('/fr/docs/Tea/Green', yaml)).toMatch(
    /<summary>Sortes<\/summary><ol><li><em><a aria-current="page" href="\/fr\/docs\/Tea\/Green">Thé vert<\/a><\/em><\/li><li><a href="\/en-US\/docs\/Tea\/Black" class="only-in-en-us" hreflang="en-US">Black<\/a>/,
  );
});

test('a page that nobody has written is no link', async () => {
  expect(await sidebarOn('/en-US/docs/Tea', '  - /Tea/White_tea\n')).toBe(
    '<ol><li><a data-href="/en-US/docs/Tea/White_tea" class="page-not-created">White tea</a></li></ol>',
  );
});

test('a page whose sidebar is not there has none', async () => {
  const { page } = await openedContent({
    'files/en-us/a/index.md': documentText('A', 'A', '{{LearnSidebar}}Text', { sidebar: 'nowhere' }),
  });
  expect((await page('Doc', '/en-US/docs/A')).doc.sidebarHTML).toBeUndefined();
});
