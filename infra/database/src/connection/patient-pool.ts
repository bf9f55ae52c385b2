import { setTimeout as pause } from 'node:timers/promises';
import { causeOf } from '@webdocs/contracts/failure';
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

const retryMs = 50;
const connectWithinMs = 2000;

/**
 * Connections of the driver, with the manners that it lacks: one that breaks while idle is no crash, a server that is
 * away is waited for a short time, and what then fails has one form.
 */
export function patientPool({ address, size, patienceMs, onTrouble }: PoolOptions): PostgresPool {
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
  // Without these two, a server that dies takes the process with it.
  pool.on('error', (thrown) => onTrouble(causeOf(thrown)));
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    async connect() {
      const giveUpAt = performance.now() + patienceMs;
      for (;;) {
        Object.assign((pool as unknown as { options: pg.PoolConfig }).options, address());
        try {
          return withFailures(await pool.connect());
        } catch (thrown) {
          if (!isConnectionLost(thrown) || performance.now() >= giveUpAt) throw asFailure(thrown);
          await pause(retryMs);
        }
      }
    },
    end: () => pool.end(),
  };
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** The same wrapping for the same connection: the query builder knows connections by identity. */
function withFailures(client: pg.PoolClient): PostgresPoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, parameters as unknown[]);
    } catch (thrown) {
      throw asFailure(thrown);
    }
  };
  // The second form of query, with a cursor, is never used here.
  const wrapping = { query, release: () => client.release() } as unknown as PostgresPoolClient;
  wrapped.set(client, wrapping);
  return wrapping;
}
