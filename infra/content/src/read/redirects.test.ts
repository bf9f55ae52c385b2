import { randomCases } from '@webdocs/testing/random-cases';
import { DocumentIndex, type DocumentRecord } from './document-index.ts';
import { readRedirects } from './redirects.ts';

const pageAt = (slug: string, locale: DocumentRecord['locale'] = 'en-US') => ({ slug, locale }) as DocumentRecord;
const pages = new DocumentIndex([pageAt('D'), pageAt('Web/Page'), pageAt('Web/Old'), pageAt('Web/Page', 'fr')]);

function read(rows: readonly string[], documents = new DocumentIndex(), posts: ReadonlyArray<{ slug: string }> = []) {
  const problems: string[] = [];
  const source = { file: 'r.txt', text: ['# FROM-URL\tTO-URL', ...rows].join('\n') };
  const redirects = readRedirects([source], { documents, posts }, (_, line, cause) => problems.push(`${line}: ${cause}`));
  return { redirects: Object.fromEntries(redirects), problems };
}

test('a chain is followed to its end', () => {
  const { redirects, problems } = read([
    '/en-US/docs/C\t/en-US/docs/D#part',
    '/en-US/docs/A\t/en-US/docs/b',
    '/en-US/docs/B\t/en-US/docs/C',
  ]);
  expect(redirects).toEqual({
    '/en-us/docs/a': '/en-US/docs/D#part',
    '/en-us/docs/b': '/en-US/docs/D#part',
    '/en-us/docs/c': '/en-US/docs/D#part',
  });
  expect(problems).toEqual([]);
});

test('a fragment on the way is kept, one nearer to the end is better', () => {
  const { redirects } = read(['/a\t/b#x', '/b\t/c', '/c\t/end', '/d\t/e#x', '/e\t/end#y', '/f\t/g#z', '/g\thttps://example.org/']);
  expect(redirects).toEqual({
    '/a': '/end#x',
    '/b': '/end',
    '/c': '/end',
    '/d': '/end#y',
    '/e': '/end#y',
    '/f': 'https://example.org/#z',
    '/g': 'https://example.org/',
  });
});

test('the end of the way is spelled as the page that is there', () => {
  const { redirects, problems } = read(['/en-US/docs/Gone\t/en-us/docs/x', '/en-US/docs/X\t/en-US/docs/web/PAGE/#part'], pages);
  expect(redirects['/en-us/docs/gone']).toBe('/en-US/docs/Web/Page#part');
  expect(problems).toEqual([]);
});

test('an address is found however it is spelled, and however it is encoded', () => {
  const { redirects } = read(['/en-US/docs/%3AHover\t/en-US/docs/D', '/en-US/docs/100%\t/en-US/docs/D', '/ja/docs/%E6%96%87\t/ja/docs/新']);
  expect(Object.keys(redirects)).toEqual(['/en-us/docs/:hover', '/en-us/docs/100%', '/ja/docs/文']);
});

test('a row whose source is a page, or whose target is none, is told', () => {
  const { problems } = read(
    [
      '/en-US/docs/Web/Old\t/en-US/docs/Web/Page',
      '/en-US/docs/A\t/en-US/docs/Nowhere',
      '/en-US/docs/B\t/en-US/docs/A',
      '/fr/docs/A\t/fr/docs/Nulle_part',
      '/ja/docs/A\t/ja/docs/Not_read',
      '/en-US/docs/C\t/en-US/blog/post/',
    ],
    pages,
  );
  expect(problems).toEqual([
    '2: /en-US/docs/Web/Old is the address of a page, which is shown',
    '3: /en-US/docs/A leads to /en-US/docs/Nowhere, where no page is',
    '4: /en-US/docs/B leads to /en-US/docs/Nowhere, where no page is',
    '5: /fr/docs/A leads to /fr/docs/Nulle_part, where no page is',
  ]);
});

