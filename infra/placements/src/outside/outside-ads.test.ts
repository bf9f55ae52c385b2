import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { scriptedAdServer } from '../../fixtures/scripted-ad-server.ts';
import { askAdServer } from './ad-server.ts';
import { outsideAds, removeOldOutside, type OutsideAds } from './outside-ads.ts';

jest.setTimeout(60_000);

const decision = '/api/v1/decision/';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6300010000050001', 'hex');
const clock = { now: new Date('2026-11-27T10:00:00Z') };
const page = { sections: ['css'], country: 'DE', browser: 'Firefox' } as const;

let lent: LentServer;
let database: Database;
let network: Awaited<ReturnType<typeof scriptedAdServer>>;
let reported: Failure[];
let ads: OutsideAds;

beforeAll(async () => {
  lent = await lentTestServer();
  database = await openDatabase({ url: await lent.newDatabase(), dataFolder: lent.folder, report: () => undefined });
});
afterAll(async () => {
  await database.close();
  await lent.close();
});
beforeEach(async () => {
  clock.now = new Date('2026-11-27T10:00:00Z');
  reported = [];
  network = await scriptedAdServer();
  ads = outsideAds({
    server: { address: network.address + decision, publisher: 'tea', token: 'secret', countries: { DE: '198.51.100.1' } },
    query: database.query,
    now: () => clock.now,
    report: (failure) => reported.push(failure),
  });
});
afterEach(() => network.close());

function offer(changes: object = {}): void {
  const ad = {
    id: 'teapots-1',
    link: `${network.address}/proxy/click/1/`,
    view_url: `${network.address}/proxy/view/1/`,
    image: `${network.address}/teapot.png`,
    copy: { headline: 'Teapots', content: 'They pour well.', cta: 'See them' },
    ...changes,
  };
  network.answer(decision, { body: JSON.stringify(ad) });
}

const placedIn = async (slots: Parameters<OutsideAds['place']>[0], about: Parameters<OutsideAds['place']>[1] = page) => [
  ...(await ads.place(slots, about)).values(),
];

test('the server is told the section, the one address of a country and the name of a browser, and nothing else of a reader', async () => {
  offer();
  expect(await placedIn(['side'])).toMatchObject([{ slot: 'side', heading: 'Teapots', copy: 'They pour well.', cta: 'See them' }]);
  const [{ headers, body }] = network.asked as [(typeof network.asked)[number]];
  expect(JSON.parse(body)).toEqual({
    publisher: 'tea',
    placements: [{ div_id: 'side', ad_type: 'image-v1' }],
    keywords: ['css'],
    user_ip: '198.51.100.1',
    user_ua: 'Firefox',
  });
  expect(headers).toMatchObject({ authorization: 'Token secret' });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('x-forwarded-for');
});

test('for a country without an address, and for an unknown one, the server is not asked', async () => {
  expect(await placedIn(['side'], { ...page, country: 'FR' })).toEqual([]);
  expect(await placedIn(['side'], { ...page, country: undefined })).toEqual([]);
  expect(network.asked).toEqual([]);
});

test('one ad is in one place of a page', async () => {
  offer();
  expect(await placedIn(['top', 'side'])).toMatchObject([{ slot: 'top' }]);
});

test.each([
  ['nothing', { body: '{}' }],
  ['204', { status: 204, body: '' }],
  ['500', { status: 500 }],
  ['what is no JSON', { body: '<p>busy</p>' }],
  ['an ad without a text', { body: JSON.stringify({ id: '1', link: 'https://a.example/', view_url: 'https://a.example/' }) }],
  ['more than 64 KB', { body: JSON.stringify({ body: 'x'.repeat(70_000) }) }],
  ['a redirect', { status: 302 }],
])('where it answers %s, the place stays as it is', async (_, answer) => {
  network.answer(decision, answer);
  expect(await placedIn(['side'])).toEqual([]);
});

test.each([
  ['a link that is script', { link: 'javascript:alert(1)' }],
  ['a link with a user', { link: 'https://me@a.example/' }],
  ['a picture in a file', { image: 'file:///etc/passwd' }],
  ['a picture of the network of this site', { image: 'http://169.254.169.254/latest/' }],
  ['a view at another port of this machine', { view_url: 'http://127.0.0.1:5432/' }],
  ['a text that does not fit', { copy: { content: 'x'.repeat(121) } }],
])('an ad with %s is not shown', async (_, changes) => {
  offer(changes);
  expect(await placedIn(['side'])).toEqual([]);
});

