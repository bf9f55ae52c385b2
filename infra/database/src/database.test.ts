import { sql, type Kysely } from 'kysely';
import { fillDisk } from '../fixtures/full-disk.ts';
import { startTestServer, testServers, type TestServer } from '../fixtures/test-servers.ts';
import { retryingPool } from './connection/retrying-pool.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/migrations.ts';

jest.setTimeout(60_000);

describe.each(testServers)('on $name', ({ binaries }) => {
  let server: TestServer;
  const opened: Database[] = [];

  beforeAll(async () => {
    server = await startTestServer(binaries);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  afterAll(() => server.close());

  /** Waits long: on a busy machine a killed server took more than 10 s to answer again. */
  async function open(url: string, patienceMs = 40_000): Promise<Database> {
    const database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined, patienceMs });
    opened.push(database);
    return database;
  }

  function newAccount(database: Pick<Database, 'query'>, id: string) {
    return database.query
      .insertInto('accounts')
      .values({ id, issuer: 'test', subject: id, email: `${id}@example.org`, subscription_type: 'core' });
  }

  test('a new database gets every table, and a second start finds nothing to do', async () => {
    const database = await open(await server.newEmptyDatabase());
    const done = await sql<{ name: string }>`select name from migrations order by name`.execute(database.query);
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(await migrate(database.query)).toEqual([]);
  });

  test('a start that has other work between two migrations for a minute is waited for, and nothing else is', async () => {
    const database = await open(await server.newDatabase());
    const patience = async (query: Kysely<never>) => {
      const { rows } = await sql<{ patience: string }>`select current_setting('idle_in_transaction_session_timeout') as patience`.execute(
        query,
      );
      return rows[0]?.patience;
    };
    const waits: unknown[] = [];
    await migrate(database.query, {
      ...migrations,
      '999-slow': { up: async (query) => void waits.push(await patience(query as Kysely<never>)) },
    });
    expect([...waits, await patience(database.query as unknown as Kysely<never>)]).toEqual(['2min', '30s']);
  });

  test('several starts at once do each migration once', async () => {
    const url = await server.newEmptyDatabase();
    await Promise.all([open(url), open(url), open(url), open(url)]);
    const [first] = opened as [Database];
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(first.query);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(migrations));
  });

  test('a migration that fails changes nothing and is named', async () => {
    const database = await open(await server.newDatabase());
    const broken = {
      ...migrations,
      '900-good': { up: async (query: Kysely<unknown>) => void (await sql`create table half_way (number int)`.execute(query)) },
      '901-broken': { up: async (query: Kysely<unknown>) => void (await sql`create tabel oops`.execute(query)) },
    };
    await expect(migrate(database.query, broken)).rejects.toMatchObject({
      code: 'DATABASE_MIGRATION_FAILED',
      values: { name: '901-broken' },
    });
    const { rows } = await sql`select to_regclass('half_way') as name`.execute(database.query);
    expect(rows).toEqual([{ name: null }]);
  });

  test('a database of a newer version of the site is left alone', async () => {
    const database = await open(await server.newDatabase());
    await migrate(database.query, { ...migrations, '999-of-tomorrow': { up: async () => undefined } });
    await expect(migrate(database.query)).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
  });

  test('a database that was opened and never asked anything leaves no connection behind when it is closed', async () => {
    const url = await server.newDatabase();
    const other = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
    await other.close();
    const database = await open(await server.newDatabase());
    const left = async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = ${new URL(url).pathname.slice(1)}`.execute(database.query);
      return rows.length;
    };
    // The server ends its process a moment after the client has left.
    for (let asked = 0; (await left()) > 0; asked += 1) expect(asked).toBeLessThan(1000);
  });

  test('the pool says what its connections do, and that the server is away', async () => {
    const database = await openDatabase({
      url: await server.newDatabase(),
      dataFolder: server.folder,
      report: () => undefined,
      patienceMs: 0,
      connections: 1,
    });
    opened.push(database);
    expect(database.pool()).toMatchObject({ inUse: 0, waiting: 0, most: 1, isAway: false });
    let second: Promise<unknown> = Promise.resolve();
    await database.transaction(async (query) => {
      await sql`select 1`.execute(query);
      second = sql`select 2`.execute(database.query);
      await sql`select 3`.execute(query);
      expect(database.pool()).toMatchObject({ inUse: 1, idle: 0, waiting: 1 });
    });
    await second;
    expect(database.pool()).toMatchObject({ inUse: 0, idle: 1, waiting: 0 });
    const none = retryingPool({ address: () => ({ host: '127.0.0.1', port: 1 }), size: 1, patienceMs: 0, onTrouble: () => undefined });
    await expect(none.connect()).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
    expect(none.state()).toMatchObject({ inUse: 0, isAway: true });
  });

  test('work that fails half way leaves nothing behind', async () => {
    const database = await open(await server.newDatabase());
    const half = database.transaction(async (query) => {
      await newAccount({ query }, 'one').execute();
      throw new Error('no further');
    });
    await expect(half).rejects.toThrow('no further');
    expect(await database.query.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  test('work that finds no room on the disk fails as DATABASE_FULL, and goes well when there is room', async () => {
    const database = await open(await server.newDatabase());
    const makeRoom = await fillDisk(database.query, 'accounts');
    for (const work of [newAccount(database, 'one').execute(), database.transaction((query) => newAccount({ query }, 'one').execute())])
      await expect(work).rejects.toMatchObject({
        code: 'DATABASE_FULL',
        status: 503,
        values: { cause: expect.stringContaining('No space left') as string },
      });
    await makeRoom();
    await newAccount(database, 'one').execute();
  });

  test('calls wait out a short absence of the server', async () => {
    const database = await open(await server.newDatabase());
    await newAccount(database, 'one').execute();
    process.kill(server.engine.pid(), 'SIGKILL');
    const rows = () => database.query.selectFrom('accounts').select('id').execute();
    const answers = await Promise.all([
      rows(),
      rows(),
      database.transaction((query) => query.selectFrom('accounts').select('id').execute()),
    ]);
    expect(answers).toEqual([[{ id: 'one' }], [{ id: 'one' }], [{ id: 'one' }]]);
  });

  test('work under way when the server is killed fails as DATABASE_AWAY and is written whole or not at all', async () => {
    const database = await open(await server.newDatabase());
    const writer = async (name: string): Promise<string[]> => {
      const acknowledged: string[] = [];
      for (let number = 0; number < 40; number++) {
        const ids = [`${name}-${number}-a`, `${name}-${number}-b`];
        const written = await database
          .transaction(async (query) => {
            for (const id of ids) await newAccount({ query }, id).execute();
          })
          .then(
            () => true,
            (thrown: { code?: string }) => {
              expect(thrown.code).toBe('DATABASE_AWAY');
              return false;
            },
          );
        if (written) acknowledged.push(...ids);
        if (name === 'w1' && number === 10) process.kill(server.engine.pid(), 'SIGKILL');
      }
      return acknowledged;
    };
    const acknowledged = (await Promise.all(['w1', 'w2', 'w3'].map(writer))).flat();
    const rows = await database.query.selectFrom('accounts').select('id').execute();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    for (const id of kept) expect(kept.has(id.replace(/[ab]$/, (letter) => (letter === 'a' ? 'b' : 'a')))).toBe(true);
  });

  test('the longest wait for a server that stays away ends in DATABASE_AWAY', async () => {
    const url = new URL(await server.newDatabase());
    url.port = '1';
    await expect(open(url.href, 100)).rejects.toMatchObject({ code: 'DATABASE_AWAY', status: 503 });
  });
});
