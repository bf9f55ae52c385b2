import type { Registry } from '@webdocs/registry';
import { buildRelease } from '@webdocs/testing/release-builder';
import { moduleKey } from '../fragments/render-job.ts';
import type { RenderPool } from '../fragments/render-pool.ts';
import { loadingTrial } from './server-bundles.ts';

const registry = {
  release: async (name: string, version: string) => ({ release: buildRelease({ name, version }).release }),
  file: async () => Buffer.from('module.exports = {}'),
} as unknown as Registry;
const live = { shell: '1.0.0', 'mfe-docs': '1.0.0', 'mfe-ads': '1.0.0' };

/** Tries candidates where these modules cannot be loaded; what was loaded until then. */
async function tried(candidates: Readonly<Record<string, string>>, ...broken: string[]) {
  const loaded: string[] = [];
  const check: RenderPool['check'] = async (shell, bundle) => {
    const key = moduleKey(shell, bundle);
    if (broken.includes(key)) throw new Error('it throws');
    loaded.push(key);
  };
  await loadingTrial(
    registry,
    { check },
    () => live,
  )({
    candidates: Object.entries(candidates).map(([name, version]) => ({ name, version })),
    versions: { ...live, ...candidates },
    reason: 'deploy',
  });
  return loaded;
}

test('a candidate is loaded with the shell that it will be with', async () => {
  expect(await tried({ 'mfe-docs': '1.1.0' })).toEqual(['mfe-docs@1.1.0 in shell@1.0.0']);
});

test('another shell is loaded, and with it everything that stays', async () => {
  expect(await tried({ shell: '1.1.0', 'mfe-docs': '1.1.0' })).toEqual([
    'shell@1.1.0',
    'mfe-docs@1.1.0 in shell@1.1.0',
    'mfe-ads@1.0.0 in shell@1.1.0',
  ]);
});

test('a bundle that throws is refused by its name, a shell with which something else throws by its own', async () => {
  await expect(tried({ 'mfe-docs': '1.1.0' }, 'mfe-docs@1.1.0 in shell@1.0.0')).rejects.toMatchObject({
    code: 'SERVER_BUNDLE_REFUSED',
    values: { remote: 'mfe-docs', version: '1.1.0', cause: 'it throws' },
  });
  await expect(tried({ shell: '1.1.0' }, 'mfe-ads@1.0.0 in shell@1.1.0')).rejects.toMatchObject({
    code: 'SERVER_BUNDLE_REFUSED',
    values: { remote: 'shell', version: '1.1.0', cause: 'with it mfe-ads 1.0.0 cannot be loaded: it throws' },
  });
});
