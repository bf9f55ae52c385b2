import type { Whoami } from '@webdocs/contracts/api/visitor';
import { frameAddress } from '@webdocs/contracts/offline/asset-manifest';
import { cacheOf } from './application.ts';
import { createAnswers, type AnswerOptions } from './offline-answers.ts';
import type { KeptState, OfflineStore } from './offline-store.ts';

const origin = 'https://docs.example';
const application = { composition: '0123456789abcdef', locale: 'en-US', content: 'c1', date: '2026-01-01' };
const offline: AnswerOptions['send'] = () => Promise.reject(new TypeError('no network'));

interface Situation {
  readonly type?: AnswerOptions['type'];
  readonly isOnline?: boolean;
  readonly send?: AnswerOptions['send'];
  readonly state?: () => Promise<KeptState>;
}

function answersIn({ type = 'PreferOffline', isOnline = true, send = offline, state }: Situation = {}) {
  const copies = new Map<string, unknown>();
  const kept: Record<string, string> = {
    [frameAddress('en-US')]: 'the frame',
    '/en-US/plus/collections/index.json': '{"slug":"collections"}',
  };
  const answers = createAnswers({
    ...{ type, origin, send },
    isOnline: () => isOnline,
    files: { open: () => Promise.reject(new Error('no file')) },
    caches: {
      open: async (name: string) => ({
        match: async (address: string) => {
          const text = name === cacheOf(application.composition) ? kept[address] : undefined;
          return text === undefined ? undefined : new Response(text);
        },
        keys: async () => Object.keys(kept).map((path) => ({ url: origin + path })),
      }),
      match: async () => undefined,
    } as unknown as CacheStorage,
    store: {
      state: state ?? (async () => ({ choice: { locale: 'en-US', areas: [] }, application, remote: null })),
      packs: async () => [],
      whoami: async () => copies.get('whoami') as Whoami | undefined,
      keepWhoami: async (copy) => void copies.set('whoami', copy),
      answer: async (address) => copies.get(address) as string | undefined,
      keepAnswer: async (address, text) => void copies.set(address, text),
    } satisfies Partial<OfflineStore> as unknown as OfflineStore,
  });
  return {
    copies,
    get: (path: string, { mode = 'cors', method = 'GET' }: { mode?: string; method?: string } = {}) =>
      answers.answer({ url: origin + path, method, mode } as Request),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const page = { mode: 'navigate' };

test('a page that is not kept is the frame, and its data say so', async () => {
  const { get } = answersIn({ isOnline: false });
  expect(await (await get('/en-US/docs/Web/HTTP', page))?.text()).toBe('the frame');
  expect(await (await get('/en-US/docs/Web/HTTP/index.json'))?.json()).toMatchObject({
    renderer: 'Offline',
    absent: 'not-kept',
    url: '/en-US/docs/Web/HTTP',
  });
});

test('pages that are not for everyone open, too: what is on them comes from copies', async () => {
  const { get } = answersIn({ isOnline: false });
  for (const path of ['/en-US/plus/collections', '/en-US/plus/collections/1b']) {
    expect(await (await get(path, page))?.text()).toBe('the frame');
    expect(await (await get(`${path}/index.json`))?.json()).toEqual({ slug: 'collections' });
  }
});

test('a site that does not answer is no network, whatever the browser thinks', async () => {
  for (const type of ['PreferOnline', 'PreferOffline'] as const) {
    const { get } = answersIn({ type });
    expect(await (await get('/en-US/docs/Web/HTTP', page))?.text()).toBe('the frame');
    const { status, headers } = (await get('/docs/Web/HTTP', page)) ?? new Response();
    expect([status, headers.get('location')]).toEqual([302, `${origin}/en-US/docs/Web/HTTP`]);
    expect((await get('/en-US/search-titles.txt'))?.status).toBe(200);
  }
});

test.each([
  ['/fr/docs/Web/HTTP?a=b', '/en-US/docs/Web/HTTP?a=b'],
  ['/zh-CN', '/en-US/'],
])('%s is in a language of which nothing is here: it is looked for in the one that is kept', async (asked, found) => {
  for (const isOnline of [true, false]) {
    const { status, headers } = (await answersIn({ isOnline }).get(asked, page)) ?? new Response();
    expect([status, headers.get('location')]).toEqual([302, origin + found]);
  }
  const { get } = answersIn({ send: async () => new Response('of the site') });
  expect(await (await get(asked, page))?.text()).toBe('of the site');
});

test('online, titles and pages without a language are those of the site', async () => {
  const { get } = answersIn({ send: async () => new Response('of the site') });
  for (const path of ['/docs/Web/CSS', '/en-US/docs/Web/CSS']) expect(await (await get(path, page))?.text()).toBe('of the site');
  expect(await (await get('/en-US/search-titles.txt'))?.text()).toBe('of the site');
});

test('where nothing is kept the browser says in its own words that there is no network', async () => {
  const { get } = answersIn({ isOnline: false, state: async () => ({ choice: null, application: null, remote: null }) });
  expect((await get('/en-US/docs/Web/CSS', page))?.type).toBe('error');
});

test('storage that never answers does not hold up a page: the site is asked', async () => {
  const { get } = answersIn({ state: () => new Promise(() => undefined), send: async () => new Response('of the site') });
  expect(await (await get('/en-US/docs/Web/CSS', page))?.text()).toBe('of the site');
});

test('who the user is is remembered without the secret of their session, and said again offline', async () => {
  const online = answersIn({ send: async () => Response.json({ username: 'ada', csrf_token: 'secret' }) });
  expect(await (await online.get('/api/v1/whoami'))?.json()).toEqual({ username: 'ada', csrf_token: 'secret' });
  await settled();
  expect(online.copies.get('whoami')).toEqual({ username: 'ada' });
  const away = answersIn({ isOnline: false });
  away.copies.set('whoami', { username: 'ada' });
  expect(await (await away.get('/api/v1/whoami'))?.json()).toEqual({ username: 'ada', offline: true });
});

test('a user of whom nothing is known is not told to be none: what they keep would be taken away', async () => {
  expect((await answersIn({ isOnline: false }).get('/api/v1/whoami'))?.status).toBe(418);
  expect((await answersIn().get('/api/v1/whoami'))?.status).toBe(418);
});

test('collections are there as they were last seen', async () => {
  const path = '/api/v2/collections/1b/?limit=12';
  const online = answersIn({ send: async () => Response.json({ items: [1] }) });
  await online.get(path);
  await settled();
  const away = answersIn();
  away.copies.set(path, online.copies.get(path));
  expect(await (await away.get(path))?.json()).toEqual({ items: [1] });
  expect((await away.get('/api/v2/collections/2c/?limit=12'))?.status).toBe(418);
});

test('any other call is refused offline as the specification says, and not touched online', async () => {
  for (const method of ['GET', 'POST']) {
    expect((await answersIn({ isOnline: false }).get('/api/v1/plus/thing', { method }))?.status).toBe(418);
    expect(answersIn().get('/api/v1/plus/thing', { method })).toBeUndefined();
  }
});

test('without a network a slow device has time to read', async () => {
  jest.useFakeTimers();
  try {
    const slow = () =>
      new Promise<KeptState>((resolve) => {
        setTimeout(() => resolve({ choice: { locale: 'en-US', areas: [] }, application, remote: null }), 2000);
      });
    const answer = answersIn({ isOnline: false, state: slow }).get('/en-US/docs/Web/CSS', page);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await (await answer)?.text()).toBe('the frame');
  } finally {
    jest.useRealTimers();
  }
});
