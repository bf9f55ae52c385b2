import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Io } from '../io.ts';
import { useDataFolder } from '../../fixtures/data-folder.ts';
import { noteSettings } from '../backup/settings-file.ts';
import { noteAddress } from '../start/pid-file.ts';
import { run } from './doctor.ts';

jest.setTimeout(30_000);

const folder = useDataFolder();
const servers: Server[] = [];
beforeEach(() => {
  process.env.DATABASE_URL = folder.databaseUrl();
});
afterEach(() => {
  delete process.env.DATABASE_URL;
});
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** What the doctor printed, and the code of the failure it ended with. */
async function examined(...args: string[]): Promise<{ lines: string[]; code: string | undefined }> {
  const lines: string[] = [];
  const io: Io = { out: (line) => lines.push(line), err: (line) => lines.push(line) };
  const code = await run([...args, '--data', folder.path()], io).then(
    () => undefined,
    (thrown: { code: string }) => thrown.code,
  );
  return { lines, code };
}

async function busyPort(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end());
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

async function overwrite(path: string, content: string): Promise<void> {
  await chmod(join(folder.path(), path), 0o644);
  await writeFile(join(folder.path(), path), content);
}

test('a sound installation is told to be well, point by point', async () => {
  await folder.deployed({ definition: { opens: [] } }, { name: 'mfe-docs' });
  const { lines, code } = await examined('--port', '0');
  expect(code).toBeUndefined();
  expect(lines).toEqual([
    `ok    node ${process.versions.node}`,
    `ok    site of this folder, ${folder.address()}: answers`,
    `ok    log of ${folder.address()}: every line was written`,
    'ok    what is served: everything that is live',
    'ok    port 0: free',
    `ok    data folder ${folder.path()}`,
    'ok    live pointer: revision 2',
    'ok    history: 2 changes',
    'ok    shell 1.0.0: signed by shell, 14 files as recorded',
    'ok    mfe-docs 1.0.0: signed by mfe-docs, 4 files as recorded',
    'ok    slots: each that is opened is filled',
    'ok    configuration',
    'ok    data folder permissions: 700',
    'ok    secret files: 3, for this user alone',
    expect.stringMatching(/^(ok   |warn ) free disk: [\d,]+ MB$/),
    'ok    listening: on 127.0.0.1, for this machine alone; a proxy in front of it needs WEBDOCS_PUBLIC_ADDRESS',
    'ok    public address: none, as in a local run',
    'ok    session cookie: without Secure, which a local run cannot have',
    'ok    database connection: stays on this machine',
    expect.stringMatching(/^ok    database: PostgreSQL \d+/),
    expect.stringMatching(/^ok    clock: /),
    'ok    demonstration accounts: none that opens',
    'ok    database role: no superuser',
    // Tests have a database of the kind that DATABASE_URL names.
    'warn  audit: the role of the site owns it or its database, and could rewrite it',
    expect.stringMatching(/^ {6}Give the table to another role/),
    'ok    dead mail: none',
    'ok    identity provider: the one that comes with the site',
    'ok    mail: stays in the practice inbox',
    'ok    model of AI Help: none: answers come from data and pages, and no question leaves the site',
    'ok    operator token: made by the site itself',
    'ok    payments: practised only, no money moves',
    expect.stringMatching(/^ok    rehearsal: releases are drawn on the server before they go live, and in no browser/),
    expect.stringMatching(/^ok    server bundles: in processes without files, programs and threads/),
    'Nothing is broken; the lines marked warn say what could be better.',
  ]);
});

test('a slot that no live remote fills is told, and breaks nothing', async () => {
  const fills = [{ slot: 'ad-top' as const, part: 'page', on: ['/*'] }];
  await folder.deployed({ definition: { opens: ['ad-top', 'bookmark'] } }, { name: 'mfe-ads', definition: { fills } });
  const { lines, code } = await examined('--port', '0');
  expect(code).toBeUndefined();
  expect(lines.filter((line) => line.includes('slot'))).toEqual(['warn  slot bookmark: opened by shell, filled by no live remote']);
  expect(lines).toContain('      Deploy the remote that fills it, or take it out.');
});

test('lines of the log that the running site could not write are told, with the cause', async () => {
  folder.readiness().degraded = { log: { dropped: 12, cause: 'ENOSPC: no space left on device', isOver: false } };
  const { lines, code } = await examined('--port', '0');
  expect(code).toBe('DOCTOR_FOUND');
  expect(lines).toContain(
    `FAIL  log of ${folder.address()}: LOG_LINES_LOST: The running site could not write 12 lines of its log: ENOSPC: no space left on device`,
  );
});

