import { changeRole, endSessionsOf, roles, type Role } from '@webdocs/api/use-cases/change-roles';
import { accountsForOperators } from '@webdocs/api/stores/staff-accounts';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { openData } from '@webdocs/database/open-data';
import type { Io } from '../io.ts';
import { command, type Call, type Command } from './command.ts';
import { table } from './table.ts';

const how = '[--reason <text>] [--data <folder>]';

/** What `site users` can do, to the data of the running site or of one that is stopped. */
const commands: Readonly<Record<string, { readonly does: string; readonly run: Command }>> = {
  list: {
    does: 'users with a role, then all others, 100 at most: list --email ada',
    run: onData('site users list [--email <start>] [--data <folder>]', async ({ options, io }, database) => {
      const accounts = await accountsForOperators(database.query, options.email ?? '');
      if (accounts.length === 0) return io.out('There are no accounts.');
      const rows = accounts.map((account) => [
        account.email,
        account.is_superuser ? 'superuser' : account.is_staff ? 'staff' : '-',
        account.subscription_type,
        account.suspended_at ? 'suspended' : 'active',
        account.created_at.slice(0, 10),
        account.id,
      ]);
      for (const line of table([['e-mail', 'role', 'plan', 'state', 'since', 'id'], ...rows])) io.out(line);
    }),
  },
  grant: {
    does: 'give a user a role: grant staff ada@example.org, grant superuser ada@example.org',
    run: onData(`site users grant <role> <email> ${how}`, (call, database) => change('grant', call, database)),
  },
  revoke: {
    does: 'take a role back: revoke staff ada@example.org',
    run: onData(`site users revoke <role> <email> ${how}`, (call, database) => change('revoke', call, database)),
  },
  'sign-out': {
    does: 'end all sessions of a user: sign-out ada@example.org',
    run: onData(`site users sign-out <email> ${how}`, async ({ names: [who = ''], options, io }, database) => {
      const { email } = await endSessionsOf({ database, now }, who, options.reason ?? anyReason);
      io.out(`${email} is signed out on every device.`);
    }),
  },
};

/** `site users <what>`: roles and sessions, by the operator of the machine. All of it is on record. */
export const run: Command = async ([name = '', ...args], io) => {
  const wanted = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (wanted) return wanted.run(args, io);
  const list = Object.entries(commands).map(([verb, { does }]) => `  ${verb.padEnd(10)} ${does}`);
  io.out(`site users <what>\n\n${list.join('\n')}\n\nA reason for the record: --reason <text>`);
};

const anyReason = 'by the operator of the site';
const now = () => new Date();

async function change(verb: 'grant' | 'revoke', { names: [role = '', who = ''], options, io }: OnData, database: Database): Promise<void> {
  if (!isRole(role)) {
    throw new Failure('COMMAND_MISUSED', { cause: `${role} is no role`, usage: `site users ${verb} ${roles.join('|')} <email>` });
  }
  const account = await changeRole({ database, now }, verb, role, who, options.reason ?? anyReason);
  const { email, issuer, subject, created_at: since } = account;
  io.out(verb === 'grant' ? `${email} is ${role} now.` : `${email} is no longer ${role}.`);
  io.out(`Known to ${issuer} as ${subject}, here since ${since.toISOString().slice(0, 10)}.`);
}

function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name);
}

type OnData = Omit<Call, 'dataFolder'> & { readonly io: Io };

function onData(usage: string, work: (call: OnData, database: Database) => Promise<void>): Command {
  return command(usage, async (call) => {
    const report = ({ message }: Failure) => call.io.err(message);
    const database = await openData({ url: process.env.DATABASE_URL, dataFolder: call.dataFolder, report });
    try {
      await work(call, database);
    } finally {
      await database.close();
    }
  });
}
