import type { Database, Query } from '@webdocs/database';
import { Failure } from '@webdocs/contracts/failures/failure';
import { sql } from 'kysely';

/** Any number will do, so long as nothing else in the database locks it. */
const changeLock = 7_305_113_902;
const longestStillnessMs = 120_000;
const lockNotAvailable = '55P03';

/**
 * Runs one change of the registry at a time, across processes and machines, and all of it or nothing. The lock belongs to
 * the transaction: a process that dies gives it back.
 */
export async function withChangeLock<T>(database: Database, waitMs: number, work: (query: Query) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(async (query) => {
      // Files are read and written meanwhile, and a slow disk is no reason to lose the connection.
      await sql`
        select set_config('lock_timeout', ${`${waitMs}ms`}, true),
          set_config('statement_timeout', ${`${waitMs + longestStillnessMs}ms`}, true),
          set_config('idle_in_transaction_session_timeout', ${`${longestStillnessMs}ms`}, true)`.execute(query);
      await sql`select pg_advisory_xact_lock(${changeLock}::bigint)`.execute(query);
      return work(query);
    });
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== lockNotAvailable) throw thrown;
    throw new Failure('REGISTRY_LOCKED', { pid: await holder(database) }, { cause: thrown });
  }
}

/** The server's name for the connection that holds the lock; 0 when it was given back just now. */
async function holder(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks
    where locktype = 'advisory' and granted and ((classid::bigint << 32) | objid::bigint) = ${changeLock}::bigint
      and "database" = (select oid from pg_database where datname = current_database())`.execute(database.query);
  return rows[0]?.pid ?? 0;
}
