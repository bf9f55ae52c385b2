import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { servedPlay } from '../fixtures/served-play.ts';
import { openPlay } from './play.ts';
import { vendoredModules } from './vendored-modules.ts';

const site = 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'webdocs-play-'));
const picture = join(folder, 'cup.svg');
writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
const moduleFolder = join(folder, 'modules');
mkdirSync(join(moduleFolder, 'lit'), { recursive: true });
writeFileSync(join(moduleFolder, 'tea.js'), 'export const cups = 2;');
writeFileSync(join(moduleFolder, 'lit/index.mjs'), 'export {};');
writeFileSync(join(moduleFolder, 'secret.txt'), 'the secret');
writeFileSync(join(moduleFolder, '.hidden.js'), 'the secret');
writeFileSync(join(folder, 'beside.js'), 'the secret');
symlinkSync(join(folder, 'beside.js'), join(moduleFolder, 'link.js'));
const modules = vendoredModules(moduleFolder);
const asked: string[] = [];
const reported: Failure[] = [];
const play = openPlay({
  playOrigin: 'http://play.localhost:3000',
  siteOrigins: [site],
  siteName: 'The Site',
  frameScript: '/* the script of frames */',
  waitingScript: '/* the script of frames that wait */',
  guardScript: '/* what counts loops */',
  embedScript: '',
  readShared: async () => ({ html: '', css: '', js: '' }),
  attachment: async (pathname) => {
    asked.push(pathname);
    if (pathname.endsWith('/broken.svg')) throw new Error('the disk is gone');
    return pathname === '/en-US/docs/Web/cup.svg' ? { file: picture, type: 'image/svg+xml' } : undefined;
  },
  servesSharedAssets: true,
  modules,
  moduleHosts: ['https://esm.example'],
  report: (failure) => reported.push(failure),
});
type Served = Awaited<ReturnType<typeof servedPlay>>;
let served: Served;
beforeAll(async () => {
  served = await servedPlay(play);
});
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked.length = 0;
  reported.length = 0;
});

const call: Served['call'] = (what) => served.call(what);

const inFrame = { 'sec-fetch-dest': 'iframe', referer: `${site}/en-US/docs/Web` };
const opened = { 'sec-fetch-dest': 'document' };
const uuid = '7f4a2c1e-0000-4000-8000-000000000000';

async function sampleOf(code: SampleCode, more = '') {
  const { state, hash } = await encodeSample(code);
  return { sub: hash, path: `/en-US/docs/Web/runner.html?state=${encodeURIComponent(state)}${more}` };
}

test('its hosts are its own and any one name before it', () => {
  expect(play.hosts).toEqual(['play.localhost:3000', '*.play.localhost:3000']);
});

describe('code runs', () => {
  test('in a frame at the host that is named after it, whatever page shows it', async () => {
    const { status, body } = await call({ ...(await sampleOf({ html: '<p>tea' })), headers: { 'sec-fetch-dest': 'iframe' } });
    expect([status, body.includes('<p>tea')]).toEqual([200, true]);
  });

  test('and loads what many pages share from its own host', async () => {
    const image = (host: string) => `<img src="${host}/shared-assets/images/a.png">`;
    const { body } = await call({ ...(await sampleOf({ html: image('https://mdn.github.io') })), headers: { 'sec-fetch-dest': 'iframe' } });
    expect(body).toContain(image(''));
  });

  test.each([uuid, '', 'f'.repeat(40)])('at any other host, "%s", in a frame of the site', async (sub) => {
    const { path } = await sampleOf({ html: '<p>tea' });
    expect((await call({ sub, path, headers: inFrame })).status).toBe(200);
  });

  test.each([
    ['in a frame of another site', { ...inFrame, referer: 'http://localhost:3001/' }],
    ['in a frame that does not say whose it is', { 'sec-fetch-dest': 'iframe' }],
    ['by itself, though a link of the site leads to it', { ...inFrame, 'sec-fetch-dest': 'document' }],
    ['where nothing says what it is for', {}],
    ['with an invalid referer', { ...inFrame, referer: 'localhost' }],
  ])('nowhere else: not at a host of another name %s', async (_, headers) => {
    const { path } = await sampleOf({ html: '<p>tea' });
    const { status, body } = await call({ sub: uuid, path, headers });
    expect([status, body.includes('tea')]).toEqual([403, false]);
  });

  test('not without code, and not where it is none', async () => {
    const { state } = await encodeSample({ html: 'x' });
    const status = async (query: string) => (await call({ path: `/runner.html${query}`, headers: inFrame })).status;
    expect(await status('')).toBe(400);
    expect(await status('?state=')).toBe(400);
    for (const wrong of ['!', 'AAAA', state.slice(2), `${state}${state}`, encodeURIComponent('\u{0}\u{ff}')])
      expect(await status(`?state=${wrong}`)).toBe(404);
    for (const json of ['7', '[]x', '{"html":7}', '{"srcPrefix":"//elsewhere"}', '{"defaults":"ix-none"}'])
      expect(await status(`?state=${encodeURIComponent(deflateRawSync(json).toString('base64'))}`)).toBe(404);
  });

  test('not where it unpacks to more than a megabyte', async () => {
    const bomb = deflateRawSync(JSON.stringify({ html: 'x'.repeat(20_000_000) })).toString('base64');
    expect((await call({ path: `/runner.html?state=${encodeURIComponent(bomb.slice(0, 12_000))}`, headers: inFrame })).status).toBe(404);
    const large = deflateRawSync(JSON.stringify({ html: 'x'.repeat(1_048_577) })).toString('base64');
    expect((await call({ path: `/runner.html?state=${encodeURIComponent(large)}`, headers: inFrame })).status).toBe(404);
  });
});

