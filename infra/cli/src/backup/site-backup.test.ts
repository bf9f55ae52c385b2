import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { execFileSync } from 'node:child_process';
import { openDatabase } from '@webdocs/database';
import { keepLedger } from '@webdocs/database/deletion-ledger';
import { deletionHash, noteDeletion } from '@webdocs/database/note-deletion';
import { sql } from 'kysely';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { openRegistry } from '@webdocs/registry';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { run as drill } from '../commands/data-drill.ts';
import { run as backup } from '../commands/data-backup.ts';
import { run as restore } from '../commands/data-restore.ts';
import type { BackupContents } from './backup-contents.ts';
import { entriesOf } from './read-backup.ts';
import { tarEnd, tarHeader, tarPadding, type TarEntry } from './tar-archive.ts';

jest.setTimeout(120_000);

const site = useDataFolder();
let server: LentServer;
const environment = { ...process.env };
let file: string;
let target: string;

beforeAll(async () => {
  server = await lentTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  process.env.DATABASE_URL = site.databaseUrl();
  file = join(server.folder, `site-${Math.random()}.backup`);
  target = join(server.folder, `restored-${Math.random()}`);
  await site.deployed({ name: 'shell' }, { name: 'mfe-docs' }, { name: 'mfe-docs', version: '1.1.0' });
  mkdirSync(join(site.path(), 'keys'), { recursive: true });
  writeFileSync(join(site.path(), 'keys/identity-keys.json'), '{"signing":{}}', { mode: 0o600 });
  const { query } = site.database();
  await query
    .insertInto('accounts')
    .values([account('ada'), account('eve')])
    .execute();
  await query
    .insertInto('sessions')
    .values({ id_hash: Buffer.alloc(32, 7), account_id: 'ada', expires_at: new Date(4e12) })
    .execute();
});
afterEach(() => {
  process.env = { ...environment };
});

function account(id: string) {
  return { id, issuer: 'test', subject: id, email: `${id}@example.org`, subscription_type: 'core' };
}
const silent = { out: () => undefined, err: () => undefined };
const print = () => site.printed(backup, file);
/** What a person types on another machine, with a database there. */
async function restored(...args: string[]): Promise<string> {
  process.env.DATABASE_URL = await server.newEmptyDatabase();
  await restore([file, '--data', target, ...args], silent);
  return process.env.DATABASE_URL;
}
async function livingIn(dataFolder: string, url: string) {
  const database = await openDatabase({ url, dataFolder, report: () => undefined });
  const registry = await openRegistry({ dataFolder, database });
  const { versions } = await registry.live();
  const files = await Promise.all(
    Object.entries(versions).map(async ([name, version]) => {
      const { release, signature } = await registry.release(name, version);
      const paths = await Promise.all(Object.keys(release.files).map(async (path) => (await registry.file(name, version, path))?.length));
      return [name, signature.value, paths];
    }),
  );
  const accounts = await database.query.selectFrom('accounts').select('id').orderBy('id').execute();
  const sessions = await database.query.selectFrom('sessions').select('account_id').execute();
  const before = await registry.rollback('mfe-docs').catch(({ code }: { code: string }) => code);
  await registry.close();
  await database.close();
  return { versions, files, accounts, sessions, before };
}

test('a backup is the whole site: what is live, signatures, sign-ins and the way back', async () => {
  const said = await print();
  expect(said).toMatch(/rows and \d+ files are in/);
  expect(said).toMatch(/head of the audit 8:[0-9a-f]{64}/);
  expect(said).toContain('It is not sealed');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const url = await restored('--deletions', 'none');
  const { versions, files, accounts, sessions, before } = await livingIn(target, url);
  const there = await livingIn(site.path(), site.databaseUrl());
  expect({ versions, files, accounts, sessions }).toEqual({
    versions: there.versions,
    files: there.files,
    accounts: [{ id: 'ada' }, { id: 'eve' }],
    sessions: [{ account_id: 'ada' }],
  });
  expect(before).toMatchObject({ revision: 4 });
  const settings = readFileSync(join(target, 'restored-settings.env'), 'utf8');
  expect(settings).toContain(`WEBDOCS_DATA='${target}'\nDATABASE_URL='${url}'\n`);
  expect(readFileSync(join(target, 'keys/identity-keys.json'), 'utf8')).toBe('{"signing":{}}');
  expect(statSync(join(target, 'keys/identity-keys.json')).mode & 0o777).toBe(0o600);
});

