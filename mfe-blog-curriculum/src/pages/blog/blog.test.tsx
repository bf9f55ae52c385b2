/** @jest-environment jsdom */
import type { PageOf } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type PageWish } from '@webdocs/testing/render';
import { article, broken, index, posts } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
const blogPart = inBrowser('blog');

// jsdom lays nothing out, so no heading comes into view and no box changes its size.
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });

async function served(page: PageWish['page'], configuration: PageWish['configuration'] = { siteTitle: 'MDN' }) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'blog', { page, configuration });
  return element;
}
const indexOf = (hyData: Partial<PageOf<'BlogIndex'>['hyData']>) => ({ ...index, hyData: { ...index.hyData, ...hyData } });
const postWith = (blogMeta: Partial<PageOf<'BlogPost'>['blogMeta']>) => ({ ...article, blogMeta: { ...article.blogMeta, ...blogMeta } });
const cards = (element: Element) => [...element.querySelectorAll('article')];
const feedLinks = (element: Element) =>
  [...element.querySelectorAll('section[aria-labelledby=blog-follow] a')].map((link) => link.getAttribute('href'));
const factsOf = (element: Element) => [...element.querySelectorAll('li')].map((fact) => fact.textContent);

describe('the index', () => {
  test('is titled Blog it better and lists every post, the newest first and large', async () => {
    const element = await served(index);
    expect(element.querySelector('h1')?.textContent).toBe('Blog it better');
    expect(cards(element).map((card) => card.querySelector('h2')?.textContent)).toEqual(posts.map(({ title }) => title));
    expect(cards(element).map((card) => card.className)).toEqual(['large', 'card', 'card', 'card']);
  });

  test('shows of each post its picture, author, date, reading time, description and a way in', async () => {
    const [card] = cards(await served(index));
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/en-US/blog/post-1/cover.svg');
    expect(factsOf(card as Element)).toEqual(['A. Writer', 'March 29, 2026', '8 minute read']);
    expect(card?.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-29');
    expect(card?.textContent).toContain('Three features that every engine has by now');
    expect(
      [...(card?.querySelectorAll('a') ?? [])]
        .filter((link) => link.textContent?.startsWith('Read more'))
        .map((link) => [link.getAttribute('href'), link.querySelector('.visually-hidden')?.textContent]),
    ).toEqual([['/en-US/blog/post-1/', 'Read more: Paragraphs that end well']]);
  });

  test('tags sponsored posts and no others', async () => {
    const tagged = cards(await served(index)).map((card) => factsOf(card).includes('Sponsored'));
    expect(tagged).toEqual([false, true, false, false]);
  });

  test('names the team where a post names no author', async () => {
    const authors = cards(await served(index)).map((card) => factsOf(card)[0]);
    expect(authors).toEqual(['A. Writer', 'A. Writer', 'The MDN Team', 'The MDN Team']);
  });

  test('has room for the ad of another team', async () => {
    const part = await mountInBrowser(blogPart, 'mfe-blog-curriculum/blog', { page: index });
    expect(part.openSlots()).toEqual(['ad-side']);
    await part.unmount();
  });

  test('says so when nothing has been written', async () => {
    const element = await served(indexOf({ posts: [] }));
    expect(cards(element)).toEqual([]);
    expect(element.textContent).toContain('Nothing has been written here yet.');
  });

  test('leads from page to page where there are several', async () => {
    const linksAt = async (currentPage: number) =>
      [...(await served(indexOf({ pagination: { currentPage, numPages: 3 } }))).querySelectorAll('nav a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
    expect(await linksAt(1)).toEqual([['Older posts', '/en-US/blog/2/']]);
    expect(await linksAt(2)).toEqual([
      ['Newer posts', '/en-US/blog/'],
      ['Older posts', '/en-US/blog/3/'],
    ]);
    expect(await linksAt(3)).toEqual([['Newer posts', '/en-US/blog/2/']]);
  });
});

describe('a post', () => {
  test('shows picture, title, author, date, reading time, tag and text', async () => {
    const element = await served(article);
    const picture = element.querySelector('figure img');
    expect([
      picture?.getAttribute('src'),
      picture?.getAttribute('alt'),
      picture?.getAttribute('width'),
      picture?.getAttribute('height'),
    ]).toEqual(['/en-US/blog/post-2/cover.svg', 'A row of books', '800', '420']);
    expect([...element.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['What the 2th shelf holds']);
    expect(factsOf(element).slice(0, 4)).toEqual(['AA. Writer', 'March 28, 2026', '2 minute read', 'Sponsored']);
    expect(element.querySelector('article')?.textContent).toContain('It begins with a plain link.');
  });

  test('credits the author of the picture', async () => {
    const caption = (await served(article)).querySelector('figcaption');
    expect(caption?.textContent).toBe('Picture by A. DrawerPicture from The cupboard');
    expect(caption?.querySelector('a')?.getAttribute('href')).toBe('https://example.org/drawer');
  });

  test('has a heading for each section, linked to itself, and a list of them', async () => {
    const element = await served(article);
    expect(
      [...element.querySelectorAll('article :is(h2, h3)')].map((heading) => [
        heading.tagName,
        heading.id,
        heading.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual([
      ['H2', 'first', '#first'],
      ['H3', 'second', '#second'],
    ]);
    const contents = [...element.querySelectorAll('nav')].filter((nav) => nav.querySelector('a[href="#second"]'));
    expect(contents.length).toBeGreaterThan(0);
  });

  test('leads to its neighbours', async () => {
    const element = await served(article);
    expect(element.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/en-US/blog/post-3/');
    expect(element.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/en-US/blog/post-1/');
    expect((await served(postWith({ links: {} }))).querySelector('a[rel=prev], a[rel=next]')).toBeNull();
  });

  test('shows the portrait of the author, or the first letter of the name', async () => {
    const withPortrait = await served(postWith({ author: { name: 'A. Writer', avatar_url: '/en-US/blog/authors/a/a.png' } }));
    expect(withPortrait.querySelector('img.portrait')?.getAttribute('src')).toBe('/en-US/blog/authors/a/a.png');
    for (const elsewhere of ['https://example.org/a.png', '//example.org/a.png', '/\\example.org/a.png']) {
      const foreign = await served(postWith({ author: { name: 'A. Writer', avatar_url: elsewhere } }));
      expect([foreign.querySelector('img.portrait'), foreign.querySelector('span.portrait')?.textContent]).toEqual([null, 'A']);
    }
    const team = await served(postWith({ author: undefined }));
    expect(team.querySelector('span.portrait')?.textContent).toBe('M');
  });

  test('keeps the text of the server when it comes alive', async () => {
    const wish = { page: article };
    const part = await mountInBrowser(blogPart, 'mfe-blog-curriculum/blog', wish, await renderOnServer(server, 'blog', wish));
    expect(part.element.querySelector('article')?.textContent).toContain('It begins with a plain link.');
    expect(part.element.querySelector('#first code')?.textContent).toBe('shelf');
    expect(part.reports).toEqual([]);
    expect(part.openSlots()).toEqual(['newsletter', 'ad-side']);
    await part.unmount();
  });

  test('gives way to the next post whole', async () => {
    const part = await mountInBrowser(blogPart, 'mfe-blog-curriculum/blog', { page: article });
    const next = {
      ...article,
      url: '/en-US/blog/post-1/',
      blogMeta: { ...article.blogMeta, title: 'Another' },
      doc: {
        ...article.doc,
        toc: [],
        body: [{ type: 'prose', value: { id: null, title: null, isH3: false, content: '<p>Other words.</p>' } }],
      },
    };
    await part.show({ page: next });
    expect(part.element.querySelector('article')?.textContent).toContain('Other words.');
    expect(part.element.querySelector('article')?.textContent).not.toContain('plain link');
    await part.unmount();
  });

  test('says which kind of section it cannot show, and shows the rest', async () => {
    const element = await served({ ...article, doc: { ...article.doc, body: [{ type: 'hologram', value: {} }, ...article.doc.body] } });
    expect(element.textContent).toContain('No idea how to handle a hologram section');
    expect(element.textContent).toContain('It begins with a plain link.');
  });
});

describe('what a post belongs to', () => {
  const parts = [
    { slug: 'post-3', title: 'What the 3th shelf holds' },
    { slug: 'post-2', title: 'What the 2th shelf holds' },
  ];
  const linksIn = (element: Element | null | undefined) =>
    [...(element?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);

  test('its topics and its author lead to all their posts', async () => {
    const element = await served(
      postWith({
        tags: [
          { slug: 'css', name: 'CSS' },
          { slug: 'c/d', name: 'C/D' },
        ],
        author: { name: 'A. Writer', id: 'a-writer', link: 'https://example.org/writer' },
      }),
    );
    expect(linksIn(element.querySelector('nav[aria-label="Topics of this post"]'))).toEqual([
      ['CSS', '/en-US/blog/tags/css/'],
      ['C/D', '/en-US/blog/tags/c%2Fd/'],
    ]);
    expect(linksIn(element)).toContainEqual(['More by A. Writer', '/en-US/blog/authors/a-writer/']);
    expect(element.querySelector('a[rel=author]')?.getAttribute('href')).toBe('https://example.org/writer');
  });

  test('an author who names no other place is found on the page of all posts', async () => {
    const element = await served(postWith({ author: { name: 'A. Writer', id: 'a-writer' } }));
    expect(element.querySelector('a[rel=author]')?.getAttribute('href')).toBe('/en-US/blog/authors/a-writer/');
  });

  test('its series is named above the text and after it, and says which part this is', async () => {
    const element = await served(postWith({ series: { name: 'Shelves', parts } }));
    const [above, after] = [...element.querySelectorAll('nav')].filter((nav) => nav.querySelector('details'));
    expect([above?.querySelector('summary')?.textContent, above?.querySelector('details')?.open]).toEqual(['Shelves', false]);
    expect([after?.getAttribute('aria-label'), after?.querySelector('details')?.open]).toEqual(['All parts of “Shelves”', true]);
    for (const nav of [above, after]) {
      expect(nav?.textContent).toContain('Part 2 of 2');
      expect(linksIn(nav)).toEqual([['What the 3th shelf holds', '/en-US/blog/post-3/']]);
      expect(nav?.querySelector('[aria-current=page]')?.textContent).toBe('What the 2th shelf holds');
    }
  });

  test('related posts are at its end', async () => {
    const element = await served({ ...article, related: posts.slice(0, 2) });
    const related = element.querySelector('section[aria-labelledby=blog-related]');
    expect([...(related?.querySelectorAll('h3') ?? [])].map((title) => title.textContent)).toEqual(
      posts.slice(0, 2).map(({ title }) => title),
    );
  });

  test('without any of it there is no empty heading and no empty list', async () => {
    const element = await served({ ...article, related: [], blogMeta: { ...article.blogMeta, tags: [], links: {} } });
    for (const none of ['nav > details', '#blog-related', 'nav[aria-label="Topics of this post"]'])
      expect(element.querySelector(none)).toBeNull();
    expect(element.textContent).not.toContain('More by');
  });

  test('a post without a date shows none', async () => {
    expect((await served(postWith({ date: '' }))).querySelector('time')).toBeNull();
  });
});

describe('the posts of a tag or an author', () => {
  const listOf = (list: PageOf<'BlogIndex'>['hyData']['list']) => ({ ...indexOf({ list }), url: '/en-US/blog/tags/css/' });

  test('have their title, a way back to all posts, and feeds of their own', async () => {
    const element = await served(listOf({ title: 'Posts about CSS', link: 'https://example.org/css' }));
    expect(element.querySelector('h1')?.textContent).toBe('Posts about CSS');
    expect([...element.querySelectorAll('a')].find(({ textContent }) => textContent === 'All posts')?.getAttribute('href')).toBe(
      '/en-US/blog/',
    );
    expect(feedLinks(element)).toEqual(['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/en-US/blog/tags/css/${file}`));
    expect([...element.querySelectorAll('a')].find(({ textContent }) => textContent === 'About the author')?.getAttribute('href')).toBe(
      'https://example.org/css',
    );
  });

  test('lead nowhere that runs a script', async () => {
    expect((await served(listOf({ title: 'A', link: 'javascript:alert(1)' }))).innerHTML).not.toContain('javascript:');
  });

  test('are found from the index, which has the feeds of the whole blog on each of its pages', async () => {
    const second = {
      ...indexOf({ tags: [{ slug: 'css', name: 'CSS' }], pagination: { currentPage: 2, numPages: 3 } }),
      url: '/en-US/blog/2/',
    };
    const element = await served(second);
    expect([...element.querySelectorAll('nav[aria-label=Topics] a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en-US/blog/tags/',
      '/en-US/blog/tags/css/',
    ]);
    expect(feedLinks(element)).toEqual(['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/en-US/blog/${file}`));
  });
});

test('a list of a tag goes on at addresses of its own, with the feeds of the whole list', async () => {
  const list = { title: 'Posts about 2024' };
  const on = async (url: string, currentPage: number) => {
    const element = await served({ ...indexOf({ list, pagination: { currentPage, numPages: 3 } }), url });
    const pages = [...element.querySelectorAll('nav a[rel=prev], nav a[rel=next]')].map((link) => link.getAttribute('href'));
    return [...pages, feedLinks(element)[0]];
  };
  const first = '/en-US/blog/tags/2024/';
  expect(await on(first, 1)).toEqual([`${first}2/`, `${first}rss.xml`]);
  expect(await on(`${first}2/`, 2)).toEqual([first, `${first}3/`, `${first}rss.xml`]);
});

test('the overview of tags has each with its number of posts, and is not called empty', async () => {
  const tags = [
    { slug: 'css', name: 'CSS', posts: 2 },
    { slug: 'html', name: 'HTML', posts: 1 },
  ];
  const element = await served({ ...indexOf({ posts: [], list: { title: 'Blog topics' }, tags }), url: '/en-US/blog/tags/' });
  expect(element.querySelector('h1')?.textContent).toBe('Blog topics');
  const items = [...element.querySelectorAll('nav[aria-label="Blog topics"] li')];
  expect(items.map((item) => [item.querySelector('a')?.getAttribute('href'), item.querySelector('span')?.textContent])).toEqual([
    ['/en-US/blog/tags/css/', '2 posts'],
    ['/en-US/blog/tags/html/', '1 post'],
  ]);
  expect(element.textContent).not.toContain('Nothing has been written');
  expect(feedLinks(element)[0]).toBe('/en-US/blog/rss.xml');
});

describe('a post of which something is missing or makes no sense', () => {
  const { image, author: _author, ...bare } = article.blogMeta;
  const kinds = {
    'without an author': { ...bare, image },
    'without a name of its author': { ...bare, image, author: {} },
    'without a date': { ...article.blogMeta, date: '' },
    'with a date that is none': { ...article.blogMeta, date: 'soon' },
    'with a date in the future': { ...article.blogMeta, date: '2099-01-01' },
    'without a description': { ...article.blogMeta, description: '' },
    'without a picture of its own': { ...article.blogMeta, image: { file: '/assets/card-blog.png' } },
    'with a neighbor that is not there any more': { ...article.blogMeta, links: { previous: { slug: 'gone', title: 'Gone' } } },
    'without neighbors': { ...article.blogMeta, links: {} },
    'without a time to read': { ...article.blogMeta, readTime: 0 },
    'of a series without parts': { ...article.blogMeta, series: { name: 'S', parts: [] } },
  };

  test.each(Object.entries(kinds))('%s is a page all the same, and a card in the index', async (_, blogMeta) => {
    const page = await served({ ...article, blogMeta });
    expect(page.querySelector('h1')?.textContent).toBe(article.blogMeta.title);
    expect(page.querySelector('figure img')?.getAttribute('src')).toMatch(/^\//);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.textContent).not.toMatch(/undefined|NaN|Invalid/);
    const card = await served(indexOf({ posts: [blogMeta] }));
    expect(card.querySelector('h2')?.textContent).toBe(article.blogMeta.title);
    expect(card.textContent).not.toMatch(/undefined|NaN|Invalid/);
  });
});

describe('hostile metadata', () => {
  const hostile = '"><img src=x onerror=alert(1)>';

  test('stays text', async () => {
    const element = await served(postWith({ title: hostile, description: hostile, author: { name: hostile } }));
    expect(element.querySelector('[onerror]')).toBeNull();
    expect(element.querySelector('h1')?.textContent).toBe(hostile);
  });

  test('gets no link that runs a script', async () => {
    const element = await served(
      postWith({
        author: { name: 'A', link: 'javascript:alert(1)', avatar_url: 'javascript:alert(1)' },
        image: { file: 'x.png', creator: { name: 'B', url: 'javascript:alert(1)' } },
      }),
    );
    expect(element.innerHTML).not.toContain('javascript:');
  });
});

test('a page whose data could not be had says so and can be tried again without a script', async () => {
  const element = await served(broken);
  expect(element.querySelector('[role=alert]')?.textContent).toContain('503 on /en-US/blog/: the shelf <b>fell</b>');
  expect(element.querySelector('form')?.getAttribute('action')).toBe('/en-US/blog/');
});
