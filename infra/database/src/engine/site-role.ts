import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import pg from 'pg';
import { superuser as superuserName } from './cluster.ts';
import type { ServerAddress } from './server-address.ts';
import type { EngineFolders } from './engine-folders.ts';

export const siteRole = 'webdocs_site';

/**
 * The site works as a role that owns its tables and nothing else: the superuser could also read files and start programs of the
 * machine, and is for making the cluster and this role. Returns the password of the role.
 */
export async function prepareSiteRole(superuser: ServerAddress, { folder, sitePasswordFile }: EngineFolders): Promise<string> {
  const password = await keptPassword(sitePasswordFile);
  const client = new pg.Client({ ...superuser, database: 'postgres' });
  try {
    await client.connect();
    await client.query('begin');
    const { rowCount: exists } = await client.query('select from pg_roles where rolname = $1', [siteRole]);
    const verb = exists ? 'alter' : 'create';
    // At every start: a file of passwords that was lost is made anew, and holds again.
    await client.query(
      `${verb} role ${siteRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${client.escapeLiteral(password)}`,
    );
    await handOver(client);
    await keepAudit(client);
    await client.query('commit');
  } catch (thrown) {
    throw new Failure('DATABASE_START_FAILED', { folder, cause: causeOf(thrown) }, { cause: thrown });
  } finally {
    await client.end();
  }
  return password;
}

/**
 * The schema stays with the superuser: its owner could drop any table in it, the audit too. What an earlier version of the site made as
 * the superuser becomes the site's.
 */
async function handOver(client: pg.Client): Promise<void> {
  await client.query(`alter schema public owner to ${superuserName}`);
  await client.query(`grant usage, create on schema public to ${siteRole}`);
  // Indexes, and the sequences that number rows, follow their tables.
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname <> 'audit'
      and relowner <> '${siteRole}'::regrole`,
  );
  for (const { name } of tables) await client.query(`alter table ${name} owner to ${siteRole}`);
}

/** After the migrations of a first start; at later starts the role is prepared with it. */
export async function handOverAudit(superuser: ServerAddress): Promise<void> {
  const client = new pg.Client({ ...superuser, database: 'postgres' });
  try {
    await client.connect();
    await keepAudit(client);
  } finally {
    await client.end();
  }
}

/** Once the audit is there: the site adds to it and reads it, and can do nothing else to it. */
async function keepAudit(client: pg.Client): Promise<void> {
  const { rowCount: isTheirs } = await client.query(
    `select from pg_class where oid = to_regclass('public.audit') and relowner = '${siteRole}'::regrole`,
  );
  if (!isTheirs) return;
  // In one statement to the server: all of it or nothing.
  await client.query(`alter table public.audit owner to ${superuserName}; revoke all on public.audit from ${siteRole}, public;
    grant select, insert on public.audit to ${siteRole}`);
}

async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  await chmod(file, 0o600);
  return password;
}