test('lines that were lost while the disk was full are no fault of a site that writes again', async () => {
  folder.readiness().degraded = { log: { dropped: 12, cause: 'ENOSPC: no space left on device', isOver: true } };
  const { lines, code } = await examined('--port', '0');
  expect(code).toBeUndefined();
  expect(lines).toContain(
    `ok    log of ${folder.address()}: 12 lines were lost (ENOSPC: no space left on device); lines are written again`,
  );
});

describe('where the site was started with settings that this terminal does not have', () => {
  const started = {
    WEBDOCS_BIND: '0.0.0.0',
    WEBDOCS_PUBLIC_ADDRESS: 'https://docs.example.org',
    WEBDOCS_TRUSTED_PROXIES: '10.0.0.1',
    WEBDOCS_REHEARSAL_BROWSER: process.execPath,
  };

  test('what is said is true of the site that runs', async () => {
    await noteSettings(folder.path(), started, []);
    const { lines } = await examined('--port', '0');
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok    listening: on 0.0.0.0, behind 10.0.0.1',
        'ok    public address: https://docs.example.org',
        `ok    rehearsal: releases come to life in ${process.execPath} before they go live`,
      ]),
    );
  });

  test('a secret that only the site has is named, and what depends on it is not guessed', async () => {
    await noteSettings(folder.path(), { ...started, DATABASE_URL: folder.databaseUrl(), WEBDOCS_STRIPE_KEY: 'sk_live_1' }, []);
    delete process.env.DATABASE_URL;
    const { lines } = await examined('--port', '0');
    const withheld = (variable: string) => `not looked at: the running site has ${variable}, and this command has not`;
    expect(lines).toEqual(
      expect.arrayContaining([
        `warn  live pointer: ${withheld('DATABASE_URL')}`,
        `warn  database: ${withheld('DATABASE_URL')}`,
        `warn  secrets: ${withheld('WEBDOCS_STRIPE_KEY')}`,
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/of its own|no site was started|no money moves/);
    expect(await readFile(join(folder.path(), 'given-settings.json'), 'utf8')).not.toMatch(/sk_live|postgres:/);
  });
});

test('a site that serves what ran before, because it crashed with what is live, is told', async () => {
  folder.readiness().degraded = { crashing: { shell: '1.0.0', 'mfe-docs': '1.1.0' } };
  const { lines, code } = await examined('--port', '0');
  expect(code).toBe('DOCTOR_FOUND');
  expect(lines).toContain(
    'FAIL  what is served: SITE_CRASHES: The site ended 3 times within a minute of its start with shell 1.0.0, mfe-docs 1.1.0',
  );
});

test('what cannot be looked at, for a full disk or anything else, is named, and the rest is looked at', async () => {
  await rm(join(folder.path(), 'registry'), { recursive: true, force: true });
  await writeFile(join(folder.path(), 'registry'), 'no folder');
  const { lines, code } = await examined('--port', '0');
  expect(code).toBe('DOCTOR_FOUND');
  expect(lines.find((line) => line.startsWith('FAIL  '))).toMatch(
    /^FAIL {2}live pointer: CHECK_IMPOSSIBLE: This could not be looked at: E/,
  );
  expect(lines).toContain('ok    operator token: made by the site itself');
});

test('an altered file and a key that is no longer trusted are named, each with what to do', async () => {
  await folder.deployed({}, { name: 'mfe-docs' });
  await overwrite('registry/releases/shell/1.0.0/client/header.css', '.header{}');
  await folder.database().query.updateTable('team_keys').set({ revoked_at: new Date() }).where('team', '=', 'mfe-docs').execute();
  const { lines, code } = await examined('--port', '0');
  expect(code).toBe('DOCTOR_FOUND');
  expect(lines).toContain('FAIL  shell 1.0.0: RELEASE_TAMPERED: File client/header.css of shell 1.0.0 does not match its recorded hash');
  expect(lines).toContain('      Publish the release again; artifacts are immutable.');
  expect(lines).toContain('FAIL  mfe-docs 1.0.0: RELEASE_UNSIGNED: Release mfe-docs 1.0.0 is not signed by a key of team mfe-docs');
});