describe('a frame', () => {
  test('may load and do anything, and only the site may show it', async () => {
    const { headers } = await call({ ...(await sampleOf({ html: 'x' })), headers: inFrame });
    expect(headers['content-security-policy']).toMatch(
      /^default-src \* .*'unsafe-inline' 'unsafe-eval'.*; frame-ancestors http:\/\/localhost:3000$/,
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  test('of one sample is not held up by clearing what only it has kept', async () => {
    const sample = await sampleOf({ html: 'x' });
    for (const sub of [sample.sub, uuid])
      expect((await call({ ...sample, sub, headers: inFrame })).headers).not.toHaveProperty('clear-site-data');
  });

  test.each([
    ['Mozilla/5.0 (X11) Gecko/20100101 Firefox/140.0', '"cookies", "storage", "cache"'],
    ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', '"cookies", "storage"'],
  ])('at the host that all share begins with nothing of those before: %s', async (agent, cleared) => {
    const { path } = await sampleOf({ html: 'x' });
    expect((await call({ path, headers: { ...inFrame, 'user-agent': agent } })).headers['clear-site-data']).toBe(cleared);
  });

  test('has a process of its own where its address asks for one', async () => {
    const sample = await sampleOf({ html: 'x' });
    expect((await call({ ...sample, headers: inFrame })).headers).not.toHaveProperty('origin-agent-cluster');
    const apart = await call({ ...sample, path: `${sample.path}&apart=`, headers: inFrame });
    expect(apart.headers['origin-agent-cluster']).toBe('?1');
  });

  test('is kept for a while where its address says all about it', async () => {
    const sample = await sampleOf({ html: 'x' });
    expect((await call({ ...sample, headers: inFrame })).headers).toMatchObject({
      'cache-control': 'private, max-age=600',
      vary: expect.stringContaining('sec-fetch-dest') as string,
    });
    expect((await call({ ...sample, sub: uuid, headers: inFrame })).headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['fr, en;q=0.5', 'fr', 'Cette adresse ne contient pas de code.'],
    ['ja', 'ja', 'このアドレスにはコードが含まれていません。'],
    ['xx', 'en-US', 'This address contains no code.'],
  ])('without an address of code says so in the language of the reader: %s', async (accepted, lang, said) => {
    const { status, body } = await call({ path: '/runner.html', headers: { 'accept-language': accepted } });
    expect([status, body.includes(`<html lang="${lang}">`), body.includes(said)]).toEqual([400, true, true]);
  });

  test('without code is a blank ground in the theme of the page', async () => {
    const { status, body } = await call({ path: '/runner.html?blank&theme=dark' });
    expect([status, body.includes('color-scheme: dark')]).toEqual([200, true]);
  });

  test('comes packed where the browser takes it', async () => {
    const sample = await sampleOf({ html: 'x' });
    const encoding = async (accepted: string) =>
      (await call({ ...sample, headers: { ...inFrame, 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encoding('gzip, br')).toBe('br');
    expect(await encoding('gzip, br;q=0')).toBeUndefined();
    expect(await encoding('gzip, brx')).toBeUndefined();
  });

  test('takes no other methods, and HEAD has no body', async () => {
    const sample = await sampleOf({ html: 'x' });
    const put = await call({ ...sample, method: 'PUT', headers: inFrame });
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    const head = await call({ ...sample, method: 'HEAD', headers: inFrame });
    expect([head.status, head.body]).toEqual([200, '']);
  });
});

describe('a frame that waits for code', () => {
  const path = '/en-US/docs/Web/runner.html?port=2';

  test('is the same page for every run: it names no code, the site alone may show it, and the browser keeps it for the visit', async () => {
    const [one, other] = await Promise.all([call({ sub: uuid, path, headers: inFrame }), call({ sub: 'another-visit', path })]);
    expect(one.status).toBe(200);
    expect(other.body).toBe(one.body);
    expect(one.body).toContain('/* the script of frames that wait */');
    expect(one.body).toContain('siteOrigins&quot;:[&quot;http://localhost:3000&quot;]');
    expect(one.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'origin-agent-cluster': '?1',
      'content-security-policy': expect.stringMatching(/frame-ancestors http:\/\/localhost:3000$/) as string,
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(one.headers).not.toHaveProperty('set-cookie');
  });

  test('is nowhere where all code would share one host', async () => {
    expect((await call({ path, headers: inFrame })).status).toBe(403);
  });

  test('names what counts loops, which is kept for good', async () => {
    const { body } = await call({ sub: uuid, path });
    const [guard = ''] = /\/guard\.\w+\.js/.exec(body) ?? [];
    const answer = await call({ sub: uuid, path: guard });
    expect([answer.status, answer.body]).toEqual([200, '/* what counts loops */']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('a frame that waits for code that imports', () => {
  const path = '/runner.html?port=2&modules=';
  const policyOf = async (address: string) => String((await call({ sub: uuid, path: address })).headers['content-security-policy']);

  test('loads scripts of its own host and of those that the operator named, and of no other', async () => {
    const scripts = /; script-src ([^;]*);/.exec(await policyOf(path))?.[1]?.split(' ');
    expect(scripts).toEqual(["'self'", 'blob:', 'data:', "'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", 'https://esm.example']);
    expect(await policyOf('/runner.html?port=2')).not.toContain('script-src');
  });

  test('asks for no module before its code has said where they are', async () => {
    expect((await call({ sub: uuid, path })).body).not.toContain('modulepreload');
    expect((await call({ sub: uuid, path: '/runner.html?port=2' })).body).toContain('modulepreload');
  });

  test('is nowhere where all code would share one host', async () => {
    expect((await call({ path, headers: inFrame })).status).toBe(403);
  });
});

describe('a module of the operator', () => {
  test('is served as a script that any page may import, and asked for once an hour', async () => {
    const { status, body, headers } = await call({ sub: uuid, path: '/modules/tea.js' });
    expect([status, body]).toEqual([200, 'export const cups = 2;']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const again = await call({ path: '/modules/tea.js', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await call({ path: '/modules/tea.js', method: 'HEAD' })).body).toBe('');
  });

  test.each(['secret.txt', '.hidden.js', 'link.js', '../beside.js', '%2e%2e/beside.js', '..%2fbeside.js', 'lit', 'lit/', '', 'none.js'])(
    'is all that is served of its folder: not %s',
    async (name) => {
      const { status, body } = await call({ sub: uuid, path: `/modules/${name}` });
      expect([status, body.includes('the secret')]).toEqual([404, false]);
    },
  );

  test('is no service worker', async () => {
    expect((await call({ sub: uuid, path: '/modules/tea.js', headers: { 'service-worker': 'script' } })).status).toBe(403);
  });
});

describe('a reader who opens the address of a sample', () => {
  test('is warned, sees the code as text, and is led to the Playground', async () => {
    const sample = await sampleOf({ html: '<b>tea</b>', js: 'steal("</script>")' });
    for (const headers of [opened, {}]) {
      const { status, body, headers: replied } = await call({ ...sample, headers });
      expect(status).toBe(200);
      expect(body).toContain('&lt;b&gt;tea&lt;/b&gt;');
      expect(body).toContain('steal(&quot;&lt;/script&gt;&quot;)');
      expect(body).toContain(`href="${site}/en-US/play?state=`);
      expect(body).not.toContain('<script');
      expect(replied['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test('reads the warning in the language of the browser, and is led to the Playground in it', async () => {
    const sample = await sampleOf({ html: 'x' });
    const { body, headers } = await call({ ...sample, headers: { ...opened, 'accept-language': 'fr;q=0.9, en;q=0.5' } });
    expect(body).toContain('<html lang="fr"');
    expect(body).toContain('Ce code vient de quelqu’un que vous ne connaissez peut-être pas');
    expect(body).toContain(`href="${site}/fr/play?state=`);
    expect(headers.vary).toContain('accept-language');
  });

  test('goes on by the button, for a minute', async () => {
    const sample = await sampleOf({ html: '<b>tea</b>' });
    const origin = `http://${sample.sub}.play.localhost:3000`;
    const sent = await call({ ...sample, method: 'POST', headers: { ...opened, origin } });
    expect(sent.status).toBe(303);
    const [cookie = ''] = sent.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^code=[\w-]{24}; Path=\/; Max-Age=60; HttpOnly; SameSite=Strict$/);
    const location = String(sent.headers.location);
    expect(location).toMatch(/&code=[\w-]{24}$/);
    const pair = cookie.split(';')[0] ?? '';
    const body = async (path: string, headers: Readonly<Record<string, string>>) =>
      (await call({ sub: sample.sub, path, headers: { ...opened, ...headers } })).body;
    expect(await body(location, { cookie: pair })).toContain('<b>tea</b>');
    for (const [path, headers] of [
      [location, {}],
      [sample.path, { cookie: pair }],
      [location, { cookie: 'code=another' }],
      [`${sample.path}&code=`, { cookie: 'code=' }],
    ] as const)
      expect(await body(path, headers)).not.toContain('<b>tea</b>');
  });

  test.each(['http://localhost:3000', `http://${uuid}.play.localhost:3000`, 'null', undefined])(
    'is not taken past the warning by a form of %s',
    async (origin) => {
      const sample = await sampleOf({ html: 'x' });
      const { status, headers } = await call({ ...sample, method: 'POST', headers: { ...opened, ...(origin ? { origin } : {}) } });
      expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    },
  );

  test('over TLS is remembered in a way that no neighbor can plant', async () => {
    const secure = openPlay({
      playOrigin: 'https://play.example.net',
      siteOrigins: ['https://docs.example.org'],
      siteName: 'The Site',
      frameScript: '',
      waitingScript: '',
      guardScript: '',
      embedScript: '',
      readShared: async () => ({ html: '', css: '', js: '' }),
      attachment: async () => undefined,
      servesSharedAssets: false,
      modules: vendoredModules(null),
      moduleHosts: [],
      report: () => undefined,
    });
    const other = await servedPlay(secure, 'play.example.net');
    const sample = await sampleOf({ html: 'x' });
    const origin = `https://${sample.sub}.play.example.net`;
    const { headers } = await other.call({ ...sample, method: 'POST', headers: { origin } });
    other.close();
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-code=.*; Secure$/);
  });
});

describe('files', () => {
  test('of the document are there for its samples, and run nothing by themselves', async () => {
    const { status, headers } = await call({ sub: uuid, path: '/en-US/docs/Web/cup.svg' });
    expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'image/svg+xml',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
    const again = await call({ path: '/en-US/docs/Web/cup.svg', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('and pages are sent once: no other answer follows', async () => {
    const sent: string[] = [];
    const { call: ask, close } = await servedPlay({
      ...play,
      plugin(server, options, done) {
        server.addHook('onRequest', (request, reply, next) => {
          const send = reply.send.bind(reply);
          reply.send = (body) => {
            sent.push(request.url);
            return send(body);
          };
          next();
        });
        play.plugin(server, options, done);
      },
    });
    const files = [
      { sub: uuid, path: '/en-US/docs/Web/cup.svg' },
      { sub: 'embed', path: '/en-US/play' },
      { sub: 'embed', path: '/nothing' },
    ];
    for (const file of files) await ask(file);
    await new Promise((turn) => setImmediate(turn));
    close();
    expect(sent).toEqual(files.map(({ path }) => path));
  });

  test.each([
    '/en-US/docs/Web/none.svg',
    '/',
    '//localhost:3000/cup.svg',
    '/en-US/docs/Web/runner.htm',
    '/standalone/none.css',
    '/wabt.js',
  ])('that belong to no route are not found: %s', async (path) => {
    expect((await call({ path })).status).toBe(404);
  });

  test.each(['/en-US/docs/%2e%2e%2fcup.svg', '/en-US/docs/..%5ccup.svg', '/en-US/docs/%00cup.svg', `/${'a'.repeat(3000)}.svg`])(
    'are not even looked for at %s',
    async (path) => {
      expect((await call({ path })).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test('that cannot be read are a failure of ours, said in the log', async () => {
    expect((await call({ path: '/en-US/docs/Web/broken.svg' })).status).toBe(500);
    expect(reported).toMatchObject([{ code: 'SAMPLE_FRAME_FAILED', values: { cause: 'the disk is gone' } }]);
  });

  test('that compile WebAssembly are kept for good', async () => {
    const { body } = await call({ ...(await sampleOf({ wat: '(module)', js: '' })), headers: inFrame });
    const [path = ''] = /\/wabt\.\w+\.js/.exec(body) ?? [];
    const { status, headers } = await call({ sub: uuid, path, method: 'HEAD' });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });
});

test('no file is a service worker, whatever it says', async () => {
  const { body } = await call({ sub: uuid, path: '/runner.html?port=2' });
  const [guard = ''] = /\/guard\.\w+\.js/.exec(body) ?? [];
  for (const path of [guard, '/runner.html?port=2', '/en-US/docs/Web/cup.svg'])
    expect((await call({ sub: uuid, path, headers: { 'service-worker': 'script' } })).status).toBe(403);
});

test('a stranger’s host is not answered', async () => {
  for (const host of ['localhost:3000', 'a.b.play.localhost:3000', 'play.localhost:3000.example.org'])
    expect((await call({ path: '/runner.html?blank', headers: { host } })).status).toBe(404);
});
