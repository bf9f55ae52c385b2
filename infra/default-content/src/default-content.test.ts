import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContent, type Content } from '@webdocs/content';
import { checkPosts } from '@webdocs/content/check-posts';
import { rootContext } from '@webdocs/content/root-context';
import { openData } from '@webdocs/reference/open-data';
import { configuration } from '@webdocs/testing/public-configuration';
import { addressOf } from '@webdocs/contracts/reader/address';
import { PageSchema, type Page } from '@webdocs/contracts/page/page';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import { parse } from 'valibot';
import { defaultContentRoot, defaultReviewedFolder } from './default-content.ts';

const problems: string[] = [];
let content: Content;
let written: readonly string[];
let pages: ReadonlyMap<string, Page>;

beforeAll(async () => {
  content = await openContent({
    roots: [defaultContentRoot],
    reference: { reviewedFolder: defaultReviewedFolder },
    configuration: { ...configuration, writerMode: true },
    pages: await sitePagesHere(),
    report: ({ code, message }) => code !== 'PAGES_WRITTEN_OVER' && problems.push(message),
  });
  // Pages made of open data have a test of their own; here they only stand at the end of links.
  const alone = await openContent({
    roots: [defaultContentRoot],
    configuration,
    pages: await sitePagesHere(),
    report: ({ message }) => problems.push(message),
  });
  written = alone.paths();
  await alone.close();
  const found = new Map<string, Page>();
  for (const path of written) {
    const answer = await content.page(addressOf(path));
    if (answer.kind === 'found') found.set(path, answer.page);
  }
  pages = found;
}, 60_000);

test('nothing in it is wrong', () => {
  expect(problems).toEqual([]);
  expect([...pages.keys()]).toEqual(written);
  for (const [path, page] of pages) expect([path, flawsOf(page)]).toEqual([path, []]);
});

/** Our translations say less than their English pages. */
const mayBeShorter: readonly string[] = ['translation-difference', 'translation-section', 'translation-code'];

/** What a writer would have to fix. */
function flawsOf(page: Page): string[] {
  const flaws = page.renderer === 'Doc' ? Object.values(page.doc.flaws ?? {}).flat() : [];
  return flaws.filter(({ kind }) => !mayBeShorter.includes(kind)).map(({ explanation }) => explanation);
}

test('every post names its picture, its day and its author', async () => {
  const data = openData({ report: () => undefined });
  const context = await rootContext({ roots: [defaultContentRoot], configuration, data, report: () => undefined });
  expect(checkPosts(context, { today: new Date().toISOString().slice(0, 10) })).toEqual([]);
});

test('a post whose address was spelled in another way before leads on', async () => {
  expect(await content.page(addressOf('/en-US/blog/colours-with-a-job/'))).toEqual({ kind: 'moved', to: '/en-US/blog/colors-with-a-job/' });
});

test('every page keeps the contract', () => {
  for (const page of pages.values()) expect(() => parse(PageSchema, page)).not.toThrow();
});

test.each(
  ['', '/HTML', '/CSS', '/JavaScript']
    .map((path) => `Learn${path}`)
    .concat(
      ['', '/HTML', '/CSS', '/JavaScript', '/HTTP', '/API', '/Accessibility'].map((path) => `Web${path}`),
      'Mozilla/Add-ons/WebExtensions',
    ),
)('the menus lead to %s, and it has a sidebar that shows where one is', (slug) => {
  const page = pages.get(`/en-US/docs/${slug}`);
  expect(page?.renderer === 'Doc' && page.doc.pageType).toBe('landing-page');
  expect(page?.renderer === 'Doc' && page.doc.sidebarHTML).toContain(`aria-current="page" href="/en-US/docs/${slug}"`);
});

test.each([
  'about',
  'about/privacy',
  'about/terms',
  'advertising',
  'community',
  'legal/license',
  'plus/docs/features/collections',
  'plus/docs/features/playground',
  'plus/docs/features/offline',
  'plus/docs/faq',
  'plus/docs/features/overview',
])('the site has its page %s', (slug) => {
  expect([...pages.values()].some((page) => page.renderer === 'Generic' && page.url.replace(/\/$/, '') === `/en-US/${slug}`)).toBe(true);
});

