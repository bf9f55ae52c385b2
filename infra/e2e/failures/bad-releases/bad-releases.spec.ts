import { generateKeyPairSync, sign } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@webdocs/contracts/remote/release';
import { canonicalJson } from '@webdocs/registry/canonical-json';
import { buildRemote } from '@webdocs/workbench/bundling/build-deployable';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { oneByteMore, whileAltered } from '../../faults/alter-file.ts';
import { expect, test as base } from '../../faults/trial-site-test.ts';
import type { RunningSite } from '../../site/running-site.ts';
import { siteCommand } from '../../site/site-command.ts';

const remote = 'mfe-ads';

interface Attempt {
  /** A build that is not published yet, in a folder of its own that the test may change. */
  readonly candidate: { readonly folder: string; readonly release: Release };
  /** Deploys it as its team would. */
  readonly deploy: () => ReturnType<typeof siteCommand>;
}

/** After every test the same versions are live as before, and the page is served as before. */
const test = base.extend<Attempt & { readonly nothingChanged: void }>({
  candidate: async ({}, use, { testId }) => {
    const folder = await mkdtemp(join(tmpdir(), 'webdocs-candidate-'));
    const whole = await buildRemote(remote);
    await use(await relabelBuild(whole, join(folder, 'build'), { version: `${whole.release.version}.${testId.slice(-8)}` }));
    await rm(folder, { recursive: true });
  },
  deploy: async ({ candidate, trialSite }, use) =>
    use(() => siteCommand(trialSite.dataFolder, 'deploy', remote, '--from', candidate.folder)),
  nothingChanged: [
    async ({ trialSite }, use) => {
      const before = await whatIsServed(trialSite);
      await use();
      expect(await whatIsServed(trialSite)).toEqual(before);
    },
    { auto: true },
  ],
});

async function whatIsServed({ address, registry }: RunningSite) {
  const [composition, page] = await Promise.all([fetch(`${address}/_composition/live.json`), fetch(`${address}/en-US/docs/Web/CSS`)]);
  return { live: (await registry.live()).versions, composition: await composition.text(), status: page.status, page: await page.text() };
}

