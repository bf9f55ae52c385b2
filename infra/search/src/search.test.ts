import { titleSearch } from '@webdocs/title-search';
import { searchedSite, type SearchedSite, type WrittenPage } from '../fixtures/searched-site.ts';

jest.setTimeout(60_000);

const reference = 'Web/JavaScript/Reference';
const pages: readonly WrittenPage[] = [
  { slug: `${reference}/Global_Objects/Array`, title: 'Array', text: 'The **`Array`** object holds a list.', pageType: 'javascript-class' },
  {
    slug: `${reference}/Global_Objects/Array/map`,
    title: 'Array.prototype.map()',
    text: 'The **`map()`** method of {{jsxref("Array")}} makes another array.\n\n## Examples\n\n```js\n[1].map((x) => x * 2);\n```',
    pageType: 'javascript-instance-method',
  },
  { slug: `${reference}/Global_Objects/Map`, title: 'Map', text: 'Keys with values.', pageType: 'javascript-class' },
  { slug: `${reference}/Operators/Strict_equality`, title: 'Strict equality (===)', text: 'Compares without changing types.' },
  { slug: `${reference}/Operators/Optional_chaining`, title: 'Optional chaining (?.)', text: 'Stops where nothing is.' },
  { slug: 'Web/CSS/Reference/Selectors/::before', title: '::before', text: 'Comes first in its element.', pageType: 'css-pseudo-element' },
  { slug: 'Web/CSS/Reference/Properties/--*', title: 'Custom properties (--*): CSS variables', text: 'Write `--main-color: red`.' },
  { slug: 'Web/CSS/Reference/At-rules/@media', title: '@media', text: 'Asks what the page is shown on.', pageType: 'css-at-rule' },
  {
    slug: 'Web/HTML/Reference/Elements/dialog',
    title: '<dialog>: The Dialog element',
    text: 'A box before the page.',
    pageType: 'html-element',
  },
  {
    slug: 'Web/HTTP/Reference/Headers/Content-Security-Policy',
    title: 'Content-Security-Policy (CSP) header',
    text: 'Says what may run.',
    pageType: 'http-header',
  },
  {
    slug: 'Web/CSS/How_to/Center',
    title: 'Centering boxes',
    text: 'Put a div in the middle.\n\n## Center a div\n\nWith flexbox you can center a `div` in both directions.',
    pageType: 'how-to',
  },
  {
    slug: `${reference}/Errors/No_properties`,
    title: 'TypeError: no property of nothing',
    text: 'What it looks like.\n\n```plain\nTypeError: Cannot read properties of undefined (reading "x")\n```',
    pageType: 'javascript-error',
  },
  { slug: 'Web/Events/resumes', title: 'Résumés and naïve cafés', text: 'Accents.' },
  { slug: 'Web/Old', title: 'Blinking words', text: 'Text that blinks all the time.', status: ['deprecated'] },
  { slug: 'Web/New', title: 'Blinking signs', text: 'Text that blinks all the time.' },
  { slug: 'Web/API/Halting', title: 'Halting requests', text: 'Ends what was begun. See how to abort.' },
  {
    slug: 'Web/API/Onward',
    title: 'Where to go on',
    text: 'Learn to [tidy up cupboards](/en-US/docs/Web/Events/resumes) first.',
  },
  { slug: 'Learn/CSS/Flexbox', title: 'Flexbox', text: 'Things in a line.', pageType: 'learn-module-chapter' },
  { slug: 'Learn/CSS/Grid', title: 'Grid and responsive pages', text: 'Columns and rows.', pageType: 'learn-module-chapter' },
  { slug: 'Web/CSS/Reference/Values/flex_value', title: '<flex>', text: 'A share of what is left for columns.', pageType: 'css-type' },
  { slug: 'Glossary/Flexbox', title: 'Flexbox', text: 'What puts **flexbox** items in a line.', pageType: 'glossary-definition' },
  {
    slug: 'Web/CSS/Guides/Flexbox_or_grid',
    title: 'Flexbox or grid?',
    text: 'Who begins to learn **flexbox** meets grid as well. Learn which of them to take.',
    pageType: 'guide',
  },
  {
    slug: 'Web/CSS/Reference/Properties/grid',
    title: 'grid CSS property',
    text: 'The **grid** property.',
    pageType: 'css-shorthand-property',
  },
  { slug: 'Web/CSS/gap', title: '间距属性', text: '设置网格布局的行与列之间的间隙。', locale: 'zh-CN' },
  { slug: 'Web/CSS/gap', title: '要素の間隔', text: 'グリッドレイアウトの行と列の間隔を設定します。', locale: 'ja' },
  { slug: 'Web/CSS/gap', title: 'Отступы между элементами', text: 'Свойство задаёт промежутки между строками.', locale: 'ru' },
];

