import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/reader/address';
import { PageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { htmlOfBody, openedContent } from '../fixtures/opened-content.ts';
import { documentText, writeIn } from '@webdocs/testing/written-tree';

const doc = (slug: string, locale = 'en-us') => `files/${locale}/${slug.toLowerCase()}/index.md`;
const shelf = {
  [doc('Web')]: documentText('Web', 'The web'),
  [doc('Web/Kettle')]: documentText('Web/Kettle', 'Kettle', 'Boils. See [tea](/en-US/docs/Web/Tea).'),
  [doc('Web/Kettle', 'fr')]: documentText('Web/Kettle', 'Bouilloire'),
  [doc('Web/Tea')]: documentText('Web/Tea', 'Tea'),
  'files/en-us/_redirects.txt':
    '/en-US/docs/Pot\t/en-US/docs/Samovar\n/en-US/docs/Samovar\t/en-US/docs/Web/Kettle#boil\n/en-US/docs/Far\thttps://example.org/far\n',
};

describe('a document', () => {
  test('is found by its address, with or without a slash at the end', async () => {
    const { page, problems } = await openedContent(shelf);
    const { doc: kettle, url } = await page('Doc', '/en-US/docs/Web/Kettle/');
    expect([url, kettle.title, kettle.pageTitle, kettle.summary]).toEqual([
      '/en-US/docs/Web/Kettle',
      'Kettle',
      'Kettle | Webdocs Reference',
      'Boils. See tea.',
    ]);
    expect(problems).toEqual([]);
  });

  test('in wrong capitals leads to the right ones', async () => {
    const { content } = await openedContent(shelf);
    expect(await content.page(addressOf('/en-US/docs/web/kettle'))).toEqual({ kind: 'moved', to: '/en-US/docs/Web/Kettle' });
  });

  test('that has moved leads to where it is now, in one step', async () => {
    const { content } = await openedContent(shelf);
    expect(await content.page(addressOf('/en-US/docs/Pot'))).toEqual({ kind: 'moved', to: '/en-US/docs/Web/Kettle#boil' });
    expect(await content.page(addressOf('/en-US/docs/Far'))).toEqual({ kind: 'moved', to: 'https://example.org/far' });
  });

  test('moves in every language in which it exists', async () => {
    const { content } = await openedContent(shelf);
    expect(await content.page(addressOf('/fr/docs/Pot'))).toEqual({ kind: 'moved', to: '/fr/docs/Web/Kettle#boil' });
    expect(await content.page(addressOf('/ja/docs/Pot'))).toMatchObject({
      kind: 'missing',
      page: { alternatives: [{ url: '/en-US/docs/Web/Kettle', title: 'Kettle', locale: 'en-US' }] },
    });
  });

  test('says which languages it exists in, its own among them', async () => {
    const { page } = await openedContent(shelf);
    const { doc: kettle } = await page('Doc', '/fr/docs/Web/Kettle');
    expect(kettle.isTranslated).toBe(true);
    expect(kettle.other_translations).toEqual([
      { locale: 'en-US', title: 'Kettle', native: 'English (US)', url: '/en-US/docs/Web/Kettle' },
      { locale: 'fr', title: 'Bouilloire', native: 'Français', url: '/fr/docs/Web/Kettle' },
    ]);
  });

  test('takes kind, standing and data keys of its English original', async () => {
    const { page } = await openedContent({
      [doc('A')]: documentText('A', 'A', 'x', { 'browser-compat': 'api.A', 'spec-urls': 'https://spec.example/#a' }).replace(
        'guide',
        'web-api-interface',
      ),
      [doc('A', 'ja')]: '---\ntitle: あ\nslug: A\n---\n\n## 仕様\n\n{{Specifications}}\n\n## 互換性\n\n{{Compat}}\n',
    });
    const { doc: translated } = await page('Doc', '/ja/docs/A');
    expect([translated.pageType, translated.browserCompat]).toEqual(['web-api-interface', ['api.A']]);
    expect(translated.body.map(({ type }) => type)).toEqual(['specifications', 'browser_compatibility']);
    expect(translated.body[0]?.value).toMatchObject({ specifications: [{ bcdSpecificationURL: 'https://spec.example/#a' }] });
  });

  test('knows the way down to it, and leaves out levels without a page', async () => {
    const { page } = await openedContent({
      ...shelf,
      [doc('Web/Kettle/Parts/Lid')]: documentText('Web/Kettle/Parts/Lid', 'The lid', 'x', { 'short-title': 'Lid' }),
    });
    const { doc: lid } = await page('Doc', '/en-US/docs/Web/Kettle/Parts/Lid');
    expect(lid.parents?.map(({ title }) => title)).toEqual(['The web', 'Kettle', 'Lid']);
    expect(lid.pageTitle).toBe('The lid - Kettle | Webdocs Reference');
  });
});

describe('what is missing', () => {
  test('is answered with the English page and with addresses like it', async () => {
    const { content } = await openedContent(shelf);
    const answer = await content.page(addressOf('/ko/docs/Web/Kettle'));
    expect(answer).toMatchObject({
      kind: 'missing',
      page: { renderer: 'NotFound', url: '/ko/docs/Web/Kettle', pageTitle: '페이지를 찾을 수 없음 | Webdocs Reference' },
    });
    expect(answer.kind === 'missing' && answer.page.alternatives).toEqual([
      { url: '/en-US/docs/Web/Kettle', title: 'Kettle', locale: 'en-US' },
    ]);

    const slip = await content.page(addressOf('/en-US/docs/Web/Kettel'));
    expect(slip.kind === 'missing' && slip.page.suggestions[0]).toEqual({ title: 'Kettle', url: '/en-US/docs/Web/Kettle' });
  });

  test('never offers more than five pages', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [doc(`Pots/Pot_${index}`), documentText(`Pots/Pot_${index}`, `Pot ${index}`)]),
    );
    const { content } = await openedContent(many);
    const answer = await content.page(addressOf('/en-US/docs/Pots/Pot_x'));
    expect(answer.kind === 'missing' && answer.page.suggestions).toHaveLength(5);
  });

  test.each([
    '/foo',
    '/en-US/nothing',
    '/en-US/docs',
    '/en-US/docs/',
    '/en-US/docs/%',
    '/en-US/docs/%E0%A4%A',
    // As the path guard leaves `%2557eb`: decoded again it would be one more address of the same page.
    '/en-US/docs/%57eb',
    '/en-US/docs/Web%2fKettle',
    '/en-US/docs/..%2f..%2fetc',
    '/en-US/docs/__proto__',
    '/en-US/constructor',
    '/en-US/plus/unknown',
    '/en-US/play/unknown',
    `/en-US/docs/${'a/'.repeat(2000)}`,
  ])('is a page of its own at %s', async (pathname) => {
    const { content } = await openedContent(shelf);
    const answer = await content.page(addressOf(pathname));
    expect(answer.kind).toBe('missing');
    if (answer.kind === 'missing') expect(() => parse(PageSchema, answer.page)).not.toThrow();
  });
});

