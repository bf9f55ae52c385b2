import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { changeJson, isSignedOut } from './change-json.ts';

/** A site whose token changes when the reader signs in again. */
function siteWithTokens(tokens: readonly string[]) {
  const asked: string[] = [];
  let turn = 0;
  const send = async (address: string | URL | Request, { headers }: RequestInit = {}) => {
    if (String(address).endsWith('whoami')) return Response.json({ csrf_token: tokens[Math.min(turn, tokens.length - 1)] });
    const token = new Headers(headers).get('x-csrf-token');
    asked.push(String(token));
    if (token === tokens.at(-1)) return new Response(null, { status: 201 });
    turn += 1;
    return Response.json({ code: 403, message: 'no', error: 'no' }, { status: 403 });
  };
  return { asked, fetch: send as typeof fetch };
}

test('a change carries the token of the session, and is repeated with a new one after the reader signed in again', async () => {
  const { asked, fetch } = siteWithTokens(['old', 'new']);
  await expect(changeJson('/api/v1/thing/', v.undefined(), { method: 'POST', fetch })).resolves.toBeUndefined();
  expect(asked).toEqual(['old', 'new']);
});

test('a change that stays refused fails, once, with what the server said', async () => {
  const send = async (address: string | URL | Request) =>
    String(address).endsWith('whoami')
      ? Response.json({ csrf_token: 'a' })
      : Response.json({ code: 403, message: 'no', error: 'Not for you' }, { status: 403 });
  await expect(changeJson('/api/v1/thing/', v.undefined(), { method: 'DELETE', fetch: send as typeof fetch })).rejects.toThrow(
    'Not for you',
  );
});

test.each([
  [401, 'Unauthorized', true],
  [400, 'Invalid Session', true],
  [400, 'name: may hold 60 characters at most', false],
  [401, new Failure('SIGN_IN_TOO_OLD').message, false],
  [500, 'Internal Server Error', false],
])('status %i with "%s" means that the reader has to sign in again: %s', (status, message, expected) => {
  expect(isSignedOut(new Failure('REQUEST_FAILED', { status, message, address: '/api/v1/thing/' }))).toBe(expected);
});

test('a token that was asked for ahead is the one that the change has, and one that could not be had is asked for again', async () => {
  jest.resetModules();
  const fresh = jest.requireActual<typeof import('./change-json.ts')>('./change-json.ts');
  const asked: string[] = [];
  let isAway = true;
  const fetch = (async (address: string | URL | Request) => {
    asked.push(String(address));
    if (isAway) throw new TypeError('Failed to fetch');
    return String(address).endsWith('whoami') ? Response.json({ csrf_token: 'a' }) : new Response(null, { status: 201 });
  }) as typeof globalThis.fetch;
  await fresh.fetchTokenAhead({ fetch });
  isAway = false;
  await fresh.fetchTokenAhead({ fetch });
  await fresh.changeJson('/api/v1/thing/', v.undefined(), { method: 'POST', fetch });
  expect(asked).toEqual(['/api/v1/whoami', '/api/v1/whoami', '/api/v1/thing/']);
});
