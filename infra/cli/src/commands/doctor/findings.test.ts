import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, testServers, type TestServer } from '@webdocs/database/fixtures/test-servers';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { scriptedEndpoint, type ScriptedEndpoint } from '@webdocs/answers/fixtures/scripted-endpoint';
import { openDatabase } from '@webdocs/database';
import { retryingPool } from '@webdocs/database/retrying-pool';
import { addressFindings } from './address-findings.ts';
import {
  clockFinding,
  databaseFindings,
  deadMailFinding,
  demonstrationFinding,
  roleFinding,
  transportFinding,
  versionFinding,
  type DatabaseFacts,
} from './database-findings.ts';
import type { ExaminedSettings } from './examined-settings.ts';
import { diskFinding, fileFindings } from './file-findings.ts';
import type { Finding } from './finding.ts';
import { identityFindings } from './identity-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { modelFindings } from './model-findings.ts';
import { rehearsalFindings } from './rehearsal-findings.ts';
import { sealFindings } from './seal-findings.ts';
import { secretFindings } from './secret-findings.ts';

jest.setTimeout(60_000);

const mailOf = (environment: Readonly<Record<string, string>>) => readConfiguration({ environment, flags: [] }).server.mail;
const aiOf = (environment: Readonly<Record<string, string>>) => readConfiguration({ environment, flags: [] }).server.ai;

const localRun: ExaminedSettings = {
  dataFolder: '/nowhere',
  bind: '127.0.0.1',
  publicAddress: null,
  trustedProxies: [],
  databaseUrl: null,
  identityIssuer: null,
  identityClientSecret: null,
  mail: mailOf({}),
  ai: aiOf({}),
  stripeKey: null,
  stripeWebhookSecret: null,
  operatorToken: '',
  rehearsalBrowser: null,
};
const online: Partial<ExaminedSettings> = { bind: '0.0.0.0', publicAddress: 'https://docs.example.org', trustedProxies: ['10.0.0.0/8'] };

const verdictOf = (findings: readonly Finding[], subject: string) => findings.find((finding) => finding.subject === subject)?.verdict;

/** What is not well always comes with what to do. */
function expectRemedies(findings: readonly Finding[]) {
  for (const { verdict, remedy, found } of findings) {
    expect(found).not.toBe('');
    expect(verdict === 'ok' ? 'nothing to do' : remedy).toMatch(/\w/);
  }
}

test('whether releases come to life in a browser is told, and a program that cannot be started is named', async () => {
  expect(verdictOf(await rehearsalFindings(null), 'rehearsal')).toBe('ok');
  expect(await rehearsalFindings(process.execPath)).toMatchObject([{ verdict: 'ok', found: expect.stringContaining(process.execPath) }]);
  const missing = await rehearsalFindings('/nowhere/chromium');
  expect(missing).toMatchObject([{ verdict: 'bad', found: expect.stringContaining('/nowhere/chromium') }]);
  expectRemedies(missing);
});

test('what the system adds to the seal of server bundles is named, and what it cannot add', () => {
  const said = (on: Parameters<typeof sealFindings>[0]) => sealFindings(on)[0]?.found.replace(/^.*?; /, '');
  expect(said({ network: true, user: false, end: true })).toBe(
    'the system adds no network, an end with the site; it cannot add a user of their own',
  );
  expect(said({ network: true, user: true, end: true })).toBe('the system adds no network, a user of their own, an end with the site');
  expect(said({ network: false, user: false, end: false })).toBe(
    'the system adds nothing; it cannot add no network, a user of their own, an end with the site',
  );
});

