import { addressOf } from '@webdocs/contracts/reader/address';
import { PageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { configuration } from '@webdocs/testing/public-configuration';
import { feedText } from '../../fixtures/feed-text.ts';
import { openedContent as openedWithData } from '../../fixtures/opened-content.ts';

/** Posts need no data about browsers. */
const openedContent: typeof openedWithData = (tree, options) => openedWithData(tree, { modulesFolders: [], ...options });

const post = (slug: string, lines: string) => [
  `blog/${slug}/index.md`,
  `---\nslug: ${slug}\ntitle: ${slug}\ndescription: About ${slug}.\n${lines}---\n\nText.\n`,
];
const picture = 'image:\n  file: cover.svg\n';
const day = (month: number) => `${picture}date: "2026-0${month}-01"\n`;
const files = Object.fromEntries([
  post('one', `${day(1)}tags: [CSS, Web Components]\nseries: Steps\nauthor: c-writer\n`),
  post('two', `${day(2)}tags: [css, C++]\nseries: { name: steps, part: 1 }\n`),
  post('three', `${day(3)}tags: HTML\nauthor: C. Drawer\n`),
  post('four', `${day(4)}author: c-writer\n`),
  post('five', `${day(5)}sponsored: true\ntags: [HTML]\n`),
  post('six', `${day(6)}published: false\ntags: [Secret]\nseries: Steps\n`),
  ['blog/authors/c-writer/index.md', '---\nname: Someone of {{SiteName}}\nlink: https://example.org/c\n---\n'],
]);

const slugs = (posts: ReadonlyArray<{ readonly slug: string }> | undefined) => posts?.map(({ slug }) => slug);

describe('the posts of a tag', () => {
  test('have a page that every spelling of the tag leads to', async () => {
    const { page, content } = await openedContent(files);
    const { hyData, pageTitle, url } = await page('BlogIndex', '/en-US/blog/tags/css');
    expect([url, hyData.list, slugs(hyData.posts)]).toEqual(['/en-US/blog/tags/css/', { title: 'Posts about css' }, ['two', 'one']]);
    expect(pageTitle).toMatch(/^Posts about css - Webdocs Blog/);
    for (const other of ['/en-US/blog/tags/CSS/', '/fr/blog/tags/css'])
      expect(await content.page(addressOf(other))).toEqual({ kind: 'moved', to: '/en-US/blog/tags/css/' });
    expect(slugs((await page('BlogIndex', '/en-US/blog/tags/cplusplus/')).hyData.posts)).toEqual(['two']);
  });

  test('are listed with those of authors where pages are listed, and nothing is that has no posts', async () => {
    const { content } = await openedContent(files);
    const lists = content.paths().filter((path) => /\/blog\/(?:tags|authors)\//.test(path));
    expect(lists.sort()).toEqual(
      ['authors/c-drawer/', 'authors/c-writer/', 'tags/', 'tags/cplusplus/', 'tags/css/', 'tags/html/', 'tags/web-components/'].map(
        (list) => `/en-US/blog/${list}`,
      ),
    );
    for (const none of ['tags/secret', 'tags/css/more', 'authors', 'authors/nobody', 'topics/css'])
      expect([none, (await content.page(addressOf(`/en-US/blog/${none}/`))).kind]).toEqual([none, 'missing']);
  });

  test('leave a post alone whose address is the beginning of theirs', async () => {
    const { page } = await openedContent({
      ...files,
      ...Object.fromEntries([post('tags', day(7))]),
      'blog/who-writes/index.md': post('authors', day(8))[1] ?? '',
    });
    expect((await page('BlogPost', '/en-US/blog/tags/')).blogMeta.title).toBe('tags');
    expect((await page('BlogPost', '/en-US/blog/authors/')).blogMeta.title).toBe('authors');
    expect((await page('BlogIndex', '/en-US/blog/tags/css/')).hyData.posts).toHaveLength(2);
  });

  test('may be written in any script, at any length, and leave everything else as it is', async () => {
    const long = `a${'\u{20000}'.repeat(60)}`;
    const tags = [long, 'constructor', '__proto__', '<script>', '😀', '..', 'שלום'];
    const { page, content } = await openedContent(Object.fromEntries([post('one', `${day(1)}tags: ${JSON.stringify(tags)}\n`)]));
    const shown = (await page('BlogPost', '/en-US/blog/one/')).blogMeta.tags ?? [];
    expect(shown.map(({ name }) => name)).toEqual([long, 'constructor', '__proto__', '<script>', 'שלום']);
    for (const { slug } of shown) {
      const feed = await feedText(content, decodeURIComponent(`/en-US/blog/tags/${encodeURIComponent(slug)}/rss.xml`));
      expect(feed).toContain('<title>one</title>');
    }
  });

  test('are told by the index, those of most posts first', async () => {
    const { page } = await openedContent(files);
    expect(slugs((await page('BlogIndex', '/en-US/blog/')).hyData.tags)).toEqual(['css', 'html', 'cplusplus', 'web-components']);
  });
});

test('an author has a page of all posts, and it says where else there is something of them', async () => {
  const { page } = await openedContent(files);
  const { hyData } = await page('BlogIndex', '/en-US/blog/authors/c-writer/');
  expect([hyData.list, slugs(hyData.posts)]).toEqual([
    { title: 'Posts by Someone of Webdocs', link: 'https://example.org/c' },
    ['four', 'one'],
  ]);
  expect((await page('BlogPost', '/en-US/blog/three/')).blogMeta.author).toEqual({ name: 'C. Drawer', id: 'c-drawer' });
});

describe('after a post', () => {
  test('come those with its tags, then the newest, and none that is paid for or a draft', async () => {
    const { page } = await openedContent(files);
    expect(slugs((await page('BlogPost', '/en-US/blog/five/')).related)).toEqual(['three', 'four', 'two']);
    expect(slugs((await page('BlogPost', '/en-US/blog/four/')).related)).toEqual(['three', 'two', 'one']);
    expect(slugs((await page('BlogPost', '/en-US/blog/one/')).related)).toEqual(['four', 'three']);
  });

  test('the parts of its series are named in their order', async () => {
    const { page } = await openedContent(files);
    const { series } = (await page('BlogPost', '/en-US/blog/one/')).blogMeta;
    expect([series?.name, slugs(series?.parts)]).toEqual(['Steps', ['two', 'one']]);
    expect((await page('BlogPost', '/en-US/blog/four/')).blogMeta.series).toBeUndefined();
  });

  test('nothing comes where there is no other', async () => {
    const { page } = await openedContent(Object.fromEntries([post('one', `${day(1)}series: Alone\n`)]));
    const { related, blogMeta } = await page('BlogPost', '/en-US/blog/one/');
    expect([related, blogMeta.series, blogMeta.tags, blogMeta.links]).toEqual([undefined, undefined, undefined, {}]);
  });
});

test('a post without picture, date and author is a page all the same, and the oldest of all', async () => {
  const { page, content, problems } = await openedContent({ ...files, ...Object.fromEntries([post('bare', '')]) });
  const bare = await page('BlogPost', '/en-US/blog/bare/');
  expect(bare.blogMeta).toMatchObject({ image: { file: '/assets/card-blog.png' }, date: '', links: { next: { slug: 'one' } } });
  expect(slugs((await page('BlogIndex', '/en-US/blog/')).hyData.posts)?.at(-1)).toBe('bare');
  expect(() => parse(PageSchema, bare)).not.toThrow();
  expect(await feedText(content, '/en-US/blog/rss.xml')).toMatch(/bare<\/guid>\s*<\/item>|blog\/bare\/<\/guid><\/item>/);
  expect(problems).toEqual([]);
});

describe('the address of a post', () => {
  test('may have capitals, and is found in any', async () => {
    const { page, content, problems } = await openedContent({
      ...Object.fromEntries([post('Upper-Case', day(1))]),
      'blog/again/index.md': post('upper-case', day(2))[1] ?? '',
    });
    expect((await page('BlogPost', '/en-US/blog/Upper-Case/')).blogMeta.slug).toBe('Upper-Case');
    expect(await content.page(addressOf('/en-US/blog/upper-case/'))).toEqual({ kind: 'moved', to: '/en-US/blog/Upper-Case/' });
    expect(problems).toEqual([expect.stringContaining('belongs to')]);
  });

  test.each(['what?', 'c#', '50%', 'a/b', '..', 'rss.xml', 'Feed.json'])(
    'cannot be %s: the post is left out, and told of',
    async (slug) => {
      const { content, problems } = await openedContent({
        'blog/odd/index.md': `---\nslug: "${slug}"\ntitle: Odd\ndescription: Odd.\n---\n\nText.\n`,
      });
      expect([content.paths().filter((path) => path.includes('/blog')), problems.length]).toEqual([[], 1]);
      expect(problems[0]).toContain('slug');
    },
  );
});

describe('a post with something that makes no sense', () => {
  const wrong = {
    'a date that is none': 'date: "2026-02-30"\n',
    'a date in words': 'date: soon\n',
    'a picture in another folder': 'image: { file: ../x.png }\ndate: "2026-01-01"\n',
    'an author that is a number': `${day(1)}author: 7\n`,
    'tags that are no list': `${day(1)}tags: 7\n`,
    'a series without a name': `${day(1)}series: ""\n`,
  };
  test.each(Object.entries(wrong))('as %s is a page without it, and its writers are told', async (_, lines) => {
    const { page, problems } = await openedContent(Object.fromEntries([post('odd', lines)]));
    const { blogMeta, ...rest } = await page('BlogPost', '/en-US/blog/odd/');
    expect(() => parse(PageSchema, { blogMeta, ...rest })).not.toThrow();
    expect(blogMeta.title).not.toBe('');
    expect(slugs((await page('BlogIndex', '/en-US/blog/')).hyData.posts)).toEqual(['odd']);
    expect(problems).toHaveLength(1);
  });

  test.each(['sponsored: perhaps\n', 'published: perhaps\n'])(
    'that decides who may see what (%j) is left out, and told of',
    async (lines) => {
      const { content, problems } = await openedContent(Object.fromEntries([post('odd', day(1) + lines)]));
      expect([content.exists('en-US', '/en-US/blog/odd/'), problems.length]).toEqual([false, 1]);
    },
  );
});

describe('where lists have pages', () => {
  const many = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) =>
      post(`p${index + 1}`, `date: "2026-01-${String(index + 1).padStart(2, '0')}"\ntags: [CSS]\nauthor: c-writer\n`),
    ),
  );
  const paged = { configuration: { ...configuration, blogPaging: true } };

  test.each(['/en-US/blog/', '/en-US/blog/tags/css/', '/en-US/blog/authors/c-writer/'])(
    '%s continues ten posts at a time',
    async (list) => {
      const { page, content } = await openedContent(many, paged);
      const third = await page('BlogIndex', `${list}3/`);
      expect([third.url, slugs(third.hyData.posts), third.hyData.pagination]).toEqual([
        `${list}3/`,
        ['p1'],
        { currentPage: 3, numPages: 3 },
      ]);
      expect((await page('BlogIndex', list)).hyData.posts).toHaveLength(10);
      for (const none of ['0/', '4/', '01/', 'x/']) expect(content.exists('en-US', list + none)).toBe(false);
      expect(content.paths()).toEqual(expect.arrayContaining([list, `${list}2/`, `${list}3/`]));
      expect(content.paths()).not.toContain(`${list}1/`);
    },
  );

  test('they do not where all posts are on one page', async () => {
    const { content } = await openedContent(many);
    expect(content.exists('en-US', '/en-US/blog/tags/css/2/')).toBe(false);
  });
});

