import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { routeOf } from '@webdocs/contracts/api/address-of';
import { operator } from '@webdocs/contracts/api/operator';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Actor } from '@webdocs/contracts/remote/actor';
import type { Serving } from '@webdocs/contracts/remote/serving';
import { openDatabase, type Database } from '@webdocs/database';
import { auditRows, verifyAudit } from '@webdocs/database/audit-chain';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { openRegistry, type Registry } from '@webdocs/registry';
import { createToken, listTokens, revokeToken, rotateToken } from '@webdocs/registry/access-tokens';
import { ownSigningKey, publicPem, signedRelease } from '@webdocs/registry/signing-keys';
import { listKeys, revokeKey, trustKey } from '@webdocs/registry/trusted-keys';
import { packRelease, archiveType } from '@webdocs/registry/release-archive';
import { hearSecurityEvents, type SecurityEvent } from '@webdocs/server/security-events';
import { buildRelease, type ReleaseWish } from '@webdocs/testing/release-builder';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { answerFailures } from './failures.ts';
import { serveOperators } from './operators.ts';
import { openRequestedChanges, type RequestedChanges } from './requested-changes.ts';

jest.setTimeout(60_000);

const token = 'the-secret-of-the-operators';
const failures = { 'mfe-docs': { server: 2, browser: 1, codes: { FRAGMENT_FAILED: 2, PART_LOAD_FAILED: 1 }, notTried: ['page'] } };
const serving: Serving = { composition: '0123456789abcdef', versions: { 'mfe-docs': '1.0.0' }, refused: [] };

test('each call takes as much and has as long for it as the table says, and a release alone has more than others', async () => {
  const server = fastify();
  const taken: unknown[] = [];
  server.addHook('onRoute', ({ method, url, bodyLimit, config }) => {
    if (bodyLimit ?? config?.isLongUpload) taken.push([method, url, bodyLimit, config?.isLongUpload]);
  });
  await serveOperators(server, {
    registry: {} as Registry,
    token,
    serving: () => serving,
    failures: () => failures,
    requested: openRequestedChanges(() => undefined),
    report: () => undefined,
  });
  const { uploadRelease } = operator;
  expect(taken).toEqual([[uploadRelease.method, routeOf(uploadRelease), uploadRelease.limitBytes, true]]);
  await server.close();
});

