import { addressOf } from '@webdocs/contracts/reader/address';
import { PageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { configuration } from '@webdocs/testing/public-configuration';
import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';

const post = (slug: string, date: string, more = '', body = 'Text.') => [
  `blog/${slug}/index.md`,
  `---\nslug: ${slug}\ntitle: "${slug} of {{SiteName}}"\ndescription: About ${slug}.\nimage:\n  file: cover.svg\n  alt: A cup\ndate: "${date}"\n${more}---\n\n${body}\n`,
];
const files = Object.fromEntries([
  post('first', '2026-01-01'),
  post('second', '2026-02-01', '', 'word '.repeat(660)),
  post('third', '2026-03-01', 'sponsored: true\nauthor:\n  name: A. Writer\n'),
  post('draft', '2026-04-01', 'published: false\n'),
  [
    'generic/en-US/about.md',
    '---\ntitle: About {{SiteName}}\nsummary: Who {{SiteName}} is.\n---\n\nHello.\n\n## Who\n\nWe.\n\n### Where\n\nHere.\n\n## Why\n\nSo.\n',
  ],
  ['generic/fr/about.md', '---\ntitle: À propos\n---\n\nBonjour.\n'],
  ['generic/en-US/plus/docs/faq.md', '---\ntitle: Questions\n---\n'],
  ['generic/en-US/advertising.md', '---\ntitle: Ads\n---\n'],
  ['generic/en-US/curriculum.md', '---\ntitle: Curriculum\n---\n'],
  ['files/en-us/web/css/index.md', documentText('Web/CSS', 'CSS')],
  ['files/en-us/web/css/gap/index.md', documentText('Web/CSS/gap', 'gap', 'Space between.')],
  ['files/fr/web/css/index.md', documentText('Web/CSS', 'CSS')],
  ['featured.json', JSON.stringify({ featuredArticles: ['/en-US/docs/Web/CSS/gap', '/en-US/blog/first/', '/en-US/docs/Nothing'] })],
]);

describe('the blog', () => {
  test('lists published posts, the newest first', async () => {
    const { page } = await openedContent(files);
    const { hyData, url, pageDescription } = await page('BlogIndex', '/en-US/blog');
    expect(pageDescription).toBe('Articles about the web platform and about how this site is made.');
    expect([url, hyData.posts.map(({ slug }) => slug)]).toEqual(['/en-US/blog/', ['third', 'second', 'first']]);
    expect(hyData.posts[2]).toMatchObject({
      title: 'first of Webdocs',
      image: { file: '/en-US/blog/first/cover.svg', alt: 'A cup' },
      readTime: 1,
    });
  });

  test('a post has reading time, picture and neighbours', async () => {
    const { page } = await openedContent(files);
    const { blogMeta, image, doc } = await page('BlogPost', '/en-US/blog/second/');
    expect([blogMeta.readTime, image, doc.summary]).toEqual([3, '/en-US/blog/second/cover.svg', 'About second.']);
    expect(blogMeta.links).toEqual({
      previous: { slug: 'first', title: 'first of Webdocs' },
      next: { slug: 'third', title: 'third of Webdocs' },
    });
    expect((await page('BlogPost', '/en-US/blog/third/')).blogMeta).toMatchObject({
      author: { name: 'A. Writer' },
      links: { next: undefined },
    });
  });

  test('is English whatever language its address names, and drafts are nowhere', async () => {
    const { content } = await openedContent(files);
    expect(await content.page(addressOf('/fr/blog/first'))).toEqual({ kind: 'moved', to: '/en-US/blog/first/' });
    expect((await content.page(addressOf('/en-US/blog/draft'))).kind).toBe('missing');
    expect((await content.page(addressOf('/en-US/blog/first/more'))).kind).toBe('missing');
  });
});

describe('the blog as its writers and operators want it', () => {
  test('a post may name its author by the folder that tells of them', async () => {
    const author = '---\nname: C. Writer\nlink: https://example.org/c\navatar: face.svg\n---\n';
    const { page, content, problems } = await openedContent({
      ...files,
      ...Object.fromEntries([post('fourth', '2026-05-01', 'author: c-writer\n'), post('fifth', '2026-06-01', 'author: D. Writer\n')]),
      'blog/authors/c-writer/index.md': author,
      'blog/authors/c-writer/face.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const avatar = '/en-US/blog/authors/c-writer/face.svg';
    expect((await page('BlogPost', '/en-US/blog/fourth/')).blogMeta.author).toEqual({
      name: 'C. Writer',
      link: 'https://example.org/c',
      avatar_url: avatar,
      id: 'c-writer',
    });
    expect((await page('BlogPost', '/en-US/blog/fifth/')).blogMeta.author).toEqual({ name: 'D. Writer', id: 'd-writer' });
    expect(await content.attachment(avatar)).toMatchObject({ type: 'image/svg+xml' });
    expect((await content.page(addressOf('/en-US/blog/c-writer'))).kind).toBe('missing');
    expect(problems).toEqual([]);
  });

  test.each(['https://faces.example/c.png', 'none.png', '../face.svg'])(
    'an author whose picture is %s is shown without it, and told of',
    async (avatar) => {
      const { page, problems } = await openedContent({
        ...files,
        ...Object.fromEntries([post('fourth', '2026-05-01', 'author: c-writer\n')]),
        'blog/authors/c-writer/index.md': `---\nname: C. Writer\navatar: ${avatar}\n---\n`,
      });
      expect((await page('BlogPost', '/en-US/blog/fourth/')).blogMeta.author).toEqual({ name: 'C. Writer', id: 'c-writer' });
      expect(problems).toEqual([expect.stringContaining(`there is no picture ${avatar} beside the author`)]);
    },
  );

  test('the index has ten posts a page where paging is on', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => post(`post-${index}`, `2026-01-${String(index + 1).padStart(2, '0')}`)),
    );
    const { page, content } = await openedContent(many, { configuration: { ...configuration, blogPaging: true } });
    const third = await page('BlogIndex', '/en-US/blog/3');
    expect([third.url, third.hyData.pagination, third.hyData.posts.map(({ slug }) => slug)]).toEqual([
      '/en-US/blog/3/',
      { currentPage: 3, numPages: 3 },
      ['post-0'],
    ]);
    expect((await page('BlogIndex', '/en-US/blog/')).hyData.posts).toHaveLength(10);
    for (const none of ['0', '4', '01', '1e1']) expect((await content.page(addressOf(`/en-US/blog/${none}`))).kind).toBe('missing');
    expect(await content.page(addressOf('/en-US/blog/1/'))).toEqual({ kind: 'moved', to: '/en-US/blog/' });
    expect(content.paths()).toContain('/en-US/blog/2/');
  });

  test('drafts are listed and served in writer mode, and stay out of search engines', async () => {
    const { page } = await openedContent(files, { configuration: { ...configuration, writerMode: true } });
    expect((await page('BlogIndex', '/en-US/blog')).hyData.posts[0]?.slug).toBe('draft');
    expect((await page('BlogPost', '/en-US/blog/draft/')).doc.noIndexing).toBe(true);
  });
});

