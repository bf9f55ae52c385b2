import { execFileSync } from 'node:child_process';
import { configuration } from '@webdocs/testing/public-configuration';
import { feedText } from '../../fixtures/feed-text.ts';
import { openedContent as openedWithData } from '../../fixtures/opened-content.ts';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { isFeedAddress } from './feed-at.ts';
import { robotsText } from './robots.ts';

const post = (slug: string, date: string, more = '') =>
  `---\nslug: ${slug}\ntitle: "${slug} <&> more"\ndescription: About ${slug}.\nimage:\n  file: cover.png\ndate: "${date}"\n${more}---\n\nText.\n`;
const files = {
  'files/en-us/web/css/index.md': documentText('Web/CSS', 'CSS', 'Style.\n\n## Use\n\nMore.'),
  'files/en-us/web/css/a b/index.md': documentText('Web/CSS/a b', 'A <b> & `c`'),
  'files/fr/web/css/index.md': documentText('Web/CSS', 'CSS en français'),
  'files/fr/orphaned/old/index.md': documentText('orphaned/Old', 'Vieux'),
  'blog/first/index.md': post('first', '2026-01-05', 'author: C. Writer\n'),
  'blog/second/index.md': post('second', '2026-02-05'),
  'blog/draft/index.md': post('draft', '2026-03-05', 'published: false\n'),
  'generic/en-US/about.md': '---\ntitle: About\n---\n\nWe.\n',
  'contributors/a/index.md': '---\ncontributor_name: A. Writer\nfolder_name: a\n---\n\nHello.\n',
  'popularities.csv': '/en-US/docs/Web/CSS,10\n',
};

/** Feeds need no data about browsers, and tests no seconds to load it. */
const openedContent: typeof openedWithData = (tree, options) => openedWithData(tree, { modulesFolders: [], ...options });

const hostile = { siteName: 'A & <B>', siteTitle: 'A "B" <C> of a long name' };

describe('sitemaps', () => {
  test('there is one a language, and a list of them', async () => {
    const { content } = await openedContent(files);
    const index = await feedText(content, '/sitemap.xml');
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).slice(0, 3)).toEqual([
      'https://docs.example/sitemaps/en-us/sitemap.xml.gz',
      'https://docs.example/sitemaps/es/sitemap.xml.gz',
      'https://docs.example/sitemaps/fr/sitemap.xml.gz',
    ]);
    expect(await content.feed('/sitemaps/en-us/sitemap.xml.gz', '')).toMatchObject({
      isPacked: true,
      type: 'application/xml; charset=utf-8',
    });
  });

  test('list what search engines may list, in the language it is in', async () => {
    const { content } = await openedContent(files);
    const english = await feedText(content, '/sitemaps/en-us/sitemap.xml.gz');
    expect(english).toContain('<loc>https://docs.example/en-US/docs/Web/CSS/a%20b</loc>');
    expect(english).toContain('<loc>https://docs.example/en-US/blog/first/</loc><lastmod>2026-01-05</lastmod>');
    expect(english).toContain('/en-US/about<');
    expect(english).toContain('/en-US/community/spotlight/a<');
    expect(english).not.toMatch(/draft|search/);
    const french = await feedText(content, '/sitemaps/fr/sitemap.xml.gz');
    expect(french).toContain('/fr/docs/Web/CSS<');
    expect(french).not.toMatch(/orphaned|about|spotlight/);
  });

  test('drafts are not listed even where writers see them', async () => {
    const { content } = await openedContent(files, { configuration: { ...configuration, writerMode: true } });
    expect(content.paths()).toContain('/en-US/blog/draft/');
    expect(await feedText(content, '/sitemaps/en-us/sitemap.xml.gz')).not.toContain('draft');
    expect(await feedText(content, '/en-US/blog/rss.xml')).not.toContain('draft');
  });

  test('as text, every path is there, sorted', async () => {
    const { content } = await openedContent(files);
    const lines = (await feedText(content, '/sitemap.txt')).trimEnd().split('\n');
    expect(lines).toEqual([...content.paths()].sort());
  });
});

test('the search index has the most read page first, and then goes by title', async () => {
  const { content } = await openedContent(files);
  expect(JSON.parse(await feedText(content, '/en-us/search-index.json'))).toEqual([
    { title: 'CSS', url: '/en-US/docs/Web/CSS' },
    { title: 'A <b> & c', url: '/en-US/docs/Web/CSS/a b' },
  ]);
});

