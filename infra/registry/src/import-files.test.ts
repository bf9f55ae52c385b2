import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { buildRelease, writeBuild } from '@webdocs/testing/release-builder';
import { sql } from 'kysely';
import { openRegistry, type Registry } from './registry.ts';

jest.setTimeout(60_000);

describe.each(statementServers)('on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  let data: string;
  let reported: string[];
  const opened: Registry[] = [];

  beforeAll(async () => {
    server = await lentTestServer(binaries);
    database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'webdocs-registry-'));
    reported = [];
    // Releases as an earlier version of the site left them: files, and no database that knows of them.
    const before = await open();
    for (const version of ['1.0.0', '1.1.0'])
      await before.publish(await writeBuild(join(data, `build-${version}`), buildRelease({ name: 'mfe-docs', version })));
    await forget();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((registry) => registry.close()));
    rmSync(data, { recursive: true, force: true });
  });

  async function open(): Promise<Registry> {
    const registry = await openRegistry({
      dataFolder: data,
      database,
      signingFolder: join(data, 'signing'),
      report: ({ code }) => reported.push(code),
    });
    opened.push(registry);
    return registry;
  }
  const forget = () =>
    sql`truncate registry_releases, registry_archives, registry_refusals, registry_changes, registry_live, team_keys`.execute(
      database.query,
    );
  const place = (name: string) => join(data, 'registry', name);
  const at = (revision: number) => `2026-03-0${revision}T10:00:00.000Z`;
  const entry = (revision: number, after: number, from: string | null, to: string, reason = 'deploy') =>
    JSON.stringify({ revision, after, at: at(revision), by: 'ada', reason, changes: [{ name: 'mfe-docs', from, to }] });
  const live = { revision: 4, changedAt: at(4), versions: { 'mfe-docs': '1.0.0' } };
  /** Revision 2 was written down and never became live. */
  const lines = [
    entry(1, 0, null, '1.0.0'),
    entry(2, 1, '1.0.0', '1.1.0'),
    entry(3, 1, '1.0.0', '1.1.0'),
    entry(4, 3, '1.1.0', '1.0.0', 'rollback'),
  ];
  async function files(pointer: unknown = live, history: readonly string[] = lines): Promise<void> {
    await mkdir(place(''), { recursive: true });
    if (pointer !== undefined) await writeFile(place('live.json'), typeof pointer === 'string' ? pointer : JSON.stringify(pointer));
    await writeFile(place('history.jsonl'), history.map((line) => `${line}\n`).join(''));
  }

  test('everything is taken over once, with its revisions, and the files stay under another name', async () => {
    await files();
    const registry = await open();
    expect(await registry.live()).toEqual(live);
    // Who it was is the word of the caller then.
    const unknown = { actor: null, because: null, commit: null, link: null };
    expect(await registry.history()).toEqual(
      [lines[3], lines[2], lines[0]].map((line) => ({ ...(JSON.parse(line as string) as object), ...unknown })),
    );
    const { rows } = await sql<{ count: number }>`select count(*)::int from registry_changes`.execute(database.query);
    expect(rows).toEqual([{ count: 4 }]);
    const releases = await sql`select version from registry_releases order by version`.execute(database.query);
    expect(releases.rows).toEqual([{ version: '1.0.0' }, { version: '1.1.0' }]);
    expect((await readdir(place(''))).filter((name) => /live|history/.test(name))).toEqual([
      'history.jsonl.imported',
      'live.json.imported',
    ]);
    expect(JSON.parse(await readFile(place('live.json.imported'), 'utf8'))).toEqual(live);
    expect(reported).toEqual([]);
  });

  test('the next change goes on from there', async () => {
    await files();
    const registry = await open();
    expect(await registry.activate({ 'mfe-docs': '1.1.0' }, 'promote')).toMatchObject({ revision: 5, versions: { 'mfe-docs': '1.1.0' } });
    expect((await registry.rollback('mfe-docs')).versions).toEqual({ 'mfe-docs': '1.0.0' });
  });

  test('several starts at once take everything over once', async () => {
    await files();
    const registries = await Promise.all([open(), open(), open()]);
    for (const registry of registries) expect(await registry.live()).toEqual(live);
    expect(await registries[0]?.history()).toHaveLength(3);
  });

  test('without a pointer that can be read the history says what was live', async () => {
    await files('{"revision": 4, "versions": {"mfe-d');
    expect(await (await open()).live()).toEqual(live);
    expect(reported).toEqual(['POINTER_MALFORMED']);
  });

  test('a line of the history that was cut off is left out and told', async () => {
    await files(live, [...lines, '{"revision":5,"after":4,"at":"20']);
    expect(await (await open()).history()).toHaveLength(3);
    expect(reported).toEqual(['HISTORY_MALFORMED']);
  });

  test('a pointer without any history is taken over as it is', async () => {
    await files(live, []);
    const registry = await open();
    expect(await registry.live()).toEqual(live);
    expect((await registry.activate({ 'mfe-docs': '1.1.0' }, 'promote')).revision).toBe(5);
  });

  test('files that were taken over, and not renamed because the process died, are renamed by the next start', async () => {
    await files();
    await open();
    await files();
    const later = await open();
    expect(await later.live()).toEqual(live);
    expect((await readdir(place(''))).filter((name) => /live|history/.test(name))).toEqual([
      'history.jsonl.imported',
      'live.json.imported',
    ]);
  });

  test('a database that has a record of its own keeps it, and the files stay where they are', async () => {
    const registry = await open();
    const own = await registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy');
    await files();
    expect(await (await open()).live()).toEqual(own);
    expect(await readdir(place(''))).toContain('live.json');
  });
});
