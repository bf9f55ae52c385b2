import { Failure } from '@webdocs/contracts/failures/failure';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { servedPlay } from '../../fixtures/served-play.ts';
import { openPlay } from '../play.ts';
import { vendoredModules } from '../vendored-modules.ts';

const site = 'http://localhost:3000';
const shared = { html: '<p>tea', css: '', js: 'pour()', defaults: 'ix-tabbed' } as const;
const reported: Failure[] = [];
const play = openPlay({
  playOrigin: 'http://play.localhost:3000',
  siteOrigins: [site],
  siteName: 'The Site',
  frameScript: '',
  waitingScript: '/* the script of frames that wait */',
  guardScript: '',
  embedScript: '/* the script of embeds */',
  async readShared(id) {
    if (id === 'broken') throw new Error('the disk is gone');
    if (id === 'hidden') throw new Failure('PLAYGROUND_HIDDEN', { id });
    if (id === 'away') throw new Failure('DATABASE_AWAY', { cause: 'restarting' });
    if (id !== 'abcdefghijkl') throw new Failure('PLAYGROUND_UNKNOWN', { id });
    return shared;
  },
  attachment: async () => undefined,
  servesSharedAssets: false,
  modules: vendoredModules(null),
  moduleHosts: ['https://esm.example'],
  report: (failure) => reported.push(failure),
});
let served: Awaited<ReturnType<typeof servedPlay>>;
beforeAll(async () => {
  served = await servedPlay(play);
});
afterAll(() => served.close());
beforeEach(() => {
  reported.length = 0;
});

const embed = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  served.call({ sub: 'embed', path, headers, method });

describe('an embed', () => {
  test('may be framed by any site, and is the only page that may', async () => {
    const { status, headers } = await embed('/en-US/play');
    expect([status, headers['x-frame-options']]).toEqual([200, undefined]);
    expect(headers['content-security-policy']).toMatch(/; frame-ancestors \*$/);
    const ancestors = async (sub: string, path: string) =>
      /frame-ancestors (.*)$/.exec(String((await served.call({ sub, path })).headers['content-security-policy']))?.[1];
    for (const path of ['/runner.html?blank', '/runner.html?port=2', '/nothing'])
      expect([path, await ancestors('a-visit', path)]).toEqual([path, site]);
    expect(await ancestors('embed', '/nothing')).toBe(site);
  });

  test('keeps nothing, sends nothing, loads from its own host alone and frames samples alone', async () => {
    const { headers } = await embed('/en-US/play?id=abcdefghijkl', { cookie: 'code=AAAAAAAAAAAAAAAAAAAAAAAA' });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        'frame-src http://*.play.localhost:3000',
        "style-src 'self'",
        'img-src data:',
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    );
    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=600/) as string,
      'referrer-policy': 'no-referrer',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/) as string,
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each(activeLocales)('speaks %s', async (locale) => {
    const { status, body } = await embed(`/${locale}/play`);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(body).not.toMatch(/embed-[a-z-]+(?=<)|\{ ?\$/);
    expect(body).toContain(`href="${site}/${locale}/play"`);
  });

  test('without a language in its address leads to the reader’s own', async () => {
    const { status, headers } = await embed('/play?id=abcdefghijkl&show=code', { 'accept-language': 'fr' });
    expect([status, headers.location, headers.vary]).toEqual([
      302,
      'http://embed.play.localhost:3000/fr/play?id=abcdefghijkl&show=code',
      'accept-language',
    ]);
  });

  test('shows what its address asks for, in the theme that it names, and takes no other words', async () => {
    const plain = (await embed('/en-US/play')).body;
    expect(plain).toMatch(/value="both" checked/);
    expect(plain).not.toContain('data-theme');
    const dark = (await embed('/en-US/play?show=code&theme=dark')).body;
    expect(dark).toMatch(/value="code" checked/);
    expect(dark).toContain('data-theme="dark"');
    const odd = (await embed('/en-US/play?show=%22%3E%3Cscript%3E&theme=%22%3E%3Cscript%3E')).body;
    expect(odd).toBe(plain);
  });

  test('leads to the same code in the Playground, in a window of its own, also without a script', async () => {
    const { body } = await embed('/en-US/play?id=abcdefghijkl');
    expect(body).toContain(`href="${site}/en-US/play?id=abcdefghijkl" target="_blank" rel="noopener"`);
    expect((await embed('/en-US/play?id=')).body).toContain(`href="${site}/en-US/play" target`);
    expect(body).toMatch(/<noscript><p class="needs-script">This example needs JavaScript/);
    const odd = (await embed(`/en-US/play?id=${encodeURIComponent('"><script>steal()</script>')}`)).body;
    expect(odd).not.toContain('<script>steal');
  });

  test('never has the code in its page: a state goes nowhere, and an id is asked for by its script', async () => {
    const { state } = await encodeSample({ html: '<b>tea</b>' });
    const { body } = await embed(`/en-US/play?state=${encodeURIComponent(state)}`);
    expect(body).toBe((await embed('/en-US/play')).body);
  });

  test('has a script and a look that are kept for good, also by a page whose sandbox took away its origin', async () => {
    const { body } = await embed('/en-US/play');
    const paths = [/\/embed\.\w+\.js/, /\/embed\.\w+\.css/].map((path) => path.exec(body)?.[0] ?? '');
    const files = await Promise.all(paths.map((path) => embed(path)));
    expect(files.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
    ]);
    for (const { headers } of files)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
    // A guest in another page brings no fonts.
    expect(files[1]?.body).not.toContain('@font-face');
  });
});

