import type { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { requestJson, type JsonRequest } from './request-json.ts';

const schema = v.object({ name: v.string() });

/** Asks a server that answers as told; gives the answer or the failure, and what was sent. */
async function asked(reply: Response | Error, request: Omit<JsonRequest, 'fetch'> = {}, address = '/api/v1/thing') {
  const sent: Array<[string, RequestInit]> = [];
  const send = async (to: string, init: RequestInit) => {
    sent.push([to, init]);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const outcome = await requestJson(address, schema, { ...request, fetch: send as typeof fetch }).then(
    (answer) => ({ answer, failure: undefined }),
    (thrown: Failure) => ({ answer: undefined, failure: thrown }),
  );
  return { ...outcome, sent };
}

test('an answer is parsed by its contract, and no more of it is passed on', async () => {
  const { answer } = await asked(Response.json({ name: 'one', more: true }));
  expect(answer).toEqual({ name: 'one' });
});

test('every call says that it speaks JSON; a body is sent as JSON', async () => {
  const { sent } = await asked(Response.json({ name: 'one' }), { method: 'POST', body: { email: 'reader@example.org' } });
  expect(sent).toEqual([
    [
      '/api/v1/thing',
      expect.objectContaining({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"reader@example.org"}' }),
    ],
  ]);
  const { sent: plain } = await asked(Response.json({ name: 'one' }));
  expect(plain[0]?.[1]).toMatchObject({ method: 'GET' });
  expect(plain[0]?.[1]).not.toHaveProperty('body');
});

test('a change without a body announces none: servers refuse empty JSON', async () => {
  const { sent } = await asked(Response.json({ name: 'one' }), { method: 'DELETE' });
  expect(sent[0]?.[1]?.headers).toEqual({});
});

test('a request without an address says Invalid key and sends no request', async () => {
  const { failure, sent } = await asked(Response.json({}), {}, '');
  expect(failure?.code).toBe('INVALID_KEY');
  expect(failure?.message).toBe('Invalid key');
  expect(sent).toEqual([]);
});

test.each([
  ['GET', { message: 'in message', error: 'in error' }, 'in message'],
  ['POST', { message: 'in message', error: 'in error' }, 'in error'],
  ['DELETE', { message: 'in message', error: 'in error' }, 'in error'],
  ['GET', { error: 'in error' }, '418 a teapot'],
  ['POST', { message: 'in message' }, '418 a teapot'],
  ['GET', { message: '' }, '418 a teapot'],
  ['GET', { message: { nested: true } }, '418 a teapot'],
  ['GET', ['list'], '418 a teapot'],
  ['GET', null, '418 a teapot'],
] as const)('%s that fails with %j says: %s', async (method, body, words) => {
  const { failure } = await asked(Response.json(body, { status: 418, statusText: 'a teapot' }), { method });
  expect(failure?.message).toBe(words);
  expect(failure?.values).toEqual({ message: words, status: 418, address: '/api/v1/thing' });
});

test.each([
  ['refused', 418, '{}'],
  ['in another form than agreed', 200, '{"name":5}'],
  ['no JSON', 200, 'hello'],
])('a call that was %s carries the number under which the log of the server speaks of it', async (_, status, body) => {
  const { failure } = await asked(new Response(body, { status, headers: { 'x-request-id': '0f0e-4711-abcd' } }));
  expect(failure?.values).toMatchObject({ requestId: '0f0e-4711-abcd', status });
});

test('a failure that is not JSON is told by its status', async () => {
  const { failure } = await asked(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  expect(failure?.message).toBe('502 Bad Gateway');
});

test('an answer of another form than agreed is a failure with address and status', async () => {
  const { failure } = await asked(Response.json({ name: 5 }));
  expect(failure).toMatchObject({ code: 'REQUEST_FAILED', values: { status: 200, address: '/api/v1/thing' } });
  expect(failure?.message).toContain('name');
});

test('an answer that is not JSON is a failure with address and status', async () => {
  const { failure } = await asked(new Response('hello'));
  expect(failure).toMatchObject({ code: 'REQUEST_FAILED', values: { status: 200, address: '/api/v1/thing' } });
});

test('no answer at all is a failure with the address and status 0', async () => {
  const { failure } = await asked(new Error('no route to host'));
  expect(failure).toMatchObject({ code: 'REQUEST_FAILED', message: 'no route to host', values: { status: 0, address: '/api/v1/thing' } });
});

test('a call is given up at its time limit', async () => {
  const never = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  await expect(requestJson('/api/v1/thing', schema, { timeoutMs: 1, fetch: never as typeof fetch })).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
    values: { status: 0 },
  });
});
