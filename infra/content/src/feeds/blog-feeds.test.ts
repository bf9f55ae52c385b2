import { feedText } from '../../fixtures/feed-text.ts';
import { openedContent } from '../../fixtures/opened-content.ts';

const post = (slug: string, date: string, more = '') =>
  `---\nslug: ${slug}\ntitle: "${slug} <&> more"\ndescription: About ${slug}.\nimage:\n  file: cover.png\ndate: "${date}"\n${more}---\n\nText.\n`;
const files = {
  'blog/first/index.md': post('first', '2026-01-05', 'author: C. Writer\ntags: [CSS, "A & <B>"]\n'),
  'blog/second/index.md': post('second', '2026-02-05', 'tags: [css]\n'),
  'blog/third/index.md': post('third', '2026-03-05'),
  'blog/draft/index.md': post('draft', '2026-04-05', 'published: false\ntags: [CSS]\n'),
};
const opened = async () => (await openedContent(files, { modulesFolders: [] })).content;

const firstAndSecond = ['https://docs.example/en-US/blog/second/', 'https://docs.example/en-US/blog/first/'];

test('each form of the feed of a tag has its published posts, the newest first', async () => {
  const content = await opened();
  const rss = await feedText(content, '/en-US/blog/tags/css/rss.xml');
  expect([...rss.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, link]) => link)).toEqual(firstAndSecond);
  expect(rss).toContain('<atom:link href="https://docs.example/en-US/blog/tags/css/rss.xml" rel="self"');
  expect(rss).toContain('<title>Posts about css - Webdocs Blog</title>');

  const atom = await feedText(content, '/en-US/blog/tags/css/atom.xml');
  expect([...atom.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, link]) => link)).toEqual(firstAndSecond);
  expect(atom).toContain('<updated>2026-02-05T00:00:00Z</updated>');

  const json = JSON.parse(await feedText(content, '/en-US/blog/tags/css/feed.json')) as { readonly items: Array<Record<string, unknown>> };
  expect(json.items.map(({ id }) => id)).toEqual(firstAndSecond);
  expect(json.items[1]).toEqual({
    id: 'https://docs.example/en-US/blog/first/',
    url: 'https://docs.example/en-US/blog/first/',
    title: 'first <&> more',
    content_text: 'About first.',
    image: 'https://docs.example/en-US/blog/first/cover.png',
    date_published: '2026-01-05T00:00:00Z',
    authors: [{ name: 'C. Writer' }],
    tags: ['CSS', 'A & <B>'],
  });
});

test('the whole blog and each author have feeds in the same forms', async () => {
  const content = await opened();
  const linksAt = async (path: string) =>
    (JSON.parse(await feedText(content, path)) as { readonly items: ReadonlyArray<{ readonly url: string }> }).items.map(({ url }) => url);
  expect(await linksAt('/en-US/blog/feed.json')).toEqual(['https://docs.example/en-US/blog/third/', ...firstAndSecond]);
  expect(await linksAt('/en-US/blog/authors/c-writer/feed.json')).toEqual(['https://docs.example/en-US/blog/first/']);
});

test.each(['rss.xml', 'atom.xml'])('a tag cannot break out of %s', async (file) => {
  const text = await feedText(await opened(), `/en-US/blog/${file}`);
  expect(text).toContain('A &amp; &lt;B&gt;');
  expect(text).not.toContain('<B>');
});

test.each(['tags/nothing/rss.xml', 'authors/nobody/atom.xml', 'first/rss.xml', 'tags/rss.xml'])('there is no feed at %s', async (path) => {
  expect(await (await opened()).feed(`/en-US/blog/${path}`, '')).toBeUndefined();
});
