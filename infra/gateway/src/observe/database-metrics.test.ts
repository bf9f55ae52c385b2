import { Registry } from 'prom-client';
import { databaseMetrics, type PoolState } from './database-metrics.ts';

test('the metrics have the connections as they are when they are read', async () => {
  let pool: PoolState = { inUse: 3, idle: 1, waiting: 7, most: 10, isAway: false };
  const registry = new Registry();
  databaseMetrics(registry, () => pool);
  expect(await registry.metrics()).toContain(`webdocs_database_connections{state="in use"} 3
webdocs_database_connections{state="idle"} 1
webdocs_database_connections{state="most"} 10`);
  pool = { ...pool, waiting: 2, isAway: true };
  expect(await registry.metrics()).toMatch(/^webdocs_database_waiting 2$[^]*^webdocs_database_up 0$/m);
});