test('a server that is silent is waited for 300 ms, and after three failures left alone for half a minute', async () => {
  network.answer(decision, { isSilent: true });
  for (let turn = 0; turn < 4; turn += 1) expect(await placedIn(['side'])).toEqual([]);
  expect(network.asked).toHaveLength(3);
  expect(reported.map(({ code }) => code)).toEqual(['AD_SERVER_FAILED']);
  clock.now = new Date(clock.now.getTime() + 31_000);
  offer();
  expect(await placedIn(['side'])).toHaveLength(1);
});

test('a page with many places is one failure, and a view that cannot be told is none', async () => {
  network.answer(decision, { status: 500 });
  expect(await placedIn(['top', 'side', 'bottom'])).toEqual([]);
  offer();
  const [creative] = await placedIn(['side']);
  if (!creative) throw new Error('nothing was placed');
  const telling = jest.spyOn(globalThis, 'fetch');
  for (let turn = 0; turn < 4; turn += 1) ads.tellView({ ...creative, viewAddress: 'http://127.0.0.1:1/' }, 'Firefox');
  const told = await Promise.allSettled(telling.mock.results.map(({ value }) => value as Promise<Response>));
  telling.mockRestore();
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(await placedIn(['side'])).toHaveLength(1);
});

test('pictures and views may be at a neighbor of the server, and at no other host', async () => {
  const server = { publisher: 'tea', token: '', countries: { DE: '198.51.100.1' } };
  const answer = (image: string) => ({
    id: '1',
    link: 'https://kettles.example/',
    view_url: 'https://server.ads.example/seen',
    body: 'Kettles',
    image,
  });
  const asked = (address: string, image: string) => {
    const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(answer(image)));
    const asking = askAdServer(
      { ...server, address },
      { slot: 'side', sections: ['css'], address: '198.51.100.1', browser: 'Firefox' },
      AbortSignal.timeout(1000),
    );
    return asking.finally(() => fetching.mockRestore());
  };
  expect(await asked('https://server.ads.example/decision/', 'https://media.ads.example/1.png')).toMatchObject({
    imageAddress: 'https://media.ads.example/1.png',
  });
  for (const image of [
    'https://10.0.0.1/1.png',
    'https://localhost/1.png',
    'https://media.ads.example:8443/1.png',
    'https://example/1.png',
  ])
    await expect(asked('https://server.ads.example/decision/', image)).rejects.toThrow('another network');
});

test('a page of a country that is not asked for does not make up for failures', async () => {
  network.answer(decision, { status: 500 });
  for (let turn = 0; turn < 3; turn += 1) {
    await placedIn(['side']);
    await placedIn(['side'], { ...page, country: 'FR' });
  }
  expect(reported.map(({ code }) => code)).toEqual(['AD_SERVER_FAILED']);
});

test('a view is told by this site, with the name of the browser', async () => {
  offer();
  network.answer('/proxy/view/1/', { type: 'image/gif', body: '' });
  const [creative] = await placedIn(['side']);
  if (!creative) throw new Error('nothing was placed');
  ads.tellView(creative, 'Firefox');
  while (network.asked.length < 2) await new Promise(setImmediate);
  expect(network.asked[1]).toMatchObject({ method: 'GET', path: '/proxy/view/1/', headers: { 'user-agent': 'Firefox' } });
});

test('its picture is fetched once by this site, and what is none is refused', async () => {
  offer();
  const [creative] = await placedIn(['side']);
  if (!creative) throw new Error('nothing was placed');
  network.answer('/teapot.png', { type: 'text/html', body: '<script>' });
  await expect(ads.image(creative)).rejects.toMatchObject({ code: 'PLACEMENT_IMAGE_UNKNOWN' });
  network.answer('/teapot.png', { type: 'text/html', body: png });
  expect(await ads.image(creative)).toMatchObject({ type: 'image/png' });
  expect(await ads.image(creative)).toMatchObject({ type: 'image/png' });
  expect(network.asked.filter(({ path }) => path === '/teapot.png')).toHaveLength(2);
});

test('what was placed is known for a day', async () => {
  offer();
  const [creative] = await placedIn(['side']);
  if (!creative) throw new Error('nothing was placed');
  await removeOldOutside(database.query, clock.now);
  expect(await ads.creative(creative.id)).toEqual(expect.objectContaining({ id: creative.id, target: creative.target }));
  clock.now = new Date(clock.now.getTime() + 25 * 60 * 60 * 1000);
  await removeOldOutside(database.query, clock.now);
  expect(await ads.creative(creative.id)).toBeUndefined();
});