test('mail that waited in it is not sent again by the site that is restored', async () => {
  const content = { subject: 'Hello', text: 'Hello', locale: 'en-US' };
  const row = { id: '0f0e0d0c-0b0a-4908-8706-050403020100', kind: 'account', urgency: 0, recipient: 'ada@example.org', message: content };
  await site
    .database()
    .query.insertInto('outgoing_mail')
    .values({ ...row, queued_at: new Date(), next_try_at: new Date() })
    .execute();
  await print();
  const database = await openDatabase({ url: await restored('--deletions', 'none'), dataFolder: target, report: () => undefined });
  const rows = await database.query.selectFrom('outgoing_mail').select(['recipient', 'died_at', 'doubts']).execute();
  expect(rows).toEqual([{ recipient: 'ada@example.org', died_at: expect.any(Date), doubts: 1 }]);
  await database.close();
});

test('any tar program opens it, private keys of teams are not in it, and secrets only under a passphrase', async () => {
  process.env.WEBDOCS_STRIPE_KEY = 'sk_test_hidden';
  process.env.WEBDOCS_SITE_NAME = "Ada's docs";
  const said = await print();
  expect(said).toContain('left out, as no passphrase seals the file: WEBDOCS_STRIPE_KEY, DATABASE_URL, operator-token');
  const list = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
  expect(list).toMatch(/^backup\.json\nrows\/000001\.jsonl\nreleases\/mfe-docs\//);
  expect(list).toContain('trust/shell.pub');
  expect(list).toContain('keys/identity-keys.json');
  expect(list).not.toMatch(/\.key$|operator-token/m);
  const everything = execFileSync('tar', ['-xzOf', file], { encoding: 'latin1' });
  expect(everything).not.toMatch(/PRIVATE KEY|sk_test_hidden/);
  expect(everything).toContain(`WEBDOCS_SITE_NAME='Ada'\\''s docs'`);
});

test('what users deleted since then stays deleted, and which ledger says so has to be said', async () => {
  await print();
  const ledger = join(server.folder, `ledger-${Math.random()}`);
  const close = keepLedger({ database: site.database(), file: ledger, report: () => undefined });
  await site.database().transaction(async (query) => {
    await noteDeletion(query, 'accounts', ['ada']);
    await query.deleteFrom('accounts').where('id', '=', 'ada').execute();
  });
  await close();
  await expect(restored()).rejects.toMatchObject({ code: 'LEDGER_MISSING' });
  const url = await restored('--deletions', ledger);
  expect(await livingIn(target, url)).toMatchObject({ accounts: [{ id: 'eve' }], sessions: [] });
  expect(readFileSync(join(target, 'deletions.ledger'), 'utf8')).toBe(readFileSync(ledger, 'utf8'));
});

test('a restore that goes on where one was killed deletes what a later ledger names', async () => {
  await print();
  const url = await restored('--deletions', 'none');
  // As it is between the transaction and the move of the folder.
  rmSync(target, { recursive: true });
  const { id } = JSON.parse((await entriesOf({ file, passphrase: undefined }).next()).value.bytes.toString()) as { id: string };
  const database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
  await sql`comment on table migrations_lock is ${sql.lit(id)}`.execute(database.query);
  await database.close();
  const ledger = join(server.folder, `ledger-${Math.random()}`);
  writeFileSync(ledger, `webdocs deletions 1\n2026-11-25T10:00:00.000Z accounts ${deletionHash('accounts', 'ada').toString('hex')}\n`);
  process.env.DATABASE_URL = url;
  await restore([file, '--data', target, '--deletions', ledger], silent);
  expect(await livingIn(target, url)).toMatchObject({ accounts: [{ id: 'eve' }] });
});

test('nothing is restored over a running site, a folder with something in it, or a database in use', async () => {
  await print();
  const over = (dataFolder: string) => restore([file, '--data', dataFolder, '--deletions', 'none'], silent);
  await expect(over(site.path())).rejects.toMatchObject({ code: 'RESTORE_SITE_RUNNING' });
  await site.stopSite();
  await expect(over(site.path())).rejects.toMatchObject({ code: 'RESTORE_NOT_EMPTY' });
  // A volume of its own, on every system.
  await expect(over('/dev')).rejects.toMatchObject({ code: 'RESTORE_NOT_WRITTEN', values: { folder: '/dev' } });
  await expect(over(target)).rejects.toMatchObject({
    code: 'RESTORE_NOT_EMPTY',
    values: { place: 'the database that DATABASE_URL names' },
  });
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(server.folder).filter((name) => name.includes('restoring'))).toEqual([]);
  expect((await site.database().query.selectFrom('accounts').select('id').execute()).length).toBe(2);
});

