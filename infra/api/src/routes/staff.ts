import { staff as calls } from '@webdocs/contracts/api/staff';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Account } from '@webdocs/database/tables';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { auditRowsOf } from '../stores/audit-rows.ts';
import { isRandomId } from '../stores/random-id.ts';
import { accountForStaff, accountsByEmail } from '../stores/staff-accounts.ts';
import { correctPlan, deleteForOwner, liftSuspension, suspend, type StaffAct } from '../use-cases/staff-actions.ts';
import { answering } from './answer.ts';

/** For those who look after accounts. */
export function staff(server: FastifyInstance, parts: AccountServices): void {
  const { query } = parts.database;
  const answer = answering(server, parts);

  answer(calls.findAccounts, async ({ request, account: { id: accountId }, query: { email } }) => {
    // Not the letters themselves: they are the beginning of an address.
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: `accounts by ${email.length} letters` });
    return { accounts: await accountsByEmail(query, email) };
  });

  answer(calls.readAccount, async ({ request, account: { id: accountId }, params }) => {
    const account = await accountForStaff(query, knownForm(params.id));
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: params.id });
    if (!account) throw new Failure('ACCOUNT_UNKNOWN');
    return { ...account, audit: await auditRowsOf(query, account.id) };
  });

  answer(calls.suspendAccount, (asked) => suspend(parts, actOf(asked)));
  answer(calls.liftSuspension, (asked) => liftSuspension(parts, actOf(asked)));
  answer(calls.correctPlan, (asked) => correctPlan(parts, actOf(asked), asked.body.plan));
  answer(calls.deleteAccountOf, (asked) => deleteForOwner(parts, actOf(asked)));
}

interface StaffCall {
  readonly account: Account;
  readonly params: { readonly id: string };
  readonly body: { readonly reason: string };
}

function actOf({ account: actor, params, body: { reason } }: StaffCall): StaffAct {
  return { actor, accountId: knownForm(params.id), reason };
}

/** What no account can be called finds none: some texts the database would refuse to look for. */
function knownForm(id: string): string {
  if (!isRandomId(id)) throw new Failure('ACCOUNT_UNKNOWN');
  return id;
}
