import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { retryingPool } from '@webdocs/database/retrying-pool';
import { checkAddress, withoutPassword } from '@webdocs/database/unusable-database';
import { runningEngine } from '@webdocs/database/running-engine';
import { isLocalRun, isLoopback, type ExaminedSettings } from './examined-settings.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const oldest = { number: 150_000, name: '15' };
const skewMs = { noted: 2000, harmful: 30_000 };

/** What a server says of itself. */
export interface DatabaseFacts {
  readonly version: string;
  readonly versionNumber: number;
  /** How far its clock is ahead of ours. */
  readonly skewMs: number;
  /** Accounts of a local run whose password was in a terminal, and that still open. */
  readonly demonstrationAccounts: number;
  /** Whether the site may do everything there, to files and programs of that machine too. */
  readonly isSuperuser: boolean;
  /** Whether the site could rewrite the audit. */
  readonly ownsAudit: boolean;
  /** Mail that was given up and is before staff. */
  readonly deadMail: number;
}

type Connection = Parameters<typeof retryingPool>[0]['address'];

/** Whether the data can be reached, by whom else, and what in it belongs to a local run alone. Nothing is changed. */
export async function databaseFindings(
  settings: ExaminedSettings,
  ask: (connection: Connection) => Promise<DatabaseFacts> = askDatabase,
): Promise<Finding[]> {
  const { databaseUrl: url } = settings;
  const connection = url ? () => ({ connectionString: url }) : await ownConnection(settings.dataFolder);
  const transport = url ? [transportFinding(url)] : [];
  // What is no address is no place to ask at.
  if (url && !isAddress(url)) return transport;
  if (!connection) return [...transport, ok('database', 'of its own, started with the site')];
  try {
    const facts = await ask(connection);
    return [
      ...transport,
      versionFinding(facts),
      clockFinding(facts),
      demonstrationFinding(settings, facts),
      roleFinding(facts),
      auditFinding(facts),
      deadMailFinding(facts),
    ];
  } catch (thrown) {
    return [
      ...transport,
      bad(
        'database',
        `cannot be reached: ${withoutPassword(reasonOf(thrown))}`,
        'Check DATABASE_URL, and that the server runs and lets this machine in.',
      ),
    ];
  }
}

/** The password of a database crosses the network with every new connection. */
export function transportFinding(url: string): Finding {
  const subject = 'database connection';
  if (!isAddress(url))
    return bad(subject, 'DATABASE_URL is no address', 'Write postgres://user:password@host:5432/name?sslmode=verify-full');
  if (!URL.canParse(url)) return ok(subject, 'stays on this machine');
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return ok(subject, 'stays on this machine');
  const mode = searchParams.get('sslmode') ?? '';
  if (['require', 'verify-ca', 'verify-full'].includes(mode)) return ok(subject, `TLS, sslmode=${mode}`);
  if (mode === 'no-verify') return warn(subject, 'TLS, but the certificate of the server is not checked', 'Use sslmode=verify-full.');
  return bad(subject, `to ${host} without TLS: password and data can be read on the way`, 'Add sslmode=verify-full to DATABASE_URL.');
}

export function versionFinding({ version, versionNumber }: Pick<DatabaseFacts, 'version' | 'versionNumber'>): Finding {
  if (versionNumber >= oldest.number) return ok('database', `PostgreSQL ${version}`);
  return bad('database', `PostgreSQL ${version} is too old`, `Use version ${oldest.name} or newer.`);
}

export function roleFinding({ isSuperuser }: Pick<DatabaseFacts, 'isSuperuser'>): Finding {
  const subject = 'database role';
  if (!isSuperuser) return ok(subject, 'no superuser');
  return warn(
    subject,
    'a superuser: one mistake in a query could read files and start programs there',
    'Name a role in DATABASE_URL that owns its database and is no superuser.',
  );
}

function auditFinding({ ownsAudit }: Pick<DatabaseFacts, 'ownsAudit'>): Finding {
  const subject = 'audit';
  if (!ownsAudit) return ok(subject, 'the site can only add to it');
  return warn(
    subject,
    'the role of the site owns it or its database, and could rewrite it',
    'Give the table to another role, as "Who did it" in infra/docs/operations.md shows, and keep the heads that backups print elsewhere.',
  );
}