describe('metadata', () => {
  test('of a page is everything but its text, and its hash tells one state from another', async () => {
    const { content } = await openedContent(files);
    const metadata = JSON.parse(await feedText(content, '/en-US/docs/Web/CSS/metadata.json')) as Record<string, unknown>;
    expect(metadata).toMatchObject({ mdn_url: '/en-US/docs/Web/CSS', title: 'CSS', popularity: 1, summary: 'Style.' });
    expect(Object.keys(metadata)).toEqual(expect.not.arrayContaining(['body', 'toc', 'sidebarHTML']));
    expect(metadata['hash']).toMatch(/^[0-9a-f]{64}$/);
    const other = await openedContent({ ...files, 'files/en-us/web/css/index.md': documentText('Web/CSS', 'CSS', 'Style!') });
    expect(JSON.parse(await feedText(other.content, '/en-US/docs/Web/CSS/metadata.json'))).not.toMatchObject({ hash: metadata['hash'] });
  });

  test('of a language holds that of each of its documents', async () => {
    const { content } = await openedContent(files);
    const all = JSON.parse(await feedText(content, '/en-US/metadata.json')) as object[];
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(JSON.parse(await feedText(content, '/en-US/docs/Web/CSS/metadata.json')));
    expect(JSON.parse(await feedText(content, '/ja/metadata.json'))).toEqual([]);
  });
});

describe('the last change of what the blog has', () => {
  const dated = (slug: string, date: string, tag: string) => [
    `blog/${slug}/index.md`,
    `---\nslug: ${slug}\ntitle: ${slug}\ndescription: x\ndate: "${date}"\ntags: [${tag}]\nauthor: A. Writer\n---\n\nText.\n`,
  ];

  test('is that of a post, and for what lists posts that of the latest of them', async () => {
    const tree = Object.fromEntries([dated('old', '2026-01-05', 'CSS'), dated('new', '2026-03-05', 'HTML')]) as Record<string, string>;
    const { content } = await openedContent(tree);
    const sitemap = await feedText(content, '/sitemaps/en-us/sitemap.xml.gz');
    const lastChangeOf = (path: string) => sitemap.split(`<loc>https://docs.example${path}</loc>`)[1]?.split('</url>')[0];
    for (const [path, day] of [
      ['/en-US/blog/old/', '2026-01-05'],
      ['/en-US/blog/new/', '2026-03-05'],
      ['/en-US/blog/', '2026-03-05'],
      ['/en-US/blog/tags/', '2026-03-05'],
      ['/en-US/blog/tags/css/', '2026-01-05'],
      ['/en-US/blog/authors/a-writer/', '2026-03-05'],
    ] as const)
      expect([path, lastChangeOf(path)]).toEqual([path, `<lastmod>${day}</lastmod>`]);
  });
});

describe('the feed of the blog', () => {
  test('has published posts, the newest first, with whole addresses', async () => {
    const { content } = await openedContent(files);
    const feed = await feedText(content, '/en-US/blog/rss.xml');
    expect([...feed.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, link]) => link)).toEqual([
      'https://docs.example/en-US/blog/second/',
      'https://docs.example/en-US/blog/first/',
    ]);
    expect(feed).toContain('<title>first &lt;&amp;&gt; more</title>');
    expect(feed).toContain('<pubDate>Mon, 05 Jan 2026 00:00:00 +0000</pubDate>');
    expect(feed).toContain('<enclosure url="https://docs.example/en-US/blog/first/cover.png" length="0" type="image/png"/>');
    expect(feed).toContain('<dc:creator>C. Writer</dc:creator>');
  });
});