describe('on the host of embeds', () => {
  test('no code runs: it would be of one origin with what hands code over', async () => {
    const { state, hash } = await encodeSample({ html: '<b>tea</b>' });
    const headers = { 'sec-fetch-dest': 'iframe', referer: `${site}/en-US/play` };
    for (const path of [`/runner.html?state=${encodeURIComponent(state)}`, '/runner.html?port=2', '/runner.html?port=2&embedded='])
      expect((await embed(path, headers)).status).toBe(404);
    expect((await served.call({ sub: hash, path: `/runner.html?state=${encodeURIComponent(state)}`, headers })).status).toBe(200);
  });

  test('nothing else is, nothing is sent, and no worker answers for it', async () => {
    for (const path of ['/', '/en-US/', '/xx/play', '/en-US/play/', '/code/', '/code/a/b', '/en-US/docs/Web'])
      expect([path, (await embed(path)).status]).toEqual([path, 404]);
    expect((await embed('/en-US/play', {}, 'POST')).status).toBe(405);
    expect((await embed('/en-US/play', { 'service-worker': 'script' })).status).toBe(403);
  });

  test('shared code is given as the API gives it to a stranger, and is never kept', async () => {
    const { status, headers, body } = await embed('/code/abcdefghijkl');
    expect([status, JSON.parse(body)]).toEqual([200, shared]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    ['nonenonenone', 400, 'PLAYGROUND_UNKNOWN'],
    ['%3Cscript%3E', 400, 'PLAYGROUND_UNKNOWN'],
    ['n'.repeat(1000), 400, 'PLAYGROUND_UNKNOWN'],
    ['hidden', 403, 'PLAYGROUND_HIDDEN'],
    ['away', 503, 'DATABASE_AWAY'],
    ['broken', 500, 'SAMPLE_FRAME_FAILED'],
  ])('what is not there says why by its code: %s', async (id, status, code) => {
    const answer = await embed(`/code/${id}`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { code }]);
    expect(reported.map((failure) => failure.code)).toEqual(status === 500 ? ['SAMPLE_FRAME_FAILED'] : []);
  });

  test('ids are not tried without end', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 130; i += 1) statuses.add((await embed('/code/nonenonenone')).status);
    expect(statuses).toContain(429);
    // On a busy machine room for one more may have come meanwhile: as many as all that there is are asked at once.
    const answers = await Promise.all(Array.from({ length: 130 }, () => embed('/code/abcdefghijkl')));
    const { headers, body } = answers.find(({ status }) => status === 429) ?? (answers[0] as (typeof answers)[number]);
    expect([JSON.parse(body), Number(headers['retry-after']) > 0]).toEqual([{ code: 'TOO_MANY_REQUESTS' }, true]);
  });
});

test('a frame that any site may show takes code from an embed alone', async () => {
  const { headers, body } = await served.call({ sub: 'a-visit', path: '/runner.html?port=2&embedded=' });
  expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
  expect(body).toContain('siteOrigins&quot;:[&quot;http://embed.play.localhost:3000&quot;]');
  const { headers: withModules } = await served.call({ sub: 'a-visit', path: '/runner.html?port=2&modules=&embedded=' });
  expect(withModules['content-security-policy']).toMatch(/; script-src [^;]* https:\/\/esm\.example; .*frame-ancestors \*$/);
  const { body: ofSite } = await served.call({ sub: 'a-visit', path: '/runner.html?port=2' });
  expect(ofSite).toContain('siteOrigins&quot;:[&quot;http://localhost:3000&quot;]');
});
