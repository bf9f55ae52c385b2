import type { FileContent } from './file-links.ts';
import { readFile } from './read-file.ts';

const origin = 'https://docs.example';
const read = (text: string) => readFile({ size: text.length, text: async () => text } as File, origin);
const css = { url: '/en-US/docs/Web/CSS', title: 'CSS', notes: '' };

test('an export with more pages than one import takes says so, not what the site makes of it', async () => {
  const items = Array.from({ length: 501 }, (_, index) => ({ url: `/en-US/docs/Web/A${index}`, title: 'A' }));
  const file = (collections: number) =>
    JSON.stringify({ collections: Array.from({ length: collections }, (_, name) => ({ name: `${name}`, items })) });
  expect(await read(file(2))).toBe('too-many');
  expect(await read(file(1))).toMatchObject({ collections: [{ name: '0' }], foreign: [] });
});

describe('a table as Raindrop writes it', () => {
  test('gives its folders, notes and days; what is of other sites is listed', async () => {
    const text = [
      'url,folder,title,note,tags,created',
      'https://docs.example/en-US/docs/Web/CSS?x#y,Layout,"CSS, ""all"" of it","two\nlines","a,b",2024-01-02T03:04:05.000Z',
      'https://elsewhere.example/,Layout,Elsewhere,,,',
      '/en-US/docs/Web/HTML,,"\'=HTML",,,tomorrow',
      '',
    ].join('\r\n');
    expect(await read(text)).toEqual({
      collections: [
        {
          name: 'Layout',
          items: [{ url: css.url, title: 'CSS, "all" of it', notes: 'two\nlines', created_at: '2024-01-02T03:04:05.000Z' }],
        },
        { name: 'Default', items: [{ url: '/en-US/docs/Web/HTML', title: '=HTML', notes: '' }] },
      ],
      foreign: ['https://elsewhere.example/'],
    });
  });

  test('may have semicolons, as spreadsheets write it in most of Europe', async () => {
    const row = ['https://docs.example/en-US/docs/Web/CSS', 'Layout', 'CSS, all of it'];
    const found = { collections: [{ name: 'Layout', items: [{ ...css, title: 'CSS, all of it' }] }], foreign: [] };
    expect(await read(`url;folder;title\r\n${row.join(';')}\r\n`)).toEqual(found);
    expect(await read(`"url";"folder";"title"\n${row.map((cell) => `"${cell}"`).join(';')}`)).toEqual(found);
  });

  test('of 100,000 rows is read without a wait, and refused by its limit', async () => {
    const row = '/en-US/docs/Web/CSS,a,b\n';
    const began = process.cpuUsage();
    expect(await read(`url,folder,title\n${row.repeat(100_000)}`)).toBe('too-many');
    expect(await read(`url,folder,title\n${'https://x.example/,a,b\n'.repeat(100_000)}`)).toMatchObject({ collections: [] });
    // Time of the processor: other work on the machine makes none of it.
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000);
    expect(await readFile({ size: 4 * 1024 * 1024 + 1 } as File, origin)).toBe('too-large');
  });
});

