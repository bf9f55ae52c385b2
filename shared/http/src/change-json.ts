import { csrfTokenHeader, whoami } from '@webdocs/contracts/api/visitor';
import { Failure } from '@webdocs/contracts/failures/failure';
import type * as v from 'valibot';
import { requestJson, type JsonRequest } from './request-json.ts';
import type { SentRequest } from './send-request.ts';

let token: Promise<string | undefined> | undefined;

/** A call that changes something, with the token that proves the page to be one of ours. */
export function changeJson<S extends v.GenericSchema>(
  address: string,
  schema: S,
  request: JsonRequest & { readonly method: 'POST' | 'DELETE' },
): Promise<v.InferOutput<S>> {
  return provedToBeOurs(request, (proved) => requestJson(address, schema, proved));
}

/**
 * Sends a request with the token. It belongs to the session: where the reader has signed in again since, it is asked for once
 * more and the request repeated.
 */
export async function provedToBeOurs<T>(request: SentRequest, send: (proved: SentRequest) => Promise<T>): Promise<T> {
  try {
    return await send(await withToken(request));
  } catch (thrown) {
    if (!isTokenRefused(thrown)) throw thrown;
    token = undefined;
    return send(await withToken(request));
  }
}

/** Asks for the token before there is a change to make, which then has one way less to wait for. What fails here is asked for again. */
export async function fetchTokenAhead(request: JsonRequest = {}): Promise<void> {
  await withToken(request).catch(() => undefined);
}

/** Whether a call failed because the session has ended: what was typed has to stay, and the reader signs in again. */
export function isSignedOut(thrown: unknown): boolean {
  if (!(thrown instanceof Failure) || thrown.code !== 'REQUEST_FAILED') return false;
  const { status, message } = thrown.values;
  return (status === 401 && message !== signInTooOld) || (status === 400 && message === 'Invalid Session');
}

/** The sentence of SIGN_IN_TOO_OLD, which servers of earlier versions send without its code: every other 401 is of a session that has ended. */
const signInTooOld = 'Sign in again to confirm that it is you';

/** Whether a call failed because the reader has to enter the password once more before it. */
export function isSignInTooOld(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === 'REQUEST_FAILED' && thrown.values.message === signInTooOld;
}

async function withToken(request: SentRequest): Promise<SentRequest> {
  token ??= askForToken(request);
  const value = await token.catch((thrown: unknown) => {
    token = undefined;
    throw thrown;
  });
  // A page that is open while its reader signs in elsewhere has no token yet, and will ask again.
  if (value === undefined) token = undefined;
  return { ...request, headers: { ...request.headers, ...(value ? { [csrfTokenHeader]: value } : {}) } };
}

async function askForToken({ fetch: send }: SentRequest): Promise<string | undefined> {
  return (await requestJson(whoami.path, whoami.reply, { ...(send ? { fetch: send } : {}) })).csrf_token;
}

function isTokenRefused(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === 'REQUEST_FAILED' && thrown.values.status === 403;
}
