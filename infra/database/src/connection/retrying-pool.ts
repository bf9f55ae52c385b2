import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { asFailure, isConnectionLost } from './lost-connection.ts';

export interface PoolOptions {
  /** Asked before every new connection. */
  readonly address: () => pg.ClientConfig;
  readonly size: number;
  /** How long a caller waits for a server that is away. */
  readonly patienceMs: number;
  readonly onTrouble: (cause: string) => void;
}

/** What a process does with its connections at this moment. */
export interface PoolState {
  readonly inUse: number;
  readonly idle: number;
  /** Callers for whom there is no connection yet. */
  readonly waiting: number;
  readonly most: number;
  /** Whether the last connection that was asked for was to be had. */
  readonly isAway: boolean;
}

export interface RetryingPool extends PostgresPool {
  state(): PoolState;
}

const retryMs = 50;
const connectWithinMs = 2000;
/** What may be sent a second time over another connection, when nothing was sent before it. */
const harmless = /^\s*(begin|start transaction|select)\b/i;

/**
 * Connections of the driver, with the manners that it lacks: one that breaks while idle is no crash, a server that is
 * away is waited for a short time, and what then fails has one form.
 */
export function retryingPool({ address, size, patienceMs, onTrouble }: PoolOptions): RetryingPool {
  const options: pg.PoolConfig = {
    ...address(),
    max: size,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'webdocs',
    keepAlive: true,
  };
  const pool = new pg.Pool(options);
  const bornAt = new WeakMap<pg.PoolClient, number>();
  let lostAt = 0;
  let isAway = false;
  let ended: Promise<void> | undefined;
  const lost = () => (lostAt = performance.now());

  // Without these two handlers a server that dies takes the process with it.
  pool.on('error', (thrown) => {
    lost();
    // The driver does not wait for the last byte of a connection that it ends: the server may end it first.
    if (!ended) onTrouble(causeOf(thrown));
  });
  pool.on('connect', (client) => {
    bornAt.set(client, performance.now());
    client.on('error', lost);
  });

  /** When one connection was lost, those made before it are likely to be as dead. */
  async function acquire(): Promise<pg.PoolClient> {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      Object.assign((pool as unknown as { options: pg.PoolConfig }).options, address());
      try {
        const client = await pool.connect();
        isAway = false;
        if ((bornAt.get(client) ?? 0) >= lostAt) return client;
        client.release(true);
      } catch (thrown) {
        isAway = isConnectionLost(thrown);
        if (!isAway || performance.now() >= giveUpAt) throw asFailure(thrown);
        await pause(retryMs);
      }
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    // None where the first was lost and no other was to be had.
    let client: pg.PoolClient | undefined = await acquire();
    let isFresh = true;
    const query = async (sql: string, parameters: unknown[]) => {
      if (!client) throw new Failure('DATABASE_AWAY', { cause: 'the connection was lost' });
      const mayRepeat = isFresh && harmless.test(sql);
      isFresh = false;
      try {
        return await client.query(sql, parameters);
      } catch (thrown) {
        if (!isConnectionLost(thrown)) throw asFailure(thrown);
        lost();
        if (!mayRepeat) throw asFailure(thrown);
      }
      client.release(true);
      client = undefined;
      client = await acquire();
      return client.query(sql, parameters).catch((thrown: unknown) => Promise.reject(asFailure(thrown)));
    };
    // The second form of query, with a cursor, is never used here.
    return { query, release: () => client?.release() } as unknown as PostgresPoolClient;
  }

  return {
    connect,
    end: () => (ended ??= pool.end()),
    state: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: size,
      isAway,
    }),
  };
}
