import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { buildRemote } from '@webdocs/workbench/bundling/build-deployable';
import { prepareCommand } from '@webdocs/workbench/bundling/prepare-command';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { startSite, type RunningSite } from '../../site/running-site.ts';
import { ServedPage } from '../../site/served-page.ts';
import { expect, test } from '../../site/site-test.ts';

const remote = 'mfe-docs';
/** A remote whose sources in this clone were never published. */
const edited = 'mfe-ads';
const address = '/en-US/docs/Web/CSS';

test.describe('a site that is started beside another one, with a new folder, edited sources and the same database', () => {
  let server: LentServer;
  let folder: string;
  let environment: Readonly<Record<string, string>>;
  let first: RunningSite;
  let before: string;
  let deployed: string;
  let elsewhere: string;
  const opened: RunningSite[] = [];

  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(300_000);
    // As in production: `site serve` runs from its bundle.
    await prepareCommand();
    server = await lentTestServer();
    folder = await mkdtemp(join(tmpdir(), 'webdocs-candidate-'));
    environment = { DATABASE_URL: await server.newEmptyDatabase() };
    first = await started('start');
    before = await first.liveVersion(remote);
    const build = await buildRemote(remote);
    deployed = await first.deploy(await relabelBuild(build, join(folder, 'build'), { version: `${build.release.version}.deployed` }));
    elsewhere = await deployedElsewhere();
  });
  test.afterAll(async () => {
    for (const site of opened) await site.stop();
    await rm(folder, { recursive: true, force: true });
    await server.close();
  });

  /** As from another clone: the database knows nothing of what the sources here would be built to. */
  async function deployedElsewhere(): Promise<string> {
    const build = await buildRemote(edited);
    const { name, version } = build.release;
    const live = await first.deploy(await relabelBuild(build, join(folder, 'other-build'), { version: `${version}.elsewhere` }));
    const database = await openDatabase({ url: environment.DATABASE_URL ?? '', dataFolder: folder, report: () => undefined });
    const { numDeletedRows } = await database.query
      .deleteFrom('registry_releases')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    await database.close();
    expect(numDeletedRows).toBe(1n);
    return live;
  }

  async function started(way: 'start' | 'serve'): Promise<RunningSite> {
    // With the keys of the teams, as on the machine of a developer: no other defence keeps what is built from going live.
    const site = await startSite([], environment, { way, ...(first ? { keysOf: first.dataFolder } : {}) });
    opened.push(site);
    return site;
  }

  for (const way of ['serve', 'start'] as const)
    test(`puts nothing in place of what is live and serves it from what was published: site ${way}`, async () => {
      test.setTimeout(300_000);
      const live = await first.registry.live();
      const other = await started(way);
      expect(await other.registry.live()).toEqual(live);
      expect(live.versions).toMatchObject({ [remote]: deployed, [edited]: elsewhere });
      expect(await other.liveVersion(remote)).toBe(deployed);
      const [here, there] = await Promise.all([ServedPage.at(first.address, address), ServedPage.at(other.address, address)]);
      expect(there.heading).toBe(here.heading);
      expect(there.main.getByRole('article').textContent).toBe(here.main.getByRole('article').textContent);
      expect((await fetch(`${other.address}/readyz`)).status).toBe(200);
    });

  test('goes back with the other one, also by its own command', async () => {
    const [, other] = opened;
    if (!other) throw new Error('no other site was started');
    await other.rollback(remote);
    expect(before).not.toBe(deployed);
    await expect.poll(() => first.liveVersion(remote)).toBe(before);
  });
});
