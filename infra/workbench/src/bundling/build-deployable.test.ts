import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Release } from '@webdocs/contracts/remote/release';
import { buildOnce, buildRemote, builtBefore } from './build-deployable.ts';
import type { BundleOrder } from './bundle-remote.ts';

const options = { version: `0.0.0-test.${process.pid}` };
const made: BundleOrder[] = [];

/** Writes what a finished build is recognised by. */
async function bundle(order: BundleOrder): Promise<Release> {
  made.push(order);
  await new Promise(setImmediate);
  const release = { name: order.name, version: order.version } as Release;
  mkdirSync(order.folder, { recursive: true });
  writeFileSync(`${order.folder}/release.json`, JSON.stringify(release));
  return release;
}

afterEach(() => {
  for (const { folder } of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('two who ask for the same build at once share one', async () => {
  const builds = await Promise.all([buildOnce('mfe-ads', options, bundle), buildOnce('mfe-ads', options, bundle)]);
  expect(made).toHaveLength(1);
  expect(new Set(builds.map(({ folder }) => folder)).size).toBe(1);
  expect(builds.map(({ cached }) => cached).sort()).toEqual([false, true]);
});

it('what was built before is found without a builder', async () => {
  expect(await builtBefore('mfe-ads', options)).toBeUndefined();
  await buildOnce('mfe-ads', options, bundle);
  expect(await buildRemote('mfe-ads', options)).toMatchObject({ cached: true, release: { version: options.version } });
});

it('a build that goes wrong without a word of its own names the remote, and the next one may try', async () => {
  const failing = buildOnce('mfe-ads', options, () => Promise.reject(new Error('no space left')));
  await expect(failing).rejects.toMatchObject({ code: 'BUILD_FAILED', values: { remote: 'mfe-ads', cause: 'no space left' } });
  await expect(buildOnce('mfe-ads', options, bundle)).resolves.toMatchObject({ cached: false });
});

it('a remote that does not exist is told with those that do', async () => {
  await expect(buildRemote('mfe-nowhere')).rejects.toMatchObject({ code: 'REMOTE_UNKNOWN' });
});
