import type { Actor } from '@webdocs/contracts/remote/actor';
import fastify from 'fastify';
import { takeUpdateImports } from './update-imports.ts';

const holders: Readonly<Record<string, Actor>> = {
  'of-plus': { kind: 'team', name: 'plus', team: 'mfe-plus' },
  'of-ada': { kind: 'operator', name: 'ada', team: null },
};

async function asked(token?: string, method: 'POST' | 'GET' = 'POST') {
  let imports = 0;
  const server = fastify();
  await takeUpdateImports(server, {
    updates: { importNow: () => void (imports += 1) },
    registry: { holderOf: async (given) => holders[given] },
    token: 'the-secret-of-the-operators',
    report: () => undefined,
  });
  const { statusCode, body } = await server.inject({
    method,
    url: '/admin-api/v2/updates/',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  await server.close();
  return { status: statusCode, body, imports };
}

test.each(['the-secret-of-the-operators', 'of-ada'])('an operator has newer data looked for: %s', async (token) => {
  expect(await asked(token)).toEqual({ status: 202, body: '', imports: 1 });
});

test.each([
  ['no token', undefined, 401],
  ['a wrong one', 'guessed', 401],
  ['that of a team', 'of-plus', 403],
])('with %s nothing is looked for', async (_, token, status) => {
  expect(await asked(token)).toMatchObject({ status, imports: 0 });
});
