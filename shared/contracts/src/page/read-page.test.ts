import { seededRandom } from '@webdocs/testing/seeded-random';
import * as v from 'valibot';
import { PageSchema, type DocPage, type Page } from './page.ts';
import { readPage } from './read-page.ts';

const prose = (id: string, content = `<p>${id}</p>`) => ({ type: 'prose', value: { id, title: id, isH3: false, content } });
const tea: DocPage = {
  renderer: 'Doc',
  url: '/en-US/docs/Tea',
  digest: 'd1',
  doc: {
    mdn_url: '/en-US/docs/Tea',
    title: 'Tea',
    pageTitle: 'Tea - Drinks',
    locale: 'en-US',
    native: 'English (US)',
    isActive: true,
    isTranslated: false,
    summary: 'A drink.',
    modified: '2026-03-09T10:00:00Z',
    popularity: 0.5,
    parents: [{ uri: '/en-US/docs/Drinks', title: 'Drinks' }],
    other_translations: [{ locale: 'fr', native: 'Français', title: 'Thé', url: '/fr/docs/Tea' }],
    toc: [{ id: 'kinds', text: 'Kinds', sub: true }],
    body: [
      prose('kinds'),
      { type: 'browser_compatibility', value: { id: null, title: null, isH3: true, query: 'drinks.tea' } },
      {
        type: 'specifications',
        value: { id: 's', title: 'S', isH3: false, specifications: [{ bcdSpecificationURL: 'https://example.org/#tea', title: 'Tea' }] },
      },
    ],
    sidebarHTML: '<ol></ol>',
    source: { folder: 'en-us/tea', github_url: 'https://example.org/tea', last_commit_url: 'https://example.org/tea/1' },
    baseline: { baseline: 'low', baseline_low_date: '≤2020-01-01', support: { chrome: '1' }, alternatives: [{ name: 'Coffee' }] },
    status: { baseline: 'low' },
    fragments: ['kinds'],
    live_samples: [{ id: 'a', html: '<b>tea</b>' }],
    flaws: { other: [{ id: 'other1', kind: 'sectioning', explanation: 'Levels' }] },
    browserCompat: ['drinks.tea'],
    banners: ['<p>New</p>'],
  },
};
const home: Page = {
  renderer: 'Homepage',
  url: '/en-US/',
  pageTitle: 'Home',
  hyData: {
    featuredArticles: [{ mdn_url: '/en-US/docs/Tea', title: 'Tea', summary: 'A drink.' }],
    latestNews: {
      items: [{ url: '/en-US/blog/a/', title: 'A', source: { name: 'Blog', url: '/en-US/blog/' }, published_at: '2026-01-01' }],
    },
    recentContributions: { items: [] },
  },
};
const missing: Page = {
  renderer: 'NotFound',
  url: '/x',
  pageTitle: 'Page not found',
  alternatives: [],
  suggestions: [{ title: 'Tea', url: '/t' }],
};
const generic: Page = { renderer: 'Generic', url: '/en-US/about', pageTitle: 'About', hyData: { title: 'About', sections: ['<p>We</p>'] } };

const docWith = (change: object): unknown => ({ ...tea, doc: { ...tea.doc, ...change } });
const read = (change: object) => readPage(docWith(change)) as DocPage | undefined;

test.each([tea, home, missing, generic])('a good page comes through as it is: %#', (page) => {
  expect(readPage(JSON.parse(JSON.stringify(page)))).toEqual(page);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', '<!doctype html><title>Out of order</title>'],
  ['a list', [tea]],
  ['a page without a kind', { url: '/en-US/docs/Tea' }],
  ['a page of another site', { ...tea, url: '//elsewhere.example/' }],
  ['a document without its data', { renderer: 'Doc', url: '/en-US/docs/Tea' }],
  ['a document without a body', docWith({ body: null })],
  ['a document whose title is a number', docWith({ title: 5 })],
  ['a document in no language', docWith({ locale: 'xx' })],
  ['a document whose address is a script', docWith({ mdn_url: 'javascript:alert(1)' })],
  ['a home page that is a document', { ...tea, renderer: 'Homepage' }],
])('%s is no page', (_, data) => {
  expect(readPage(data)).toBeUndefined();
});

test('a kind of page that only a newer remote knows comes through, with all that it says', () => {
  const page = { renderer: 'Quiz', url: '/en-US/quiz', pageTitle: 'Quiz', questions: [1, 2] };
  expect(readPage(page)).toEqual(page);
});

