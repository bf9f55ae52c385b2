import { lentTestServer, testServers, type LentServer } from '../../fixtures/test-servers.ts';
import { openDatabase, type Database } from '../database.ts';
import { tableNames } from '../tables.ts';
import { sql } from 'kysely';
import { atOneMoment, dumpRows } from './dump-rows.ts';
import { isEmpty, restoreRows } from './restore-rows.ts';
import { RowDigests, type TableDigests } from './row-digest.ts';

jest.setTimeout(60_000);

const report = () => undefined;

/** One row of every kind that is hard to write down. */
async function fill(database: Database, name: string): Promise<void> {
  const { query } = database;
  const id = `id-${name}`;
  await query
    .insertInto('accounts')
    .values({ id, issuer: 'test', subject: name, email: `${name}@example.org`, avatar_url: 'a\n"b"\\ 💾', subscription_type: 'core' })
    .execute();
  await query.insertInto('settings').values({ account_id: id, ai_help_history: null }).execute();
  await query
    .insertInto('sessions')
    .values({ id_hash: Buffer.alloc(32, 7), account_id: id, expires_at: new Date(1e12) })
    .execute();
  const { id: documentId } = await query
    .insertInto('documents')
    .values({ uri: `/${name}`, title: name, parents: JSON.stringify([{ uri: '/', title: 'Ü' }]) as never, compat_queries: ['a.b', 'c"d'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query.insertInto('collections').values({ id, account_id: id, name: 'Default', is_default: true }).execute();
  await query
    .insertInto('collection_items')
    .values({ id, collection_id: id, document_id: documentId, title: 't', notes: '\u2028\r\n' })
    .execute();
  await audit(database, id);
}

/** Its number comes from the database. */
async function audit({ query }: Database, accountId: string): Promise<void> {
  await query
    .insertInto('audit_rows')
    .values({ at: new Date(0), actor_id: null, account_id: accountId, action: 'suspend', reason: 'r', detail: '{}' as never })
    .execute();
}

async function everything({ query }: Database): Promise<unknown[]> {
  return Promise.all(tableNames.map((table) => query.selectFrom(table).selectAll().execute()));
}

interface Dump {
  readonly lines: readonly string[];
  readonly digests: TableDigests;
}

async function dump(database: Database): Promise<Dump> {
  return atOneMoment(database, async (query) => {
    const digests = new RowDigests();
    const lines: string[] = [];
    for await (const line of dumpRows(query, digests)) lines.push(line);
    return { lines, digests: digests.result() };
  });
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** As an operator may have set it up: the form of rows does not depend on it. */
async function writingBytesItsOwnWay(url: string, dataFolder: string): Promise<void> {
  const database = await openDatabase({ url, dataFolder, report });
  await sql`do $$ begin execute format('alter database %I set bytea_output = escape', current_database()); end $$`.execute(database.query);
  await database.close();
}

const restore = (database: Database, { lines, digests }: Dump) => database.transaction((query) => restoreRows(query, each(lines), digests));

describe.each(testServers)('on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  beforeAll(async () => {
    server = await lentTestServer(binaries);
  });
  beforeEach(async () => {
    database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report });
  });
  afterEach(() => database.close());
  afterAll(() => server.close());

  test('everything comes back as it was, into an empty database too', async () => {
    expect(await isEmpty(database.query)).toBe(true);
    await fill(database, 'ada');
    expect(await isEmpty(database.query)).toBe(false);
    const before = await everything(database);
    const written = await dump(database);
    await fill(database, 'eve').catch(() => undefined);
    await database.query.deleteFrom('accounts').where('subject', '=', 'ada').execute();
    expect(await restore(database, written)).toBe(7);
    expect(await everything(database)).toEqual(before);
    expect((await dump(database)).digests).toEqual(written.digests);

    const url = await server.newEmptyDatabase();
    await writingBytesItsOwnWay(url, server.folder);
    const other = await openDatabase({ url, dataFolder: server.folder, report });
    await restore(other, written);
    expect(await everything(other)).toEqual(before);
    // Rows that come next get numbers of their own.
    await other.query
      .insertInto('documents')
      .values({ uri: '/next', title: 'next', parents: '[]' as never, compat_queries: [] })
      .execute();
    await audit(other, 'id-ada');
    await other.close();
  });

  test('a row comes back that belongs to one which was written again after it', async () => {
    await fill(database, 'ada');
    const at = new Date(0);
    const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const chat = { id: id(1), account_id: 'id-ada', label: 'Tea', created_at: at, updated_at: at, deleted_at: null };
    await database.query.insertInto('ai_help_chats').values(chat).execute();
    const question = {
      chat_id: id(1),
      question: 'Tea?',
      text: null,
      answer: null,
      state: 'pending' as const,
      alive_at: at,
      created_at: at,
    };
    const followUps = Array.from({ length: 600 }, (_, index) => ({ ...question, id: id(index + 2), parent_id: id(1) }));
    await database.query
      .insertInto('ai_help_messages')
      .values([{ ...question, id: id(1), parent_id: null }, ...followUps])
      .execute();
    await database.query.updateTable('ai_help_messages').set({ state: 'complete' }).where('id', '=', id(1)).execute();
    const written = await dump(database);
    expect(written.lines.findLast((line) => line.includes('Tea?'))).toContain('"complete"');
    await restore(database, written);
    expect((await dump(database)).digests).toEqual(written.digests);
  });

  test('rows of an earlier version are brought up to date, and what users had deleted is not there any more', async () => {
    await fill(database, 'ada');
    const { lines, digests } = await dump(database);
    const [header, ...rows] = lines;
    const { migrations } = JSON.parse(header as string) as { migrations: string[] };
    // Sessions of that version had fewer columns than those that are dumped here.
    const laterTables = rows.findIndex((line) => line === '{"table":"sessions"}');
    // And settings had one that is a row of the list of the newsletter now.
    const columns = (line: string) => line.replace('{"row":{"no_ads"', '{"row":{"mdnplus_newsletter": true, "no_ads"');
    const early = [JSON.stringify({ migrations: migrations.slice(0, 1) }), ...rows.slice(0, laterTables).map(columns)];
    const earlyDigests = { accounts: digests['accounts'] as TableDigests[string] };
    expect(await restore(database, { lines: early, digests: earlyDigests })).toBe(2);
    expect(
      await database.query.selectFrom('newsletter_addresses').select(['email', 'locale']).where('confirmed_at', 'is not', null).execute(),
    ).toEqual([{ email: 'ada@example.org', locale: 'en-US' }]);
    expect(await database.query.selectFrom('collections').selectAll().execute()).toEqual([]);
    expect(await database.query.selectFrom('accounts').select('subject').execute()).toEqual([{ subject: 'ada' }]);
  });

  test.each<[string, (dump: Dump) => Dump, RegExp]>([
    ['of no version', ({ lines, digests }) => ({ lines: ['{}', ...lines.slice(1)], digests }), /does not say of which version/],
    ['about a table that we have not', edited('{"table":"documents"}', '{"table":"pg_class"}'), /there is no table/],
    ['of an account that is not there', edited('"account_id": "id-ada"', '"account_id": "id-x"'), /foreign key/],
    ['of a newer version', edited('002-collections', '999-tomorrow'), /newer version/],
    ['in which a word was altered', edited('"title": "ada"', '"title": "eve"'), /the rows of documents are not those/],
    [
      'of which one is missing',
      ({ lines, digests }) => ({ lines: lines.slice(0, -1).filter((line) => !line.includes('"suspend"')), digests }),
      /the rows of audit_rows are not those/,
    ],
  ])('rows %s change nothing', async (_, spoil, cause) => {
    await fill(database, 'ada');
    const before = await everything(database);
    await expect(restore(database, spoil(await dump(database)))).rejects.toThrow(cause);
    expect(await everything(database)).toEqual(before);
  });
});

function edited(from: string, to: string): (dump: Dump) => Dump {
  return ({ lines, digests }) => {
    expect(lines.join('\n')).toContain(from);
    return { lines: lines.map((line) => line.replaceAll(from, to)), digests };
  };
}
