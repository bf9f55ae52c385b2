import { appendFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { lentTestServer, type LentServer } from '../../fixtures/test-servers.ts';
import { openDatabase, type Database } from '../database.ts';
import { keepLedger, readLedger } from './deletion-ledger.ts';
import { deletionHash, forgetDeletions, noteDeletion } from './note-deletion.ts';
import { replayDeletions } from './replay-deletions.ts';

jest.setTimeout(60_000);

let server: LentServer;
let database: Database;
let file: string;
const failures: Failure[] = [];

beforeAll(async () => {
  server = await lentTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
  file = join(server.folder, `ledger-${Math.random()}`);
  failures.length = 0;
});
afterEach(() => database.close());

/** The ledger as a site that starts now and is closed at once leaves it. */
async function kept(): Promise<string[]> {
  await keepLedger({ database, file, report: (failure) => failures.push(failure) })();
  return (await readLedger(file)).map(({ table, hash }) => `${table} ${hash}`);
}
const lineOf = (table: 'accounts' | 'collections', id: string) => `${table} ${deletionHash(table, id).toString('hex')}`;

async function account(id: string): Promise<void> {
  await database.query
    .insertInto('accounts')
    .values({ id, issuer: 'test', subject: id, email: `${id}@example.org`, subscription_type: 'core' })
    .execute();
  await database.query
    .insertInto('collections')
    .values({ id: `collection-of-${id}`, account_id: id, name: 'Default' })
    .execute();
}

test('what was deleted is written down once, however often the site starts, and nothing else of it', async () => {
  expect(await kept()).toEqual([]);
  await noteDeletion(database.query, 'accounts', ['ada']);
  expect(await kept()).toEqual([lineOf('accounts', 'ada')]);
  await noteDeletion(database.query, 'collections', ['mine', 'yours']);
  await noteDeletion(database.query, 'accounts', ['ada']);
  expect((await kept()).sort()).toEqual([lineOf('accounts', 'ada'), lineOf('collections', 'mine'), lineOf('collections', 'yours')].sort());
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).not.toMatch(/ada|mine/);
});

test('a deletion whose transaction failed is none', async () => {
  await expect(
    database.transaction(async (query) => {
      await noteDeletion(query, 'accounts', ['ada']);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow();
  expect(await kept()).toEqual([]);
});

test('a line that a power cut broke off is written anew, and the rest stays readable', async () => {
  await noteDeletion(database.query, 'accounts', ['ada']);
  await kept();
  await noteDeletion(database.query, 'collections', ['mine']);
  await appendFile(file, '2026-11-25T10:00:00.000Z collections 12ab');
  expect(await kept()).toEqual([lineOf('accounts', 'ada'), lineOf('collections', 'mine')]);
});

test('a ledger of which a power cut left a part of the first line is begun anew', async () => {
  await noteDeletion(database.query, 'accounts', ['ada']);
  await writeFile(file, 'webdocs del');
  expect(await kept()).toEqual([lineOf('accounts', 'ada')]);
  expect(failures).toEqual([]);
});

test('the ledger outlives the rows, which go after a month', async () => {
  await noteDeletion(database.query, 'accounts', ['ada']);
  await kept();
  await forgetDeletions(database.query, new Date(Date.now() + 29 * 24 * 60 * 60 * 1000));
  expect(await database.query.selectFrom('deletions').select('table').execute()).toHaveLength(1);
  await forgetDeletions(database.query, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  expect(await database.query.selectFrom('deletions').select('table').execute()).toEqual([]);
  expect(await kept()).toEqual([lineOf('accounts', 'ada')]);
});

test('a ledger that cannot be written is reported once, and one that is none is not taken for one', async () => {
  await mkdir(file);
  const close = keepLedger({ database, file, everyMs: 5, report: (failure) => failures.push(failure) });
  await close();
  expect(failures).toMatchObject([{ code: 'LEDGER_NOT_WRITTEN', values: { file } }]);
  const other = `${file}.txt`;
  await writeFile(other, 'shopping list\n');
  await expect(readLedger(other)).rejects.toMatchObject({ code: 'LEDGER_MALFORMED' });
  await expect(readLedger(`${file}.missing`)).rejects.toMatchObject({ code: 'LEDGER_MALFORMED' });
});

test('what came back with a backup is deleted again, with what belongs to it, and stays noted', async () => {
  await account('ada');
  await account('eve');
  await noteDeletion(database.query, 'accounts', ['ada']);
  await noteDeletion(database.query, 'collections', ['collection-of-eve', 'unknown']);
  await kept();
  const deletions = await readLedger(file);
  await database.query.deleteFrom('deletions').execute();

  expect(await database.transaction((query) => replayDeletions(query, deletions))).toBe(2);
  expect(await database.query.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'eve' }]);
  expect(await database.query.selectFrom('collections').select('id').execute()).toEqual([]);
  expect(await database.query.selectFrom('deletions').select('table').execute()).toHaveLength(3);
  expect(await kept()).toHaveLength(3);
});
