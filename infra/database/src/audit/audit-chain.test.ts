import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { lentTestServer, temporaryFolder, testServers, type LentServer } from '../../fixtures/test-servers.ts';
import { atOneMoment, dumpRows } from '../backup/dump-rows.ts';
import { restoreRows } from '../backup/restore-rows.ts';
import { RowDigests } from '../backup/row-digest.ts';
import { openDatabase, type Database } from '../database.ts';
import { appendAudit, auditHead, auditRows, headText, parsedHead, verifyAudit, type AuditEvent } from './audit-chain.ts';

jest.setTimeout(60_000);

const report = () => undefined;
const event = (subject: string): AuditEvent => ({
  actor: { kind: 'team', name: 'ci', team: 'mfe-docs' },
  event: 'live changed',
  subject,
  detail: { revision: 3, because: 'a "reason"\n', commit: null, isForced: false },
});

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

  const append = (...subjects: string[]) =>
    database.transaction(async (query) => {
      for (const subject of subjects) await appendAudit(query, event(subject));
    });
  /** As one who owns the table, and means it. */
  const tamper = (statement: string) =>
    database.transaction((query) =>
      sql`${sql.raw(`alter table audit disable trigger all; ${statement}; alter table audit enable trigger all`)}`.execute(query),
    );

  test('rows are numbered without a gap, also by many at once and where a change was undone', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((subject) => append(subject)));
    await expect(
      database.transaction(async (query) => {
        await appendAudit(query, event('undone'));
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    await append('f', 'g');
    expect(await verifyAudit(database.query)).toEqual({ head: await auditHead(database.query) });
    const rows = await auditRows(database.query, 3);
    expect(rows.map(({ seq, subject }) => [seq, subject])).toEqual([
      [7, 'g'],
      [6, 'f'],
      [5, expect.stringMatching(/^[a-e]$/)],
    ]);
    expect(rows[0]).toMatchObject(event('g'));
  });

  test.each(['update audit set event = event', 'delete from audit', 'truncate audit'])('%s is refused', async (statement) => {
    await append('a');
    await expect(sql`${sql.raw(statement)}`.execute(database.query)).rejects.toThrow('never changed or deleted');
    expect(await verifyAudit(database.query)).not.toHaveProperty('fault');
  });

  test.each([
    ['a subject', `update audit set subject = 'x' where seq = 2`, 2, 'not what its hash was made of'],
    ['an actor', `update audit set actor = '{"kind":"team","name":"eve","team":"mfe-docs"}' where seq = 2`, 2, 'not what its hash'],
    ['a moment', `update audit set at = at + interval '1 ms' where seq = 3`, 3, 'not what its hash'],
    ['a detail', `update audit set detail = detail || '{"revision":4}' where seq = 1`, 1, 'not what its hash'],
    ['a row that is gone', 'delete from audit where seq = 2', 2, 'row 3 comes after row 1'],
    ['the first row that is gone', 'delete from audit where seq = 1', 1, 'row 2 comes after row 0'],
    ['rows that changed places', 'update audit set seq = case seq when 2 then 13 when 3 then 12 else seq end', 2, 'missing'],
  ])('%s is found at its row', async (_, statement, seq, cause) => {
    await append('a', 'b', 'c');
    await tamper(statement);
    expect(await verifyAudit(database.query)).toMatchObject({ fault: { seq, cause: expect.stringContaining(cause) } });
  });

  test('a chain that was cut or made anew is found by a head that was noted before', async () => {
    await append('a', 'b', 'c');
    const noted = parsedHead(headText(await auditHead(database.query)));
    expect(noted).toMatchObject({ seq: 3 });
    await append('d');
    expect(await verifyAudit(database.query, noted)).not.toHaveProperty('fault');

    await tamper('delete from audit where seq >= 3');
    expect(await verifyAudit(database.query)).not.toHaveProperty('fault');
    expect(await verifyAudit(database.query, noted)).toMatchObject({ fault: { seq: 3, cause: expect.stringContaining('head is row 3') } });
    await append('another', 'd');
    expect(await verifyAudit(database.query)).not.toHaveProperty('fault');
    expect(await verifyAudit(database.query, noted)).toMatchObject({ fault: { seq: 3, cause: expect.stringContaining('made anew') } });
  });

  test.each(['', '12', '12:abc', `x:${'0'.repeat(64)}`])('"%s" is no head', (text) => {
    expect(parsedHead(text)).toBeUndefined();
  });
});

test('the site itself can only add to the audit of its own server, and a restore into such a server keeps the chain', async () => {
  const [folder, otherFolder] = [await temporaryFolder(), await temporaryFolder()];
  const database = await openDatabase({ dataFolder: folder, report });
  const { query } = database;
  await database.transaction((within) => appendAudit(within, event('a')));
  for (const statement of [
    `update audit set subject = 'x'`,
    'delete from audit',
    'truncate audit',
    'drop table audit',
    'alter table audit disable trigger all',
    'alter table audit rename to other',
    'drop schema public cascade',
  ])
    await expect(sql`${sql.raw(statement)}`.execute(query)).rejects.toMatchObject({ code: '42501' });
  // What it owns it may still make and drop.
  await sql`create table more (id int)`.execute(query);
  await sql`drop table more`.execute(query);

  const digests = new RowDigests();
  const lines = await atOneMoment(database, async (within) => {
    const all: string[] = [];
    for await (const line of dumpRows(within, digests)) all.push(line);
    return all;
  });
  const head = await auditHead(query);
  await database.close();

  const restored = await openDatabase({ dataFolder: otherFolder, report });
  const each = async function* () {
    yield* lines;
  };
  await restored.transaction((within) => restoreRows(within, each(), digests.result()));
  expect(await verifyAudit(restored.query, head)).toEqual({ head });
  await restored.transaction((within) => appendAudit(within, event('b')));
  expect(await verifyAudit(restored.query, head)).toMatchObject({ head: { seq: 2 } });
  await expect(sql`delete from audit`.execute(restored.query)).rejects.toMatchObject({ code: '42501' });
  await restored.close();
  for (const one of [folder, otherFolder]) await rm(one, { recursive: true });
});