let site: SearchedSite;
beforeAll(async () => {
  site = await searchedSite(pages);
});
afterAll(() => site.close());

test.each([
  ['Array.prototype.map()', 'Array/map'],
  ['array.map', 'Array/map'],
  ['Array map', 'Array/map'],
  ['ARRAY', 'Global_Objects/Array'],
  ['Map', 'Global_Objects/Map'],
  ['===', 'Strict_equality'],
  ['?.', 'Optional_chaining'],
  ['::before', '::before'],
  ['before', '::before'],
  ['--*', '--*'],
  ['--main-color', '--*'],
  ['@media', '@media'],
  ['<dialog>', 'dialog'],
  ['dialog element', 'dialog'],
  ['Content-Security-Policy', 'Content-Security-Policy'],
  ['content security policy', 'Content-Security-Policy'],
  ['csp', 'Content-Security-Policy'],
  ['how to center a div', 'Center'],
  ['Cannot read properties of undefined', 'No_properties'],
  ['resumes naive', 'resumes'],
  ['cancel requests', 'Halting'],
  ["Uncaught TypeError: Cannot read properties of undefined (reading 'zebra')", 'No_properties'],
])('%s finds the page that is meant first', async (query, end) => {
  const [first = ''] = await site.slugs(query);
  expect(first).toMatch(new RegExp(`(?:^|/)${end.replace(/[*]/g, '\\*')}$`));
});

test.each([
  ['learn flexbox', 'Learn/CSS/Flexbox'],
  ['flexbox course', 'Learn/CSS/Flexbox'],
  ['flexbox for beginners', 'Learn/CSS/Flexbox'],
  ['flexbox tutorial', 'Learn/CSS/Flexbox'],
  ['learn grid', 'Learn/CSS/Grid'],
  ['grid', 'Web/CSS/Reference/Properties/grid'],
])('who asks to be taught is led to the learning path, others to the reference: %s', async (query, slug) => {
  expect((await site.slugs(query))[0]).toBe(slug);
});

test('a page that teaches need not say so to be found', async () => {
  expect(await site.slugs('grid tutorials')).toContain('Learn/CSS/Grid');
});

test('a page is also found by the words with which others link to it', async () => {
  expect(await site.slugs('tidy cupboards')).toContain('Web/Events/resumes');
});

test.each([
  ['ja', '間隔'],
  ['ja', 'グリッド'],
  ['zh-CN', '网格布局'],
  ['zh-CN', '间距'],
  ['ru', 'промежутков'],
] as const)('in %s, %s finds a page by a word inside its text', async (locale, query) => {
  expect((await site.find(query, { locales: [locale] })).hits.map(({ url }) => url)).toEqual([`/${locale}/docs/Web/CSS/gap`]);
});

test('several languages are searched together', async () => {
  const found = await site.find('gap', { locales: ['ja', 'ru', 'en-US'] });
  expect(found.hits.map(({ locale }) => locale).sort()).toEqual(['ja', 'ru']);
});

test('what is deprecated ranks below what replaces it', async () => {
  expect(await site.slugs('text that blinks')).toEqual(['Web/New', 'Web/Old']);
});

test('a last word that was left off half typed is taken as a beginning, before it is taken for a slip', async () => {
  const found = await site.find('flexb');
  expect(found.suggestion?.text).toBe('flexbox');
  expect(found.hits[0]?.title).toBe('Flexbox');
  expect((await site.find('learn flexb')).suggestion?.text).toBe('learn flexbox');
  expect((await site.find('flexb columns')).suggestion?.text).toBe('flex columns');
});

test('a misspelled word is corrected, and the reader is told', async () => {
  const found = await site.find('dailog');
  expect(found.hits[0]?.slug).toBe('Web/HTML/Reference/Elements/dialog');
  expect(found.suggestion).toEqual({ text: 'dialog', total: 1 });
  expect((await site.find('dialog')).suggestion).toBeUndefined();
});

test('another form of a word that finds the same pages corrects nothing', async () => {
  const own = await searchedSite([
    { slug: 'Web/Table', title: 'Le premier', text: 'Un tableau de bord.', locale: 'fr' },
    ...Array.from({ length: 6 }, (_, number) => ({ slug: `Web/${number}`, title: `Tableaux ${number}`, locale: 'fr' as const })),
  ]);
  try {
    const found = await own.find('tableau', { locales: ['fr'] });
    expect([found.total, found.suggestion]).toEqual([7, undefined]);
  } finally {
    await own.close();
  }
});

