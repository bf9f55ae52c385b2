import type { AuditRow } from '@webdocs/contracts/api/staff';
import type { Actor } from '@webdocs/contracts/remote/actor';
import type { Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { sql } from 'kysely';

export type AuditedAction =
  | 'suspend'
  | 'lift suspension'
  | 'correct plan'
  | 'delete account'
  | 'grant staff'
  | 'grant superuser'
  | 'revoke staff'
  | 'revoke superuser'
  | 'end sessions'
  | 'hide playground'
  | 'restore playground'
  | 'settle flags';

export interface AuditEntry {
  readonly at: Date;
  /** The account of who did it; null for the command line. */
  readonly actorId: string | null;
  readonly accountId: string;
  readonly action: AuditedAction;
  readonly reason: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Belongs into the transaction of what it tells about: neither is there without the other. */
export async function addAuditRow(query: Query, { at, actorId, accountId, action, reason, detail = {} }: AuditEntry): Promise<void> {
  await query
    .insertInto('audit_rows')
    .values({ at, actor_id: actorId, account_id: accountId, action, reason, detail: sql`${JSON.stringify(detail)}::jsonb` })
    .execute();
  // Reasons are free text, from which addresses can be taken out again: the chain has what was done, and not why.
  const actor: Actor =
    actorId === null ? { kind: 'machine', name: 'command line', team: null } : { kind: 'account', name: actorId, team: null };
  await appendAudit(query, { actor, event: action, subject: accountId });
}

/** What was done to an account, the latest first. */
export async function auditRowsOf(query: Query, accountId: string): Promise<AuditRow[]> {
  const rows = await query
    .selectFrom('audit_rows')
    .leftJoin('accounts as actors', 'actors.id', 'audit_rows.actor_id')
    .select(['audit_rows.id', 'at', 'actor_id', 'actors.email', 'action', 'reason', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('audit_rows.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, at, actor_id: actorId, email, ...rest }) => ({
    id: Number(id),
    at: at.toISOString(),
    by: email ?? (actorId === null ? 'command line' : 'a deleted account'),
    ...rest,
  }));
}

/** Staff write what they like into reasons, an address too, in whatever letters: when its account goes it goes, from all rows. */
export async function forgetAddress(query: Query, email: string): Promise<void> {
  const pattern = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await query
    .updateTable('audit_rows')
    .set({ reason: sql<string>`regexp_replace(reason, ${pattern}, '…', 'gi')` })
    .where(sql<boolean>`strpos(lower(reason), lower(${email})) > 0`)
    .execute();
}
