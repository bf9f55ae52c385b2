import { aiHelpLimits, askAiHelp, readAiHelpQuota } from '@webdocs/contracts/api/ai-help';
import { collectionLimits } from '@webdocs/contracts/api/collections';
import { openDatabase, type Database } from '@webdocs/database';
import { startTestServer, statementServers, type TestServer } from '@webdocs/database/fixtures/test-servers';
import fastify, { type FastifyInstance } from 'fastify';
import { scriptedAnswers } from '../fixtures/scripted-answers.ts';
import { headersOf, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { api } from './api.ts';

jest.setTimeout(120_000);

const all = '/api/v2/collections/';

describe.each(statementServers)('on $name', ({ binaries }) => {
  let databaseServer: TestServer;
  let site: SiteWithAccounts;
  let secondDatabase: Database;
  let second: FastifyInstance;
  let users = 0;

  beforeAll(async () => {
    databaseServer = await startTestServer(binaries);
    site = await siteWithAccounts(binaries, { databaseServer, answers: scriptedAnswers() });
    // Another replica: it shares nothing with the first but the database.
    const { host: at, port, user, password, database } = await addressOf(databaseServer, site);
    const url = `postgres://${user}:${password}@${at}:${port}/${database}`;
    secondDatabase = await openDatabase({ url, dataFolder: site.databaseServer.folder, report: () => undefined, patienceMs: 10_000 });
    second = fastify();
    await second.register(api, {
      accounts: { ...site.parts, database: secondDatabase },
      answers: scriptedAnswers(),
      callLimits: everythingGoes,
    });
  });
  afterAll(async () => {
    await second.close();
    await secondDatabase.close();
    await site.close();
  });

  const newUser = (plan = 'core') => site.signedIn(`user-${++users}`, plan);
  const defaultOf = async (user: Caller) => (await user.get(all)).json()[0].id as string;

  /** The same call by turns to both replicas, all at once; the statuses, sorted. */
  async function atOnce(
    user: Caller,
    times: number,
    method: 'POST' | 'DELETE',
    url: (index: number) => string,
    body?: (index: number) => object,
  ) {
    const replies = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        (index % 2 === 0 ? site.server : second).inject({
          method,
          url: url(index),
          headers: headersOf(user.secret),
          payload: body?.(index),
        }),
      ),
    );
    return replies.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
  }

  test('twelve new collections at once do not get past the limit of three', async () => {
    const user = await newUser();
    const statuses = await atOnce(
      user,
      12,
      'POST',
      () => all,
      (index) => ({ name: `number ${index}` }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(collectionLimits.coreCollections - 1);
    expect(new Set(statuses)).toEqual(new Set([201, 400]));
    expect((await user.get(all)).json()).toHaveLength(collectionLimits.coreCollections);
  });

  test('of twelve collections of one name at once one is made', async () => {
    const user = await newUser('mdn_plus_5m');
    const statuses = await atOnce(
      user,
      12,
      'POST',
      () => all,
      () => ({ name: 'same' }),
    );
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });

  test('a page that is added twelve times at once is there once', async () => {
    const user = await newUser();
    const id = await defaultOf(user);
    const statuses = await atOnce(
      user,
      12,
      'POST',
      () => `${all}${id}/items/`,
      () => ({ url: '/en-US/docs/Web/css', title: 'css' }),
    );
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect((await user.get(`${all}${id}/`)).json()).toMatchObject({ article_count: 1 });
  });

  test('additions at once are all there', async () => {
    const user = await newUser();
    const id = await defaultOf(user);
    const url = (index: number) => `/en-US/docs/Web/${'abcdefghijklmnopqrstuvwxyz'[index]}`;
    const statuses = await atOnce(
      user,
      26,
      'POST',
      () => `${all}${id}/items/`,
      (index) => ({ url: url(index), title: `${index}` }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await user.get(`${all}${id}/?limit=100`)).json()).toMatchObject({ article_count: 26 });
  });

  test('settings that change at the same time are all kept', async () => {
    const user = await newUser('mdn_plus_5m');
    const changes = [{ no_ads: true }, { ai_help_history: true }, { locale_override: 'fr' }];
    const statuses = await atOnce(
      user,
      3,
      'POST',
      () => '/api/v1/plus/settings/',
      (index) => changes[index] ?? {},
    );
    expect(statuses).toEqual([201, 201, 201]);
    expect((await user.get('/api/v1/whoami')).json().settings).toMatchObject({
      no_ads: true,
      ai_help_history: true,
      locale_override: 'fr',
    });
  });

  test('of twelve questions at once as many are answered as a day has, and no more', async () => {
    const user = await newUser();
    const statuses = await atOnce(
      user,
      12,
      'POST',
      () => askAiHelp.path,
      (index) => ({ messages: [{ role: 'user', content: `Tea ${index}?` }] }),
    );
    expect(statuses).toEqual([...Array.from({ length: aiHelpLimits.perDay }, () => 200), ...Array.from({ length: 7 }, () => 402)]);
    expect((await user.get(readAiHelpQuota.path)).json()).toMatchObject({ quota: { remaining: 0 } });
  });

  test('who deletes a collection while others add to it leaves no half of it', async () => {
    const user = await newUser();
    const { id } = (await user.post(all, { name: 'short-lived' })).json();
    const [deleted, ...added] = await Promise.all([
      user.delete(`${all}${id}/`),
      ...'abcdefgh'.split('').map((word) => user.post(`${all}${id}/items/`, { url: `/en-US/docs/Web/${word}`, title: word })),
    ]);
    expect(deleted.statusCode).toBe(200);
    for (const { statusCode } of added) expect([201, 400]).toContain(statusCode);
    expect((await user.get(`${all}lookup/?url=/en-US/docs/Web/a`)).json()).toEqual({ results: [] });
  });

  test('what was acknowledged before the database is killed is there afterwards, and nothing is half there', async () => {
    const user = await newUser('mdn_plus_5m');
    for (let kill = 0; kill < 3; kill++) {
      const names = Array.from({ length: 30 }, (_, index) => `kill ${kill} write ${index}`);
      const acknowledged: string[] = [];
      const writing = Promise.all(
        [0, 1, 2].map(async (writer) => {
          for (const name of names.filter((_, index) => index % 3 === writer)) {
            const reply = await user.post(all, { name });
            if (reply.statusCode === 201) acknowledged.push(name);
            else expect(reply.statusCode).toBe(503);
            if (name.endsWith('write 9')) process.kill(databaseServer.engine.pid(), 'SIGKILL');
          }
        }),
      );
      await writing;
      const kept = ((await user.get(all)).json() as Array<{ name: string }>).map(({ name }) => name);
      expect(kept).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(kept).size).toBe(kept.length);
    }
  });
});

const noLimits = { burst: 1e9, perMinute: 1e9 };
const everythingGoes = { reading: noLimits, writing: noLimits, answers: noLimits, peopleBehindAnAddress: 1 };

async function addressOf(databaseServer: TestServer, { database }: SiteWithAccounts) {
  const { connectionString } = database.address();
  return { ...databaseServer.engine.address(), database: new URL(connectionString ?? '').pathname.slice(1) };
}