describe('addresses', () => {
  test.each<[string, Partial<ExaminedSettings>, Record<string, Finding['verdict']>]>([
    ['a local run', {}, { listening: 'ok', 'public address': 'ok', 'session cookie': 'ok' }],
    [
      'a local run by another name',
      { bind: '::1', publicAddress: 'http://docs.localhost:3000' },
      { listening: 'ok', 'public address': 'ok', 'session cookie': 'ok' },
    ],
    ['a site behind a proxy with TLS', online, { listening: 'ok', 'public address': 'ok', 'session cookie': 'ok' }],
    [
      'a site that trusts no proxy',
      { ...online, trustedProxies: [] },
      { listening: 'warn', 'public address': 'ok', 'session cookie': 'ok' },
    ],
    [
      'a site without TLS',
      { ...online, publicAddress: 'http://docs.example.org' },
      { listening: 'ok', 'public address': 'bad', 'session cookie': 'bad' },
    ],
    ['a site on every address without a name', { bind: '0.0.0.0' }, { listening: 'bad', 'public address': 'ok', 'session cookie': 'warn' }],
    ['a site on every address of IPv6', { bind: '::' }, { listening: 'bad', 'session cookie': 'warn' }],
    [
      'a tunnel to a local run',
      { publicAddress: 'http://docs.example.org' },
      { listening: 'ok', 'public address': 'bad', 'session cookie': 'bad' },
    ],
  ])('of %s', (_, settings, verdicts) => {
    const findings = addressFindings({ ...localRun, ...settings });
    for (const [subject, verdict] of Object.entries(verdicts)) expect([subject, verdictOf(findings, subject)]).toEqual([subject, verdict]);
    expectRemedies(findings);
  });
});

describe('files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'webdocs-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    [0o700, 'ok'],
    [0o711, 'ok'],
    [0o750, 'ok'],
    [0o755, 'warn'],
    [0o770, 'bad'],
    [0o777, 'bad'],
  ] as const)('a data folder of mode %o', async (mode, verdict) => {
    chmodSync(folder, mode);
    const findings = await fileFindings(folder);
    expect(verdictOf(findings, 'data folder permissions')).toBe(verdict);
    expectRemedies(findings);
  });

  test.each([
    'keys/shell.key',
    'database/password',
    'secrets/identity-keys.json',
    'secrets/demonstration-password',
    'operator-token',
    'client-secret',
  ])('the secret %s that others may read is named, until they may not', async (name) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), 'hunter2', { mode: 0o644 });
    const [, open] = await fileFindings(folder);
    expect(open).toMatchObject({ subject: 'secret files', verdict: 'bad', found: `other users may read ${name}` });
    chmodSync(join(folder, name), 0o600);
    expect(verdictOf(await fileFindings(folder), 'secret files')).toBe('ok');
  });

  test('what is no secret may be read', async () => {
    mkdirSync(join(folder, 'trust'));
    writeFileSync(join(folder, 'trust/shell.pub'), 'public', { mode: 0o644 });
    writeFileSync(join(folder, 'site.log'), '', { mode: 0o644 });
    expect(verdictOf(await fileFindings(folder), 'secret files')).toBe('ok');
  });

  test.each([
    [100, 'bad'],
    [500, 'warn'],
    [5000, 'ok'],
  ] as const)('%i MB of free disk', (megabytes, verdict) => {
    expect(diskFinding(megabytes * 1024 * 1024).verdict).toBe(verdict);
    expectRemedies([diskFinding(megabytes * 1024 * 1024)]);
  });
});

describe('secrets', () => {
  test.each<[string, Partial<ExaminedSettings>, string, Finding['verdict']]>([
    ['no token', {}, 'operator token', 'ok'],
    ['a long random token', { operatorToken: 'q2Rk7TzX0vPm9LbW4NcYdGfHsJ8uEaQi' }, 'operator token', 'ok'],
    ['a word as token', { operatorToken: 'letmein' }, 'operator token', 'bad'],
    ['one repeated character', { operatorToken: 'a'.repeat(64) }, 'operator token', 'bad'],
    ['no payments', {}, 'payments', 'ok'],
    ['a key with its webhook secret', { stripeKey: 'sk_live_x', stripeWebhookSecret: 'whsec_x' }, 'payments', 'ok'],
    ['a key for tests', { stripeKey: 'sk_test_x', stripeWebhookSecret: 'whsec_x' }, 'payments', 'ok'],
    ['a key without a webhook secret', { stripeKey: 'sk_live_x' }, 'payments', 'bad'],
    ['a webhook secret without a key', { stripeWebhookSecret: 'whsec_x' }, 'payments', 'warn'],
    ['a key that is meant for browsers', { stripeKey: 'pk_live_x', stripeWebhookSecret: 'whsec_x' }, 'payments', 'bad'],
  ])('%s', (_, settings, subject, verdict) => {
    const findings = secretFindings({ ...localRun, ...settings });
    expect(verdictOf(findings, subject)).toBe(verdict);
    expectRemedies(findings);
    for (const secret of ['letmein', 'sk_live_x', 'whsec_x']) expect(JSON.stringify(findings)).not.toContain(secret);
  });
});