test('results are narrowed by area and by kind, and each choice says how many pages it leaves', async () => {
  const all = await site.find('flexbox');
  expect(Object.fromEntries(all.counts?.areas ?? [])).toEqual({ learn: 1, glossary: 1, css: 2 });
  expect(Object.fromEntries(all.counts?.kinds ?? [])).toEqual({ lesson: 1, definition: 1, guide: 2 });
  const narrowed = await site.find('flexbox', { filters: { areas: ['css', 'glossary'], kinds: ['definition'] } });
  expect([narrowed.total, narrowed.hits.map(({ slug }) => slug)]).toEqual([1, ['Glossary/Flexbox']]);
  // What the other filter would leave, whatever is chosen here.
  expect(Object.fromEntries(narrowed.counts?.areas ?? [])).toEqual({ glossary: 1 });
  expect(Object.fromEntries(narrowed.counts?.kinds ?? [])).toEqual({ definition: 1, guide: 2 });
});

test('a name is found in its area alone', async () => {
  expect(await site.slugs('array map', { filters: { areas: ['css'], kinds: [] } })).toEqual([]);
  expect((await site.slugs('array map', { filters: { areas: ['javascript'], kinds: [] } }))[0]).toMatch(/Array\/map$/);
});

test('a summary is what the page says first, with what was asked for marked', async () => {
  const [hit] = (await site.find('flexbox or grid')).hits;
  expect(hit?.summary).toBe('Who begins to learn flexbox meets grid as well. Learn which of them to take.');
  expect(hit?.marked.summary?.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['flexbox', 'grid']);
});

test('pages say what they are by their addresses, and what is not there says nothing', async () => {
  const [grid, none] = ['/en-US/docs/Learn/CSS/Grid', '/en-US/docs/Learn/CSS/Nothing'];
  expect([...(await site.search.summaries([grid, none]))]).toEqual([[grid, 'Columns and rows.']]);
  expect(await site.search.summaries([])).toEqual(new Map());
});

test('what was asked for is marked in the title and in parts of the text, and forms of a word as well', async () => {
  const [hit] = (await site.find('center a div')).hits;
  expect(
    hit?.marked.body
      .flat()
      .filter((part) => part.marked)
      .map((part) => part.text),
  ).toEqual(expect.arrayContaining(['Center', 'div']));
  expect(hit?.marked.body.map((parts) => parts.map(({ text }) => text).join(''))).toEqual(
    expect.arrayContaining([expect.stringContaining('With flexbox you can center a div')]),
  );
});

test.each([
  '!!!',
  '???',
  "'; drop table search_pages; --",
  'a & b | !c <-> (d:*)',
  '%_%',
  '(((((((((((((((a+)+)+)+)+$',
  '\\',
  '🦖🦕',
  '👩‍💻 emoji',
  'مرحبا بالعالم',
  'שלום',
  '\u200b\u200d\ufeff',
  'a\u0000b',
  '\ud800',
  '__proto__ constructor toString',
  'x'.repeat(200),
  'a '.repeat(100).trim(),
  '\u202Eabc',
])('%j gets an ordinary answer', async (query) => {
  const found = await site.find(query);
  expect(found.source).toBe('index');
  expect(found.total).toBeGreaterThanOrEqual(found.hits.length);
});

test('the address bar is told what quick search lists, in the same order', async () => {
  const titles = await site.search.titles('en-US');
  for (const typed of ['arr', 'map', 'flex', 'prmoise', 'content sec'])
    expect((await site.search.suggest(typed, 'en-US')).map(({ url }) => url)).toEqual(
      titleSearch(titles)
        .find(typed, 10)
        .rows.map(({ url }) => url),
    );
  expect((await site.search.suggest('arr', 'en-US')).map(({ title }) => title).slice(0, 2)).toEqual(['Array', 'Array.prototype.map()']);
  expect(await site.search.suggest('', 'en-US')).toEqual([]);
});

test('a name leads to its page, anything else to none', async () => {
  expect(await site.search.named('array map', 'en-US')).toBe(`/en-US/docs/${reference}/Global_Objects/Array/map`);
  expect(await site.search.named('boxes in the middle', 'en-US')).toBeUndefined();
});