describe('a tree with mistakes', () => {
  test('is served as far as it goes, and each mistake is told with file and line', async () => {
    const { content, problems, page } = await openedContent({
      ...shelf,
      [doc('Broken')]: '---\ntitle: "never closed\nslug: Broken\n---\n',
      [doc('Untitled')]: '---\nslug: Untitled\n---\n',
      [doc('Wrong_place')]: documentText('Right_place', 'Here'),
      [doc('Thief')]: documentText('Web/Tea', 'Not tea'),
      [doc('Escape')]: documentText('../../etc', 'Out'),
      [doc('Nothing')]: '',
      'files/sidebars/bad.yaml': 'sidebar:\n  - link: [\n',
      'files/sidebars/odd.yaml': 'sidebar:\n  - type: carousel\n',
      'featured.json': '{"featuredArticles":\n oops',
      'blog/when/index.md': '---\nslug: when\ntitle: When\ndescription: d\nimage: { file: a.svg }\ndate: 2026-02-30\n---\n',
      'generic/en-US/about.md': 'no front matter',
      'files/en-us/_redirects.txt': '/en-US/docs/A\n',
    });
    expect((await page('Doc', '/en-US/docs/Web/Tea')).doc.title).toBe('Tea');
    expect((await page('Doc', '/en-US/docs/Right_place')).doc.title).toBe('Here');
    expect(content.paths()).not.toContain('/en-US/docs/Broken');
    const told = (file: string) => problems.filter((problem) => problem.startsWith(file)).map((problem) => problem.slice(file.length));
    expect(told(doc('Broken'))[0]).toMatch(/^:3: /);
    expect(told(doc('Untitled'))[0]).toMatch(/^:1: title: /);
    expect(told(doc('Wrong_place'))[0]).toMatch(/^:3: the slug Right_place belongs in the folder right_place/);
    expect(told(doc('Thief'))).toEqual([
      expect.stringContaining('belongs in the folder'),
      expect.stringContaining('belongs to files/en-us/web/tea/index.md already'),
    ]);
    expect(told(doc('Escape'))[0]).toMatch(/^:3: slug: /);
    expect(told(doc('Nothing'))[0]).toMatch(/^:1: /);
    expect(told('files/sidebars/bad.yaml')[0]).toMatch(/^:\d: /);
    expect(told('files/sidebars/odd.yaml')).toHaveLength(1);
    expect(told('featured.json')).toHaveLength(1);
    expect(told('blog/when/index.md')[0]).toMatch(/^:6: date: /);
    expect(told('generic/en-US/about.md')).toHaveLength(1);
    expect(told('files/en-us/_redirects.txt')[0]).toMatch(/^:1: /);
  });

  test('an empty folder is a site with a home page', async () => {
    const { page, problems, content } = await openedContent({});
    expect((await page('Homepage', '/en-US/')).hyData).toMatchObject({
      shelf: [],
      featuredArticles: [],
      latestNews: { items: [] },
      recentContributions: { items: [] },
    });
    expect(problems).toEqual([]);
    expect(content.paths()).toContain('/fr/');
  });
});

