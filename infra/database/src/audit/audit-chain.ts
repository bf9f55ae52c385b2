import { createHash } from 'node:crypto';
import type { Actor } from '@webdocs/contracts/remote/actor';
import { sql } from 'kysely';
import type { Query } from '../database.ts';
import type { AuditDetail, AuditTable } from '../audit-table.ts';

export interface AuditEvent {
  readonly actor: Actor;
  readonly event: string;
  readonly subject: string;
  readonly detail?: AuditDetail;
}

export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

/** Any number will do, so long as nothing else in the database locks it. */
const auditLock = 7_305_113_903;
const beforeTheFirst: AuditHead = { seq: 0, hash: '0'.repeat(64) };
const rowsAtOnce = 1000;

/**
 * Belongs into the transaction of what it tells about: neither is there without the other. The next appender waits for the end of that
 * transaction, so it comes last in it.
 */
export async function appendAudit(query: Query, { actor, event, subject, detail = {} }: AuditEvent, at = new Date()): Promise<AuditHead> {
  await sql`select pg_advisory_xact_lock(${auditLock}::bigint)`.execute(query);
  const before = await auditHead(query);
  const row = { seq: before.seq + 1, at, actor, event, subject, detail, prev_hash: before.hash };
  const hash = hashOf(row);
  await query
    .insertInto('audit')
    .values({ ...row, hash, actor: sql`${JSON.stringify(actor)}::jsonb`, detail: sql`${JSON.stringify(detail)}::jsonb` })
    .execute();
  return { seq: row.seq, hash };
}

/** The last row; what is noted of it elsewhere cannot be rewritten unseen. */
export async function auditHead(query: Query): Promise<AuditHead> {
  const row = await query.selectFrom('audit').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row ? { seq: Number(row.seq), hash: row.hash } : beforeTheFirst;
}

/** As it is printed and asked for: `12:4b1c…`. */
export function headText({ seq, hash }: AuditHead): string {
  return `${seq}:${hash}`;
}

export function parsedHead(text: string): AuditHead | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}

/** The latest first. */
export async function auditRows(query: Query, limit: number): Promise<AuditTable[]> {
  const rows = await query.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(limit).execute();
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

export interface Verdict {
  readonly head: AuditHead;
  /** The first row that does not fit, and why; undefined where all of them do. */
  readonly fault?: { readonly seq: number; readonly cause: string };
}

/** Follows the chain from its first row, and holds it against a head that was noted earlier. */
export async function verifyAudit(query: Query, noted?: AuditHead): Promise<Verdict> {
  let last = beforeTheFirst;
  const fault = (cause: string): Verdict => ({ head: last, fault: { seq: last.seq + 1, cause } });
  for (;;) {
    const rows = await query.selectFrom('audit').selectAll().where('seq', '>', last.seq).orderBy('seq').limit(rowsAtOnce).execute();
    for (const row of rows) {
      const seq = Number(row.seq);
      if (seq !== last.seq + 1) return fault(`it is missing: row ${seq} comes after row ${last.seq}`);
      if (row.prev_hash !== last.hash) return fault(`it does not name the hash of row ${last.seq}`);
      if (row.hash !== hashOf({ ...row, seq })) return fault('what it says is not what its hash was made of');
      if (noted?.seq === seq && noted.hash !== row.hash) return fault('it is not the row whose hash was noted: the chain was made anew');
      last = { seq, hash: row.hash };
    }
    if (rows.length < rowsAtOnce) break;
  }
  return noted && noted.seq > last.seq ? fault(`it is missing: the noted head is row ${noted.seq}`) : { head: last };
}

/** Lists, not objects: the order of names is no part of the hash. */
function hashOf({ seq, at, actor, event, subject, detail, prev_hash }: Omit<AuditTable, 'hash'>): string {
  const details = Object.entries(detail).sort(([left], [right]) => (left < right ? -1 : 1));
  const row = [1, seq, at.toISOString(), actor.kind, actor.name, actor.team, event, subject, details, prev_hash];
  return createHash('sha256').update(JSON.stringify(row)).digest('hex');
}