test('a live pointer and a history that cannot be read are named', async () => {
  await folder.deployed({});
  const { query } = folder.database();
  await query.updateTable('registry_live').set({ versions: '"nothing"' }).execute();
  const whim = { revision: 2, after: 1, at: new Date(), by: 'ada', reason: 'whim', changes: '[]' };
  await query.insertInto('registry_changes').values(whim).execute();
  const { lines, code } = await examined('--port', '0');
  expect(code).toBe('DOCTOR_FOUND');
  expect(lines.find((line) => line.startsWith('FAIL  live pointer: POINTER_MALFORMED'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('FAIL  history: HISTORY_MALFORMED: Line 2 of the history registry_changes'))).toBeDefined();
});

test('a data folder that cannot be written is named, and nothing more is looked for in it', async () => {
  await writeFile(join(folder.path(), 'file'), '');
  const lines: string[] = [];
  const io: Io = { out: (line) => lines.push(line), err: (line) => lines.push(line) };
  await expect(run(['--port', '0', '--data', join(folder.path(), 'file/data')], io)).rejects.toMatchObject({ code: 'DOCTOR_FOUND' });
  expect(lines.find((line) => line.startsWith('FAIL  data folder') && line.includes('FOLDER_NOT_WRITABLE'))).toBeDefined();
  expect(lines.join()).not.toContain('live pointer');
});

test('a port that something else holds is named, be it a site of another folder', async () => {
  const foreign = await busyPort(200);
  const told = `FAIL  port ${foreign}: PORT_BUSY: Port ${foreign} is in use`;
  expect((await examined('--port', foreign)).lines).toContain(told);
  expect((await examined()).lines.join()).not.toContain(' port ');
  await folder.stopSite();
  process.env.WEBDOCS_PORT = foreign;
  const { lines } = await examined();
  delete process.env.WEBDOCS_PORT;
  expect(lines).toContain(told);
  expect(lines.join()).not.toContain('site of this folder');
});

test('a site whose process runs and that does not answer is told', async () => {
  const address = `http://127.0.0.1:${await busyPort(503)}`;
  await noteAddress(folder.path(), address);
  expect((await examined('--port', '0')).lines).toContain(
    `FAIL  site of this folder, ${address}: SITE_NOT_RUNNING: No site answers for ${address}: its process runs, and answers with status 503`,
  );
});

test('programs read the findings as one JSON document', async () => {
  await folder.deployed({});
  await overwrite('registry/releases/shell/1.0.0/client/header.css', '.header{}');
  const { lines, code } = await examined('--port', '0', '--json');
  expect(code).toBe('DOCTOR_FOUND');
  const { failed, findings } = JSON.parse(lines.join('\n')) as { failed: number; findings: unknown[] };
  expect(failed).toBe(1);
  expect(findings).toContainEqual({ subject: 'data folder permissions', verdict: 'ok', found: '700' });
  expect(findings).toContainEqual(expect.objectContaining({ subject: 'shell 1.0.0', verdict: 'bad' }));
});

describe('a configuration', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test('that is insecure is told so, with what to do, and counts as a failure', async () => {
    Object.assign(process.env, { WEBDOCS_BIND: '0.0.0.0', WEBDOCS_STRIPE_KEY: 'sk_live_abcdefgh', WEBDOCS_OPERATOR_TOKEN: 'letmein' });
    const { lines, code } = await examined('--port', '0');
    expect(code).toBe('DOCTOR_FOUND');
    expect(lines).toContain('FAIL  listening: on 0.0.0.0, for every client, under any host name');
    expect(lines).toContain('FAIL  payments: a Stripe key without a webhook secret: users who paid would not get their plan');
    expect(lines).toContain('FAIL  operator token: can be guessed: who has it decides what is live');
    expect(lines.join('\n')).not.toMatch(/sk_live|letmein/);
  });

  test('that a site would not start with is told as a start would', async () => {
    process.env.WEBDOCS_PUBLIC_ADDRESS = 'nonsense';
    const { lines, code } = await examined('--port', '0');
    expect(code).toBe('DOCTOR_FOUND');
    expect(lines.join('\n')).toContain('FAIL  configuration: CONFIGURATION_INVALID');
  });

  test('that could be better is no failure', async () => {
    await chmod(folder.path(), 0o755);
    const { lines, code } = await examined('--port', '0');
    expect(code).toBeUndefined();
    expect(lines).toContain('warn  data folder permissions: 755: other users may look into it');
    expect(lines.at(-1)).toBe('Nothing is broken; the lines marked warn say what could be better.');
  });
});

test('an invalid port is refused', async () => {
  expect((await examined('--port', '99999')).code).toBe('COMMAND_MISUSED');
});

test('a database that does not answer is named, and releases are not looked for in it', async () => {
  await folder.deployed({});
  const away = new URL(folder.databaseUrl());
  away.port = '1';
  process.env.DATABASE_URL = away.href;
  const { lines, code } = await examined('--port', '0');
  expect(code).toBe('DOCTOR_FOUND');
  expect(lines.find((line) => line.startsWith('FAIL  live pointer: DATABASE_AWAY'))).toBeDefined();
  expect(lines.join()).not.toContain('history');
});

test('before the first start there is no database, and none is made', async () => {
  delete process.env.DATABASE_URL;
  expect((await examined('--port', '0')).lines).toContain('ok    live pointer: none, no site was started here yet');
});
