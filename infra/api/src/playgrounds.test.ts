import { playgroundLimits, PlaygroundInfoSchema, PlaygroundListSchema, type PlaygroundInfo } from '@webdocs/contracts/api/playgrounds';
import { deletionHash } from '@webdocs/database/note-deletion';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { sql } from 'kysely';
import * as v from 'valibot';
import { host, origin, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { removeExpired } from './clear-expired.ts';

jest.setTimeout(60_000);

const root = '/api/v1/play/';
const hello = { html: '<h1>Hello</h1>', css: 'h1 { color: teal }', js: '' };

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let users = 0;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterEach(() => void (site.clock.now = new Date('2026-11-21T12:00:00Z')));
  afterAll(() => site.close());

  const user = (plan?: string) => site.signedIn(`player-${++users}`, plan);
  const share = async (caller: Caller, code: object) => (await caller.post(root, code)).json<{ id: string }>().id;
  const anonymously = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    site.server.inject({ method, url, headers: { host, origin, 'user-agent': 'test' }, payload });
  const list = async (caller: Caller, query = '') => v.parse(PlaygroundListSchema, (await caller.get(root + query)).json());

  test('what code may import is told to every caller; without modules of the operator it is nothing', async () => {
    const reply = await anonymously('GET', `${root}modules`);
    expect([reply.statusCode, reply.json()]).toEqual([200, { modules: [], hosts: [] }]);
  });

  describe('code is shared', () => {
    test('by a reader on the free plan, under an id of twelve letters and digits, and read by anyone', async () => {
      const reply = await (await user('core')).post(root, hello);
      expect([reply.statusCode, reply.json()]).toEqual([201, { id: expect.stringMatching(/^[a-z2-7]{12}$/) }]);
      const read = await anonymously('GET', root + reply.json<{ id: string }>().id);
      expect([read.statusCode, read.json()]).toEqual([200, hello]);
    });

    test('and comes back as it was, to the last character', async () => {
      const caller = await user();
      for (const code of [
        { html: '\0 \ud83d <p>💾', css: '\u2028\r\n', js: '"\\' },
        { html: '', css: '', js: 'x', src: '/en-US/docs/Web/CSS/gap', srcPrefix: '/en-US/docs/Web', defaults: 'ix-wat', wat: '(module)' },
        { html: '', css: '', js: 'let tea: string', language: 'ts', importMap: '{ "imports": {} }' },
        { html: '', css: '', js: '' },
      ]) {
        expect((await anonymously('GET', root + (await share(caller, code)))).json()).toEqual(code);
      }
    });

    test('under one id where the same user shares it again, and under another where another user does', async () => {
      const [one, other] = [await user(), await user()];
      const id = await share(one, hello);
      expect(await share(one, { js: '', css: hello.css, html: hello.html })).toBe(id);
      expect(await share(other, hello)).not.toBe(id);
      expect(await share(one, { ...hello, js: ' ' })).not.toBe(id);
      expect((await list(one)).total).toBe(2);
    });

    test('and two shares of the same code at once are one', async () => {
      const caller = await user();
      expect(new Set(await Promise.all([1, 2, 3, 4].map(() => share(caller, hello)))).size).toBe(1);
    });

    test('not by an anonymous visitor, nor by a page of another site', async () => {
      expect((await anonymously('POST', root, hello)).statusCode).toBe(401);
      const caller = await user();
      const foreign = await caller.call({ method: 'POST', url: root, payload: hello, headers: { origin: 'https://evil.example' } });
      expect(foreign.statusCode).toBe(403);
      expect((await list(caller)).total).toBe(0);
    });

    test.each([
      ['no object', '"code"'],
      ['numbers for text', '{"html":7}'],
      ['an address of another site', '{"srcPrefix":"//evil.example"}'],
      ['a look that is none', '{"defaults":"ix-none"}'],
      ['a language that is none', '{"language":"cobol"}'],
      ['half a body', '{"html":"<p'],
    ])('but not as %s', async (_, payload) => {
      const caller = await user();
      const reply = await caller.call({ method: 'POST', url: root, payload, headers: { 'content-type': 'application/json' } });
      expect(reply.statusCode).toBe(400);
    });

    test('up to a megabyte, and not more', async () => {
      const caller = await user();
      const overhead = JSON.stringify({ html: '', css: '', js: '' }).length;
      const largest = { html: '', css: '', js: 'x'.repeat(playgroundLimits.bytes - overhead) };
      expect((await caller.post(root, largest)).statusCode).toBe(201);
      const more = await caller.post(root, { ...largest, css: 'x' });
      expect([more.statusCode, more.json().error]).toEqual([
        413,
        `Playground Error: the code has ${playgroundLimits.bytes + 1} bytes as JSON; ${playgroundLimits.bytes} are allowed`,
      ]);
      expect((await caller.post(root, { html: 'x'.repeat(2 * playgroundLimits.bytes) })).statusCode).toBe(413);
      expect((await list(caller)).total).toBe(1);
    });

    test('until the account is full: then nothing is added, and what is there can be shared again', async () => {
      const caller = await user();
      const id = await share(caller, hello);
      await site.database.query.transaction().execute((query) =>
        sql`
          insert into playgrounds (id, account_id, code_hash, code, title, languages)
          select translate(lpad(n::text, 12, '0'), '0189', 'abcd'), account_id, decode(lpad(n::text, 8, '0'), 'hex'), '{}', 'full', '{}'
          from playgrounds, generate_series(1, ${playgroundLimits.accountPlaygrounds - 1}) n where id = ${id}`.execute(query),
      );
      const reply = await caller.post(root, { html: 'one more' });
      expect([reply.statusCode, reply.json().error]).toEqual([400, 'Your playgrounds hold the most that an account can: 500 playgrounds']);
      expect(await share(caller, hello)).toBe(id);
    });
  });

  test.each(['x', 'abcdefghijkl', 'ABCDEFGHIJKL', '%00', "'%20or%201=1--", '9'.repeat(90), 'gAAAAABk-an-id-of-another-site'])(
    '%j leads to no playground',
    async (id) => {
      const read = await anonymously('GET', root + id);
      expect(read.statusCode).toBe(400);
      expect(read.json().message).toMatch(/^Playground Error: there is no playground /);
      const caller = await user();
      expect((await caller.post(root + id, { title: 'Mine' })).statusCode).toBe(400);
      expect((await caller.delete(root + id)).statusCode).toBe(400);
      expect((await anonymously('POST', `${root}flag`, { id: decodeURIComponent(id).slice(0, 60) })).statusCode).toBe(400);
    },
  );

  describe('the list of a user', () => {
    test('has what they shared, the latest first, with title, languages and size', async () => {
      const caller = await user();
      await share(caller, { js: 'draw();' });
      site.clock.now = new Date('2026-11-22T09:00:00Z');
      const id = await share(caller, hello);
      const { playgrounds, total } = await list(caller);
      expect(total).toBe(2);
      expect(playgrounds.map(({ title, languages }) => [title, languages])).toEqual([
        ['Hello', ['html', 'css']],
        ['draw();', ['js']],
      ]);
      expect(playgrounds[0]).toEqual<PlaygroundInfo>({
        id,
        title: 'Hello',
        languages: ['html', 'css'],
        bytes: JSON.stringify(hello).length,
        created_at: '2026-11-22T09:00:00.000Z',
        updated_at: '2026-11-22T09:00:00.000Z',
      });
    });

    test('is searched by a part of a title, and what is typed is no pattern', async () => {
      const caller = await user();
      const id = await share(caller, hello);
      await caller.post(root + id, { title: '100% Gap' });
      await share(caller, { js: 'other' });
      const found = async (q: string) => (await list(caller, `?q=${encodeURIComponent(q)}`)).playgrounds.map(({ title }) => title);
      expect(await found('0% gA')).toEqual(['100% Gap']);
      expect(await found('%')).toEqual(['100% Gap']);
      expect(await found('_')).toEqual([]);
    });

    test('comes in pages', async () => {
      const caller = await user();
      for (const js of ['a', 'b', 'c']) await share(caller, { js });
      const { playgrounds, total } = await list(caller, '?limit=2&offset=2');
      expect([playgrounds.length, total]).toEqual([1, 3]);
      expect((await caller.get(`${root}?limit=51`)).statusCode).toBe(400);
    });

    test('is theirs alone: another user finds, renames and deletes nothing of it', async () => {
      const [owner, other] = [await user(), await user()];
      const id = await share(owner, hello);
      expect((await list(other)).total).toBe(0);
      expect((await other.post(root + id, { title: 'Taken' })).statusCode).toBe(400);
      expect((await other.delete(root + id)).statusCode).toBe(400);
      expect((await anonymously('GET', root)).statusCode).toBe(401);
      expect((await list(owner)).playgrounds).toMatchObject([{ id, title: 'Hello' }]);
    });

    test('is changed: a title of a user’s own, and never an empty one', async () => {
      const caller = await user();
      const id = await share(caller, hello);
      const reply = await caller.post(root + id, { title: '  \u202eShades 💾\u2069 ' });
      expect(v.parse(PlaygroundInfoSchema, reply.json()).title).toBe('Shades 💾');
      for (const title of ['', '  ', 'x'.repeat(121), 'a\0b', 7]) expect((await caller.post(root + id, { title })).statusCode).toBe(400);
      expect(await share(caller, hello)).toBe(id);
      expect((await list(caller)).playgrounds[0]?.title).toBe('Shades 💾');
    });

    test('is shorter by what they delete: its link leads nowhere, no backup gives it back, and sharing it again makes a new link', async () => {
      const caller = await user();
      const id = await share(caller, hello);
      expect((await caller.delete(root + id)).statusCode).toBe(200);
      expect((await anonymously('GET', root + id)).statusCode).toBe(400);
      expect((await list(caller)).total).toBe(0);
      const { query } = site.database;
      const noted = await query.selectFrom('deletions').select('table').where('id_hash', '=', deletionHash('playgrounds', id)).execute();
      expect(noted).toEqual([{ table: 'playgrounds' }]);
      expect(await share(caller, hello)).not.toBe(id);
    });

    test('is exported with its code, and goes with the account', async () => {
      const caller = await user();
      const id = await share(caller, hello);
      await anonymously('POST', `${root}flag`, { id });
      const reply = await caller.get(`${root}export`);
      expect(reply.headers['content-disposition']).toBe('attachment; filename="playgrounds.json"');
      expect(reply.json()).toMatchObject({ playgrounds: [{ id, title: 'Hello', code: hello }] });
      expect((await caller.delete('/api/v1/plus/account/')).statusCode).toBe(200);
      expect((await anonymously('GET', root + id)).statusCode).toBe(400);
      const { query } = site.database;
      expect(await query.selectFrom('playground_flags').selectAll().where('playground_id', '=', id).execute()).toEqual([]);
    });
  });

  describe('a flag', () => {
    const flags = (id: string) =>
      site.database.query.selectFrom('playground_flags').selectAll().where('playground_id', '=', id).orderBy('id').execute();

    test('is noted from anyone, with a reason or without, and readers still see the code', async () => {
      const id = await share(await user(), hello);
      const reply = await anonymously('POST', `${root}flag`, { id, reason: 'asks for passwords' });
      expect([reply.statusCode, reply.body]).toEqual([201, '']);
      expect((await (await user()).post(`${root}flag`, { id })).statusCode).toBe(201);
      expect((await flags(id)).map(({ reason, settled_at }) => [reason, settled_at])).toEqual([
        ['asks for passwords', null],
        ['', null],
      ]);
      expect((await anonymously('GET', root + id)).statusCode).toBe(200);
    });

    test('of the same visitor counts once, and whose it was is forgotten after a day', async () => {
      const id = await share(await user(), hello);
      for (const reason of ['first', 'second']) await anonymously('POST', `${root}flag`, { id, reason });
      expect((await flags(id)).map(({ reason }) => reason)).toEqual(['second']);
      site.clock.now = new Date('2026-11-22T12:00:01Z');
      await removeExpired(site.parts);
      expect((await flags(id))[0]?.visitor_hash).toBeNull();
    });

    test.each([{}, { id: 7 }, { id: 'abcdefghijkl', reason: 'x'.repeat(501) }, { id: 'abcdefghijkl', reason: 'a\0b' }])(
      'is refused as %j',
      async (payload) => {
        expect((await anonymously('POST', `${root}flag`, payload)).statusCode).toBe(400);
      },
    );

    test('is not taken from a page of another site', async () => {
      const id = await share(await user(), hello);
      const headers = { host, origin: 'https://evil.example' };
      expect((await site.server.inject({ method: 'POST', url: `${root}flag`, headers, payload: { id } })).statusCode).toBe(403);
      expect(await flags(id)).toEqual([]);
    });
  });

  test('who shares or flags too often waits, by reader and by network', async () => {
    const once = { burst: 1, perMinute: 1 };
    const server = await site.another({}, { callLimits: { sharing: once, flags: once, peopleBehindAnAddress: 2 } });
    const [one, other] = [await user(), await user()];
    const from = (caller: Caller, url: string, payload: object) =>
      server.inject({ method: 'POST', url, payload, headers: { host, origin, cookie: `session=${caller.secret}` } });
    // Without the token of the session nothing is shared, but it counts.
    expect((await from(one, root, hello)).statusCode).toBe(403);
    const held = await from(one, root, hello);
    expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '60']);
    expect((await from(other, root, hello)).statusCode).toBe(429);
    const id = await share(one, hello);
    expect((await from(one, `${root}flag`, { id })).statusCode).toBe(201);
    expect((await from(one, `${root}flag`, { id })).statusCode).toBe(429);
  });
});
