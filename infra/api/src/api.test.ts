import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { WhoamiSchema } from '@webdocs/contracts/api/visitor';
import { Failure } from '@webdocs/contracts/failures/failure';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { api, type ApiOptions } from './api.ts';
import { answerFailure } from './error-envelope.ts';

let server: FastifyInstance;

async function serve(options: ApiOptions = {}) {
  server = fastify();
  server.get('/*', async () => 'a page');
  await server.register(api, options);
  return server;
}

afterEach(() => server.close());

test('a visitor is anonymous and, unless a trusted header says otherwise, in the United States', async () => {
  await serve();
  const reply = await server.inject('/api/v1/whoami');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(v.parse(WhoamiSchema, reply.json())).toEqual({ geo: { country: 'United States', country_iso: 'US' } });
  expect(reply.json()).toEqual({ geo: { country: 'United States', country_iso: 'US' } });
});

test('while the site is looked after, every visitor is told so', async () => {
  await serve({ maintenance: 'Back at noon.' });
  expect((await server.inject('/api/v1/whoami')).json()).toMatchObject({ maintenance: 'Back at noon.' });
});

test.each([
  ['FR', { country: 'France', country_iso: 'FR' }],
  ['jp', { country: 'Japan', country_iso: 'JP' }],
  ['ZZ', { country: 'United States', country_iso: 'US' }],
  ['', { country: 'United States', country_iso: 'US' }],
  ['QQ', { country: 'United States', country_iso: 'US' }],
  ['<script>', { country: 'United States', country_iso: 'US' }],
])('the country %j of a trusted proxy gives %j', async (code, geo) => {
  await serve({ countryHeader: 'x-country', trustedProxies: ['127.0.0.1'] });
  const reply = await server.inject({ url: '/api/v1/whoami', headers: { 'x-country': code } });
  expect(reply.json()).toEqual({ geo });
});

test.each([
  ['of a header that is not set up', {}],
  ['of a visitor who sets the header himself', { countryHeader: 'x-country', trustedProxies: ['10.0.0.0/8'] }],
])('a country %s is not believed', async (_, options) => {
  await serve(options);
  const reply = await server.inject({ url: '/api/v1/whoami', headers: { 'x-country': 'FR', 'cloudfront-viewer-country': 'FR' } });
  expect(reply.json()).toMatchObject({ geo: { country_iso: 'US' } });
});

test('who calls too often has to wait, also where nobody can sign in', async () => {
  await serve({ callLimits: { reading: { burst: 1, perMinute: 1 }, peopleBehindAnAddress: 1 } });
  const [first, second] = [await server.inject('/api/v1/whoami'), await server.inject('/api/v1/whoami')];
  expect([first.statusCode, second.statusCode]).toEqual([200, 429]);
  expect(second.headers['retry-after']).toBe('60');
});

test('the version can be asked for', async () => {
  await serve({ version: '7.8.9' });
  expect((await server.inject('/api/v1/info')).json()).toEqual({ version: '7.8.9' });
});

test.each(['/api', '/api/', '/api/v1', '/api/v1/nothing?a=b', '/api/v2/collections/', '/api/v1/whoami/'])(
  '%s is unknown and says so in JSON',
  async (url) => {
    await serve();
    const reply = await server.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(v.parse(ErrorEnvelopeSchema, reply.json())).toEqual({
      code: 404,
      message: `Nothing answers at ${url.split('?')[0]}`,
      error: 'Not Found',
    });
  },
);

test('addresses outside are left to the rest of the site', async () => {
  await serve();
  expect((await server.inject('/apiary')).body).toBe('a page');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s on an address that is only read is refused, with what is allowed',
  async (method) => {
    await serve();
    const reply = await server.inject({
      method,
      url: '/api/v1/whoami',
      headers: { 'content-type': 'application/json' },
      payload: '{"half',
    });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
    expect(v.parse(ErrorEnvelopeSchema, reply.json())).toEqual({ code: 405, message: 'Method Not Allowed', error: 'Method Not Allowed' });
  },
);

test('HEAD is answered like GET, without the body', async () => {
  await serve();
  const reply = await server.inject({ method: 'HEAD', url: '/api/v1/whoami' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
});

describe('a call that fails', () => {
  async function failing(thrown: unknown) {
    server = fastify();
    server.setErrorHandler(answerFailure);
    server.get('/fail', async () => {
      throw thrown;
    });
    server.post('/take', async () => 'taken');
    return server.inject('/fail');
  }

  test.each([
    new Error('password is hunter2'),
    'hunter2',
    undefined,
    new Failure('PAGE_FAILED', { address: '/', cause: 'hunter2' }),
    { statusCode: 999 },
  ])('on our side (%p) hides the cause and names an error id', async (thrown) => {
    const reply = await failing(thrown);
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['error-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.json()).toEqual({ code: 500, message: 'Internal Server Error', error: 'Internal Server Error' });
  });

  test('on the side of the caller says why', async () => {
    const reply = await failing(new Failure('OPERATOR_CALL_MALFORMED', { cause: 'no page' }));
    expect(reply.headers).not.toHaveProperty('error-id');
    expect(reply.json()).toEqual({
      code: 400,
      message: 'The operator call cannot be read: no page',
      error: 'The operator call cannot be read: no page',
      failure: 'OPERATOR_CALL_MALFORMED',
      values: { cause: 'no page' },
    });
  });

  test('for a body that is no JSON, or too long, or of an unsupported kind, uses the same form', async () => {
    await failing('nothing');
    const send = (payload: string, type = 'application/json') =>
      server.inject({ method: 'POST', url: '/take', headers: { 'content-type': type }, payload });
    for (const [reply, status] of [
      [await send('{"half'), 400],
      [await send(`"${'a'.repeat(2 ** 20)}"`), 413],
      [await send('<a/>', 'application/xml'), 415],
    ] as const) {
      expect(reply.statusCode).toBe(status);
      expect(v.parse(ErrorEnvelopeSchema, reply.json()).code).toBe(status);
    }
  });
});
