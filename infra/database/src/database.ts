import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { isConnectionLost, isLate } from './connection/lost-connection.ts';
import { retryingPool, type PoolState } from './connection/retrying-pool.ts';
import { checkAddress, unusable } from './connection/unusable-database.ts';
import { startEngine, type EmbeddedEngine } from './engine/embedded-engine.ts';
import { migrate } from './migrations/migrate.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  /** Any PostgreSQL from version 15 on; without it one of our own is started in the data folder. */
  readonly url?: string | undefined;
  readonly dataFolder: string;
  readonly report: (failure: Failure) => void;
  /** Most connections that this process uses at once. */
  readonly connections?: number;
  /** How long a call waits for a server that is away before it fails. */
  readonly patienceMs?: number;
  /** A server that does not answer at the start is waited for beside the work; until it is there, calls fail as DATABASE_AWAY. */
  readonly mayComeLater?: boolean;
}

/** Queries, whether or not in a transaction. */
export type Query = Kysely<Tables>;

/** The one way to the data. What fails because the server is away fails as DATABASE_AWAY. */
export interface Database {
  readonly query: Query;
  /** All of the work or nothing of it. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** How the server is reached, for what needs a connection of its own. */
  address(): pg.ClientConfig;
  /** What the connections of this process do. */
  pool(): PoolState;
  close(): Promise<void>;
}

const defaultConnections = 10;
const defaultPatienceMs = 3000;
const askAgainMs = 250;
const ownAnswersWithinMs = 30_000;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataFolder, report } = options;
  if (url) checkAddress(url);
  const engine = url ? undefined : await startEngine({ dataFolder, report });
  const address = url ? () => addressOf(url) : () => engineAddress(engine as EmbeddedEngine);
  const pool = retryingPool({
    address,
    size: options.connections ?? defaultConnections,
    patienceMs: options.patienceMs ?? defaultPatienceMs,
    onTrouble: (cause) => report(new Failure('DATABASE_AWAY', { cause })),
  });
  const gate = gated(pool);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: gate.pool }) });
  const prepare = async () => {
    const done = await migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
    if (done.length > 0) await engine?.keepAudit();
    gate.open();
  };
  const closing = new AbortController();
  let coming = Promise.resolve();
  const close = async () => {
    closing.abort();
    await coming;
    await query.destroy();
    await pool.end();
    await engine?.close();
  };
  try {
    await retriedWhileBusy(prepare, engine ? isConnectionLost : isLate);
  } catch (thrown) {
    if (!options.mayComeLater || !isConnectionLost(thrown)) {
      await close();
      throw unusable(thrown, url);
    }
    const failure = away(unusable(thrown, url));
    gate.waitsFor(String(failure.values['cause']));
    report(failure);
    coming = untilPrepared(prepare, closing.signal, report);
  }
  return { query, transaction: (work) => query.transaction().execute(work), address, pool: pool.state, close };
}

/** Nothing gets at the data before they have the form that is expected. */
function gated(pool: PostgresPool): { readonly pool: PostgresPool; open(): void; waitsFor(cause: string): void } {
  let isOpen = false;
  let cause = 'it has not answered since the start';
  return {
    pool: {
      async connect() {
        if (!isOpen) throw new Failure('DATABASE_AWAY', { cause });
        return pool.connect();
      },
      // Kysely ends only a pool that was asked something; close() ends it always.
      end: async () => undefined,
    },
    open() {
      isOpen = true;
    },
    waitsFor(said) {
      cause = `${cause} (${said})`;
    },
  };
}

/**
 * A database of our own runs when it is asked for the first time. On a machine with much other work two tries of 2 s were not enough for it, or
 * for another one that runs, to answer, and the start of the site ended.
 */
async function retriedWhileBusy(prepare: () => Promise<void>, isBusy: (thrown: unknown) => boolean): Promise<void> {
  const giveUpAt = performance.now() + ownAnswersWithinMs;
  for (;;) {
    try {
      return await prepare();
    } catch (thrown) {
      if (!isBusy(thrown) || performance.now() >= giveUpAt) throw thrown;
      await pause(askAgainMs);
    }
  }
}

async function untilPrepared(prepare: () => Promise<void>, closing: AbortSignal, report: (failure: Failure) => void): Promise<void> {
  for (;;) {
    await pause(askAgainMs, undefined, { signal: closing }).catch(() => undefined);
    if (closing.aborted) return;
    try {
      return await prepare();
    } catch (thrown) {
      if (isConnectionLost(thrown)) continue;
      // A database that answers and cannot be used needs a person; a restart says the same.
      return report(away(thrown));
    }
  }
}

function away(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('DATABASE_AWAY', { cause: causeOf(thrown) }, { cause: thrown });
}

function engineAddress(engine: EmbeddedEngine): pg.ClientConfig {
  return { ...engine.address(), database: 'postgres' };
}

function addressOf(url: string): pg.ClientConfig {
  return { connectionString: url };
}