test('a file that was altered, cut off, of the first form or no backup at all is refused before anything is made', async () => {
  await print();
  const whole = readFileSync(file);
  const refused = async (content: Buffer, code: string) => {
    writeFileSync(file, content);
    await expect(restored('--deletions', 'none')).rejects.toMatchObject({ code });
    expect(existsSync(target)).toBe(false);
  };
  await refused(whole.subarray(0, whole.length / 2), 'BACKUP_MALFORMED');
  await refused(whole.subarray(0, -1), 'BACKUP_MALFORMED');
  await refused(Buffer.from('hello'), 'BACKUP_MALFORMED');
  await refused(Buffer.alloc(0), 'BACKUP_MALFORMED');
  await refused(gzipSync('{"format":1,"made":"2026-01-01T00:00:00.000Z","migrations":["001-accounts"]}\n'), 'BACKUP_OLD');
  // Packed anew, so that no checksum of the packing tells of it.
  const archive = gunzipSync(whole);
  archive.write('}', archive.indexOf('{"row"') + '{"row"'.length);
  await refused(gzipSync(archive), 'BACKUP_MALFORMED');
});

test('a backup does not write over another file, and one whose live release is damaged is not made', async () => {
  writeFileSync(file, 'precious');
  await expect(print()).rejects.toMatchObject({ code: 'BACKUP_EXISTS' });
  expect(readFileSync(file, 'utf8')).toBe('precious');
  rmSync(file);
  const nowhere = join(server.folder, 'no-folder', 'site.backup');
  await expect(site.printed(backup, nowhere)).rejects.toMatchObject({
    code: 'BACKUP_NOT_WRITTEN',
    values: { file: nowhere, cause: expect.stringContaining('ENOENT') as string },
  });
  const { shell } = await site.live();
  rmSync(join(site.path(), 'registry/releases/shell', shell ?? '', 'server/server.cjs'));
  await expect(print()).rejects.toMatchObject({ code: 'BACKUP_INCOMPLETE', values: { remote: 'shell' } });
  expect(readdirSync(server.folder).filter((name) => name.startsWith(basename(file)))).toEqual([]);
});

/** Another archive of the same entries, but for one, that is whole again. */
async function forged(path: string, content: Buffer): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const add = (entry: TarEntry) => pieces.push(tarHeader(entry, new Date(0)), entry.bytes, tarPadding(entry.bytes.length));
  for await (const entry of entriesOf({ file, passphrase: undefined })) {
    if (entry.path === path) add({ path, bytes: content });
    else if (entry.path !== 'contents.json') add(entry);
    else {
      const contents = JSON.parse(entry.bytes.toString()) as BackupContents;
      contents.files[path] = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
      add({ path: entry.path, bytes: Buffer.from(JSON.stringify(contents)) });
    }
  }
  return gzipSync(Buffer.concat([...pieces, tarEnd]));
}

describe('a drill', () => {
  const drilled = async () => {
    const lines: string[] = [];
    await drill([file], { ...silent, out: (line) => lines.push(line) }).finally(() => lines.push('end'));
    return lines;
  };

  test('proves a sealed backup, which holds the secrets of the settings and opens with its passphrase alone', async () => {
    process.env.WEBDOCS_STRIPE_KEY = 'sk_test_hidden';
    process.env.WEBDOCS_BACKUP_PASSPHRASE = 'correct horse battery';
    expect(await print()).not.toContain('left out');
    expect(readFileSync(file).subarray(0, 24).toString()).toBe('webdocs sealed backup 1\n');
    expect(await drilled()).toEqual([
      expect.stringMatching(/^equal {6}\d+ files$/),
      expect.stringMatching(/^equal {6}rows of \d+ tables$/),
      'equal      signatures and files of releases',
      'equal      what is live, revision 3',
      expect.stringMatching(/^equal {6}composition [0-9a-f]{16}$/),
      expect.stringMatching(/can be restored$/),
      'end',
    ]);
    await restored('--deletions', 'none');
    expect(readFileSync(join(target, 'restored-settings.env'), 'utf8')).toContain("WEBDOCS_STRIPE_KEY='sk_test_hidden'");
    expect(readFileSync(join(target, 'operator-token'), 'utf8')).toBe(readFileSync(join(site.path(), 'operator-token'), 'utf8'));

    process.env.WEBDOCS_BACKUP_PASSPHRASE = '';
    await expect(drilled()).rejects.toMatchObject({ code: 'BACKUP_SEALED' });
    process.env.WEBDOCS_BACKUP_PASSPHRASE = 'too short';
    await expect(drilled()).rejects.toMatchObject({ code: 'PASSPHRASE_SHORT' });
    process.env.WEBDOCS_BACKUP_PASSPHRASE = 'correct horse batteries';
    await expect(drilled()).rejects.toMatchObject({ code: 'BACKUP_NOT_OPENED' });
  });

  test('tells of a backup whose releases no trusted key has signed', async () => {
    // Which keys are trusted is in the database too: what the folder alone says is believed only where that is silent.
    await site.database().query.deleteFrom('team_keys').execute();
    await print();
    const { publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, await forged('trust/shell.pub', Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))));
    await expect(drilled()).rejects.toMatchObject({ code: 'DRILL_DIFFERS', values: { list: 'signatures and files of releases' } });
  });
});
