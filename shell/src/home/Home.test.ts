/** @jest-environment jsdom */
import type { PageOf } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';

const { server: shell, inBrowser } = remoteUnderTest();
const homeInBrowser = inBrowser('home');

type Data = PageOf<'Homepage'>['hyData'];

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const news = (days: number) => ({
  url: `/en-US/blog/${days}/`,
  title: `News of ${days}`,
  source: { name: 'Blog', url: '/en-US/blog/' },
  published_at: ago(days),
});
const nothing: Data = { featuredArticles: [], latestNews: { items: [] }, recentContributions: { items: [] } };
const everything: Data = {
  shelf: [{ title: 'Web APIs', url: '/en-US/docs/Web/API', count: 8240, cloth: 'api' }],
  featuredArticles: [
    { mdn_url: '/en-US/docs/Web/CSS/gap', title: 'gap', summary: 'Room between.', tag: { uri: '/en-US/docs/Web/CSS', title: 'CSS' } },
  ],
  latestNews: { items: [news(2), news(9), news(21), news(30)] },
  recentContributions: {
    items: [
      {
        number: 1,
        title: 'Fix a link',
        url: 'https://repo.example/1',
        updated_at: ago(1),
        repo: { name: 'content', url: 'https://repo.example' },
      },
    ],
  },
  featuredContributor: { contributorName: 'A project', url: '/en-US/community/spotlight/a', quote: 'We write.' },
};

const page = (hyData: Data): PageOf<'Homepage'> => ({ renderer: 'Homepage', url: '/en-US/', pageTitle: 'Docs', hyData });
const serve = (hyData: Data) => renderOnServer(shell, 'home', { page: page(hyData) });

async function served(hyData: Data) {
  const element = document.createElement('div');
  element.innerHTML = await serve(hyData);
  return element;
}

const texts = (element: ParentNode, selector: string) => [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the hero says what the site is', async () => {
  const home = await served(nothing);
  expect(home.querySelector('h1')?.textContent).toBe('Resources for Developers, by Developers');
  expect(home.querySelector('h1 + p')?.textContent).toBe('Documenting web technologies, including CSS, HTML, and JavaScript, since 2005.');
});

test('a question can be asked from here, where the site has AI Help', async () => {
  const link = (home: ParentNode) => home.querySelector('a[href="/en-US/plus/ai-help"]')?.textContent;
  expect(link(await served(nothing))).toBe('Have a question? Ask AI Help');
  const without = document.createElement('div');
  without.innerHTML = await renderOnServer(shell, 'home', { page: page(nothing), configuration: { absent: ['/plus/ai-help'] } });
  expect(link(without)).toBeUndefined();
});

test('search, what a reader is learning and ads have their places even on an empty home', async () => {
  const home = await served(nothing);
  expect([...home.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot)).toEqual([
    'search-hero',
    'learning',
    'ad-home-main',
    'ad-home-footer',
  ]);
});

test('sections without content are left out', async () => {
  const home = await served(nothing);
  expect(texts(home, 'h2')).toEqual([]);
  expect(home.querySelector('nav')).toBeNull();
});

test('everything that there is has its section', async () => {
  expect(texts(await served(everything), 'h2')).toEqual([
    'Featured articles',
    'Latest news',
    'Recent contributions',
    'Contributor spotlight',
  ]);
});

test('a book on the shelf leads to its section and says how thick it is', async () => {
  const book = (await served(everything)).querySelector('nav a');
  expect(book?.getAttribute('href')).toBe('/en-US/docs/Web/API');
  expect(book?.textContent).toBe('Web APIs 8,240 pages');
});

test('a featured article has tag, title, summary and link', async () => {
  const card = (await served(everything)).querySelector('li[data-spine]');
  expect(card?.getAttribute('data-spine')).toBe('css');
  expect(texts(card as Element, 'a, p')).toEqual(['CSS', 'gap', 'Room between.']);
  expect(card?.querySelector('h3 a')?.getAttribute('href')).toBe('/en-US/docs/Web/CSS/gap');
});

test('on the home page of another language, links to English pages say so', async () => {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(shell, 'home', { page: { ...page(everything), url: '/fr/' } });
  const marked = [...element.querySelectorAll('a[hreflang=en-US]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(expect.arrayContaining(['gap', 'CSS', 'News of 2', 'Blog']));
  expect(element.querySelector('h3 + p')?.getAttribute('lang')).toBe('en-US');
  expect((await served(everything)).querySelector('[hreflang]')).toBeNull();
});

test('the three latest news are shown, with source and full date', async () => {
  const section = (await served(everything)).querySelector('[aria-labelledby=latest-news]') as Element;
  expect(texts(section, 'li p:first-child a')).toEqual(['News of 2', 'News of 9', 'News of 21']);
  expect(texts(section, 'time')[0]).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  expect(section.textContent).not.toContain('New' + 'New');
});

test('a contribution leads to its change and its repository', async () => {
  const section = (await served(everything)).querySelector('[aria-labelledby=recent-contributions]') as Element;
  expect([...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://repo.example/1',
    'https://repo.example',
  ]);
});

test('two contributions to one page are both shown', async () => {
  const { items } = everything.recentContributions;
  const twice = {
    ...everything,
    recentContributions: { items: [...items, ...items.map((item) => ({ ...item, title: 'Fix another', updated_at: ago(3) }))] },
  };
  // React warns of two under one key when it hydrates them, and a warning fails the test.
  const { element, unmount } = await mountInBrowser(homeInBrowser, 'shell/home', { page: page(twice) }, await serve(twice));
  const section = element.querySelector('[aria-labelledby=recent-contributions]') as Element;
  expect(texts(section, 'li p:first-child a')).toEqual(['Fix a link', 'Fix another']);
  await unmount();
});

test('the spotlight quotes a contributor and invites to join', async () => {
  const section = (await served(everything)).querySelector('[aria-labelledby=contributor-spotlight]') as Element;
  expect(section.querySelector('blockquote')?.textContent).toBe('We write.');
  expect([...section.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/en-US/community/spotlight/a', 'A project'],
    ['/en-US/community', 'Get involved'],
  ]);
});

test('once alive it counts the days and marks what is new', async () => {
  const { element, reports, openSlots, unmount } = await mountInBrowser(
    homeInBrowser,
    'shell/home',
    { page: page(everything) },
    await serve(everything),
  );
  expect(reports).toEqual([]);
  const section = element.querySelector('[aria-labelledby=latest-news]') as Element;
  expect(texts(section, 'time')).toEqual(['2 days ago', 'last week', '3 weeks ago']);
  expect(texts(section, 'li p:first-child')).toEqual(['News of 2New', 'News of 9', 'News of 21']);
  expect(openSlots()).toEqual(['search-hero', 'learning', 'ad-home-main', 'ad-home-footer']);
  await unmount();
});