test('only pages that changed are read again, and the others stay what they were', async () => {
  const own = await searchedSite([
    { slug: 'One', title: 'One', text: 'First words.' },
    { slug: 'Two', title: 'Two', text: 'Second words.' },
    { slug: 'Three', title: 'Three', text: 'Third words.' },
  ]);
  try {
    await own.change([
      { slug: 'One', title: 'One', text: 'First words.' },
      { slug: 'Two', title: 'Two', text: 'Other sayings.' },
    ]);
    expect(Object.fromEntries(own.reads)).toEqual({ '/en-US/docs/One': 1, '/en-US/docs/Two': 2, '/en-US/docs/Three': 1 });
    expect([await own.slugs('words'), await own.slugs('sayings'), await own.slugs('third')]).toEqual([['One'], ['Two'], []]);
    expect(own.search.state()).toEqual({ state: 'complete', percent: 100 });
    expect(own.failures).toEqual([]);
  } finally {
    await own.close();
  }
});

test('while the next version is made the last one answers, and all of the next at once', async () => {
  const own = await searchedSite([{ slug: 'One', title: 'One', text: 'Nothing new.' }]);
  try {
    const changed = own.change([
      { slug: 'One', title: 'One', text: 'Rewritten.' },
      ...Array.from({ length: 400 }, (_, index) => ({ slug: `More/${index}`, title: `More ${index}`, text: 'Rewritten.' })),
    ]);
    const counts = new Set<number>();
    let isChanged = false;
    void changed.then(() => (isChanged = true));
    while (!isChanged) counts.add((await own.find('rewritten')).total);
    expect([...counts].every((count) => count === 0 || count === 401)).toBe(true);
    expect((await own.find('rewritten')).total).toBe(401);
  } finally {
    await own.close();
  }
});

test('another process answers from the index that the first has made', async () => {
  const reader = site.another();
  const found = await reader.find({ query: 'map', page: 1, sort: 'best', locales: ['en-US'] });
  expect(found).toMatchObject({ source: 'index' });
  expect(found.total).toBeGreaterThan(1);
});

test('while there is no index titles answer, and it says so', async () => {
  const own = await searchedSite([{ slug: 'One', title: 'One page' }], { keepsIndex: false });
  try {
    expect(own.search.state()).toEqual({ state: 'missing', percent: 0 });
    expect(await own.find('one')).toMatchObject({ source: 'titles', total: 1, hits: [{ title: 'One page', url: '/en-US/docs/One' }] });
    expect(await own.search.suggest('one', 'en-US')).toEqual([{ title: 'One page', url: '/en-US/docs/One' }]);
    expect(await own.search.titles('en-US')).toMatchObject([{ title: 'One page', slug: 'One' }]);
    expect(await own.search.titles('en-US')).toBe(await own.search.titles('en-US'));
    expect(await own.search.named('one', 'en-US')).toBe('/en-US/docs/One');
  } finally {
    await own.close();
  }
});

test('a thousand searches at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 1000 }, () => site.find('array')));
  expect(new Set(answers.map(({ hits }) => hits.length > 0))).toEqual(new Set([true]));
});

test('of titles that answer equally well the one comes first to which more pages link', async () => {
  const own = await searchedSite([
    { slug: 'Web/API/Kettle_one', title: 'Kettle one', pageType: 'guide' },
    { slug: 'Web/API/Kettle_two', title: 'Kettle two', pageType: 'guide' },
    ...Array.from({ length: 9 }, (_, number) => ({
      slug: `Web/API/Cup_${number}`,
      title: `Cup ${number}`,
      text: 'See [two](/en-US/docs/Web/API/Kettle_two).',
    })),
  ]);
  try {
    expect((await own.search.suggest('kettle', 'en-US')).map(({ title }) => title)).toEqual(['Kettle two', 'Kettle one']);
    expect((await own.search.titles('en-US'))[0]?.slug).toBe('Web/API/Kettle_two');
  } finally {
    await own.close();
  }
});

test('what pages say is handed out block by block, code and headings told apart', async () => {
  const url = '/en-US/docs/Web/CSS/How_to/Center';
  const blocks = (await site.search.texts([url, '/en-US/docs/Nowhere'])).get(url);
  expect(blocks?.map(({ text, kind }) => [text.replace(/[\u0002\u0003]/g, '`'), kind])).toEqual([
    ['Put a div in the middle.', 'text'],
    ['Center a div', 'heading'],
    ['With flexbox you can center a `div` in both directions.', 'text'],
  ]);
});

test('the words of a question tell as much as they are rare, and those that ask tell little', async () => {
  const weighed = new Map((await site.search.weigh('How do I center a zebra with ::before', 'en-US')).map((one) => [one.word, one]));
  expect(weighed.get('center')).toMatchObject({ isKnown: true, weight: 1 });
  expect(weighed.get('zebra')).toMatchObject({ isKnown: false, rarity: 1 });
  expect(weighed.get('how')?.weight).toBeLessThan(0.3);
  expect(weighed.get('::before')).toMatchObject({ isCode: true, isKnown: true });
});