describe('generic pages of a folder with a configuration', () => {
  const configured = {
    'files/config.json': JSON.stringify({
      pages: { about: { template: 'GenericAbout' }, plus: { slugPrefix: 'plus/docs', titleSuffix: 'Plus' } },
      spas: { '': { data: { homePage: { featuredArticles: ['/en-US/docs/Web/CSS'] } } } },
    }),
    'files/about/about.md': '---\ntitle: About\n---\n\n# About us\n\nWe.\n',
    'files/plus/faq.md': '---\ntitle: Questions\ntemplate: GenericDoc\n---\n\nNone.\n',
    'files/plus/features/overview.md': '---\ntitle: Overview\n---\n',
    'files/unnamed/page.md': '---\ntitle: Nowhere\n---\n',
    'files/en-us/web/css/index.md': documentText('Web/CSS', 'CSS'),
  };

  test('stand where it says, under the titles and templates that it says', async () => {
    const { page, content, problems } = await openedContent(configured);
    const about = await page('Generic', '/en-US/about');
    expect([about.template, about.hyData.sections.join('').trim()]).toEqual(['GenericAbout', '<p>We.</p>']);
    const faq = await page('Generic', '/fr/plus/docs/faq');
    expect([faq.pageTitle, faq.template]).toEqual(['Questions - Plus | Webdocs Reference', 'GenericDoc']);
    expect(content.paths()).toContain('/en-US/plus/docs/features/overview');
    expect(content.paths().filter((path) => path.includes('unnamed'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('may name the articles of the home page', async () => {
    const { page } = await openedContent(configured);
    expect((await page('Homepage', '/en-US/')).hyData.featuredArticles.map(({ mdn_url }) => mdn_url)).toEqual(['/en-US/docs/Web/CSS']);
  });
});

test('roots that were named for one kind of content need no folder of its name', async () => {
  const blog = writtenTree(
    Object.fromEntries([post('own', '2026-01-01')].map(([path = '', text = '']) => [path.replace('blog/', ''), text])),
  );
  const curriculum = writtenTree({ '0-README.md': '---\ntemplate: landing\n---\n\n# Start\n' });
  const { content } = await openedContent(files, { roots: [blog, curriculum], kinds: { blog, curriculum } });
  expect(content.paths()).toEqual(expect.arrayContaining(['/en-US/blog/own/', '/en-US/curriculum/']));
});

describe('pages about the site', () => {
  test('come in sections with their headings', async () => {
    const { page } = await openedContent(files);
    const about = await page('Generic', '/en-US/about');
    expect([about.pageTitle, about.hyData.summary]).toEqual(['About Webdocs | Webdocs Reference', 'Who Webdocs is.']);
    expect(about.pageDescription).toBe('Who Webdocs is.');
    expect(about.hyData.sections.map((html) => html.replace(/\n/g, ''))).toEqual([
      '<p>Hello.</p>',
      '<h2 id="who">Who</h2><p>We.</p><h3 id="where">Where</h3><p>Here.</p>',
      '<h2 id="why">Why</h2><p>So.</p>',
    ]);
    expect(about.hyData.toc).toEqual([
      { id: 'who', text: 'Who' },
      { id: 'where', text: 'Where', sub: true },
      { id: 'why', text: 'Why' },
    ]);
  });

  test('tell search engines their first paragraph where they have no summary', async () => {
    const { page } = await openedContent(files);
    const { hyData, pageDescription } = await page('Generic', '/fr/about');
    expect([hyData.summary, pageDescription]).toEqual([undefined, 'Bonjour.']);
  });

  test.each(['summary:', 'summary: [a]', 'template: 7', 'id: {}', 'short-title:'])(
    'of which "%s" makes no sense are shown without it, and told of',
    async (line) => {
      const { page, problems } = await openedContent({ 'generic/en-US/about.md': `---\ntitle: About\n${line}\n---\n\nWe read.\n` });
      const about = await page('Generic', '/en-US/about');
      expect([about.hyData.title, about.pageDescription, about.template]).toEqual(['About', 'We read.', undefined]);
      expect(problems).toEqual([expect.stringContaining(`about.md:3: ${line.split(':')[0]}: `)]);
    },
  );

  test('are there in every language, in English where there is no translation', async () => {
    const { page } = await openedContent(files);
    expect((await page('Generic', '/fr/about')).hyData.title).toBe('À propos');
    const japanese = await page('Generic', '/ja/about');
    expect([japanese.url, japanese.hyData.title]).toEqual(['/ja/about', 'About Webdocs']);
  });

  test('the curriculum is English', async () => {
    const { page, content } = await openedContent(files);
    expect((await page('Generic', '/en-US/curriculum')).url).toBe('/en-US/curriculum/');
    expect(await content.page(addressOf('/ja/curriculum'))).toEqual({ kind: 'moved', to: '/en-US/curriculum/' });
  });

  test('what is switched off has no pages', async () => {
    const off = { ...configuration, features: { ...configuration.features, plus: false, aiHelp: false, ads: false } };
    const { content } = await openedContent(files, { configuration: off });
    for (const path of ['/en-US/plus', '/en-US/plus/docs/faq', '/en-US/advertising'])
      expect((await content.page(addressOf(path))).kind).toBe('missing');
    expect(content.paths().filter((path) => /plus|advertising/.test(path))).toEqual([]);
  });

  test.each([
    ['/fr/plus/collections', 'Collections - Webdocs Plus | Webdocs Reference'],
    ['/en-US/plus/collections/aB-3_x', 'Collections - Webdocs Plus | Webdocs Reference'],
    ['/ja/plus/settings', 'マイ設定 - Webdocs Plus | Webdocs Reference'],
    ['/en-US/plus/staff', 'Staff - Webdocs Plus | Webdocs Reference'],
  ])('%s shows each reader their own: it has a title, and search engines leave it alone', async (path, pageTitle) => {
    const { page, content } = await openedContent(files);
    expect(await page('Spa', path)).toMatchObject({ pageTitle, noIndexing: true });
    expect(content.paths().filter((known) => /collections|settings|staff/.test(known))).toEqual([]);
  });

  test('the identifier of a collection keeps its capitals, and there is no page below it', async () => {
    const { page, content } = await openedContent(files);
    expect((await page('Spa', '/en-US/plus/collections/aB-3_x')).url).toBe('/en-US/plus/collections/aB-3_x');
    expect((await content.page(addressOf('/en-US/plus/collections/a/b'))).kind).toBe('missing');
    expect((await content.page(addressOf('/en-US/plus/settings/x'))).kind).toBe('missing');
  });

  test('the page of the newsletter is for all readers, unless there is none', async () => {
    const { page, content } = await openedContent(files);
    expect((await page('Spa', '/en-US/newsletter')).pageTitle).toBe('Newsletter | Webdocs Reference');
    expect(content.paths()).toContain('/fr/newsletter');
    const off = { ...configuration, features: { ...configuration.features, newsletter: false } };
    const quiet = await openedContent(files, { configuration: off });
    expect((await quiet.content.page(addressOf('/en-US/newsletter'))).kind).toBe('missing');
  });

  test('the Plus landing page is made by its remote', async () => {
    const { page } = await openedContent(files);
    expect(await page('Spa', '/fr/plus')).toEqual({
      renderer: 'Spa',
      url: '/fr/plus',
      slug: 'plus',
      pageTitle: 'Webdocs Plus | Webdocs Reference',
      pageDescription: 'Ce qu’apporte un abonnement, ce qu’il coûte et comment commencer.',
    });
  });
});

describe('the home page', () => {
  test('shows what editors chose, the news, and how many pages each section has', async () => {
    const { page } = await openedContent(files);
    const { hyData, pageTitle } = await page('Homepage', '/en-US/');
    expect(pageTitle).toBe('Webdocs');
    expect(hyData.featuredArticles).toEqual([
      { mdn_url: '/en-US/docs/Web/CSS/gap', title: 'gap', summary: 'Space between.', tag: { uri: '/en-US/docs/Web/CSS', title: 'CSS' } },
      {
        mdn_url: '/en-US/blog/first/',
        title: 'first of Webdocs',
        summary: 'About first.',
        tag: { uri: '/en-US/blog/', title: 'Webdocs Blog' },
      },
    ]);
    expect(hyData.latestNews.items.map(({ url, source, published_at }) => [url, source.name, published_at])).toEqual([
      ['/en-US/blog/second/', 'Webdocs Blog', '2026-02-01'],
      ['/en-US/blog/first/', 'Webdocs Blog', '2026-01-01'],
    ]);
    expect(hyData.shelf).toEqual([{ title: 'CSS', url: '/en-US/docs/Web/CSS', count: 2, cloth: 'css' }]);
    expect(hyData.recentContributions).toEqual({ items: [] });
  });

  test('names sections in the language of the reader, also where only the English page is there', async () => {
    const { page } = await openedContent({ 'files/en-us/web/accessibility/index.md': documentText('Web/Accessibility', 'Accessibility') });
    const titleIn = async (locale: string) => (await page('Homepage', `/${locale}/`)).hyData.shelf?.map(({ title }) => title);
    expect([await titleIn('en-US'), await titleIn('ja')]).toEqual([['Accessibility'], ['アクセシビリティ']]);
  });

  test('counts a page once, translated or not', async () => {
    const { page } = await openedContent(files);
    expect((await page('Homepage', '/fr/')).hyData.shelf).toEqual([{ title: 'CSS', url: '/fr/docs/Web/CSS', count: 2, cloth: 'css' }]);
    expect((await page('Homepage', '/ja/')).hyData.shelf).toEqual([{ title: 'CSS', url: '/en-US/docs/Web/CSS', count: 2, cloth: 'css' }]);
  });
});

test('every published address has a page that keeps the contract', async () => {
  const { content } = await openedContent(files);
  for (const path of content.paths()) {
    const answer = await content.page(addressOf(path));
    expect([path, answer.kind]).toEqual([path, 'found']);
    if (answer.kind === 'found') {
      expect(answer.page.url).toBe(path);
      expect(() => parse(PageSchema, answer.page)).not.toThrow();
    }
  }
});
