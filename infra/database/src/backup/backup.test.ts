import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openInAProcess } from '../../fixtures/run-open-in-a-process.ts';
import { lentTestServer, temporaryFolder, testServers, type LentServer } from '../../fixtures/test-servers.ts';
import { openDatabase, type Database } from '../database.ts';
import { openData } from '../open-data.ts';
import { tableNames } from '../tables.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

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

describe.each(testServers)('on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  let file: string;
  beforeAll(async () => {
    server = await lentTestServer(binaries);
  });
  beforeEach(async () => {
    database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report });
    file = join(server.folder, `backup-${Math.random()}.gz`);
  });
  afterEach(() => database.close());
  afterAll(() => server.close());

  test('everything comes back as it was, into an empty database too', async () => {
    await fill(database, 'ada');
    const before = await everything(database);
    expect(await writeBackup(database, file)).toBe(7);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await fill(database, 'eve').catch(() => undefined);
    await database.query.deleteFrom('accounts').where('subject', '=', 'ada').execute();
    expect(await restoreBackup(database, file)).toBe(7);
    expect(await everything(database)).toEqual(before);

    const other = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report });
    await restoreBackup(other, file);
    expect(await everything(other)).toEqual(before);
    await other.query
      .insertInto('documents')
      .values({ uri: '/next', title: 'next', parents: '[]' as never, compat_queries: [] })
      .execute();
    await audit(other, 'id-ada');
    await other.close();
  });

  test('a backup of an earlier version is brought up to date', async () => {
    await fill(database, 'ada');
    await writeBackup(database, file);
    const [header, ...lines] = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
    const first = JSON.parse(header as string) as { migrations: string[] };
    const laterTables = lines.findIndex((line) => line === '{"table":"documents"}');
    const early = [JSON.stringify({ ...first, migrations: first.migrations.slice(0, 1) }), ...lines.slice(0, laterTables)];
    await writeFile(file, gzipSync(`${early.join('\n')}\n`));
    expect(await restoreBackup(database, file)).toBe(3);
    expect(await database.query.selectFrom('collections').selectAll().execute()).toEqual([]);
    expect(await database.query.selectFrom('accounts').select('subject').execute()).toEqual([{ subject: 'ada' }]);
  });

  test.each<[string, (content: Buffer) => Buffer, string]>([
    ['cut off', (content) => content.subarray(0, content.length / 2), 'BACKUP_MALFORMED'],
    ['no backup at all', () => Buffer.from('hello'), 'BACKUP_MALFORMED'],
    ['empty', () => Buffer.alloc(0), 'BACKUP_MALFORMED'],
    ['about a table that we have not', (content) => edited(content, '{"table":"documents"}', '{"table":"pg_class"}'), 'BACKUP_MALFORMED'],
    [
      'of a row that refers to an unknown account',
      (content) => edited(content, '"account_id": "id-ada"', '"account_id": "id-x"'),
      'BACKUP_MALFORMED',
    ],
    ['of a newer version', (content) => edited(content, '002-collections', '999-tomorrow'), 'DATABASE_NEWER'],
  ])('a file that is %s changes nothing', async (_, spoil, code) => {
    await fill(database, 'ada');
    const before = await everything(database);
    await writeBackup(database, file);
    await writeFile(file, spoil(await readFile(file)));
    await expect(restoreBackup(database, file)).rejects.toMatchObject({ code });
    expect(await everything(database)).toEqual(before);
  });

  test('a backup does not write over another file, and leaves no half of one', async () => {
    await writeFile(file, 'precious');
    await expect(writeBackup(database, file)).rejects.toMatchObject({ code: 'BACKUP_EXISTS' });
    expect(await readFile(file, 'utf8')).toBe('precious');
    await expect(stat(`${file}.${process.pid}.part`)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  function edited(content: Buffer, from: string, to: string): Buffer {
    const text = gunzipSync(content).toString();
    expect(text).toContain(from);
    return gzipSync(text.replaceAll(from, to));
  }
});

test('beside a running site the data is backed up and restored through its server', async () => {
  const folder = await temporaryFolder();
  const site = await openInAProcess(folder);
  expect(site.said).toBe('open');
  const beside = await openData({ dataFolder: folder, report });
  await fill(beside, 'ada');
  const before = await everything(beside);
  await writeBackup(beside, join(folder, 'backup.gz'));
  await beside.query.deleteFrom('accounts').execute();
  await restoreBackup(beside, join(folder, 'backup.gz'));
  expect(await everything(beside)).toEqual(before);
  await beside.close();
  await site.close();

  const later = await openData({ dataFolder: folder, report });
  expect(await everything(later)).toEqual(before);
  await later.close();
  await rm(folder, { recursive: true });
});
