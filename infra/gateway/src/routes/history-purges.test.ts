import { lentTestServer } from '@webdocs/database/fixtures/test-servers';
import { openDatabase } from '@webdocs/database';
import type { Actor } from '@webdocs/contracts/remote/actor';
import fastify from 'fastify';
import { takeHistoryPurges } from './history-purges.ts';

jest.setTimeout(60_000);

const holders: Readonly<Record<string, Actor>> = {
  'of-plus': { kind: 'team', name: 'plus', team: 'mfe-plus' },
  'of-ada': { kind: 'operator', name: 'ada', team: null },
};

async function siteWithChats() {
  const lent = await lentTestServer();
  const database = await openDatabase({ url: await lent.newDatabase(), dataFolder: lent.folder, report: () => undefined });
  await database.query
    .insertInto('accounts')
    .values({
      ...{ id: 'reader', issuer: 'https://id.example.org', subject: 'reader', email: 'reader@example.org' },
      ...{ avatar_url: null, subscription_type: 'core', subscriber_number: null, suspended_at: null },
    })
    .execute();
  const chat = (number: number, day: string) => ({
    ...{ id: `00000000-0000-4000-8000-00000000000${number}`, account_id: 'reader', label: day, deleted_at: null },
    ...{ created_at: new Date(day), updated_at: new Date(day) },
  });
  await database.query
    .insertInto('ai_help_chats')
    .values([chat(1, '2026-05-01'), chat(2, '2026-11-01')])
    .execute();
  const server = fastify();
  await takeHistoryPurges(server, {
    accounts: { database, now: () => new Date('2026-11-21T12:00:00Z') },
    registry: { holderOf: async (given) => holders[given] },
    token: 'the-secret-of-the-operators',
    report: () => undefined,
  });
  return {
    purge: (token?: string) =>
      server.inject({ method: 'POST', url: '/admin-api/ai-history/', headers: token ? { authorization: `Bearer ${token}` } : {} }),
    left: async () => (await database.query.selectFrom('ai_help_chats').select('label').execute()).map(({ label }) => label),
    async close() {
      await server.close();
      await database.close();
      await lent.close();
    },
  };
}

test('an operator has conversations deleted in which nothing was asked for six months; a team and a stranger have not', async () => {
  const site = await siteWithChats();
  try {
    expect((await site.purge()).statusCode).toBe(401);
    expect((await site.purge('guessed')).statusCode).toBe(401);
    expect((await site.purge('of-plus')).statusCode).toBe(403);
    expect(await site.left()).toHaveLength(2);
    expect((await site.purge('of-ada')).json()).toEqual({ deleted: 1 });
    expect(await site.left()).toEqual(['2026-11-01']);
    expect((await site.purge('the-secret-of-the-operators')).json()).toEqual({ deleted: 0 });
  } finally {
    await site.close();
  }
});