test('fields that are unknown here are kept', () => {
  expect(read({ mood: 'calm' })?.doc['mood']).toBe('calm');
});

test.each(['modified', 'toc', 'parents', 'source', 'baseline', 'flaws', 'sidebarHTML', 'summary', 'live_samples', 'isActive'])(
  'a page whose %s cannot be read is a page without it',
  (field) => {
    expect(read({ [field]: { wrong: true } })?.doc.title).toBe('Tea');
    expect(read({ [field]: field === 'flaws' ? 7 : Number.NaN })?.doc).not.toHaveProperty(field);
  },
);

test('links that would run something or lead to another site by a trick are left out, the others stay', () => {
  const doc = read({
    parents: [
      { uri: 'javascript:alert(1)', title: 'a' },
      { uri: '/\\elsewhere.example', title: 'b' },
      { uri: '/en-US/docs/Drinks', title: 'Drinks' },
    ],
    source: { folder: 'tea', github_url: 'JaVaScRiPt:alert(1)', last_commit_url: 'data:text/html,x' },
    other_translations: [{ locale: 'fr', native: 'Français', url: 'javascript:alert(1)' }],
  })?.doc;
  expect(doc?.parents).toEqual([{ uri: '/en-US/docs/Drinks', title: 'Drinks' }]);
  expect(doc?.source).toEqual({ folder: 'tea' });
  expect(doc?.other_translations).toEqual([{ locale: 'fr', native: 'Français' }]);
});

test('an anchor that comes twice is listed once', () => {
  const entry = { id: 'a', text: 'A' };
  expect(read({ toc: [entry, entry, { id: 'b', text: 'B' }] })?.doc.toc).toEqual([entry, { id: 'b', text: 'B' }]);
});

test.each([
  ['of a kind to come', { type: 'quiz', value: { rows: 3 } }, 'quiz'],
  ['called as a property of every object', { type: 'constructor', value: {} }, 'constructor'],
  ['without a value', { type: 'prose', value: null }, 'broken prose'],
  ['without a query', { type: 'browser_compatibility', value: { id: null, title: null, isH3: false } }, 'broken browser_compatibility'],
  ['that is a text', 'hello', 'nameless'],
  ['that is null', null, 'nameless'],
])('a section %s keeps its place and its name', (_, section, type) => {
  expect(read({ body: [prose('a'), section, prose('b')] })?.doc.body.map((one) => one.type)).toEqual(['prose', type, 'prose']);
});

test('a section without heading or text is one with nothing in it', () => {
  expect(read({ body: [{ type: 'prose', value: { content: null, title: 4 } }] })?.doc.body).toEqual([
    { type: 'prose', value: { id: null, title: null, isH3: false } },
  ]);
});

/** Puts a value into one place of the page, wherever that is. */
function altered(page: object, random: () => number): unknown {
  const copy = JSON.parse(JSON.stringify(page)) as Record<string, unknown>;
  const odd = [null, -1, true, '', '\u0000', 'javascript:alert(1)', [], [null], {}, { __proto__: null, id: {} }, 'x'.repeat(5000)];
  const visit = (holder: Record<string, unknown>): void => {
    const names = Object.keys(holder);
    const name = names[Math.floor(random() * names.length)];
    if (name === undefined) return;
    const inner = holder[name];
    if (typeof inner === 'object' && inner !== null && random() < 0.8) return visit(inner as Record<string, unknown>);
    if (random() < 0.3) delete holder[name];
    else holder[name] = odd[Math.floor(random() * odd.length)];
  };
  for (let changes = 1 + Math.floor(random() * 4); changes > 0; changes -= 1) visit(copy);
  return copy;
}

test('whatever is altered in a page, what comes through keeps the contract', () => {
  for (let seed = 1; seed <= 3000; seed += 1) {
    const random = seededRandom(seed);
    const page = readPage(altered([tea, home, missing, generic][seed % 4] as object, random));
    if (!page || !['Doc', 'Homepage', 'Generic', 'NotFound'].includes(page.renderer)) continue;
    const withTitle = { pageTitle: '', ...page };
    const result = v.safeParse(PageSchema, withTitle);
    expect({ seed, issues: result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) }).toEqual({
      seed,
      issues: undefined,
    });
  }
});
