import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { operatorToken } from '@webdocs/registry/operator-token';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { runningSiteRegistry } from './running-site.ts';

jest.setTimeout(30_000);

const folder = useDataFolder();
const docs = (version: string) => ({ name: 'mfe-docs', version });
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (thrown: { code: string; message: string }) => `${thrown.code}: ${thrown.message}`,
  );
const asked = async (environment = {}) => (await runningSiteRegistry(folder.path(), environment)).live();

/** Something that is no site of ours, and what it was told. */
async function stranger(status: number, body: string): Promise<{ address: string; heard: Array<string | undefined> }> {
  const heard: Array<string | undefined> = [];
  const server = createServer((request, response) => {
    heard.push(request.headers.authorization);
    response.writeHead(status, { location: folder.address() }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

test('the site of the folder is found by itself', async () => {
  await folder.deployed(docs('1.0.0'));
  expect(await asked()).toMatchObject({ revision: 1, versions: { 'mfe-docs': '1.0.0' } });
});

test('a site is found by the address that is named, whatever is behind it', async () => {
  await folder.deployed(docs('1.0.0'));
  expect(await asked({ WEBDOCS_SITE: `${folder.address()}/en-US/` })).toMatchObject({ revision: 1 });
});

test('no running site is told with what to do', async () => {
  await folder.stopSite();
  const failure = runningSiteRegistry(folder.path(), {});
  await expect(failure).rejects.toMatchObject({ code: 'SITE_NOT_RUNNING', remedy: expect.stringContaining('npm start') });
});

test('a site that died without a word is told as well', async () => {
  await writeFile(join(folder.path(), 'site.pid'), '999999999');
  expect(await refusalOf(asked())).toMatch(/^SITE_NOT_RUNNING: .*no site runs on this folder/);
});

test('an address where nothing answers is told', async () => {
  const { address } = await stranger(200, '{}');
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  expect(await refusalOf(asked({ WEBDOCS_SITE: address }))).toMatch(/^SITE_NOT_RUNNING: No site answers for http:.*ECONNREFUSED/);
});

test.each(['localhost:3000', 'ftp://docs.example', 'not an address'])('%s is no address of a site', async (named) => {
  expect(await refusalOf(asked({ WEBDOCS_SITE: named }))).toMatch(/^SITE_NOT_RUNNING/);
});

test('what answers and is no site is told', async () => {
  for (const [status, body] of [
    [200, '<!doctype html>'],
    [404, '{"code": 404}'],
    [500, '{"code": "NO_SUCH_CODE"}'],
  ] as const) {
    const { address } = await stranger(status, body);
    expect(await refusalOf(asked({ WEBDOCS_SITE: address }))).toMatch(/^SITE_NOT_RUNNING: .*is no site/);
  }
});

test('the token is not carried on to where an answer points', async () => {
  const { address } = await stranger(302, '');
  expect(await refusalOf(asked({ WEBDOCS_SITE: address }))).toMatch(/^SITE_NOT_RUNNING/);
});

test('the token of this folder is not shown to another machine', async () => {
  // Nothing answers there: that is told first, and the token of this folder is no part of the question.
  expect(await refusalOf(asked({ WEBDOCS_SITE: 'https://docs.invalid' }))).toMatch(/^SITE_NOT_RUNNING/);
});

test('no token is sent to another machine where it could be read on the way', async () => {
  for (const given of [undefined, 'a-token-of-the-operator'])
    expect(await refusalOf(asked({ WEBDOCS_SITE: 'http://docs.invalid', WEBDOCS_OPERATOR_TOKEN: given }))).toMatch(/^TOKEN_UNPROTECTED/);
});

test('a token that is given is the one that is sent', async () => {
  const { address, heard } = await stranger(200, '{}');
  await asked({ WEBDOCS_SITE: address, WEBDOCS_OPERATOR_TOKEN: 'a-token-of-the-operator' });
  expect(heard).toEqual(['Bearer a-token-of-the-operator']);
});

test('a wrong token is told, and a missing one', async () => {
  expect(await refusalOf(asked({ WEBDOCS_OPERATOR_TOKEN: 'the-secret-of-an-attacker' }))).toMatch(/^OPERATOR_TOKEN_WRONG/);
  await rm(join(folder.path(), 'operator-token'));
  expect(await refusalOf(asked())).toMatch(/^OPERATOR_TOKEN_WRONG/);
});

test('a failure of the site reads as if it were one of the command', async () => {
  await folder.published(docs('1.0.0'));
  const registry = await runningSiteRegistry(folder.path(), {});
  await expect(registry.activate({ 'mfe-docs': '2.0.0' }, 'promote')).rejects.toMatchObject({
    code: 'VERSION_UNKNOWN',
    message: 'mfe-docs has no version 2.0.0',
    remedy: 'Published versions: 1.0.0',
  });
});

/** A site that takes a change and hangs up, before its first answer or after it. */
async function hangingUp(answers: readonly string[]): Promise<string> {
  const left = [...answers];
  const server = createServer((request, response) => {
    const answer = left.shift();
    if (answer === undefined) request.socket.destroy();
    else response.writeHead(202).end(answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a change whose answer is lost on the way is said to be unknown, and neither refused nor live', async () => {
  const registry = await runningSiteRegistry(folder.path(), { WEBDOCS_SITE: await hangingUp([]) });
  for (const change of [registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy'), registry.rollback('mfe-docs')])
    expect(await refusalOf(change)).toMatch(/^CHANGE_OUTCOME_UNKNOWN: Whether mfe-docs .* went live is not known: No site answers/);
  const { address } = await stranger(504, 'a proxy waited long enough');
  const behindProxy = await runningSiteRegistry(folder.path(), { WEBDOCS_SITE: address });
  expect(await refusalOf(behindProxy.activate({ 'mfe-docs': '1.1.0' }, 'deploy'))).toMatch(/^CHANGE_OUTCOME_UNKNOWN/);
});

test('a change that reached no site at all was not made', async () => {
  const registry = await runningSiteRegistry(folder.path(), { WEBDOCS_SITE: await hangingUp([]) });
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  expect(await refusalOf(registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy'))).toMatch(/^SITE_NOT_RUNNING/);
});

test('a site of before, which answers when it is done, is understood', async () => {
  const pointer = { revision: 7, changedAt: '2026-01-01T00:00:00.000Z', versions: { 'mfe-docs': '1.1.0' } };
  const registry = await runningSiteRegistry(folder.path(), { WEBDOCS_SITE: await hangingUp([JSON.stringify(pointer)]) });
  expect(await registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy')).toEqual(pointer);
});

test('a caller that goes away in the middle of a change leaves it whole, and the history has it', async () => {
  await folder.published(docs('1.0.0'));
  let goOn = () => undefined as void;
  const tried = new Promise<void>((resolve) => {
    folder.registry().beforeActivation(async () => {
      resolve();
      await new Promise<void>((done) => (goOn = done));
    });
  });
  const leaving = new AbortController();
  const sent = fetch(`${folder.address()}/_operator/live`, {
    method: 'POST',
    body: JSON.stringify({ changes: { 'mfe-docs': '1.0.0' }, reason: 'deploy' }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await operatorToken(folder.path(), undefined)}` },
    signal: leaving.signal,
  }).catch(() => 'left');
  await tried;
  leaving.abort();
  expect(await sent).toBe('left');
  const registry = await runningSiteRegistry(folder.path(), {});
  expect((await registry.serving()).requested).toMatchObject([{ changes: { 'mfe-docs': '1.0.0' }, outcome: null }]);
  goOn();
  await folder.requested().close();
  expect(await registry.history()).toMatchObject([{ revision: 1, changes: [{ to: '1.0.0' }] }]);
  expect((await registry.serving()).requested).toMatchObject([{ outcome: { kind: 'live', pointer: { revision: 1 } } }]);
});

test('a release is uploaded whole', async () => {
  const registry = await runningSiteRegistry(folder.path(), {});
  const { release } = await registry.publish(await folder.build(docs('1.0.0')));
  expect((await registry.release('mfe-docs', '1.0.0')).release).toEqual(release);
  expect(await registry.versions('mfe-docs')).toEqual(['1.0.0']);
  expect(await registry.names()).toEqual(['mfe-docs']);
});
