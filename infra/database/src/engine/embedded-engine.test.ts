import { rm, stat, readFile, writeFile, mkdir, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openInAProcess } from '../../fixtures/run-open-in-a-process.ts';
import { startTestServer, temporaryFolder, testServers } from '../../fixtures/test-servers.ts';
import { startEngine, type EmbeddedEngine } from './embedded-engine.ts';
import { readPostmaster } from './postmaster-file.ts';

jest.setTimeout(60_000);

async function ask(engine: EmbeddedEngine, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...engine.address(), database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Asks until the server that was killed is back. */
async function askUntilAnswered(engine: EmbeddedEngine, sql: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await ask(engine, sql);
    } catch {
      await new Promise(setImmediate);
    }
  }
}

describe.each(testServers)('on $name', ({ binaries }) => {
  test('what was written is there after a stop and a start', async () => {
    const dataFolder = await temporaryFolder();
    const report = () => undefined;
    const first = await startEngine({ dataFolder, binaries, report });
    await ask(first, 'create table kept as select 7 as number');
    await first.close();
    expect(await readPostmaster(join(dataFolder, 'database/cluster'))).toBeUndefined();

    const second = await startEngine({ dataFolder, binaries, report });
    expect(await ask(second, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.close();
    await rm(dataFolder, { recursive: true });
  });

  test('a server that is killed comes back with all that was acknowledged, and says so', async () => {
    const server = await startTestServer(binaries);
    await ask(server.engine, 'create table kept (number int)');
    for (let number = 1; number <= 3; number++) {
      await ask(server.engine, `insert into kept values (${number})`);
      const killed = server.engine.pid();
      process.kill(killed, 'SIGKILL');
      const rows = await askUntilAnswered(server.engine, 'select count(*)::int as rows from kept');
      // An answer may still come out of a connection's last moment; a new server has a new number.
      while (server.engine.pid() === killed) await new Promise(setImmediate);
      expect(rows).toEqual([{ rows: number }]);
    }
    expect(server.failures.filter(({ code }) => code === 'DATABASE_DIED')).toHaveLength(3);
    await server.close();
  });
});

test('the password is known to no other program, and without it there is no access', async () => {
  const server = await startTestServer();
  const file = join(server.folder, 'database/password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
  const stranger = new pg.Client({ ...server.engine.address(), password: 'guess', database: 'postgres' });
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  await server.close();
});

test('the site has no rights beyond its tables, also in a data folder in which an earlier version worked as the superuser', async () => {
  const server = await startTestServer();
  await expect(ask(server.engine, `copy (select 1) to program 'cat'`)).rejects.toMatchObject({ code: '42501' });
  await expect(ask(server.engine, `select pg_read_file('postgresql.conf')`)).rejects.toMatchObject({ code: '42501' });
  await expect(ask(server.engine, 'create role more superuser')).rejects.toMatchObject({ code: '42501' });
  await server.engine.close();

  // What the earlier version left: no role, everything owned by the superuser.
  const before = await startEngine({ dataFolder: server.folder, report: () => undefined });
  const superuser = { address: before.maintenanceAddress } as EmbeddedEngine;
  await ask(superuser, 'create table old (id int generated always as identity, word text); create index on old (word)');
  await ask(superuser, 'drop owned by webdocs_site; drop role webdocs_site');
  await before.close();
  await rm(join(server.folder, 'database/site-password'));

  const after = await startEngine({ dataFolder: server.folder, report: () => undefined });
  await ask(after, `insert into old (word) values ('kept'); alter table old add column more text`);
  expect(await ask(after, 'select id, word from old')).toEqual([{ id: 1, word: 'kept' }]);
  await after.close();
  await rm(server.folder, { recursive: true });
});

test('a second start on the same data folder is told who has it', async () => {
  const server = await startTestServer();
  await expect(startEngine({ dataFolder: server.folder, report: () => undefined })).rejects.toMatchObject({
    code: 'DATABASE_IN_USE',
    values: { pid: process.pid },
  });
  expect(await ask(server.engine, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.close();
});

test('of two that start at the same moment one serves and the other is told', async () => {
  const folder = await temporaryFolder();
  const both = await Promise.all([openInAProcess(folder), openInAProcess(folder)]);
  expect(both.map(({ said }) => said).sort()).toEqual(['DATABASE_IN_USE', 'open']);
  await Promise.all(both.map((one) => one.close()));
  await rm(folder, { recursive: true });
});

test('the server that a killed site left behind is taken over at the next start', async () => {
  const folder = await temporaryFolder();
  const site = await openInAProcess(folder);
  expect(site.said).toBe('open');
  const orphan = await readPostmaster(join(folder, 'database/cluster'));
  await site.kill();
  expect(() => process.kill(orphan?.pid ?? 0, 0)).not.toThrow();

  const engine = await startEngine({ dataFolder: folder, report: () => undefined });
  expect(engine.pid()).not.toBe(orphan?.pid);
  expect(await ask(engine, 'select count(*)::int as tables from information_schema.tables where table_name = $$accounts$$')).toEqual([
    { tables: 1 },
  ]);
  await engine.close();
  await rm(folder, { recursive: true });
});

test('a start that was killed half way is begun again', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'database/cluster-draft-0123/data'), { recursive: true });
  await writeFile(join(folder, 'database/owner'), '{"pid": 4194304, "started": "1"}');
  const engine = await startEngine({ dataFolder: folder, report: () => undefined });
  expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(stat(join(folder, 'database/cluster-draft-0123'))).rejects.toMatchObject({ code: 'ENOENT' });
  await engine.close();
  await rm(folder, { recursive: true });
});

test('a lost password is said clearly, and nothing is overwritten', async () => {
  const folder = await temporaryFolder();
  await (await startEngine({ dataFolder: folder, report: () => undefined })).close();
  await rm(join(folder, 'database/password'));
  await expect(startEngine({ dataFolder: folder, report: () => undefined })).rejects.toMatchObject({ code: 'DATABASE_PASSWORD_LOST' });
  await stat(join(folder, 'database/cluster/PG_VERSION'));
  await rm(folder, { recursive: true });
});

(process.getuid?.() === 0 ? test : test.skip)('root may keep the data folder where no other user has access', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o700);
  const first = await startEngine({ dataFolder: folder, report: () => undefined });
  await ask(first, 'create table kept as select 7 as number');
  await first.close();
  const second = await startEngine({ dataFolder: folder, report: () => undefined });
  expect(await ask(second, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.close();
  const far = join('/var/lib/webdocs', (await readFile(join(folder, 'database/place'), 'utf8')).trim());
  await rm(far, { recursive: true });
  await rm(folder, { recursive: true });
});