test('of two roots that redirect one address, the earlier one is followed and nothing is told', () => {
  const problems: string[] = [];
  const sources = [
    { file: 'first.txt', text: '/a\t/b\n' },
    { file: 'second.txt', text: '/A\t/c\r\n/d\t/a\r\n' },
  ];
  const redirects = readRedirects(sources, { documents: new DocumentIndex(), posts: [] }, (file, line, cause) =>
    problems.push(`${file}:${line} ${cause}`),
  );
  expect([...redirects]).toEqual([
    ['/a', '/b'],
    ['/d', '/b'],
  ]);
  expect(problems).toEqual([]);
});

test('addresses that lead in a circle lead nowhere, and each is told', () => {
  const { redirects, problems } = read(['/a\t/b', '/b\t/c', '/c\t/a', '/in\t/a', '/ok\t/page']);
  expect(redirects).toEqual({ '/ok': '/page' });
  expect(problems).toEqual(['2: /a leads in a circle', '3: /b leads in a circle', '4: /c leads in a circle', '5: /in leads in a circle']);
});

test('a target elsewhere must be reached over https', () => {
  expect(read(['/a\thttps://example.org/x']).redirects).toEqual({ '/a': 'https://example.org/x' });
  expect(
    read(['/a\thttp://example.org/x', '/b\tjavascript:x', '/c\t//example.org', '/d\t/\\example.org', '/e\thttps:///x', '/f\thttps://a b'])
      .redirects,
  ).toEqual({});
});

test('bad rows are told with their line, the others work', () => {
  const { redirects, problems } = read([
    '/a',
    '/b\t/c\t/d',
    'x\t/y',
    '/e\t/E',
    '/f\t/g',
    '/F\t/h',
    '',
    '# comment',
    '\t',
    '/i\t',
    '/j\t/J#k',
  ]);
  expect(redirects).toEqual({ '/f': '/g' });
  expect(problems.map((problem) => Number.parseInt(problem, 10))).toEqual([2, 3, 4, 5, 7, 11, 12]);
});

test('a chain of a hundred thousand rows is followed like any other', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => `/p${index}\t/p${index + 1}`);
  const { redirects, problems } = read(rows);
  expect([redirects['/p0'], redirects['/p99999'], problems.length]).toEqual(['/p100000', '/p100000', 0]);
});

test('whatever a file says, no reader is sent to an address that is redirected again', () => {
  for (const rows of randomCases(200, (choose) =>
    choose.list(12, () => `/${choose.of(['a', 'B', 'c', 'd'])}\t/${choose.of(['A', 'b', 'C', 'e', 'f'])}${choose.of(['', '#x'])}`),
  )) {
    const { redirects } = read(rows);
    for (const to of Object.values(redirects)) expect(redirects).not.toHaveProperty([to.replace(/#.*/, '').toLowerCase()]);
  }
});

test('a post that got another address leads on, with or without the slash, and a row to none is told', () => {
  const posts = [{ slug: 'tea-in-may' }, { slug: 'kept' }];
  const { redirects, problems } = read(
    [
      '/en-US/blog/Tea-in-Spring/\t/en-US/blog/Tea-in-May#kettle',
      '/en-US/blog/tea\t/en-US/blog/tea-in-spring/',
      '/en-US/blog/kept/\t/en-US/blog/tea-in-may/',
      '/en-US/blog/lost/\t/en-US/blog/nowhere/',
    ],
    pages,
    posts,
  );
  expect(redirects).toMatchObject({
    '/en-us/blog/tea-in-spring': '/en-US/blog/tea-in-may/#kettle',
    '/en-us/blog/tea': '/en-US/blog/tea-in-may/#kettle',
  });
  expect(problems).toEqual([
    '4: /en-US/blog/kept/ is the address of a page, which is shown',
    '5: /en-US/blog/lost/ leads to /en-US/blog/nowhere/, where no page is',
  ]);
});

test('an address that is there with and without a slash at its end is told only where the two lead to different pages', () => {
  const { redirects, problems } = read(['/old\t/a', '/old/\t/a', '/older\t/a', '/older/\t/b']);
  expect(redirects).toEqual({ '/old': '/a', '/older': '/a' });
  expect(problems).toEqual(['5: /older/ has a redirect already, on line 4']);
});
