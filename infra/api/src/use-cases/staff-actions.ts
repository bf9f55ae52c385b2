import type { SubscriptionType } from '@webdocs/contracts/reader/plans';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { requireMayChange } from '../protection/may-change-account.ts';
import { suspendAccount, findAndLock } from '../stores/accounts.ts';
import { addAuditRow, type AuditEntry } from '../stores/audit-rows.ts';
import { endEverySession } from '../stores/sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { setPlan } from './set-plan.ts';

type Parts = Pick<AccountServices, 'database' | 'now' | 'removeIdentity'>;

/** Who does something to whom, and why. */
export interface StaffAct {
  readonly actor: Account;
  readonly accountId: string;
  readonly reason: string;
}

export async function suspend(parts: Parts, act: StaffAct): Promise<void> {
  await acting(parts, act, async (query, account) => {
    await suspendAccount(query, account.id, account.suspended_at ?? parts.now());
    // Lifting the suspension opens none of them again.
    await endEverySession(query, account.id);
    return { action: 'suspend' };
  });
}

export async function liftSuspension(parts: Parts, act: StaffAct): Promise<void> {
  await acting(parts, act, async (query, account) => {
    await suspendAccount(query, account.id, null);
    return { action: 'lift suspension' };
  });
}

export async function correctPlan(parts: Parts, act: StaffAct, plan: SubscriptionType): Promise<void> {
  await acting(parts, act, async (query, account) => {
    const before = await setPlan(query, account.id, plan, 'staff', parts.now());
    return { action: 'correct plan', detail: { before, after: plan } };
  });
}

export async function deleteForOwner(parts: Parts, act: StaffAct): Promise<void> {
  await acting(parts, act, async (query, account) => {
    await deleteAccount(parts, { accountId: account.id, actorId: act.actor.id, reason: act.reason }, query);
    return undefined;
  });
}

/** What is done and the row that tells of it, in one transaction. Work that writes the row itself returns nothing. */
async function acting(
  { database, now }: Parts,
  { actor, accountId, reason }: StaffAct,
  work: (query: Query, account: Account) => Promise<Pick<AuditEntry, 'action' | 'detail'> | undefined>,
): Promise<void> {
  await database.transaction(async (query) => {
    const account = await findAndLock(query, accountId);
    if (!account) throw new Failure('ACCOUNT_UNKNOWN');
    requireMayChange(actor, account);
    const done = await work(query, account);
    if (done) await addAuditRow(query, { at: now(), actorId: actor.id, accountId, reason, ...done });
  });
}
