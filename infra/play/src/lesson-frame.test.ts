import { createHash } from 'node:crypto';
import { lessonAddress } from '@webdocs/contracts/samples/lesson-address';
import { servedPlay } from '../fixtures/served-play.ts';
import { openPlay } from './play.ts';
import { vendoredModules } from './vendored-modules.ts';

const site = 'http://localhost:3000';
const play = openPlay({
  playOrigin: 'http://play.localhost:3000',
  siteOrigins: [site],
  siteName: 'The <Site>',
  frameScript: '',
  waitingScript: '',
  guardScript: '',
  embedScript: '',
  readShared: () => Promise.reject(new Error('not asked for')),
  attachment: async () => undefined,
  servesSharedAssets: false,
  modules: vendoredModules(null),
  moduleHosts: [],
  report: (failure) => {
    throw failure;
  },
});
let served: Awaited<ReturnType<typeof servedPlay>>;
beforeAll(async () => {
  served = await servedPlay(play);
});
afterAll(() => served.close());

const at = (path: string, method = 'GET') => served.call({ sub: 'lessons', path, method });
const pathOf = (lesson: string) => {
  const { pathname, search } = new URL(lessonAddress('http://play.localhost:3000', lesson));
  return pathname + search;
};
const policyOf = (headers: Readonly<Record<string, unknown>>) => String(headers['content-security-policy']).split('; ');

test('a lesson of the partner is in a frame that only the site shows, and that frames the partner alone', async () => {
  const { status, headers, body } = await at(pathOf('https://v2.scrimba.com/a/~b?via=mdn'));
  expect(status).toBe(200);
  expect(policyOf(headers)).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'frame-src https://scrimba.com https://*.scrimba.com',
      `frame-ancestors ${site}`,
      "form-action 'none'",
    ]),
  );
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).toContain('src="https://v2.scrimba.com/a/~b?via=mdn&amp;embed="');
  expect(body).toContain('The &lt;Site&gt;');
});

test('the partner cannot lead the page around it away', async () => {
  const { body } = await at(pathOf('https://scrimba.com/learn'));
  expect(body).toMatch(/sandbox="[^"]*allow-scripts/);
  expect(body).not.toContain('top-navigation');
});

test('its look is the one that its policy names', async () => {
  const { headers, body } = await at(pathOf('https://scrimba.com/learn'));
  const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
  expect(policyOf(headers)).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test.each([
  ['another host', '/?url=https%3A%2F%2Fevil.example%2F'],
  ['a host that only ends like it', '/?url=https%3A%2F%2Fevilscrimba.com%2F'],
  ['an address that is not encrypted', '/?url=http%3A%2F%2Fscrimba.com%2F'],
  ['a script', '/?url=javascript%3Aalert(1)'],
  ['no lesson', '/'],
  ['another path', '/x?url=https%3A%2F%2Fscrimba.com%2F'],
  ['code to run', '/runner.html?blank'],
])('%s has no frame there', async (_, path) => {
  expect((await at(path)).status).toBe(404);
});

test('it is read and not written to', async () => {
  expect((await at(pathOf('https://scrimba.com/learn'), 'POST')).status).toBe(405);
});