describe('several roots', () => {
  test('are layers: the first one that has a page gives it', async () => {
    const { root: lower } = await openedContent({ ...shelf, [doc('Only_below')]: documentText('Only_below', 'Below') });
    const { root: upper } = await openedContent({ [doc('Web/Tea')]: documentText('Web/Tea', 'Better tea') });
    const { page, problems } = await openedContent({}, { roots: [upper, lower] });
    expect((await page('Doc', '/en-US/docs/Web/Tea')).doc.title).toBe('Better tea');
    expect((await page('Doc', '/en-US/docs/Only_below')).doc.title).toBe('Below');
    expect(problems).toEqual([]);
  });

  test('a root may be the files folder itself', async () => {
    const { root } = await openedContent(shelf);
    const { page } = await openedContent({}, { roots: [join(root, 'files')] });
    expect((await page('Doc', '/en-US/docs/Web/Tea')).doc.title).toBe('Tea');
  });
});

describe('existence', () => {
  test('is asked language by language, and English does not stand in', async () => {
    const { content } = await openedContent({ ...shelf, 'generic/en-US/about.md': '---\ntitle: About\n---\n' });
    expect(content.exists('fr', '/en-US/docs/Web/Kettle')).toBe(true);
    expect(content.exists('fr', '/fr/docs/Web/Tea')).toBe(false);
    expect(content.exists('ja', '/en-US/')).toBe(true);
    expect(content.exists('ja', '/en-US/about')).toBe(false);
    expect(content.exists('en-US', '/ja/about')).toBe(true);
  });
});

