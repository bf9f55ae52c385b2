import { Failure } from '@webdocs/contracts/failure';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { patientPool } from './connection/patient-pool.ts';
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
  close(): Promise<void>;
}

const defaultConnections = 10;
const defaultPatienceMs = 3000;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataFolder, report } = options;
  const engine = url ? undefined : await startEngine({ dataFolder, report });
  const address = url ? () => addressOf(url) : () => engineAddress(engine as EmbeddedEngine);
  const pool = patientPool({
    address,
    size: options.connections ?? defaultConnections,
    patienceMs: options.patienceMs ?? defaultPatienceMs,
    onTrouble: (cause) => report(new Failure('DATABASE_AWAY', { cause })),
  });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await query.destroy();
    await engine?.close();
  };
  try {
    await migrate(query);
  } catch (thrown) {
    await close();
    throw thrown;
  }
  return { query, transaction: (work) => query.transaction().execute(work), address, close };
}

function engineAddress(engine: EmbeddedEngine): pg.ClientConfig {
  return { ...engine.address(), database: 'postgres' };
}

function addressOf(url: string): pg.ClientConfig {
  return { connectionString: url };
}
