import type { CurriculumPage, Document, Page, PageOf } from '@webdocs/contracts/page/page';
import { describe as describePage, plain } from './server-side.ts';

const site = { siteName: 'Docs', address: 'https://docs.example', colour: 'docs', found: true } as const;
const doc: Document = { mdn_url: '/en-US/blog/a/', title: 'A', pageTitle: 'A | Site', locale: 'en-US', summary: 'About A', body: [] };
const chapterLink = { url: '/en-US/curriculum/core/words/', title: 'Words', slug: 'core/words' };
const post: PageOf<'BlogPost'> = {
  renderer: 'BlogPost',
  url: '/en-US/blog/a/',
  pageTitle: 'A | Blog',
  locale: 'en-US',
  image: '/en-US/blog/a/cover.png',
  blogMeta: {
    slug: 'a',
    title: 'A',
    description: 'About A',
    image: { file: 'cover.png', alt: 'A cup' },
    date: '2026-01-01',
    readTime: 3,
    author: { name: 'A. Writer', link: 'javascript:alert(1)' },
  },
  doc: { ...doc, mdn_url: '/en-US/blog/a/', locale: 'en-US', parents: undefined, other_translations: undefined },
};
const chapter: CurriculumPage = {
  renderer: 'CurriculumModule',
  url: '/en-US/curriculum/core/words/',
  pageTitle: 'Words',
  locale: 'en-US',
  doc: {
    ...doc,
    mdn_url: '/en-US/curriculum/core/words/',
    title: 'Words',
    parents: [
      { uri: '/en-US/curriculum/', title: 'Curriculum' },
      { uri: '/en-US/curriculum/core/words/', title: 'Words' },
    ],
    template: 'module',
    topic: 'Scripting',
    sidebar: [],
    modules: [],
  },
};
const posts: Page = { renderer: 'BlogIndex', url: '/en-US/blog/', pageTitle: 'Blog', hyData: { posts: [post.blogMeta] } };
const person: PageOf<'ContributorSpotlight'> = {
  renderer: 'ContributorSpotlight',
  url: '/fr/community/spotlight/a-writer',
  locale: 'en-US',
  pageTitle: 'A. Writer | Site',
  hyData: { sections: ['<p>I write.</p>'], contributorName: 'A. Writer', folderName: 'a-writer', isFeatured: false, usernames: {} },
};

interface Graph {
  readonly '@graph': ReadonlyArray<Record<string, unknown>>;
}
const graphOf = (given: Page) => (describePage(given, site).data as Graph | undefined)?.['@graph'] ?? [];
const kindsOf = (given: Page) => graphOf(given).map((thing) => thing['@type']);

test('a post shows its own picture, everything else the card in its colour', () => {
  expect(describePage(post, site).image).toEqual({ address: 'https://docs.example/en-US/blog/a/cover.png', alt: 'A cup' });
  expect(describePage({ ...post, image: '/en-US/blog/a/cover.svg' }, { ...site, colour: 'blog' }).image.address).toBe(
    'https://docs.example/assets/card-blog.png',
  );
  expect(describePage(chapter, { ...site, colour: 'curriculum' }).image.address).toBe('https://docs.example/assets/card-curriculum.png');
});

test('a page says in data what it is and where it is', () => {
  expect(kindsOf(post)).toEqual(['BlogPosting']);
  expect(kindsOf(chapter)).toEqual(['BreadcrumbList', 'LearningResource']);
  expect(kindsOf({ ...chapter, renderer: 'CurriculumLanding' })).toEqual(['BreadcrumbList', 'Course']);
  expect(kindsOf(posts)).toEqual([]);
});

test('what it says is right', () => {
  expect(graphOf(chapter)[1]).toMatchObject({ teaches: 'Scripting', isPartOf: { '@type': 'Course', name: 'Curriculum' } });
  expect(graphOf(post)[0]).toMatchObject({ datePublished: '2026-01-01', author: { '@type': 'Person', name: 'A. Writer' } });
});

test('no address that runs a script is handed on', () => {
  expect(JSON.stringify(graphOf(post))).not.toContain('javascript:');
});

test('the blog and each of its tags tell of their feeds, and the curriculum does not', () => {
  const feedsOf = (page: Page) => describePage(page, site).feeds.map(({ address }) => address);
  const forms = ['rss.xml', 'atom.xml', 'feed.json'];
  expect(feedsOf(posts)).toEqual(forms.map((file) => `/en-US/blog/${file}`));
  const ofTag = { ...posts, url: '/en-US/blog/tags/css/', hyData: { ...posts.hyData, list: { title: 'Posts about CSS' } } };
  expect(feedsOf(ofTag)).toEqual(forms.map((file) => `/en-US/blog/tags/css/${file}`));
  expect(feedsOf(post)).toEqual(['/en-US/blog/rss.xml', '/en-US/blog/a.md']);
  expect(feedsOf(chapter)).toEqual(['/en-US/curriculum/core/words.md']);
});

test('a page of the curriculum asks for no frame of the partner', () => {
  const partner = { title: 'Learn', url: 'https://scrimba.com/course?a=1' };
  const landing: CurriculumPage = { ...chapter, renderer: 'CurriculumLanding', doc: { ...chapter.doc, partner } };
  expect(describePage(landing, site).frameSources).toEqual([]);
});

test('the profile of a contributor is known under its English address', () => {
  expect(describePage(person, site).canonical).toBe('https://docs.example/en-US/community/spotlight/a-writer');
});

test('without its part the blog is a list of its posts, the curriculum one of its modules, a profile the text', () => {
  expect(plain(posts)).toEqual({ title: 'Blog', sections: [], links: [{ title: 'A', url: '/en-US/blog/a/' }] });
  const overview: CurriculumPage = {
    ...chapter,
    renderer: 'CurriculumOverview',
    doc: { ...chapter.doc, modules: [{ ...chapterLink, title: 'Core', children: [chapterLink] }] },
  };
  expect(plain(overview).links?.map(({ title }) => title)).toEqual(['Core', 'Words']);
  expect(plain(chapter).links).toBeUndefined();
  expect(plain(post).title).toBe('A');
  expect(plain(person)).toEqual({ title: 'A. Writer', sections: [{ html: '<p>I write.</p>' }] });
});