test('the curriculum has a page of each kind, and all five topics', () => {
  const curriculum = [...pages.values()].filter((page) => page.url.startsWith('/en-US/curriculum/'));
  expect([...new Set(curriculum.map(({ renderer }) => renderer))].sort()).toEqual(
    ['About', 'Default', 'Landing', 'Module', 'Overview'].map((kind) => `Curriculum${kind}`),
  );
  const topics = curriculum.flatMap((page) => ('doc' in page && typeof page.doc['topic'] === 'string' ? [page.doc['topic']] : []));
  expect(new Set(topics).size).toBe(5);
});

test('every link on every page leads to a page, and every anchor to a heading or a term', async () => {
  const broken: string[] = [];
  const answers = new Map<string, ReturnType<Content['page']>>();
  const answerAt = (target: string) => {
    const answer = answers.get(target) ?? content.page(addressOf(target));
    answers.set(target, answer);
    return answer;
  };
  // Where there is a page by this very name it is not rendered, unless an anchor is looked for in it.
  const isThere = (target: string) => content.destination(addressOf(target)) === target;
  for (const [path, page] of pages) {
    const html = textsOf(page);
    if (html.includes('page-not-created')) broken.push(`${path}: links to a page that does not exist`);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const [target = '', anchor] = href.split('#');
      if (/^(https?:|mailto:)/.test(href) || (!anchor && isThere(target))) continue;
      const answer = target === '' ? undefined : await answerAt(target);
      if (answer && answer.kind !== 'found') broken.push(`${path}: ${href}`);
      const there = target === '' ? page : answer?.kind === 'found' ? answer.page : undefined;
      if (anchor && there && there.renderer !== 'Spa' && !anchorsOf(there).includes(anchor)) broken.push(`${path}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
}, 60_000);

test('every page says in its first lines what it is about', () => {
  for (const [path, page] of pages)
    if (page.renderer === 'Doc') expect([path, (page.doc.summary ?? '').length]).toEqual([path, expect.any(Number)]);
  for (const page of pages.values()) if (page.renderer === 'Doc') expect((page.doc.summary ?? '').length).toBeGreaterThan(30);
});

test('the front page has articles, news and a full shelf', () => {
  const home = pages.get('/en-US/');
  expect(
    home?.renderer === 'Homepage' && [
      home.hyData.featuredArticles.length,
      home.hyData.latestNews.items.length,
      home.hyData.shelf?.map(({ cloth }) => cloth),
    ],
  ).toEqual([4, 4, ['html', 'css', 'javascript', 'http', 'api', 'accessibility', 'extensions']]);
});

test('the front page puts a project into the spotlight, with a sentence that the project says of itself', () => {
  const home = pages.get('/en-US/');
  const featured = home?.renderer === 'Homepage' ? home.hyData.featuredContributor : undefined;
  expect(featured?.url).toBe('/en-US/community/spotlight/prism');
  expect(readFileSync(join(import.meta.dirname, '../../../node_modules/prismjs/README.md'), 'utf8')).toContain(featured?.quote);
  const profile = pages.get('/en-US/community/spotlight/prism');
  expect(profile?.renderer === 'ContributorSpotlight' && profile.hyData.quoteSource).toBe('https://github.com/PrismJS/prism#readme');
});

test('every post has a picture of its own with a description', async () => {
  const posts = [...pages.values()].filter((page) => page.renderer === 'BlogPost');
  expect(posts).toHaveLength(6);
  for (const { image = '', blogMeta } of posts) {
    expect(await content.attachment(image)).toMatchObject({ type: 'image/svg+xml' });
    expect(blogMeta.image.alt?.length).toBeGreaterThan(20);
  }
});

function textsOf(page: Page): string {
  if (page.renderer === 'Generic') return page.hyData.sections.join('\n');
  if (!('doc' in page)) return '';
  return [
    page.doc.sidebarHTML ?? '',
    ...page.doc.body.map((section) => ('content' in section.value ? String(section.value.content ?? '') : '')),
  ].join('\n');
}

function anchorsOf(page: Page): string[] {
  const headings = 'doc' in page ? page.doc.body.map(({ value }) => ('id' in value ? String(value.id) : '')) : [];
  return [...headings, ...[...textsOf(page).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)];
}