describe('the overview of tags', () => {
  test('has every tag with how many posts have it, those of most posts first', async () => {
    const { page, content } = await openedContent(files);
    const { hyData, ...rest } = await page('BlogIndex', '/en-US/blog/tags/');
    expect(() => parse(PageSchema, { hyData, ...rest })).not.toThrow();
    expect([hyData.list?.title, hyData.posts]).toEqual(['Blog topics', []]);
    expect(hyData.tags?.slice(0, 1)).toEqual([{ slug: 'css', name: 'css', posts: 2 }]);
    expect(slugs(hyData.tags)).toEqual(['css', 'html', 'cplusplus', 'web-components']);
    expect(content.paths()).toContain('/en-US/blog/tags/');
  });

  test('is not there where no post has a tag, and a post may have its name', async () => {
    expect((await openedContent(Object.fromEntries([post('one', day(1))]))).content.exists('en-US', '/en-US/blog/tags/')).toBe(false);
    const { page } = await openedContent({ ...files, ...Object.fromEntries([post('tags', day(1))]) });
    expect((await page('BlogPost', '/en-US/blog/tags/')).blogMeta.slug).toBe('tags');
  });
});

test('drafts have lists of their own for writers', async () => {
  const { page } = await openedContent(files, { configuration: { ...configuration, writerMode: true } });
  expect(slugs((await page('BlogIndex', '/en-US/blog/tags/secret/')).hyData.posts)).toEqual(['six']);
});
