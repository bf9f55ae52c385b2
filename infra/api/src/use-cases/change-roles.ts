import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { addAuditRow, type AuditedAction } from '../stores/audit-rows.ts';
import { accountsWritten } from '../stores/accounts.ts';
import { endEverySession } from '../stores/sessions.ts';

type Parts = Pick<AccountServices, 'database' | 'now'>;

export const roles = ['staff', 'superuser'] as const;
export type Role = (typeof roles)[number];

/** A superuser is staff too; who is not staff is no superuser. */
const changes = {
  'grant staff': { is_staff: true },
  'grant superuser': { is_staff: true, is_superuser: true },
  'revoke staff': { is_staff: false, is_superuser: false },
  'revoke superuser': { is_superuser: false },
} as const satisfies Partial<Record<AuditedAction, Partial<Account>>>;

/** What an operator does at the machine itself; on record as done from the command line. */
export async function changeRole(parts: Parts, verb: 'grant' | 'revoke', role: Role, who: string, reason: string): Promise<Account> {
  const action = `${verb} ${role}` as const;
  return asOperator(parts, who, { action, reason }, async (query, account) => {
    const { id } = account;
    if (verb === 'grant' && who !== id) requireKnownFor(account, parts.now());
    await query
      .updateTable('accounts')
      .set({ ...changes[action], updated_at: parts.now() })
      .where('id', '=', id)
      .execute();
  });
}

export async function endSessionsOf(parts: Parts, who: string, reason: string): Promise<Account> {
  return asOperator(parts, who, { action: 'end sessions', reason }, (query, { id }) => endEverySession(query, id));
}

const oneDayMs = 24 * 60 * 60 * 1000;

/**
 * An address alone does not say whose the account is: another user may have registered with it a moment ago, knowing that a role would
 * come. Who names the id has looked.
 */
function requireKnownFor({ id, email, issuer, subject, created_at: since }: Account, now: Date): void {
  if (now.getTime() - since.getTime() >= oneDayMs) return;
  throw new Failure('ACCOUNT_TOO_NEW', { who: email, id, issuer, subject, since: since.toISOString() });
}

async function asOperator(
  { database, now }: Parts,
  who: string,
  audit: { readonly action: AuditedAction; readonly reason: string },
  work: (query: Query, account: Account) => Promise<void>,
): Promise<Account> {
  return database.transaction(async (query) => {
    const [account, second] = await accountsWritten(query, who);
    if (!account) throw new Failure('ACCOUNT_UNKNOWN');
    if (second) throw new Failure('ACCOUNT_AMBIGUOUS', { who, ids: `${account.id}, ${second.id}` });
    await work(query, account);
    await addAuditRow(query, { at: now(), actorId: null, accountId: account.id, ...audit });
    return account;
  });
}
