import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet } from 'kysely';
import { isConnectionLost } from '../connection/lost-connection.ts';
import { migrations as all } from './migrations.ts';

type Migrations = Readonly<Record<string, Migration>>;

const oldestVersion = 150_000;
/** A process that starts has other work: on a busy machine 30 s went by between two migrations, and the server ended the connection. */
const longestStillnessMs = 120_000;

/**
 * Brings a database to the form that this version of the site expects; of several starts at once one does it and the
 * others wait. All that is missing happens in one transaction. Returns the names of what was done.
 */
export async function migrate<T>(database: Kysely<T>, migrations: Migrations = all): Promise<readonly string[]> {
  await refuseOldServer(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => patient(migrations) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  return namesOf(await migrator.migrateToLatest());
}

/** The first of them that is done makes the whole transaction wait longer. */
function patient(migrations: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        async up(transaction) {
          await sql`select set_config('idle_in_transaction_session_timeout', ${`${longestStillnessMs}ms`}, true)`.execute(transaction);
          await up(transaction);
        },
      },
    ]),
  );
}

/** Does what is missing as a part of a transaction that is under way and, where a name is given, no further than that. */
export async function migrateWithin<T>(transaction: Kysely<T>, last?: string): Promise<void> {
  const done = await doneMigrations(transaction);
  for (const [name, { up }] of Object.entries(all)) {
    if (last !== undefined && name > last) return;
    if (done.includes(name)) continue;
    await up(transaction);
    await sql`insert into migrations (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(transaction);
  }
}

export async function doneMigrations<T>(database: Kysely<T>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database);
  return rows.map(({ name }) => name);
}

function namesOf({ error, results = [] }: MigrationResultSet): readonly string[] {
  if (!error) return results.map(({ migrationName }) => migrationName);
  if (isConnectionLost(error)) throw error;
  if (/corrupted migrations/.test(causeOf(error))) throw new Failure('DATABASE_NEWER', { cause: causeOf(error) }, { cause: error });
  const name = results.find(({ status }) => status === 'Error')?.migrationName ?? 'at the start';
  throw new Failure('DATABASE_MIGRATION_FAILED', { name, cause: causeOf(error) }, { cause: error });
}

async function refuseOldServer<T>(database: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ number: number; version: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`.execute(database);
  const [{ number, version } = { number: 0, version: '?' }] = rows;
  if (number < oldestVersion) throw new Failure('DATABASE_TOO_OLD', { version });
}
