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
])('the data of %s stands at %s', (path, address) => {
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