describe('an identity provider', () => {
  let server: Server;
  let says: { status: number; body: string };
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(says.status).end(says.body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  const issuer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const examined = (settings: Partial<ExaminedSettings>) => identityFindings({ ...localRun, identityClientSecret: 'x', ...settings });

  test('that comes with the site is there', async () => {
    expect(await examined({ identityClientSecret: null })).toMatchObject([{ verdict: 'ok' }]);
  });

  test('that tells its name is reached', async () => {
    says = { status: 200, body: JSON.stringify({ issuer: issuer() }) };
    expect(await examined({ identityIssuer: issuer() })).toMatchObject([{ verdict: 'ok' }]);
  });

  test.each([
    ['answers with an error', 500, '{}'],
    ['answers nonsense', 200, '<html>'],
    ['calls itself by another name', 200, '{"issuer":"https://other.example"}'],
  ])('that %s is named', async (_, status, body) => {
    says = { status, body };
    const findings = await examined({ identityIssuer: issuer() });
    expect(findings).toMatchObject([{ subject: 'identity provider', verdict: 'bad' }]);
    expectRemedies(findings);
  });

  test('that does not answer is named', async () => {
    expect(await examined({ identityIssuer: 'http://127.0.0.1:1' })).toMatchObject([{ verdict: 'bad' }]);
  });

  test('that is called without TLS is not even asked', async () => {
    expect(await examined({ identityIssuer: 'http://id.example.org' })).toMatchObject([
      { verdict: 'bad', found: expect.stringContaining('without TLS') },
    ]);
  });

  test('that does not know the site is named', async () => {
    says = { status: 200, body: JSON.stringify({ issuer: issuer() }) };
    const findings = await examined({ identityIssuer: issuer(), identityClientSecret: '' });
    expect(verdictOf(findings, 'identity client')).toBe('bad');
  });
});

describe('mail', () => {
  const named = { WEBDOCS_SMTP_ADDRESS: 'smtp://mail.example.org', WEBDOCS_MAIL_FROM: 'docs@example.org' };
  const examined = (settings: Partial<ExaminedSettings>, cause?: string) => mailFindings({ ...localRun, ...settings }, async () => cause);

  test.each<[string, Partial<ExaminedSettings>, string | undefined, Record<string, Finding['verdict']>]>([
    ['of a local run', {}, undefined, { mail: 'ok' }],
    ['that is not set up, with the provider of the site', online, undefined, { mail: 'bad' }],
    ['that is not set up, with another provider', { ...online, identityIssuer: 'https://id.example.org' }, undefined, { mail: 'warn' }],
    ['of a server that lets the site in', { mail: mailOf(named) }, undefined, { 'mail connection': 'ok', mail: 'ok' }],
    ['of a server that does not', { mail: mailOf(named) }, '535 no such user', { 'mail connection': 'ok', mail: 'bad' }],
    [
      'that others can read on its way',
      { mail: mailOf({ ...named, WEBDOCS_SMTP_TLS: 'none' }) },
      undefined,
      { 'mail connection': 'warn', mail: 'ok' },
    ],
    ['without a sender', { mail: mailOf({ ...named, WEBDOCS_MAIL_FROM: '' }) }, undefined, { mail: 'bad' }],
  ])('%s', async (_, settings, cause, verdicts) => {
    const findings = await examined(settings, cause);
    expect(Object.fromEntries(findings.map(({ subject, verdict }) => [subject, verdict]))).toEqual(verdicts);
    expectRemedies(findings);
  });

  test('that was given up is told with what to do', () => {
    expect(deadMailFinding({ deadMail: 0 }).verdict).toBe('ok');
    for (const deadMail of [1, 12]) expectRemedies([deadMailFinding({ deadMail })]);
    expect(deadMailFinding({ deadMail: 12 })).toMatchObject({ verdict: 'warn', found: expect.stringContaining('12 mails were given up') });
  });
});

describe('the way to a database', () => {
  test.each([
    ['postgres://u:p@localhost/x', 'ok'],
    ['postgres://u:p@127.0.0.1:5433/x', 'ok'],
    ['postgres://u:p@[::1]/x', 'ok'],
    ['postgres:///x?host=/var/run/postgresql', 'ok'],
    ['postgres://u:p@db.example.org/x?sslmode=verify-full', 'ok'],
    ['postgres://u:p@db.example.org/x?sslmode=require', 'ok'],
    ['postgres://u:p@db.example.org/x?sslmode=no-verify', 'warn'],
    ['postgres://u:p@db.example.org/x', 'bad'],
    ['postgres://u:p@db.example.org/x?sslmode=disable', 'bad'],
    ['not an address', 'bad'],
  ])('%s', (url, verdict) => {
    const finding = transportFinding(url);
    expect(finding.verdict).toBe(verdict);
    expectRemedies([finding]);
  });

  test.each([
    [140_012, '14.12', 'bad'],
    [150_000, '15.0', 'ok'],
    [180_004, '18.4', 'ok'],
  ])('PostgreSQL %i', (versionNumber, version, verdict) => {
    expect(versionFinding({ version, versionNumber }).verdict).toBe(verdict);
  });

  test.each([
    [0, 'ok'],
    [-1500, 'ok'],
    [2500, 'warn'],
    [-31_000, 'bad'],
  ])('a clock that is %i ms ahead', (skewMs, verdict) => {
    expect(clockFinding({ skewMs }).verdict).toBe(verdict);
  });

  test.each<[number, Partial<ExaminedSettings>, Finding['verdict']]>([
    [0, online, 'ok'],
    [6, {}, 'ok'],
    [6, online, 'bad'],
    [6, { publicAddress: 'https://docs.example.org' }, 'bad'],
  ])('%i demonstration accounts with %j', (demonstrationAccounts, settings, verdict) => {
    const finding = demonstrationFinding({ ...localRun, ...settings }, { demonstrationAccounts });
    expect(finding.verdict).toBe(verdict);
    expectRemedies([finding]);
  });

  test('a role that may do everything on that machine is noted', () => {
    const finding = roleFinding({ isSuperuser: true });
    expect(finding.verdict).toBe('warn');
    expectRemedies([finding]);
  });

  test('one that was never started is none to worry about', async () => {
    expect(await databaseFindings(localRun)).toEqual([{ subject: 'database', verdict: 'ok', found: 'of its own, started with the site' }]);
  });

  test('one that does not answer is named, without its password', async () => {
    const findings = await databaseFindings({ ...localRun, databaseUrl: 'postgres://u:hunter2@127.0.0.1:1/x' });
    expect(verdictOf(findings, 'database')).toBe('bad');
    expectRemedies(findings);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  test('an answer that holds the address loses the password', async () => {
    const ask = async (): Promise<DatabaseFacts> => {
      throw new Error('cannot parse postgres://u:hunter2@db/x');
    };
    expect(JSON.stringify(await databaseFindings({ ...localRun, databaseUrl: 'postgres://u:hunter2@localhost/x' }, ask))).not.toContain(
      'hunter2',
    );
  });

  test('the one of a site that runs is found by its data folder', async () => {
    const server = await startTestServer();
    try {
      const findings = await databaseFindings({ ...localRun, dataFolder: server.folder });
      expect(findings.map(({ subject, verdict }) => [subject, verdict])).toEqual([
        ['database', 'ok'],
        ['clock', 'ok'],
        ['demonstration accounts', 'ok'],
        ['database role', 'ok'],
        ['audit', 'ok'],
        ['dead mail', 'ok'],
      ]);
    } finally {
      await server.close();
    }
  });

  test.each(testServers)('$name is looked at as it is, and nothing in it is changed', async ({ binaries }) => {
    const server = await startTestServer(binaries);
    try {
      const url = await server.newEmptyDatabase();
      const findings = await databaseFindings({ ...localRun, databaseUrl: url });
      expect(findings.map(({ subject, verdict }) => [subject, verdict])).toEqual([
        ['database connection', 'ok'],
        ['database', 'ok'],
        ['clock', 'ok'],
        ['demonstration accounts', 'ok'],
        ['database role', 'ok'],
        // It is not there before the first start.
        ['audit', 'ok'],
        ['dead mail', 'ok'],
      ]);
      const database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
      await database.query
        .insertInto('identity_people')
        .values({
          id: 'demo',
          email: 'core@demo.localhost',
          email_key: 'core@demo.localhost',
          name: 'Core',
          password_hash: 'x',
          demonstration_plan: 'core',
        })
        .execute();
      expect(verdictOf(await databaseFindings({ ...localRun, ...online, databaseUrl: url }), 'demonstration accounts')).toBe('bad');
      // Whose database it is owns the audit too.
      expect(verdictOf(await databaseFindings({ ...localRun, databaseUrl: url }), 'audit')).toBe('warn');
      const auditOnPage = await asOnPage(server, url);
      await auditOnPage('alter table', 'grant usage', 'revoke', 'grant select');
      // The table is out of reach; a schema of its own in front of it was not.
      expect(verdictOf(await databaseFindings({ ...localRun, databaseUrl: url }), 'audit')).toBe('warn');
      await auditOnPage('alter database', 'alter schema');
      expect(verdictOf(await databaseFindings({ ...localRun, databaseUrl: url }), 'audit')).toBe('ok');
      await expect(database.query.deleteFrom('audit').execute()).rejects.toThrow('permission denied');
      await database.close();
    } finally {
      await server.close();
    }
  });
});

/** The statements of operations.md that take the audit away from the site, by their first words, with the names of the test's server. */
async function asOnPage({ engine }: TestServer, url: string): Promise<(...beginnings: readonly string[]) => Promise<void>> {
  const page = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, block = ''] = /```sql\n([^`]+)```/.exec(page) ?? [];
  const { user: admin } = engine.maintenanceAddress();
  const names: Readonly<Record<string, string>> = { admin, webdocs: engine.address().user, docs: new URL(url).pathname.slice(1) };
  const statements = block.split('\n').map((line) => line.replace(/\b(?:admin|webdocs|docs)\b/g, (name) => names[name] ?? name));
  return async (...beginnings) => {
    const address = () => ({ ...engine.maintenanceAddress(), database: names.docs ?? '' });
    const pool = retryingPool({ address, size: 1, patienceMs: 0, onTrouble: () => undefined });
    const client = await pool.connect();
    try {
      for (const beginning of beginnings) {
        const meant = statements.filter((statement) => statement.startsWith(beginning));
        expect(meant).not.toEqual([]);
        for (const statement of meant) await client.query(statement, []);
      }
    } finally {
      client.release();
      await pool.end();
    }
  };
}

describe('the model of AI Help', () => {
  let endpoint: ScriptedEndpoint;
  beforeEach(async () => {
    endpoint = await scriptedEndpoint();
  });
  afterEach(() => endpoint.close());

  test('none is well, and nothing is asked', async () => {
    expect(await modelFindings(aiOf({}))).toMatchObject([{ verdict: 'ok' }]);
  });

  test('one that is there is named', async () => {
    const findings = await modelFindings(aiOf({ WEBDOCS_AI_ADDRESS: endpoint.address }));
    expect(findings).toMatchObject([
      { verdict: 'ok', found: expect.stringContaining('scripted') as string },
      { verdict: 'ok', found: 'stays on this machine' },
    ]);
    expect(endpoint.calls.map(({ path }) => path)).toEqual(['/models']);
  });

  test.each([
    ['that the server does not have', { WEBDOCS_AI_MODEL: 'other' }, 'has no model other; it has scripted'],
    ['with a limit that is never reached', { WEBDOCS_AI_DAILY_COST: '5' }, 'WEBDOCS_AI_COST_PER_MILLION_IN'],
    [
      'whose answers leave no room for passages',
      { WEBDOCS_AI_ANSWER_TOKENS: '6001' },
      'WEBDOCS_AI_ANSWER_TOKENS: 6001 is more than half of WEBDOCS_AI_CONTEXT_TOKENS: 12000',
    ],
    ['whose server is not there', { WEBDOCS_AI_ADDRESS: 'http://127.0.0.1:9/v1' }, 'does not answer'],
  ])('one %s is told of, with what to do', async (_what, environment, found) => {
    const findings = await modelFindings(aiOf({ WEBDOCS_AI_ADDRESS: endpoint.address, ...environment }));
    expect(findings).toMatchObject([{ verdict: 'bad', found: expect.stringContaining(found) as string }]);
    expectRemedies(findings);
  });
});
