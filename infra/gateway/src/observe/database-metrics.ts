import { Gauge, type Registry } from 'prom-client';

/** What a pool of connections says of itself. */
export interface PoolState {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
  readonly isAway: boolean;
}

const figures: ReadonlyArray<readonly [state: string, of: (pool: PoolState) => number]> = [
  ['in use', ({ inUse }) => inUse],
  ['idle', ({ idle }) => idle],
  ['most', ({ most }) => most],
];

/** What the gateway does with its connections to the database, as it is when the metrics are read. */
export function databaseMetrics(registry: Registry, pool: () => PoolState): void {
  const registers = [registry];
  new Gauge({
    name: 'webdocs_database_connections',
    help: 'Connections of this process to the database by what they do, and the most that it opens',
    labelNames: ['state'],
    registers,
    collect() {
      const now = pool();
      for (const [state, of] of figures) this.labels(state).set(of(now));
    },
  });
  new Gauge({
    name: 'webdocs_database_waiting',
    help: 'Calls that wait for a connection',
    registers,
    collect() {
      this.set(pool().waiting);
    },
  });
  new Gauge({
    name: 'webdocs_database_up',
    help: '1 where the last connection that was asked for was to be had, else 0',
    registers,
    collect() {
      this.set(pool().isAway ? 0 : 1);
    },
  });
}
