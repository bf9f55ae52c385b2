import { changeRole, endSessionsOf, roles, type Role } from '@webdocs/api/use-cases/change-roles';
import { accountsForOperators } from '@webdocs/api/stores/staff-accounts';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { Call } from './command.ts';
import { dataCommand } from './data-command.ts';
import { table } from './table.ts';

const how = '[--reason <text>] [--data <folder>]';

/** Roles and sessions, by the operator of the machine, on the data of the running site or of one that is stopped. All of it is on record. */
export const list = dataCommand('site users list [--email <start>] [--json] [--data <folder>]', async ({ options, answer }, database) => {
  const accounts = await accountsForOperators(database.query, options.email ?? '');
  answer(accounts, () => {
    if (accounts.length === 0) return ['There are no accounts.'];
    const rows = accounts.map((account) => [
      account.email,
      account.is_superuser ? 'superuser' : account.is_staff ? 'staff' : '-',
      account.subscription_type,
      account.suspended_at ? 'suspended' : 'active',
      account.created_at.slice(0, 10),
      account.id,
    ]);
    return table([['e-mail', 'role', 'plan', 'state', 'since', 'id'], ...rows]);
  });
});

export const grant = dataCommand(`site users grant <role> <email> ${how}`, (call, database) => change('grant', call, database));

export const revoke = dataCommand(`site users revoke <role> <email> ${how}`, (call, database) => change('revoke', call, database));

export const signOut = dataCommand(`site users sign-out <email> ${how}`, async ({ names: [who = ''], options, io }, database) => {
  const { email } = await endSessionsOf({ database, now }, who, options.reason ?? anyReason);
  io.out(`${email} is signed out on every device.`);
});

const anyReason = 'by the operator of the site';
const now = () => new Date();

async function change(verb: 'grant' | 'revoke', { names: [role = '', who = ''], options, io }: Call, database: Database): Promise<void> {
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