describe('the destination of an address', () => {
  test('is its page as it is spelled there, or where that has moved', async () => {
    const { content } = await openedContent({
      ...shelf,
      'files/en-us/_redirects.txt': '/en-US/docs/Drinks/Tea\t/en-US/docs/Web/Tea#cold\n',
    });
    const of = (pathname: string) => content.destination(addressOf(pathname));
    expect(of('/en-US/docs/web/tea')).toBe('/en-US/docs/Web/Tea');
    expect(of('/en-US/docs/Drinks/Tea')).toBe('/en-US/docs/Web/Tea#cold');
    expect(of('/en-US')).toBe('/en-US/');
    expect(of('/en-US/docs/Drinks')).toBeUndefined();
  });

  test('is that of a post that got another one, in every language, by a row beside the posts', async () => {
    const post = '---\ntitle: Tea\nslug: tea-in-may\ndescription: Tea.\ndate: 2026-05-01\nimage:\n  file: cover.svg\n---\nText.\n';
    const { content } = await openedContent({
      ...shelf,
      'blog/tea-in-may/index.md': post,
      'blog/tea-in-may/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'blog/_redirects.txt': '/en-US/blog/tea-in-spring/\t/en-US/blog/tea-in-may/\n',
    });
    for (const old of ['/en-US/blog/tea-in-spring/', '/en-US/blog/Tea-in-Spring', '/fr/blog/tea-in-spring/']) {
      expect(await content.page(addressOf(old))).toEqual({ kind: 'moved', to: '/en-US/blog/tea-in-may/' });
      expect(content.destination(addressOf(old))).toBe('/en-US/blog/tea-in-may/');
    }
    expect((await content.page(addressOf('/fr/blog/tea-in-winter/'))).kind).toBe('missing');
  });
});

describe('revision', () => {
  test('is the same for the same content, wherever it lies', async () => {
    const [one, two] = await Promise.all([openedContent(shelf), openedContent(shelf)]);
    expect(one.content.revision()).toBe(two.content.revision());
  });

  test('differs as soon as one word does', async () => {
    const [one, two] = await Promise.all([
      openedContent(shelf),
      openedContent({ ...shelf, [doc('Web/Tea')]: documentText('Web/Tea', 'Tea', 'Other text.') }),
    ]);
    expect(one.content.revision()).not.toBe(two.content.revision());
  });
});

describe('a watched tree', () => {
  async function watched(files: Parameters<typeof openedContent>[0]) {
    const opened = await openedContent(files, { watch: true });
    const changes = new EventEmitter();
    opened.content.onChange(() => changes.emit('change'));
    return { ...opened, changed: () => once(changes, 'change') };
  }

  test('shows what an author saves, adds and deletes', async () => {
    const { content, page, root, changed } = await watched(shelf);
    const before = content.revision();

    let change = changed();
    writeIn(root, doc('Web/Tea'), documentText('Web/Tea', 'Green tea'));
    await change;
    expect((await page('Doc', '/en-US/docs/Web/Tea')).doc.title).toBe('Green tea');
    expect(content.revision()).not.toBe(before);

    change = changed();
    writeIn(root, doc('Web/Cup'), documentText('Web/Cup', 'Cup'));
    await change;
    expect((await page('Doc', '/en-US/docs/Web/Cup')).doc.title).toBe('Cup');

    change = changed();
    rmSync(join(root, doc('Web/Cup')));
    await change;
    expect((await content.page(addressOf('/en-US/docs/Web/Cup'))).kind).toBe('missing');
    await content.close();
  });

  test('knows when a page was saved, also where there is no history', async () => {
    const { content, root, changed } = await watched(shelf);
    expect(content.lastChange('/en-US/docs/Web/Tea')).toBeUndefined();
    const before = Date.now();
    const change = changed();
    writeIn(root, doc('Web/Tea'), documentText('Web/Tea', 'Green tea'));
    await change;
    expect(Date.parse(content.lastChange('/en-US/docs/Web/Tea') ?? '')).toBeGreaterThanOrEqual(before);
    expect(content.lastChange('/en-US/docs/Web/Kettle')).toBeUndefined();
    await content.close();
  });

  test('keeps serving the others when a page is saved half-written', async () => {
    const { content, page, root, changed, problems } = await watched(shelf);
    const change = changed();
    writeIn(root, doc('Web/Tea'), '---\ntitle: "Te');
    await change;
    expect((await page('Doc', '/en-US/docs/Web/Kettle')).doc.title).toBe('Kettle');
    expect(htmlOfBody(await page('Doc', '/en-US/docs/Web/Kettle'))).toContain('class="page-not-created"');
    expect(problems.at(-1)).toMatch(/^files\/en-us\/web\/tea\/index\.md:1: /);
    await content.close();
  });
});
