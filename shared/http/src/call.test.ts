import { listCollections, readCollection, createCollection, deleteCollection, editCollection } from '@webdocs/contracts/api/collections';
import { signUpForNewsletter } from '@webdocs/contracts/api/account';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { call } from './call.ts';
import { clientFor } from './client-for.ts';

const collection = { id: 'a', name: 'To read', created_at: 'then', updated_at: 'now', article_count: 0 };

/** A site that answers everything with the same; whoami with a token. */
function siteThatAnswers(answer: () => Response) {
  const sent: Array<[string, string, unknown]> = [];
  const send = async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (address === '/api/v1/whoami') return Response.json({ csrf_token: 'token' });
    sent.push([`${method} ${address}`, String(body), new Headers(headers).get('x-csrf-token')]);
    return answer();
  };
  return { sent, fetch: send as unknown as typeof fetch };
}

test('a call is made at its address, with what its path and query need, and without a token where it only reads', async () => {
  const { sent, fetch } = siteThatAnswers(() => Response.json({ ...collection, items: [] }));
  const page = await call(readCollection, { params: { id: 'a/b' }, query: { limit: 12, q: undefined }, fetch });
  expect(page.items).toEqual([]);
  expect(sent).toEqual([['GET /api/v2/collections/a%2Fb/?limit=12', 'undefined', null]]);
});

test('a call that changes something carries its body and the token of the session', async () => {
  const { sent, fetch } = siteThatAnswers(() => Response.json(collection));
  await expect(call(createCollection, { body: { name: 'To read' }, fetch })).resolves.toEqual(collection);
  await call(editCollection, { params: { id: 'a' }, body: { name: 'Other' }, fetch });
  expect(sent).toEqual([
    ['POST /api/v2/collections/', '{"name":"To read"}', 'token'],
    ['POST /api/v2/collections/a/', '{"name":"Other"}', 'token'],
  ]);
});

test('where no session can be at hand, none is asked for', async () => {
  const { sent, fetch } = siteThatAnswers(() => Response.json({ subscribed: true }));
  await call(signUpForNewsletter, { body: { email: 'reader@example.org' }, fetch });
  expect(sent.map(([, , token]) => token)).toEqual([null]);
});

test('an answer in another form than the table says is a failure, and so is an answer where none belongs', async () => {
  const { fetch } = siteThatAnswers(() => Response.json({ id: 5 }));
  await expect(call(listCollections, { fetch })).rejects.toMatchObject({ code: 'REQUEST_FAILED' });
  await expect(call(deleteCollection, { params: { id: 'a' }, fetch })).rejects.toMatchObject({ code: 'REQUEST_FAILED' });
});

describe('the client of a remote', () => {
  const { sent, fetch } = siteThatAnswers(() => Response.json([collection]));
  const declared = { remote: 'mfe-plus', calls: ['listCollections'] as const };

  test('makes the calls that are listed', async () => {
    const client = clientFor(declared, () => undefined);
    await expect(client(listCollections, { fetch })).resolves.toEqual([collection]);
    expect(sent.splice(0)).toHaveLength(1);
  });

  test('tells of a call that is not listed, and does not make it', async () => {
    const told: Failure[] = [];
    const client = clientFor(declared, (failure) => told.push(failure));
    const failure = await client(createCollection, { body: { name: 'x' }, fetch }).catch((thrown: Failure) => thrown);
    expect(failure).toMatchObject({ code: 'CALL_UNDECLARED', values: { call: 'createCollection', remote: 'mfe-plus' } });
    expect(told).toEqual([failure]);
    expect(sent).toEqual([]);
  });
});
