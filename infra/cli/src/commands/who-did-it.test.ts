import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import * as audit from './audit.ts';
import { run as deploy } from './deploy.ts';
import { run as history } from './history.ts';
import * as keys from './keys.ts';
import { run as rollback } from './rollback.ts';
import * as tokens from './tokens.ts';

jest.setTimeout(60_000);

const folder = useDataFolder();
const environment = { ...process.env };
beforeEach(() => {
  process.env.DATABASE_URL = folder.databaseUrl();
});
afterEach(() => {
  process.env = { ...environment };
});

const docs = (version: string) => ({ name: 'mfe-docs', version });
const secretIn = (printed: string) => /^webdocs_.*$/m.exec(printed)?.[0] ?? '';
const idIn = (printed: string) => /Token (\w+),/.exec(printed)?.[1] ?? '';
const columns = (line = '') => line.split(/ {2,}/);

test('a team deploys with its token and its signature, and history and audit say that it was this team, and what it said', async () => {
  const made = await folder.printed(tokens.create, 'mfe-docs');
  expect(made).toMatch(/^! Token \w{8}, until \d{4}-\d\d-\d\d\. .*\nwebdocs_[\w-]{43}$/);
  process.env.WEBDOCS_OPERATOR_TOKEN = secretIn(made);
  process.env.WEBDOCS_SIGNING_KEYS = join(folder.path(), 'of-the-team');

  const pem = await folder.printed(keys.create, 'mfe-docs');
  expect(pem).not.toContain('BEGIN PRIVATE KEY');
  const file = join(folder.path(), 'mfe-docs.pub');
  await writeFile(file, pem);
  const from = await folder.build(docs('1.0.0'));
  await expect(folder.printed(deploy, 'mfe-docs', '--from', from)).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
  await folder.printed(keys.trust, 'mfe-docs', file);

  const why = ['--because', 'the index was empty', '--commit', 'a1b2c3d', '--link', 'https://ci.example/7'];
  await folder.printed(deploy, 'mfe-docs', '--from', from, ...why);
  const ads = await folder.build({ name: 'mfe-ads' });
  await folder.printed(keys.create, 'mfe-ads');
  await expect(folder.printed(deploy, 'mfe-ads', '--from', ads)).rejects.toMatchObject({ code: 'TOKEN_OF_OTHER_TEAM' });

  const [, change] = (await folder.printed(history)).split('\n');
  expect(columns(change).slice(2)).toEqual([
    'mfe-docs/ci',
    'deploy',
    'mfe-docs none -> 1.0.0',
    'says: the index was empty; commit a1b2c3d; https://ci.example/7',
  ]);
  const [, ...rows] = (await folder.printed(audit.list)).split('\n');
  expect(rows.map((row) => columns(row).slice(2, 5))).toEqual([
    ['mfe-docs/ci', 'live changed', 'mfe-docs'],
    ['mfe-docs/ci', 'release taken in', 'mfe-docs'],
    [expect.stringMatching(/^machine\//), 'key trusted', 'mfe-docs'],
    [expect.stringMatching(/^machine\//), 'token created', idIn(made)],
  ]);
  expect(JSON.parse(await folder.printed(audit.list, '--json', '--limit', '1'))).toMatchObject([
    { event: 'live changed', subject: 'mfe-docs' },
  ]);
  expect(await folder.printed(keys.list)).toMatch(/\nmfe-docs {2}[0-9a-f]{16} {2}trusted/);
  expect(JSON.parse(await folder.printed(keys.list, '--json'))).toMatchObject([{ team: 'mfe-docs', revokedAt: null }]);
});

test('tokens are listed, rotated and revoked, and the old one ends at once', async () => {
  const made = await folder.printed(tokens.create, 'operator', '--name', 'night', '--expires', '7d');
  process.env.WEBDOCS_OPERATOR_TOKEN = secretIn(made);
  expect(await folder.printed(history)).toBe('Nothing was live yet.');
  const next = await folder.printed(tokens.rotate, idIn(made));
  await expect(folder.printed(history)).rejects.toMatchObject({ code: 'TOKEN_ENDED' });
  process.env.WEBDOCS_OPERATOR_TOKEN = secretIn(next);
  expect(await folder.printed(history)).toBe('Nothing was live yet.');
  const [, first, second] = (await folder.printed(tokens.list)).split('\n').map(columns);
  expect([first?.[1], first?.[2], first?.[3]?.slice(0, 7)]).toEqual(['operator', 'night', 'revoked']);
  expect([second?.[0], second?.[3]?.slice(0, 5), second?.[4]]).toEqual([idIn(next), 'until', new Date().toISOString().slice(0, 10)]);
  const listed = await folder.printed(tokens.list, '--json');
  expect(JSON.parse(listed)).toMatchObject([{ name: 'night' }, { id: idIn(next), revokedAt: null }]);
  expect(listed).not.toContain(secretIn(next));
  await folder.printed(tokens.revoke, idIn(next));
  await expect(folder.printed(history)).rejects.toMatchObject({ code: 'TOKEN_ENDED' });
});

test.each([
  [[], '<holder> is missing'],
  [['../keys'], 'neither a remote nor operator'],
  [['operator', '--expires', 'never'], 'takes a time from 1d to 3650d'],
  [['operator', '--expires', '0d'], 'takes a time from 1d to 3650d'],
  [['operator', '--name', 'a b'], 'is none'],
])('a token made with %j is refused', async (args, cause) => {
  await expect(folder.printed(tokens.create, ...args)).rejects.toMatchObject({
    code: 'COMMAND_MISUSED',
    message: expect.stringContaining(cause),
  });
});

test('an audit that was changed by hand is found at its first row, and one that was made anew by the head of before', async () => {
  await folder.deployed(docs('1.0.0'), docs('1.1.0'));
  await folder.printed(rollback, 'mfe-docs', '--because', 'blank page');
  const fits = await folder.printed(audit.verify);
  const [, head = ''] = /^head (\S+)$/m.exec(fits) ?? [];
  expect(fits).toMatch(/^6 rows, each fits the one before\./);
  expect(await folder.printed(audit.verify, '--head', head)).toBe(fits);

  const tamper = (statement: string) =>
    sql`${sql.raw(`alter table audit disable trigger all; ${statement}; alter table audit enable trigger all`)}`.execute(
      folder.database().query,
    );
  await tamper(`update audit set actor = '{"kind":"site","name":"eve","team":null}' where seq = 3`);
  await expect(folder.printed(audit.verify)).rejects.toMatchObject({ code: 'AUDIT_BROKEN', values: { row: 3 } });
  await tamper('delete from audit where seq >= 3');
  expect(await folder.printed(audit.verify)).toMatch(/^2 rows/);
  await expect(folder.printed(audit.verify, '--head', head)).rejects.toMatchObject({ code: 'AUDIT_BROKEN', values: { row: 3 } });
  await expect(folder.printed(audit.verify, '--head', 'yesterday')).rejects.toMatchObject({ code: 'COMMAND_MISUSED' });
});

test('without a key a release is not sent to a site elsewhere, and the site of this machine signs it itself', async () => {
  await folder.printed(deploy, 'mfe-docs', '--from', await folder.build(docs('1.0.0')));
  expect(await readFile(join(folder.path(), 'signing/mfe-docs.key'), 'utf8')).toContain('PRIVATE KEY');
  await rm(join(folder.path(), 'signing'), { recursive: true });
  process.env.WEBDOCS_SITE = folder.address();
  await expect(folder.printed(deploy, 'mfe-docs', '--from', await folder.build(docs('1.1.0')))).rejects.toMatchObject({
    code: 'SIGNING_KEY_MISSING',
    values: { team: 'mfe-docs' },
  });
});