describe('bookmarks of a browser', () => {
  const bookmarks = (body: string) =>
    `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n${body}</DL><p>`;

  test('give the folder that they are in, also one within another, and their notes', async () => {
    const text = bookmarks(`
      <DT><H3 ADD_DATE="1">Web &amp; more</H3>
      <DD>About the folder
      <DL><p>
        <DT><A HREF="https://docs.example/en-US/docs/Web/CSS" ADD_DATE="1704164645" ICON="data:,x">CSS</A>
        <DD>For the rewrite
        <DT><H3>Inner</H3>
        <DL><p><DT><A HREF='/en-US/docs/Web/HTML'>HTML</A></DL><p>
        <DT><A HREF="https://elsewhere.example/?a=1&amp;b=2">Elsewhere</A>
        <DT><A HREF="/en-US/docs/Web/SVG">SVG</A>
      </DL><p>
      <DT><A HREF="/en-US/docs/Web/API">API</A>`);
    expect(await read(text)).toEqual({
      collections: [
        {
          name: 'Web & more',
          items: [
            { ...css, notes: 'For the rewrite', created_at: '2024-01-02T03:04:05.000Z' },
            { url: '/en-US/docs/Web/SVG', title: 'SVG', notes: '' },
          ],
        },
        { name: 'Inner', items: [{ url: '/en-US/docs/Web/HTML', title: 'HTML', notes: '' }] },
        { name: 'Default', items: [{ url: '/en-US/docs/Web/API', title: 'API', notes: '' }] },
      ],
      foreign: ['https://elsewhere.example/?a=1&b=2'],
    });
  });

  test('of a stranger are words and nothing else', async () => {
    const hostile = [
      '<DT><A HREF="javascript:alert(1)">a</A>',
      '<DT><A HREF="//docs.example.evil/en-US">b</A>',
      '<DT><A HREF="/\\evil.example">c</A>',
      '<DT><A HREF="https://docs.example@evil.example/">d</A>',
      '<DT><A HREF="data:text/html,x">e</A>',
      '<DT><A HREF="/en-US/docs/Web/CSS">&lt;script&gt;alert(1)&lt;/script&gt;<script>alert(2)</script></A>',
    ].join('\n');
    const content = await read(bookmarks(hostile));
    expect(content).toMatchObject({ collections: [{ items: [{ url: css.url, title: '<script>alert(1)</script>alert(2)' }] }] });
    expect((content as FileContent).foreign).toHaveLength(5);
  });

  test.each(['<a<a', '<a href="', '<', '<dl><h3>', '&#', '<a href="x" ', '"'])(
    'made of %s alone take no longer than others',
    async (piece) => {
      const began = performance.now();
      await read(`<dl>${piece.repeat(1_000_000 / piece.length)}`);
      // Minutes where each piece is looked at again for all after it; half a second else, and more on a busy machine.
      expect(performance.now() - began).toBeLessThan(20_000);
    },
  );
});

test('lists in Markdown are read under their headings, as the export writes them', async () => {
  const text =
    '## Layout \\[x\\]\n\nWords.\n\n- [CSS](https://docs.example/en-US/docs/Web/CSS): for later\n* [A \\] b](/en-US/docs/Web/HTML)\n';
  expect(await read(text)).toEqual({
    collections: [
      {
        name: 'Layout [x]',
        items: [
          { ...css, notes: 'for later' },
          { url: '/en-US/docs/Web/HTML', title: 'A ] b', notes: '' },
        ],
      },
    ],
    foreign: [],
  });
});

test('JSON keeps what the export wrote; addresses of other sites are listed', async () => {
  const items = [
    { url: css.url, title: 'CSS' },
    { url: 'https://elsewhere.example/', title: 'x' },
  ];
  expect(await read(JSON.stringify({ collections: [{ name: 'A', description: 'b', items }] }))).toEqual({
    collections: [{ name: 'A', description: 'b', items: [items[0]] }],
    foreign: ['https://elsewhere.example/'],
  });
});

test.each([
  ['no file', undefined, 'missing'],
  ['half a JSON', '{"collections":[', 'unreadable'],
  ['JSON of something else', '["collections"]', 'unreadable'],
  ['a table of something else', 'name,age\nAda,36', 'unreadable'],
  ['words', 'To do: read this.', 'unreadable'],
  ['nothing', '', 'unreadable'],
])('%s is named for what it is', async (_, text, flaw) => {
  expect(await (text === undefined ? readFile(undefined, origin) : read(text))).toBe(flaw);
});

test('names and titles that are too long or cannot be kept are made to fit', async () => {
  const content = await read(`url,folder,title\n/a,${'🫖'.repeat(250)},"x\0y ${'z'.repeat(2000)}"`);
  const [{ name, items } = { name: '', items: [] }] = (content as FileContent).collections;
  expect(name).toBe('🫖'.repeat(30));
  expect(items[0]?.title).toMatch(/^xy z{1021}$/);
});

test('a file that was changed since it was chosen is one that cannot be read', async () => {
  const gone = { size: 1, text: () => Promise.reject(new DOMException('', 'NotReadableError')) } as File;
  expect(await readFile(gone, origin)).toBe('unreadable');
});
