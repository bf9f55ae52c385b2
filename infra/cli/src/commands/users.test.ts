import { signIn } from '@webdocs/api/use-cases/sign-in';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { grant, list, revoke, signOut } from './users.ts';

jest.setTimeout(60_000);

let server: LentServer;
let database: Database;
let before: string | undefined;
beforeAll(async () => {
  server = await lentTestServer();
  const url = await server.newDatabase();
  database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
  before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = url;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
  await database.close();
  await server.close();
});
beforeEach(() => database.query.deleteFrom('accounts').execute());

async function account(email: string, issuer = 'https://id.example.org'): Promise<string> {
  await signIn({ database, now: () => new Date() }, { issuer, subject: email, email });
  const { id } = await database.query
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('issuer', '=', issuer)
    .executeTakeFirstOrThrow();
  return id;
}

/** An account that has been there for a day is known by its address. */
async function knownAccount(email: string): Promise<string> {
  const id = await account(email);
  const since = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await database.query.updateTable('accounts').set({ created_at: since }).where('id', '=', id).execute();
  return id;
}

const knownAs = (email: string) => new RegExp(`^Known to https://id\\.example\\.org as ${email}, here since \\d{4}-\\d\\d-\\d\\d\\.$`, 'm');

const commands = { list, grant, revoke, 'sign-out': signOut };

async function printed(name: keyof typeof commands, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await commands[name].run(args, { out: (line) => lines.push(line), err: (line) => lines.push(`! ${line}`) });
  return lines.join('\n');
}

const roleOf = (id: string) =>
  database.query.selectFrom('accounts').select(['is_staff', 'is_superuser']).where('id', '=', id).executeTakeFirst();
const audit = (id: string) =>
  database.query.selectFrom('audit_rows').select(['actor_id', 'action', 'reason']).where('account_id', '=', id).orderBy('id').execute();

test('an operator makes a user staff and superuser, and takes it back; all of it is on record', async () => {
  const id = await knownAccount('ada@example.org');
  const granted = await printed('grant', 'staff', 'Ada@Example.org');
  expect(granted).toContain('ada@example.org is staff now.');
  expect(granted).toMatch(knownAs('ada@example.org'));
  expect(await roleOf(id)).toEqual({ is_staff: true, is_superuser: false });
  expect(await printed('grant', 'superuser', id, '--reason', 'looks after the rest')).toContain('ada@example.org is superuser now.');
  expect(await roleOf(id)).toEqual({ is_staff: true, is_superuser: true });
  expect(await printed('revoke', 'superuser', 'ada@example.org')).toContain('ada@example.org is no longer superuser.');
  expect(await roleOf(id)).toEqual({ is_staff: true, is_superuser: false });
  await printed('grant', 'superuser', 'ada@example.org');
  await printed('revoke', 'staff', 'ada@example.org');
  expect(await roleOf(id)).toEqual({ is_staff: false, is_superuser: false });
  const operator = 'by the operator of the site';
  expect(await audit(id)).toEqual([
    { actor_id: null, action: 'grant staff', reason: operator },
    { actor_id: null, action: 'grant superuser', reason: 'looks after the rest' },
    { actor_id: null, action: 'revoke superuser', reason: operator },
    { actor_id: null, action: 'grant superuser', reason: operator },
    { actor_id: null, action: 'revoke staff', reason: operator },
  ]);
});

test('an account younger than a day is given a role by its id alone, after what is known of it was shown', async () => {
  const id = await account('ada@example.org');
  const refused = printed('grant', 'superuser', 'ada@example.org');
  await expect(refused).rejects.toMatchObject({
    code: 'ACCOUNT_TOO_NEW',
    values: { id, issuer: 'https://id.example.org', subject: 'ada@example.org' },
  });
  expect(await roleOf(id)).toEqual({ is_staff: false, is_superuser: false });
  expect(await printed('grant', 'superuser', id)).toMatch(knownAs('ada@example.org'));
  // Taking a role back does no harm, even to another user of the address.
  expect(await printed('revoke', 'staff', 'ada@example.org')).toContain('no longer staff');
});

test('an operator signs a user out everywhere', async () => {
  const id = await account('ada@example.org');
  await account('grace@example.org');
  expect(await printed('sign-out', 'ada@example.org')).toBe('ada@example.org is signed out on every device.');
  const sessions = await database.query.selectFrom('sessions').select('account_id').execute();
  expect(sessions.map(({ account_id: whose }) => whose)).not.toContain(id);
  expect(sessions).toHaveLength(1);
  expect(await audit(id)).toMatchObject([{ action: 'end sessions' }]);
});

test('the list begins with those who have a role', async () => {
  const id = await knownAccount('zoe@example.org');
  await account('ada@example.org');
  await printed('grant', 'staff', 'zoe@example.org');
  const lines = (await printed('list')).split('\n');
  expect(lines.map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
    ['e-mail', 'role', 'plan', 'state'],
    ['zoe@example.org', 'staff', 'core', 'active'],
    ['ada@example.org', '-', 'core', 'active'],
  ]);
  expect(lines[1]).toContain(id);
  expect(await printed('list', '--email', 'ADA')).not.toContain('zoe');
  expect(await printed('list', '--email', '%')).toBe('There are no accounts.');
});

test('of two accounts with one address neither is touched until it is clear which', async () => {
  const one = await account('twin@example.org', 'https://one.example');
  const other = await account('twin@example.org', 'https://other.example');
  await expect(printed('grant', 'staff', 'twin@example.org')).rejects.toMatchObject({ code: 'ACCOUNT_AMBIGUOUS' });
  expect(await roleOf(one)).toMatchObject({ is_staff: false });
  await printed('grant', 'staff', other);
  expect([await roleOf(one), await roleOf(other)]).toMatchObject([{ is_staff: false }, { is_staff: true }]);
});

test.each([
  ['grant', ['staff', 'unknown@example.org'], 'ACCOUNT_UNKNOWN'],
  ['sign-out', ['%'], 'ACCOUNT_UNKNOWN'],
  ['grant', ['king', 'ada@example.org'], 'COMMAND_MISUSED'],
  ['grant', ['staff'], 'COMMAND_MISUSED'],
  ['revoke', [], 'COMMAND_MISUSED'],
  ['list', ['ada'], 'COMMAND_MISUSED'],
] as const)('site users %s %j says %s', async (name, args, code) => {
  await expect(printed(name, ...args)).rejects.toMatchObject({ code });
});

test('programs read the list as JSON', async () => {
  await account('ada@example.org');
  expect(JSON.parse(await printed('list', '--json'))).toMatchObject([{ email: 'ada@example.org', is_staff: false }]);
});