async function changeRecord({ folder }: Attempt['candidate'], change: (record: Record<string, unknown>) => unknown): Promise<void> {
  const file = join(folder, 'release.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(change(record) ?? record));
}

for (const [what, change] of [
  ['a definition without parts', (record) => void delete (record.definition as Record<string, unknown>).parts],
  [
    'a route that is not a path',
    (record) => void Object.assign(record.definition as object, { routes: [{ pattern: 'everything', part: 'page' }] }),
  ],
  ['a file outside its folder', (record) => void Object.assign(record, { entry: 'client/../../../etc/passwd' })],
  ['a name that is not allowed', (record) => void Object.assign(record, { name: '../shell' })],
  ['an invalid version', (record) => void Object.assign(record, { version: 'newest' })],
  ['a list in place of its record', () => []],
] as ReadonlyArray<readonly [string, (record: Record<string, unknown>) => unknown]>) {
  test(`a release with ${what} is refused, and the message names it and says what is wrong`, async ({ candidate, trialSite }) => {
    await changeRecord(candidate, change);
    await expect(trialSite.registry.publish(candidate.folder)).rejects.toMatchObject({ code: 'RELEASE_MALFORMED' });
  });
}

test('a release record that is not JSON is refused by the command with a one-line message', async ({ candidate, deploy }) => {
  await writeFile(join(candidate.folder, 'release.json'), '{"name": ');
  const { code, output } = await deploy();
  expect(code).toBe(3);
  expect(output).toMatch(/^RELEASE_MALFORMED {2}Release \S+release\.json is malformed/m);
  expect(output).not.toContain('at ');
});

test('a definition that claims the address of another team is refused at deploy', async ({ candidate, deploy }) => {
  await changeRecord(candidate, ({ definition }) => {
    (definition as Release['definition']).routes.push({ pattern: '/:locale/docs/*', part: 'page' });
  });
  const { code, output } = await deploy();
  expect(code).toBe(3);
  expect(output).toContain(`RELEASE_INCOMPATIBLE  ${remote} ${candidate.release.version} cannot join the live composition`);
  expect(output).toContain('route /:locale/docs/* belongs to the live mfe-docs');
});

test('a release with a file that was altered after the build is refused, and the file is named', async ({ candidate, deploy }) => {
  await whileAltered(join(candidate.folder, candidate.release.entry), oneByteMore, async () => {
    const { code, output } = await deploy();
    expect(code).toBe(3);
    expect(output).toContain(`RELEASE_TAMPERED  File client/remoteEntry.js of ${remote} ${candidate.release.version}`);
  });
});

test('a release with a file that its record does not list is refused, and the file is named', async ({ candidate, trialSite }) => {
  await cp(join(candidate.folder, candidate.release.entry), join(candidate.folder, 'client/extra.js'));
  await expect(trialSite.registry.publish(candidate.folder)).rejects.toThrow('client/extra.js is not listed');
});

test('a release without a signature, or with one of an unknown key, is refused', async ({ candidate, trialSite }) => {
  const { release } = candidate;
  const { privateKey } = generateKeyPairSync('ed25519');
  const strange = sign(null, Buffer.from(canonicalJson(release)), privateKey).toString('base64');
  for (const signature of [
    { algorithm: 'ed25519', team: remote, value: '' },
    { algorithm: 'ed25519', team: remote, value: strange },
    { algorithm: 'ed25519', team: 'shell', value: strange },
  ]) {
    await writeFile(join(candidate.folder, 'release.json'), JSON.stringify({ release, signature }));
    await expect(trialSite.registry.publish(candidate.folder)).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
  }
  await writeFile(
    join(candidate.folder, 'release.json'),
    JSON.stringify({ release, signature: { algorithm: 'none', team: remote, value: '' } }),
  );
  await expect(trialSite.registry.publish(candidate.folder)).rejects.toMatchObject({ code: 'RELEASE_MALFORMED' });
  expect(await trialSite.registry.versions(remote)).not.toContain(release.version);
});

test('a version that exists cannot be replaced with different content', async ({ candidate, deploy, trialSite }) => {
  const live = await trialSite.liveVersion(remote);
  await changeRecord(candidate, (record) => void Object.assign(record, { version: live }));
  const { code, output } = await deploy();
  expect(code).toBe(3);
  expect(output).toContain(`RELEASE_DUPLICATE  ${remote} ${live} exists already with other content`);
});

test('an unknown remote or version is named in the message, with those that exist', async ({ trialSite: { dataFolder } }) => {
  const answers = await Promise.all([
    siteCommand(dataFolder, 'promote', 'mfe-unknown', '1.0.0'),
    siteCommand(dataFolder, 'promote', remote, '9.9.9'),
    siteCommand(dataFolder, 'rollback', 'mfe-unknown'),
    siteCommand(dataFolder, 'deploy', 'mfe-unknown'),
    siteCommand(dataFolder, 'deploy', remote, '--from', '/nowhere'),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([3, 3, 3, 3, 3]);
  const [promoted, version, rolledBack, deployed, nowhere] = answers.map(({ output }) => output);
  expect(promoted).toMatch(/^REMOTE_UNKNOWN {2}No remote is called mfe-unknown\n-> Known names: .*mfe-ads.*shell/m);
  expect(version).toContain(`VERSION_UNKNOWN  ${remote} has no version 9.9.9`);
  expect(rolledBack).toContain('REMOTE_UNKNOWN  No remote is called mfe-unknown');
  expect(deployed).toContain('REMOTE_UNKNOWN  No remote is called mfe-unknown');
  expect(nowhere).toContain('RELEASE_MALFORMED  Release /nowhere/release.json');
});
