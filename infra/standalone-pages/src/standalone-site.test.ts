import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '@webdocs/contracts/failures/failure';
import { listenerOf } from '@webdocs/server/fixtures/listener-of';
import { button, field, form } from './form-parts.ts';
import { formGuard } from './form-guard.ts';
import { html } from './html.ts';
import { standalonePage, type PageFrame } from './page.ts';
import { redirect, type Route } from './routes.ts';
import { standaloneSite, type StandaloneSiteOptions } from './standalone-site.ts';

const frame: PageFrame = { siteName: 'Shelf', siteAddress: 'http://localhost:3000/', hostLabel: 'Practice', coverLine: 'A line' };
const guard = formGuard({ key: Buffer.from('a key of the test'), isSecure: false });

const routes: Route[] = [
  {
    method: 'GET',
    path: '/note',
    handler: ({ formToken }) => ({
      document: standalonePage({
        ...frame,
        title: 'Note',
        body: form({
          action: '/note',
          token: formToken,
          content: [field({ name: 'text', label: 'Text', autocomplete: 'off' }), button('Keep')],
        }),
      }),
    }),
  },
  { method: 'POST', path: '/note', handler: ({ form: sent }) => redirect(`/kept/${encodeURIComponent(sent.get('text') ?? '')}`) },
  { method: 'GET', path: '/kept/:text', handler: ({ params }) => ({ document: String(html`<p>${params.text}</p>`) }) },
  {
    method: 'GET',
    path: '/broken',
    handler: () => {
      throw new Error('the password of the database is 1234');
    },
  },
  {
    method: 'GET',
    path: '/away',
    handler: () => {
      throw new Failure('DATABASE_AWAY', { cause: 'no route' });
    },
  },
];