export function clockFinding({ skewMs: skew }: Pick<DatabaseFacts, 'skewMs'>): Finding {
  const found = `${(Math.abs(skew) / 1000).toFixed(1)} s apart from the database`;
  const remedy = 'Let both machines keep their time by NTP.';
  if (Math.abs(skew) >= skewMs.harmful) return bad('clock', `${found}: sessions and signed tokens end too early or too late`, remedy);
  return Math.abs(skew) >= skewMs.noted ? warn('clock', found, remedy) : ok('clock', found);
}

export function demonstrationFinding(
  settings: ExaminedSettings,
  { demonstrationAccounts: count }: Pick<DatabaseFacts, 'demonstrationAccounts'>,
): Finding {
  const subject = 'demonstration accounts';
  if (count === 0) return ok(subject, 'none that opens');
  if (isLocalRun(settings)) return ok(subject, `${count}, for this machine alone`);
  return bad(
    subject,
    `${count} open to everyone who knows their password`,
    'Start the site once as it is configured now: it withdraws them.',
  );
}

export function deadMailFinding({ deadMail: count }: Pick<DatabaseFacts, 'deadMail'>): Finding {
  const subject = 'dead mail';
  if (count === 0) return ok(subject, 'none');
  return warn(
    subject,
    `${count} ${count === 1 ? 'mail was' : 'mails were'} given up; ${count === 1 ? 'it is' : 'they are'} deleted after 30 days`,
    'Let staff read why, and send them again or delete them: "Mail" in infra/docs/operations.md.',
  );
}

/** Only looks: what was never started has no server and gets none. */
async function ownConnection(dataFolder: string): Promise<Connection | undefined> {
  if (!existsSync(join(dataFolder, 'database'))) return undefined;
  const engine = await runningEngine(dataFolder);
  return engine && (() => ({ ...engine, database: 'postgres' }));
}

async function askDatabase(address: Connection): Promise<DatabaseFacts> {
  const pool = retryingPool({ address, size: 1, patienceMs: 0, onTrouble: () => undefined });
  try {
    const client = await pool.connect();
    const row = async (text: string): Promise<Record<string, unknown>> =>
      (await client.query<Record<string, unknown>>(text, [])).rows[0] ?? {};
    try {
      const before = Date.now();
      const { version, number, now } = await row(
        `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
          (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
      );
      const { there } = await row(`select to_regclass('identity_people') is not null as there`);
      const { count } = there
        ? await row(`select count(*)::int as count from identity_people where demonstration_plan is not null and disabled_at is null`)
        : { count: 0 };
      const { queue } = await row(`select to_regclass('outgoing_mail') is not null as queue`);
      const { dead } = queue ? await row(`select count(*)::int as dead from outgoing_mail where died_at is not null`) : { dead: 0 };
      const { super: isSuperuser } = await row(`select rolsuper as super from pg_roles where rolname = current_user`);
      const { owned } = await row(
        // With a schema of its own it could put another table of that name in front of it.
        `select pg_has_role(current_user, relowner, 'member') or has_database_privilege(current_user, current_database(), 'create') as owned
          from pg_class where oid = to_regclass('audit')`,
      );
      return {
        ownsAudit: owned === true,
        deadMail: Number(dead),
        version: String(version),
        versionNumber: Number(number),
        // The answer was made about half-way between the question and its arrival.
        skewMs: Number(now) - (before + Date.now()) / 2,
        demonstrationAccounts: Number(count),
        isSuperuser: isSuperuser === true,
      };
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

function isAddress(url: string): boolean {
  try {
    checkAddress(url);
    return true;
  } catch {
    return false;
  }
}

/** What a failure of ours says around its cause is in the row already. */
function reasonOf(thrown: unknown): string {
  const { cause } = thrown instanceof Failure ? thrown.values : {};
  return cause === undefined ? causeOf(thrown) : String(cause);
}
