import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { backupInAProcess, type Order } from '../../fixtures/run-backup-in-a-process.ts';
import { checkedBackup } from './read-backup.ts';

/** Each step is a process of its own: here the steps that have more behind them than a file, in the soak all of them. */
jest.setTimeout(300_000);

const site = useDataFolder();
let server: LentServer;
let order: Pick<Order, 'file' | 'dataFolder' | 'databaseUrl'>;

beforeAll(async () => {
  server = await lentTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await site.deployed({ name: 'shell' });
  const account = { id: 'ada', issuer: 'test', subject: 'ada', email: 'ada@example.org', subscription_type: 'core' };
  await site.database().query.insertInto('accounts').values(account).execute();
  order = { file: join(server.folder, 'site.backup'), dataFolder: site.path(), databaseUrl: site.databaseUrl() };
});

test('a backup that is killed leaves no file that looks like one, and the next comes to its end', async () => {
  for (const endsAt of [1, 3]) {
    expect(await backupInAProcess({ ...order, what: 'backup', endsAt })).toMatchObject({ signal: 'SIGKILL', said: '' });
    expect(existsSync(order.file)).toBe(false);
  }
  const { steps } = await backupInAProcess({ ...order, what: 'backup' });
  expect(steps).toEqual(['rows', 'release shell 1.0.0', 'keys and settings', 'closing the file']);
  expect(await checkedBackup({ file: order.file, passphrase: undefined })).toMatchObject({
    contents: { tables: { accounts: { rows: 1 } } },
  });
  // A file that is run by itself has a server of its own in there.
  expect(readdirSync(server.folder).filter((name) => name !== 'database')).toEqual(['site.backup']);
});

test('a restore that is killed leaves nothing or all of it, and the next comes to its end', async () => {
  await backupInAProcess({ ...order, what: 'backup', file: join(server.folder, 'whole.backup') });
  const databaseUrl = await server.newEmptyDatabase();
  const target = join(server.folder, 'restored');
  const restore: Order = { what: 'restore', file: join(server.folder, 'whole.backup'), dataFolder: target, databaseUrl };
  const counts: number[] = [];
  const count = async () => {
    const database = await openDatabase({ url: databaseUrl, dataFolder: server.folder, report: () => undefined });
    const rows = await database.query.selectFrom('accounts').select('id').execute();
    await database.close();
    return rows.length;
  };
  // The last two go on where the one before had come to: after the transaction.
  for (const endsAt of [2, 4, 5, 3]) {
    expect(await backupInAProcess({ ...restore, endsAt })).toMatchObject({ signal: 'SIGKILL', said: '' });
    expect(existsSync(target)).toBe(false);
    counts.push(await count());
  }
  expect(counts).toEqual([0, 0, 1, 1]);
  const { steps } = await backupInAProcess(restore);
  expect(steps).toEqual(['files', 'opening the database', 'checking releases', 'moving the folder to its place']);
  expect(await count()).toBe(1);
  expect(readFileSync(join(target, 'registry/releases/shell/1.0.0/release.json'), 'utf8')).toContain('"shell"');
  expect(readdirSync(server.folder).filter((name) => name.startsWith('restored'))).toEqual(['restored']);
});
