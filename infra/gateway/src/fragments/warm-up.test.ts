import { testRenderPool } from '../../fixtures/test-render-pool.ts';
import { openRenderPool } from './render-pool.ts';
import { noSystemLayers } from './system-layers.ts';
import { warmUp } from './warm-up.ts';

test('a site is warm when all its workers have been started and each has had a page to draw, well or not', async () => {
  const pool = await testRenderPool(2);
  let drawn = 0;
  await warmUp({
    pool,
    draw: async () => {
      drawn += 1;
      if (drawn === 1) throw new Error('a page that fails');
    },
  });
  expect([await pool.ready(), drawn]).toEqual([2, 2]);
  await pool.close();
});

test('where no worker can be started nothing waits for one: readers get fallbacks', async () => {
  const pool = openRenderPool(2, { code: { program: 'process.exit(1)', realm: '' }, layers: noSystemLayers });
  let drawn = 0;
  await warmUp({ pool, draw: async () => (drawn += 1) });
  expect(drawn).toBe(0);
  await pool.close();
});

test('a stop in the middle of a start waits for no worker', async () => {
  const pool = openRenderPool(1, { code: { program: 'setInterval(() => undefined, 1000)', realm: '' }, layers: noSystemLayers });
  const warming = warmUp({ pool, draw: async () => undefined });
  await pool.close();
  await warming;
});
