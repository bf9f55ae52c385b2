import { SearchAnswerSchema } from '@webdocs/contracts/api/search';
import { openSearch } from '@webdocs/search';
import { parse } from 'valibot';
import { siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const texts: ReadonlyArray<readonly [slug: string, title: string, text: string]> = [
  ['Web/HTML/dialog', '<dialog>: The Dialog element', 'A box <b>before</b> the page & all. Write `<dialog open>` for a box.'],
  ['Web/CSS/gap', 'gap', 'The space between boxes.'],
  ...Array.from({ length: 120 }, (_, index) => [`Pots/${index}`, `Pot ${index}`, 'A pot.'] as const),
];

let site: SiteWithAccounts;
let server: SiteWithAccounts['server'];
let search: ReturnType<typeof openSearch>;
beforeAll(async () => {
  site = await siteWithAccounts();
  const content = {
    searchable: () =>
      texts.map(([slug, title, text]) => ({
        url: `/en-US/docs/${slug}`,
        locale: 'en-US' as const,
        title,
        slug,
        pageType: undefined,
        status: [],
        popularity: 0,
        digest: text,
        read: async () => text,
      })),
    titles: () => [],
    revision: () => 'one',
    onChange: () => () => undefined,
  };
  search = openSearch({ database: site.database, content, report: () => undefined });
  search.keepIndex();
  await search.settled();
  server = await site.another({}, { search });
});
afterAll(async () => {
  await search.close();
  await site.close();
});

const ask = (query: string) => server.inject({ method: 'GET', url: `/api/v1/search${query}`, headers: { host: 'docs.example' } });

test('an answer has the documents, what was counted, and may be kept for a day', async () => {
  const reply = await ask('?q=gap');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'max-age=86400']);
  const answer = parse(SearchAnswerSchema, reply.json());
  expect(answer.metadata).toEqual({ took_ms: expect.any(Number), size: 10, page: 1, total: { value: 1, relation: 'eq' } });
  expect(answer.documents).toEqual([
    {
      mdn_url: '/en-US/docs/Web/CSS/gap',
      title: 'gap',
      locale: 'en-US',
      slug: 'Web/CSS/gap',
      popularity: 0,
      score: expect.any(Number),
      summary: 'The space between boxes.',
      highlight: { title: ['<mark>gap</mark>'] },
    },
  ]);
  expect(answer.suggestions).toEqual([]);
});

test('nothing of a page but the marks is HTML in what is highlighted', async () => {
  const { highlight } = parse(SearchAnswerSchema, (await ask('?q=dialog')).json()).documents[0] ?? {};
  expect(highlight?.title).toEqual(['&#60;<mark>dialog</mark>&#62;: The <mark>Dialog</mark> element']);
  const html = highlight?.body?.join('') ?? '';
  expect(html).toContain('<mark>dialog</mark>');
  expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
});

test('there are ten pages of ten documents', async () => {
  const last = parse(SearchAnswerSchema, (await ask('?q=pot&page=10')).json());
  expect([last.documents.length, last.metadata.page, last.metadata.total.value]).toEqual([10, 10, 120]);
});

test.each([
  ['', 'q'],
  ['?q=', 'q'],
  ['?q=%20', 'q'],
  ['?q=a&q=b', 'q'],
  [`?q=${'a'.repeat(201)}`, 'q'],
  ['?q=a&page=0', 'page'],
  ['?q=a&page=11', 'page'],
  ['?q=a&page=1e1', 'page'],
  ['?q=a&page=1&page=2', 'page'],
  ['?q=a&sort=newest', 'sort'],
  ['?q=a&locale=de', 'locale'],
  ['?q=a&locale=en-us&locale=xx', 'locale'],
])('search%.40s is answered with what is wrong', async (query, parameter) => {
  const reply = await ask(query);
  expect(reply.statusCode).toBe(400);
  const { errors } = reply.json<{ errors: Record<string, Array<{ message: string; code: string }>> }>();
  expect(Object.keys(errors)).toEqual([parameter]);
  for (const { code, message } of errors[parameter] ?? []) expect([code, message]).toEqual(['invalid', expect.stringMatching(/\w/)]);
});

test.each([`?q=${'a'.repeat(200)}`, '?q=!!!', '?q=%00%ff', '?q=a&locale=EN-US&locale=fr&sort=popularity'])(
  'search%.40s is an ordinary search',
  async (query) => {
    expect((await ask(query)).statusCode).toBe(200);
  },
);

test('a search is counted when it is asked first, and not when it is turned over, sorted or narrowed', async () => {
  const counted: string[] = [];
  const counting = await site.another({}, { search, countSearch: (_, { query, isMiss }) => counted.push(`${query} ${isMiss}`) });
  const first = ['?q=pot', '?q=teapot', '?q=gap&page=1&sort=best'];
  for (const query of [...first, '?q=pot&page=2', '?q=pot&sort=popularity', '?q=teapot&area=css', '?q=teapot&kind=guide'])
    expect((await counting.inject({ method: 'GET', url: `/api/v1/search${query}`, headers: { host: 'docs.example' } })).statusCode).toBe(
      200,
    );
  expect(counted).toEqual(['pot false', 'teapot true', 'gap false']);
});

test('the address bar of a browser gets titles with whole addresses', async () => {
  const reply = await ask('/suggestions?q=dia');
  expect(reply.headers['content-type']).toBe('application/x-suggestions+json; charset=utf-8');
  expect(reply.json()).toEqual(['dia', ['<dialog>: The Dialog element'], [], ['http://docs.example/en-US/docs/Web/HTML/dialog']]);
  // They begin with what this visitor calls the site: no other visitor is to get them out of a cache.
  expect(reply.headers['cache-control']).toBe('private, max-age=3600');
});

test('a name leads to its page, and what is none to the results', async () => {
  const led = async (query: string) => {
    const reply = await ask(`/go${query}`);
    return [reply.statusCode, reply.headers.location];
  };
  expect(await led('?q=dialog')).toEqual([302, '/en-US/docs/Web/HTML/dialog']);
  expect(await led('?q=space+between&locale=fr')).toEqual([302, '/fr/search?q=space+between']);
  expect(await led('?q=//evil.example')).toEqual([302, '/en-US/search?q=%2F%2Fevil.example']);
});

test('a thousand searches at once are all answered', async () => {
  const replies = await Promise.all(Array.from({ length: 1000 }, () => ask('?q=pot')));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