const failures: Failure[] = [];
const servers: Server[] = [];
afterEach(async () => {
  failures.length = 0;
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
interface Call {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

async function start(more: Partial<StandaloneSiteOptions> = {}): Promise<(path: string, call?: Call) => Promise<Reply>> {
  const report = (failure: Failure) => void failures.push(failure);
  const server = createServer(
    await listenerOf(
      standaloneSite({ frame: (locale) => ({ ...frame, locale }), origin: 'http://id.localhost:3000', guard, routes, report, ...more }),
    ),
  );
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return (path, { method = 'GET', body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const call = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      call.on('error', reject);
      call.end(body);
    });
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Opens the form as a browser does: what it was given comes back with it. */
async function openForm(visit: (path: string, call?: Call) => Promise<Reply>) {
  const { headers, text } = await visit('/note');
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const token = /name="csrf_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return { cookie, token, setCookie: headers['set-cookie'] ?? [] };
}

test('a form that was opened here is taken, and what it says stays text', async () => {
  const visit = await start();
  const { cookie, token } = await openForm(visit);
  const body = new URLSearchParams({ csrf_token: token, text: '<b>Ünï</b> 📚' }).toString();
  const sent = await visit('/note', { method: 'POST', body, headers: { ...formType, cookie } });
  expect(sent).toMatchObject({ status: 303, headers: { location: '/kept/%3Cb%3E%C3%9Cn%C3%AF%3C%2Fb%3E%20%F0%9F%93%9A' } });
  expect((await visit(sent.headers.location ?? '')).text).toBe('<p>&lt;b&gt;Ünï&lt;/b&gt; 📚</p>');
});

test('an answer is in the language of the address, which the browser keeps, else in one that it asks for', async () => {
  const visit = await start();
  const named = await visit('/nothing?ui_locales=xx+ja', { headers: { 'accept-language': 'fr' } });
  expect(named.text).toContain('<html lang="ja"');
  expect(named.text).toContain('ページが見つかりません');
  expect((await visit('/nothing', { headers: { 'accept-language': 'de, fr;q=0.5' } })).text).toContain('Page introuvable');
  expect((await visit('/nothing', { headers: { cookie: 'preferredlocale=ko', 'accept-language': 'fr' } })).text).toContain('lang="ko"');
  expect((await visit('/note?ui_locales=ru')).headers['set-cookie']).toContain(
    'preferredlocale=ru; Path=/; Max-Age=94608000; HttpOnly; SameSite=Lax',
  );
});

test('only a host with passwords allows a script, and only that one', async () => {
  const policyOf = async (more: Partial<StandaloneSiteOptions>) => (await (await start(more))('/note')).headers['content-security-policy'];
  expect(await policyOf({})).not.toContain('script-src');
  expect(await policyOf({ hasScript: true })).toMatch(
    /; script-src http:\/\/id\.localhost:3000\/standalone\/show-password\.[0-9a-f]{12}\.js;/,
  );
});

test('only a host that frames its own pages allows frames, and no others', async () => {
  const policyOf = async (more: Partial<StandaloneSiteOptions>) => (await (await start(more))('/note')).headers['content-security-policy'];
  expect(await policyOf({})).not.toContain('frame-src');
  expect(await policyOf({ hasFrames: true })).toContain("; frame-src 'self';");
});

test('a browser keeps its cookie, so that forms in other tabs stay good', async () => {
  const visit = await start();
  const { cookie, setCookie } = await openForm(visit);
  expect(setCookie).toEqual([expect.stringMatching(/^form=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)]);
  expect((await visit('/note', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
});

describe('a form that a foreign page sends', () => {
  const body = (token: string) => new URLSearchParams({ csrf_token: token, text: 'stolen' }).toString();

  test.each([
    ['without anything', () => ({ cookie: '', token: '' })],
    ['with the cookie alone', ({ cookie }: Pick) => ({ cookie, token: '' })],
    ['with the field alone', ({ token }: Pick) => ({ cookie: '', token })],
    ['with the field of another visit', ({ cookie, other }: Pick) => ({ cookie, token: other })],
    ['with a cookie that it planted and signed itself', ({ token }: Pick) => ({ cookie: 'form=mine.forged', token })],
  ])('is refused %s', async (_, choose) => {
    const visit = await start();
    const other = (await openForm(visit)).token;
    const { cookie, token } = choose({ ...(await openForm(visit)), other });
    const reply = await visit('/note', { method: 'POST', body: body(token), headers: { ...formType, cookie } });
    expect(reply.status).toBe(403);
    expect(reply.text).toContain('Please send it again');
  });

  test('would be taken without the guard', async () => {
    const visit = await start({ guard: { issue: guard.issue, accepts: () => true } });
    expect((await visit('/note', { method: 'POST', body: body(''), headers: formType })).status).toBe(303);
  });
});
interface Pick {
  readonly cookie: string;
  readonly token: string;
  readonly other: string;
}

test('a page runs nothing, is not framed and not cached', async () => {
  const visit = await start({ formTargets: ['http://localhost:3000'] });
  const { headers, text } = await visit('/note');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  expect(text).not.toMatch(/<script|<style|style=|\son\w+=/i);
});

test('over TLS the cookie belongs to this host alone, and browsers stay with TLS', async () => {
  const visit = await start({ origin: 'https://id.example.org', guard: formGuard({ key: Buffer.from('key'), isSecure: true }) });
  const { headers } = await visit('/note');
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-form=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)]);
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
});

test('the stylesheet, the icon and every font that a page or the stylesheet names are there, for good', async () => {
  const visit = await start();
  const addresses = (text: string) => text.match(/\/standalone\/[\w.-]+/g) ?? [];
  const ofPage = addresses((await visit('/note')).text);
  const stylesheet = ofPage.find((address) => address.endsWith('.css')) ?? '';
  const all = new Set([...ofPage, ...addresses((await visit(stylesheet)).text)]);
  expect(all.size).toBeGreaterThan(6);
  for (const address of all) {
    const { status, headers } = await visit(address);
    expect([address, status, headers['cache-control']]).toEqual([address, 200, 'public, max-age=31536000, immutable']);
  }
});

test('an unknown address is a page that says so', async () => {
  const visit = await start();
  for (const path of ['/nothing', '//elsewhere.example/', '/kept/', '/kept/a/b', '/%00']) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
});

test('a method that an address does not have is named with those that it has', async () => {
  const visit = await start();
  expect(await visit('/note', { method: 'DELETE' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
  expect(await visit('/broken', { method: 'POST', headers: formType })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('HEAD says the same without the page', async () => {
  const visit = await start();
  const { status, text, headers } = await visit('/note', { method: 'HEAD' });
  expect({ status, text }).toEqual({ status: 200, text: '' });
  expect(Number(headers['content-length'])).toBeGreaterThan(500);
});

test('more than a form holds is refused, said before or not', async () => {
  const visit = await start({ formLimit: 1000 });
  const { cookie, token } = await openForm(visit);
  const body = new URLSearchParams({ csrf_token: token, text: 'x'.repeat(2000) }).toString();
  const said = { ...formType, cookie, 'content-length': String(body.length) };
  expect((await visit('/note', { method: 'POST', body, headers: said })).status).toBe(413);
  const unsaid = { ...formType, cookie, 'transfer-encoding': 'chunked' };
  expect((await visit('/note', { method: 'POST', body, headers: unsaid })).status).toBe(413);
});

test.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''])('a body of %j is no form', async (type) => {
  const visit = await start();
  expect((await visit('/note', { method: 'POST', body: 'text=x', headers: type ? { 'content-type': type } : {} })).status).toBe(415);
});

test('what breaks on our side is told by a number, and its cause is in the log alone', async () => {
  const visit = await start();
  const { status, headers, text } = await visit('/broken?token=secret');
  expect(status).toBe(500);
  expect(text).toContain(String(headers['error-id']));
  expect(text).not.toContain('1234');
  const [failure] = failures;
  expect(failure).toMatchObject({ code: 'STANDALONE_PAGE_FAILED', values: { address: '/broken', id: headers['error-id'] } });
  expect(failure?.message).toContain('1234');
  expect(failure?.message).not.toContain('secret');
});

test('an absence that ends by itself asks to come back', async () => {
  const visit = await start();
  expect(await visit('/away')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test('what no route answers is passed on to the next handler', async () => {
  const visit = await start({ otherwise: (_, response) => void response.end('the protocol') });
  expect((await visit('/token', { method: 'POST' })).text).toBe('the protocol');
});