describe.each(statementServers)('on $name', ({ binaries }) => {
  let databaseServer: LentServer;
  let database: Database;
  let data: string;
  let registry: Registry;
  let server: FastifyInstance;
  let logged: string;
  let reported: Failure[];
  let requested: RequestedChanges;
  let security: SecurityEvent[];

  beforeAll(async () => {
    databaseServer = await lentTestServer(binaries);
    database = await openDatabase({ url: await databaseServer.newDatabase(), dataFolder: databaseServer.folder, report: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await databaseServer.close();
  });
  beforeEach(async () => {
    for (const table of ['registry_releases', 'registry_changes', 'registry_live', 'access_tokens', 'team_keys'] as const)
      await database.query.deleteFrom(table).execute();
    data = mkdtempSync(join(tmpdir(), 'webdocs-operators-'));
    logged = '';
    reported = [];
    security = [];
    requested = openRequestedChanges((failure) => reported.push(failure));
    registry = await openRegistry({ dataFolder: data, database, signingFolder: join(data, 'signing') });
    server = await serverFor(registry);
  });
  afterEach(async () => {
    await server.close();
    await registry.close();
    rmSync(data, { recursive: true, force: true });
  });

  async function serverFor(own: Registry): Promise<FastifyInstance> {
    const stream = new Writable({ write: (chunk, _, done) => ((logged += String(chunk)), done()) });
    const one = fastify({ logger: { level: 'trace', stream }, bodyLimit: 65_536 });
    answerFailures(one, () => undefined);
    hearSecurityEvents(one, (event) => security.push(event));
    await serveOperators(one, {
      registry: own,
      token,
      serving: () => serving,
      failures: () => failures,
      requested,
      report: (failure) => reported.push(failure),
    });
    one.get('/*', async () => 'a page');
    return one;
  }

  const call = (options: InjectOptions & { url: string }) =>
    server.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
  const archiveOf = (wish: ReleaseWish) => {
    const { release, contents } = buildRelease(wish);
    return packRelease(release, new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)])));
  };
  const upload = (payload: Buffer, type = archiveType) =>
    call({ method: 'POST', url: '/_operator/releases', payload, headers: { 'content-type': type } });
  const activate = (payload: object) => call({ method: 'POST', url: '/_operator/live', payload });
  const docs = (version: string): ReleaseWish => ({ name: 'mfe-docs', version });

  test('a release is uploaded, made live, rolled back, and all of it is on record with who did it', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      expect((await upload(archiveOf(docs(version)))).json()).toMatchObject({
        release: { name: 'mfe-docs', version },
        signature: { team: 'mfe-docs' },
      });
      const pointer = await activate({ changes: { 'mfe-docs': version }, reason: 'deploy', because: 'the index was empty' });
      expect(pointer.json()).toMatchObject({ versions: { 'mfe-docs': version } });
    }
    expect((await call({ url: '/_operator/releases' })).json()).toEqual({ 'mfe-docs': ['1.0.0', '1.1.0'] });
    expect((await call({ method: 'POST', url: '/_operator/rollback', payload: { name: 'mfe-docs' } })).json()).toMatchObject({
      revision: 3,
    });
    expect((await call({ url: '/_operator/live' })).json()).toMatchObject({ revision: 3, versions: { 'mfe-docs': '1.0.0' } });
    expect((await call({ url: '/_operator/serving' })).json()).toMatchObject({
      ...serving,
      failures,
      refusals: [],
      requested: [{ reason: 'deploy' }, { reason: 'deploy' }],
    });
    const history = (await call({ url: '/_operator/history?limit=2' })).json<unknown[]>();
    expect(history).toMatchObject([
      { reason: 'rollback', by: 'operator/local', because: null },
      { reason: 'deploy', actor: { kind: 'operator', name: 'local', team: null }, because: 'the index was empty' },
    ]);
    expect((await call({ url: '/_operator/releases/mfe-docs/1.1.0' })).json()).toMatchObject({ release: { version: '1.1.0' } });
  });

  describe.each([
    ['without a token', {}],
    ['with a wrong token', { authorization: 'Bearer a-secret-that-was-guessed' }],
    ['with the token in another scheme', { authorization: `Basic ${token}` }],
    ['with the token and more', { authorization: `Bearer ${token} ${token}` }],
    ['with the token as a cookie', { cookie: `operator-token=${token}` }],
  ])('%s', (_, headers) => {
    test('every call is refused, from this machine too', async () => {
      const archive = archiveOf(docs('1.0.0'));
      for (const url of ['live', 'serving', 'history', 'releases', 'releases/mfe-docs/1.0.0'])
        await expectRefused({ method: 'GET', url: `/_operator/${url}`, headers });
      for (const url of ['live', 'rollback', 'releases'])
        await expectRefused({
          method: 'POST',
          url: `/_operator/${url}`,
          payload: archive,
          headers: { ...headers, 'content-type': archiveType },
        });
      expect(await registry.names()).toEqual([]);
    });
  });

  async function expectRefused(request: InjectOptions): Promise<void> {
    const answer = await server.inject({ ...request, remoteAddress: '127.0.0.1' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'OPERATOR_TOKEN_WRONG' });
  }

  describe('a token of the team of mfe-docs', () => {
    const machine: Actor = { kind: 'machine', name: 'ada', team: null };
    const make = (now = new Date()) => createToken(database, { team: 'mfe-docs', name: 'ci', days: 2 }, machine, now);
    const as = (given: string, options: InjectOptions & { url: string }) =>
      server.inject({ ...options, headers: { ...options.headers, authorization: `Bearer ${given}` } });
    const post = (given: string, url: string, payload: object) => as(given, { method: 'POST', url: `/_operator/${url}`, payload });
    const sendArchive = (given: string, payload: Buffer) =>
      as(given, { method: 'POST', url: '/_operator/releases', payload, headers: { 'content-type': archiveType } });
    /** Signed by the team, with a key that this machine does not have. */
    const send = async (given: string, wish: ReleaseWish) => {
      const { release, contents } = buildRelease(wish);
      const folder = join(data, 'of-the-team');
      await trustKey(database, release.name, publicPem(await ownSigningKey(folder, release.name)), machine);
      const files = new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
      return sendArchive(given, packRelease(await signedRelease(folder, release), files));
    };

    test('overrides no rule of the gate: that is for operators', async () => {
      const { token: ci } = await make();
      const override = 'the header is broken without it';
      await send(ci, docs('1.0.0'));
      const refused = await post(ci, 'live', { changes: { 'mfe-docs': '1.0.0' }, reason: 'promote', override });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'OVERRIDE_REFUSED']);
      const query = new URLSearchParams({ override });
      const upload = await as(ci, {
        method: 'POST',
        url: `/_operator/releases?${query}`,
        payload: archiveOf(docs('1.1.0')),
        headers: { 'content-type': archiveType },
      });
      expect([upload.statusCode, upload.json<{ code: string }>().code]).toEqual([403, 'OVERRIDE_REFUSED']);
      expect(await registry.versions('mfe-docs')).toEqual(['1.0.0']);
      expect((await activate({ changes: { 'mfe-docs': '1.0.0' }, reason: 'promote', override })).statusCode).toBe(200);
    });

    test('uploads, makes live and rolls back mfe-docs, and the history and the audit say who it was', async () => {
      const { token: ci } = await make();
      for (const version of ['1.0.0', '1.1.0']) {
        expect((await send(ci, docs(version))).statusCode).toBe(200);
        await post(ci, 'live', { changes: { 'mfe-docs': version }, reason: 'deploy', commit: 'a1b2c3d', link: 'https://ci.example/7' });
      }
      await post(ci, 'rollback', { name: 'mfe-docs', because: 'blank page' });
      const actor = { kind: 'team', name: 'ci', team: 'mfe-docs' };
      expect((await as(ci, { url: '/_operator/history' })).json()).toMatchObject([
        { by: 'mfe-docs/ci', actor, reason: 'rollback', because: 'blank page' },
        { actor, commit: 'a1b2c3d', link: 'https://ci.example/7' },
        { actor },
      ]);
      const [last, deploy, upload] = await auditRows(database.query, 3);
      expect(last).toMatchObject({ actor, event: 'live changed', detail: { reason: 'rollback', changes: 'mfe-docs 1.1.0 -> 1.0.0' } });
      expect(deploy).toMatchObject({ actor, detail: { revision: 2, commit: 'a1b2c3d' } });
      expect(upload).toMatchObject({ actor, event: 'release taken in', subject: 'mfe-docs', detail: { version: '1.1.0' } });
      expect(await verifyAudit(database.query)).not.toHaveProperty('fault');
    });

    test('cannot touch what is another team’s, alone or together with its own', async () => {
      const { token: ci } = await make();
      const ads: ReleaseWish = { name: 'mfe-ads', version: '1.0.0' };
      await upload(archiveOf(ads));
      await send(ci, docs('1.0.0'));
      for (const answer of [
        await send(ci, { ...ads, version: '1.1.0' }),
        await send(ci, {}),
        await post(ci, 'live', { changes: { 'mfe-ads': '1.0.0' }, reason: 'promote' }),
        await post(ci, 'live', { changes: { 'mfe-docs': '1.0.0', 'mfe-ads': '1.0.0' }, reason: 'promote' }),
        await post(ci, 'rollback', { name: 'mfe-ads' }),
      ]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ code: 'TOKEN_OF_OTHER_TEAM', values: { team: 'mfe-docs' } });
      }
      expect((await registry.live()).versions).toEqual({});
      expect(await registry.versions('mfe-ads')).toEqual(['1.0.0']);
      // After a leak an operator looks for what this token tried.
      expect(security).toHaveLength(5);
      for (const event of security)
        expect(event).toMatchObject({ code: 'TOKEN_OF_OTHER_TEAM', actor: { kind: 'team', name: 'ci', team: 'mfe-docs' } });
    });

    test('sends what the team signed: the site does not sign for it', async () => {
      const { token: ci } = await make();
      expect((await sendArchive(ci, archiveOf(docs('1.0.0')))).json()).toMatchObject({ code: 'RELEASE_UNSIGNED' });
      expect((await send(ci, docs('1.0.0'))).json()).toMatchObject({ signature: { team: 'mfe-docs' } });
      const [{ fingerprint } = { fingerprint: '' }] = await listKeys(database.query);
      await revokeKey(database, 'mfe-docs', fingerprint.slice(0, 12), machine);
      const { release, contents } = buildRelease(docs('1.1.0'));
      const files = new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
      const late = packRelease(await signedRelease(join(data, 'of-the-team'), release), files);
      expect((await sendArchive(ci, late)).json()).toMatchObject({ code: 'RELEASE_UNSIGNED' });
    });

    test('keeps the key that what is live is signed with from being revoked', async () => {
      const { token: ci } = await make();
      await send(ci, docs('1.0.0'));
      await post(ci, 'live', { changes: { 'mfe-docs': '1.0.0' }, reason: 'deploy' });
      const [key] = await listKeys(database.query);
      await expect(revokeKey(database, 'mfe-docs', key?.fingerprint ?? '', machine)).rejects.toMatchObject({
        code: 'KEY_IN_USE',
        values: { team: 'mfe-docs', version: '1.0.0' },
      });
      await expect(revokeKey(database, 'mfe-docs', 'abc', machine)).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
      await expect(trustKey(database, 'mfe-docs', 'no key', machine)).rejects.toMatchObject({ code: 'KEY_MALFORMED' });
    });

    test('ends when it expires, is rotated or revoked, and its holder is told which', async () => {
      const dayMs = 86_400_000;
      const live = (given: string) => as(given, { url: '/_operator/live' });
      const old = await make(new Date(Date.now() - 3 * dayMs));
      expect((await live(old.token)).json()).toMatchObject({ code: 'TOKEN_ENDED', message: expect.stringContaining('expired') });
      const first = await make();
      const second = await rotateToken(database, first.id, machine);
      expect((await live(first.token)).json()).toMatchObject({ code: 'TOKEN_ENDED', message: expect.stringContaining('revoked') });
      expect((await live(second.token)).statusCode).toBe(200);
      await revokeToken(database, second.id, machine);
      expect((await live(second.token)).statusCode).toBe(401);
      await expect(revokeToken(database, second.id, machine)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' });
      expect((await live(`webdocs_${'A'.repeat(43)}`)).json()).toMatchObject({ code: 'OPERATOR_TOKEN_WRONG' });
    });

    test('is kept as a hash, with the day on which it was used last', async () => {
      const { id, token: ci } = await make();
      expect(await listTokens(database.query)).toMatchObject([{ id, lastUsedOn: null, createdBy: 'machine/ada' }]);
      await as(ci, { url: '/_operator/live' });
      expect(await listTokens(database.query)).toMatchObject([{ id, lastUsedOn: new Date().toISOString().slice(0, 10) }]);
      expect(JSON.stringify(await database.query.selectFrom('access_tokens').selectAll().execute())).not.toContain(ci.slice(8));
      expect(JSON.stringify(await auditRows(database.query, 1))).not.toContain(ci.slice(8));
    });
  });

  test('who prefers not to wait gets the change at once, and asks how far it is', async () => {
    await upload(archiveOf(docs('1.0.0')));
    let goOn = () => undefined as void;
    registry.beforeActivation(async ({ onStep }) => {
      onStep?.('drawing it');
      await new Promise<void>((resolve) => (goOn = resolve));
    });
    const payload = { changes: { 'mfe-docs': '1.0.0' }, reason: 'deploy' };
    const begun = await call({ method: 'POST', url: '/_operator/live', payload, headers: { prefer: 'respond-async, wait=1' } });
    expect([begun.statusCode, begun.headers['preference-applied']]).toEqual([202, 'respond-async']);
    const { id } = begun.json<{ id: string }>();
    const news = async (seen: number) => (await call({ url: `/_operator/changes/${id}?seen=${seen}` })).json<object>();
    expect(await news(0)).toMatchObject({ id, by: 'operator/local', steps: ['drawing it'], outcome: null });
    expect((await registry.live()).revision).toBe(0);
    const ended = news(1);
    goOn();
    expect(await ended).toMatchObject({ outcome: { kind: 'live', pointer: { revision: 1, versions: { 'mfe-docs': '1.0.0' } } } });
    const unknown = await call({ url: '/_operator/changes/another' });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'CHANGE_UNKNOWN']);
    expect((await call({ url: `/_operator/changes/${id}?seen=-1` })).json()).toMatchObject({ code: 'OPERATOR_CALL_MALFORMED' });
    expect((await server.inject({ url: `/_operator/changes/${id}` })).statusCode).toBe(401);
  });

  test('the token is never logged', async () => {
    await upload(archiveOf(docs('1.0.0')));
    await server.inject({ url: '/_operator/live', headers: { authorization: `Bearer ${token}x` } });
    expect(logged).toContain('/_operator/live');
    expect(logged).not.toContain(token);
  });

  test('an altered upload is refused and leaves nothing behind', async () => {
    const archive = archiveOf(docs('1.0.0'));
    archive[archive.length >> 1] = (archive[archive.length >> 1] as number) ^ 1;
    const answer = await upload(archive);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'UPLOAD_REFUSED' });
    expect(await registry.names()).toEqual([]);
    expect(await readdir(join(data, 'registry/incoming'))).toEqual([]);
  });

  test('an upload that is too large is refused before it is read', async () => {
    const answer = await call({
      method: 'POST',
      url: '/_operator/releases',
      payload: Buffer.alloc(1),
      headers: { 'content-type': archiveType, 'content-length': String(operator.uploadRelease.limitBytes + 1) },
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
  });

  test('an upload of another kind is refused', async () => {
    expect((await upload(archiveOf(docs('1.0.0')), 'application/octet-stream')).statusCode).toBe(400);
    expect((await upload(Buffer.from('{}'), 'application/json')).json()).toMatchObject({ code: 'UPLOAD_REFUSED' });
  });

  test('other content under a version that exists is a conflict', async () => {
    await upload(archiveOf(docs('1.0.0')));
    const answer = await upload(archiveOf({ ...docs('1.0.0'), files: { 'client/page.js': 'other' } }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'RELEASE_DUPLICATE', values: { remote: 'mfe-docs', version: '1.0.0' } });
  });

  test('a release that is not signed by a trusted key is refused', async () => {
    const { release, contents } = buildRelease(docs('1.0.0'));
    const signed = { release, signature: { algorithm: 'ed25519', team: 'mfe-docs', value: '' } };
    const files = new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
    expect((await upload(packRelease(signed, files))).json()).toMatchObject({ code: 'RELEASE_UNSIGNED' });
  });

  test.each([
    ['a name that leads out of its folder', { changes: { '../keys': '1.0.0' }, reason: 'deploy' }],
    ['a version that leads out of its folder', { changes: { 'mfe-docs': '../../1.0.0' }, reason: 'deploy' }],
    ['no reason', { changes: {} }],
    ['a reason that is the site’s own', { changes: {}, reason: 'start' }],
    ['who did it', { changes: {}, reason: 'deploy', by: 'ada' }],
    ['why in two lines', { changes: {}, reason: 'deploy', because: 'so\n1  2026  eve' }],
    ['a commit that is none', { changes: {}, reason: 'deploy', commit: 'HEAD~1' }],
    ['a link that runs', { changes: {}, reason: 'deploy', link: 'javascript:alert(1)' }],
    ['more than it takes', { changes: {}, reason: 'deploy', revision: 7 }],
    ['a list', []],
  ])('a change with %s is refused', async (_, payload) => {
    const answer = await activate(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'OPERATOR_CALL_MALFORMED' });
  });

  test.each(['/_operator/history?limit=0', '/_operator/history?limit=1e9', '/_operator/history?limit=2&limit=3'])(
    '%s is refused',
    async (url) => {
      expect((await call({ url })).json()).toMatchObject({ code: 'OPERATOR_CALL_MALFORMED' });
    },
  );

  test.each([
    '/_operator/releases/..%2F..%2Fkeys/1.0.0',
    '/_operator/releases/mfe-docs/..%2F..%2Ftrust',
    '/_operator/releases/mfe-docs/9.9.9',
  ])('%s is a release that does not exist', async (url) => {
    await upload(archiveOf(docs('1.0.0')));
    expect((await call({ url })).statusCode).toBe(404);
  });

  test('a change that does not fit is told as the registry tells it', async () => {
    await upload(archiveOf({}));
    await upload(archiveOf({ ...docs('1.0.0'), shared: { react: '^18.2.0' } }));
    const answer = await activate({ changes: { shell: '1.0.0', 'mfe-docs': '1.0.0' }, reason: 'deploy' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'RELEASE_INCOMPATIBLE', values: { remote: 'mfe-docs' } });
  });

  test('while the database is away a change is refused as such', async () => {
    const away = await openDatabase({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      dataFolder: data,
      report: () => undefined,
      patienceMs: 10,
      mayComeLater: true,
    });
    const degraded = await openRegistry({ dataFolder: data, database: away });
    await server.close();
    server = await serverFor(degraded);
    for (const answer of [await upload(archiveOf(docs('1.0.0'))), await activate({ changes: { 'mfe-docs': '1.0.0' }, reason: 'deploy' })]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'DATABASE_AWAY' });
    }
    expect(await registry.names()).toEqual([]);
    await degraded.close();
    await away.close();
  });
});
