import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lentTestServer, type LentServer } from '../../fixtures/test-servers.ts';
import { openDatabase } from '../database.ts';
import { withoutPassword } from './unusable-database.ts';

jest.setTimeout(60_000);

let server: LentServer;
let stranger: Server;
beforeAll(async () => {
  server = await lentTestServer();
  stranger = createServer((_, response) => response.end('hello'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => stranger.close(resolve));
});

async function refusalOf(url: string, mayComeLater = false): Promise<{ code: string; message: string; remedy: string }> {
  try {
    await (await openDatabase({ url, dataFolder: server.folder, report: () => undefined, patienceMs: 0, mayComeLater })).close();
  } catch (thrown) {
    return thrown as { code: string; message: string; remedy: string };
  }
  throw new Error('it was opened');
}

async function changed(change: (url: URL) => void): Promise<string> {
  const url = new URL(await server.newEmptyDatabase());
  change(url);
  return url.href;
}

test.each(['foo', 'localhost:5432/webdocs', 'mysql://ada:secret@localhost/webdocs', 'postgres://ada:secret@localhost:99999/webdocs'])(
  'DATABASE_URL=%s is refused at once, a start included, and without its password',
  async (url) => {
    const { code, message, remedy } = await refusalOf(url, true);
    expect(code).toBe('DATABASE_URL_MALFORMED');
    expect(message).toContain(url.replace('secret', '…'));
    expect(message).not.toContain('secret');
    expect(remedy).toContain('postgres://user:password@host:5432/name');
  },
);

test('a host that does not exist, a closed port, and something that is no PostgreSQL are named', async () => {
  expect((await refusalOf('postgres://nowhere.invalid/webdocs')).message).toMatch(/nowhere\.invalid:5432: getaddrinfo E/);
  expect((await refusalOf('postgres://127.0.0.1:1/webdocs')).message).toContain('127.0.0.1:1: connect ECONNREFUSED');
  const { port } = stranger.address() as AddressInfo;
  const { code, message } = await refusalOf(`postgres://127.0.0.1:${port}/webdocs`);
  expect([code, message]).toEqual([expect.stringMatching(/^DATABASE_(AWAY|UNUSABLE)$/), expect.stringContaining(`127.0.0.1:${port}`)]);
});

test('a missing database is named, with how it is made', async () => {
  const { code, message, remedy } = await refusalOf(await changed((url) => (url.pathname = '/nothing_here')), true);
  expect([code, message]).toEqual(['DATABASE_MISSING', expect.stringContaining('nothing_here')]);
  expect(remedy).toContain('createdb nothing_here');
});

test('an unknown user, or a wrong password, is named and not shown', async () => {
  const { code, message } = await refusalOf(
    await changed((url) => {
      url.username = 'nobody_here';
      url.password = 'wrong-secret';
    }),
    true,
  );
  expect([code, message]).toEqual(['DATABASE_LOGIN_REFUSED', expect.stringContaining('nobody_here')]);
  expect(message).not.toContain('wrong-secret');
});

test('a server that speaks no TLS, where TLS is asked for, is named', async () => {
  const { code, message } = await refusalOf(await changed((url) => url.searchParams.set('sslmode', 'require')), true);
  expect([code, message]).toEqual(['DATABASE_UNUSABLE', expect.stringContaining('SSL')]);
});

test.each([
  ['postgres://ada:se@cret@host/name', 'postgres://ada:…@host/name'],
  ['postgres://ada@host/name?password=secret&x=1', 'postgres://ada@host/name?password=…&x=1'],
  ['postgres://host/name', 'postgres://host/name'],
])('%s is shown as %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown);
});
