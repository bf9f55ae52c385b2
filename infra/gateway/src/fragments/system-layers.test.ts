import { codeOfWorkers } from '../../fixtures/test-render-pool.ts';
import type { FragmentRequest } from './render-job.ts';
import { openRenderPool } from './render-pool.ts';
import { systemLayers } from './system-layers.ts';

test('with all that the system adds, bundles are rendered as without', async () => {
  const layers = await systemLayers();
  const pool = openRenderPool(1, { code: await codeOfWorkers(), layers });
  const shell = { name: 'shell', version: '1.0.0', code: `module.exports = { default: { render: async () => 'frame' } };` };
  expect(await pool.render({ shell, bundle: shell, request: { part: 'header' } as FragmentRequest }, 10_000)).toBe('frame');
  await pool.close();
});

test('layers are looked for once, and programs are named by their whole path', async () => {
  const layers = await systemLayers();
  expect(await systemLayers()).toBe(layers);
  expect(layers.prefix.filter((word) => /^(unshare|setpriv)$/.test(word))).toEqual([]);
  expect(layers.prefix.length > 0).toBe(layers.network || layers.end);
});
