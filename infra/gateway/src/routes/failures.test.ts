import { Failure } from '@webdocs/contracts/failures/failure';
import fastify from 'fastify';
import { answerFailures, answerUnrouted, refuseUnreadable } from './failures.ts';

const server = fastify();
answerUnrouted(server);
server.get('/*', async () => 'a page');
afterAll(() => server.close());

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s on a page or a file is refused, with what is allowed', async (method) => {
  for (const url of ['/en-US/', '/remotes/mfe-docs/1.0.0/client/main.js', '/assets/icon.svg']) {
    const { statusCode, headers } = await server.inject({ method, url });
    expect([statusCode, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
  }
});

test('a file that a site leaves out is not there', async () => {
  const site = fastify();
  answerUnrouted(site);
  site.get('/.well-known/security.txt', async (_, reply) => reply.callNotFound());
  expect((await site.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

test('what is allowed can be asked for', async () => {
  const { statusCode, headers, body } = await server.inject({ method: 'OPTIONS', url: '/en-US/' });
  expect([statusCode, headers.allow, body]).toEqual([204, 'GET, HEAD', '']);
});

describe('a request that fails', () => {
  const failing = fastify();
  const reports: string[] = [];
  answerFailures(failing, ({ code }) => reports.push(code));
  failing.get('/*', async ({ url }) => {
    throw url.includes('refused') ? new Failure('ADDRESS_TOO_LONG', { length: 9000, limit: 8192 }) : new TypeError('the shelf fell');
  });
  afterAll(() => failing.close());

  test.each([
    ['/en-US/docs/Web', 'en-US', 'We couldn’t load this page', 'Error ID: '],
    ['/fr/docs/Web', 'fr', 'Nous n’avons pas pu charger cette page', 'Identifiant de l’erreur\u00a0: '],
    ['/zh-TW/docs/Web', 'zh-TW', '無法載入此頁面', '錯誤 ID：'],
    ['/docs/Web', 'en-US', 'We couldn’t load this page', 'Error ID: '],
  ])('%s is told so in %s, with the number that is in the log', async (url, language, title, sentence) => {
    const { statusCode, headers, body } = await failing.inject(url);
    expect(statusCode).toBe(500);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`${sentence}${String(headers['error-id'])}`);
    expect(body).not.toContain('shelf');
    expect(reports.at(-1)).toBe('PAGE_FAILED');
  });

  test.each([
    ['/fr/blog/%E0%A4%A', 'fr', 'Nous n’avons pas pu traiter cette requête'],
    ['/%E0/blog', 'en-US', 'We couldn’t process this request'],
  ])('is told in the language of the address also where the rest of it cannot be read: %s', async (url, language, title) => {
    const unreadable = fastify({ frameworkErrors: refuseUnreadable });
    unreadable.get('/*', async () => 'a page');
    const { statusCode, body } = await unreadable.inject(url);
    expect(statusCode).toBe(400);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    await unreadable.close();
  });

  test('because of what was asked gets the reason in English, marked as such', async () => {
    const { statusCode, body } = await failing.inject('/fr/refused');
    expect(statusCode).toBe(414);
    expect(body).toMatch(/<h1>Nous n’avons pas pu traiter cette requête<\/h1><p lang="en-US">.*9000/);
  });
});
