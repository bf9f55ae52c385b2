import { createPageData, indexAddress } from './page-data.ts';

const url = (path: string) => new URL(path, 'https://docs.example');
const page = (title: string) => JSON.stringify({ renderer: 'Spa', url: '/en-US/x', slug: 'x', pageTitle: title });

function source(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const data = createPageData(async (address) => {
    asked.push(String(address));
    const answer = answers[String(address)];
    if (!answer) throw new TypeError('connection lost');
    return answer();
  });
  return { data, asked };
}

test.each([
  ['/en-US/', '/en-US/index.json'],
  ['/en-US/docs/Web', '/en-US/docs/Web/index.json'],
  ['/en-US/search?q=a&page=2', '/en-US/search/index.json?q=a&page=2'],
])('the data of %s is at %s', (path, address) => {
  expect(indexAddress(url(path))).toBe(address);
});

test('a page that was prefetched is not fetched again when the reader clicks', async () => {
  const { data, asked } = source({ '/en-US/x/index.json': () => new Response(page('X')) });
  data.prefetch(url('/en-US/x'), 0);
  data.prefetch(url('/en-US/x'), 10);
  await data.get(url('/en-US/x'), 20);
  expect(asked).toHaveLength(1);
});

test('what was prefetched half a minute ago is too old to be shown', async () => {
  const { data, asked } = source({ '/en-US/x/index.json': () => new Response(page('X')) });
  data.prefetch(url('/en-US/x'), 0);
  await data.get(url('/en-US/x'), 30_001);
  expect(asked).toHaveLength(2);
});

test('the answer says which composition would show the page', async () => {
  const { data } = source({ '/en-US/x/index.json': () => new Response(page('X'), { headers: { 'x-composition': 'abc' } }) });
  expect((await data.get(url('/en-US/x'))).composition).toBe('abc');
});

test('an unknown page comes as not-found data, not as an error', async () => {
  const missing = { renderer: 'NotFound', url: '/en-US/none', pageTitle: 'Page not found', alternatives: [], suggestions: [] };
  const { data } = source({ '/en-US/none/index.json': () => new Response(JSON.stringify(missing), { status: 404 }) });
  expect((await data.get(url('/en-US/none'))).page.renderer).toBe('NotFound');
});

test('a failing server gives a page that says status, address and body', async () => {
  const { data } = source({ '/en-US/x/index.json': () => new Response('out of order', { status: 503 }) });
  const { page: broken } = await data.get(url('/en-US/x'));
  expect(broken).toMatchObject({ renderer: 'Broken', status: 503, message: '503 on /en-US/x/index.json: out of order' });
});

test('a lost connection gives a page that says so', async () => {
  const { data } = source({});
  expect((await data.get(url('/en-US/x'))).page).toMatchObject({ renderer: 'Broken', message: 'TypeError: connection lost' });
});

describe('what is no page', () => {
  const answering = async (body: string, init: ResponseInit = {}) => {
    const { data } = source({ '/en-US/x/index.json': () => new Response(body, init) });
    return (await data.get(url('/en-US/x'))).page;
  };

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a page without a kind', '{"url":"/en-US/x"}'],
    ['a document without text', '{"renderer":"Doc","url":"/en-US/x","doc":{"body":null}}'],
  ])('%s is shown as an error that says so', async (_, body) => {
    expect(await answering(body)).toMatchObject({ renderer: 'Broken', message: '200 on /en-US/x/index.json: not the data of a page' });
  });

  test.each([
    ['HTML in place of data', '<!doctype html><h1>Hello</h1>'],
    ['data that break off', page('X').slice(0, 20)],
  ])('%s is shown as an error', async (_, body) => {
    expect(await answering(body)).toMatchObject({ renderer: 'Broken', message: expect.stringContaining('SyntaxError') });
  });

  test('of a page of HTML that a proxy sends only the words are shown', async () => {
    const body = '<!doctype html><title>502</title><style>b{}</style><h1>Bad\n gateway</h1><script>alert(1)</script>';
    expect(await answering(body, { status: 502 })).toMatchObject({ status: 502, message: '502 on /en-US/x/index.json: Bad gateway' });
  });
});

describe('while the server does not answer', () => {
  const doc = JSON.stringify({
    renderer: 'Doc',
    url: '/en-US/x',
    doc: { mdn_url: '/en-US/x', title: 'X', pageTitle: 'X', locale: 'en-US', body: [] },
  });

  test.each([
    ['the gateway says 504', () => new Response('timeout', { status: 504 })],
    [
      'the connection is lost',
      () => {
        throw new TypeError('connection lost');
      },
    ],
  ])('the last good document of the address is there again: %s', async (_, fail) => {
    const answers = [() => new Response(doc), fail];
    const { data } = source({ '/en-US/x/index.json': () => (answers.shift() ?? fail)() });
    await data.get(url('/en-US/x'));
    expect((await data.get(url('/en-US/x'))).page).toMatchObject({ renderer: 'Doc', doc: { title: 'X' } });
  });

  test('a document that was answered 404 meanwhile does not come back', async () => {
    const missing = JSON.stringify({ renderer: 'NotFound', url: '/en-US/x', pageTitle: '' });
    const answers = [new Response(doc), new Response(missing, { status: 404 }), new Response('', { status: 504 })];
    const { data } = source({ '/en-US/x/index.json': () => answers.shift() as Response });
    await data.get(url('/en-US/x'));
    expect((await data.get(url('/en-US/x'))).page.renderer).toBe('NotFound');
    expect((await data.get(url('/en-US/x'))).page.renderer).toBe('Broken');
  });

  test('what failed before the click is asked for again at the click', async () => {
    const answers = [new Response('', { status: 503 }), new Response(doc)];
    const { data } = source({ '/en-US/x/index.json': () => answers.shift() as Response });
    await data.prefetch(url('/en-US/x'), 0);
    expect((await data.get(url('/en-US/x'), 10)).page.renderer).toBe('Doc');
  });
});