describe('the history', () => {
  function withHistory(): string {
    const root = writtenTree(files);
    const git = (...words: string[]) =>
      execFileSync(
        'git',
        ['-C', root, '-c', 'user.name=A. & Writer', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...words],
        { stdio: 'pipe' },
      );
    git('init', '-q');
    git('remote', 'add', 'origin', 'https://code.example/pages/content.git');
    git('add', '.');
    git('commit', '-qm', 'Begin & go on');
    return root;
  }

  test('tells who wrote a page', async () => {
    const { content } = await openedContent(files, { roots: [withHistory()] });
    expect(await feedText(content, '/en-US/docs/Web/CSS/contributors.txt')).toBe(
      '# Contributors by commit history\nhttps://code.example/content/commits/main/files/en-us/web/css/index.md\n\n- A. & Writer\n',
    );
    expect(await content.feed('/en-US/docs/Web/CSS/contributors.txt', '')).toMatchObject({ isUnlisted: true });
  });

  test('names those who wrote a page in the days of the wiki, too', async () => {
    const wiki = JSON.stringify({ 'Web/CSS': { modified: '2020-11-30', contributors: ['teoli', 'A.\nB'] }, 'Web/HTML': {} });
    const { content } = await openedContent({ ...files, 'files/en-us/_wikihistory.json': wiki });
    expect(await feedText(content, '/en-US/docs/Web/CSS/contributors.txt')).toMatch(
      /^# Contributors by commit history\n[\s\S]*\n# Original Wiki contributors\n\n- teoli\n- A\. B\n$/,
    );
    const { content: broken } = await openedContent({ ...files, 'files/en-us/_wikihistory.json': '{"Web/CSS": [' });
    await expect(broken.feed('/en-US/docs/Web/CSS/contributors.txt', '')).rejects.toMatchObject({ code: 'CONTENT_INVALID' });
  });

  test('is a feed of changes for a section and what is below it', async () => {
    const { content } = await openedContent(files, { roots: [withHistory()] });
    const feed = await feedText(content, '/en-US/docs/Web/CSS/changes.xml');
    expect(feed).toContain('<title>Begin &amp; go on</title>');
    expect(feed).toContain('<name>A. &amp; Writer</name>');
    expect(feed.match(/&lt;li&gt;/g)).toHaveLength(2);
    expect(await feedText(content, '/fr/docs/Web/CSS/changes.xml')).toContain('https://docs.example/fr/docs/Web/CSS');
  });

  test('may be unknown: then there is a feed without entries', async () => {
    const { content } = await openedContent(files);
    expect(await feedText(content, '/en-US/docs/Web/CSS/changes.xml')).not.toContain('<entry>');
    expect(await feedText(content, '/en-US/docs/Web/CSS/contributors.txt')).toMatch(/^# Contributors/);
  });
});

test('robots read the public site, and no other', () => {
  expect(robotsText({ address: 'https://docs.example', isPublic: true })).toContain('\nSitemap: https://docs.example/sitemap.xml\n');
  expect(robotsText({ address: '', isPublic: false })).toBe('User-agent: *\nDisallow: /\n');
});

test('a program finds its way from /llms.txt to pages as Markdown', async () => {
  const { content } = await openedContent(files);
  const text = await feedText(content, '/llms.txt');
  expect(text).toMatch(/^# Webdocs\n\n> /);
  expect(text).toContain('- [CSS](https://docs.example/en-US/docs/Web/CSS.md)');
  for (const [, address = ''] of text.matchAll(/\((https:\/\/docs\.example[^)]*)\)/g))
    expect([address, await content.feed(address.replace('https://docs.example', ''), '')]).toEqual([address, expect.anything()]);
});

test('names of the site cannot break out of XML', async () => {
  const { content } = await openedContent(files, { configuration: { ...configuration, ...hostile } });
  for (const path of ['/opensearch.xml', '/ja/opensearch.xml', '/en-US/blog/rss.xml', '/en-US/docs/Web/CSS/changes.xml'])
    expect(await feedText(content, path)).not.toMatch(/<B>|<C>|& /);
});

test.each([
  '/xx/search-index.json',
  '/en-US/docs/Nothing/metadata.json',
  '/en-US/docs/Nothing.md',
  '/en-US/search.md',
  '/en-US/about/metadata.json',
  '/en-US/docs/%E0%A4%A/contributors.txt',
  '/en-US/docs/../../etc/passwd.md',
  '/toString/metadata.json',
])('there is nothing at %s', async (path) => {
  const { content } = await openedContent(files);
  expect(await content.feed(path, '')).toBeUndefined();
});

test.each([
  ['/sitemap.txt', true],
  ['/sitemaps/zh-tw/sitemap.xml.gz', true],
  ['/fr/docs/Web/CSS.md', true],
  ['/fr/docs/Web/CSS/changes.xml', true],
  ['/en-US/blog/first/metadata.json', true],
  ['/fr/docs/Web/CSS/index.json', false],
  ['/fr/docs/Web/CSS', false],
  ['/_whatsdeployed/code.json', false],
  ['/', false],
])('%s has the address of a feed: %s', (address, isFeed) => {
  expect(isFeedAddress(address)).toBe(isFeed);
});
