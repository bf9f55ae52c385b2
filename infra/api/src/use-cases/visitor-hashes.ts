import { createHmac } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { UnprovenVisitor } from '../protection/unproven-visitor.ts';
import { saltsFor } from '../stores/page-feedback.ts';

/** A visitor as they are hashed today, and as they were yesterday. */
export type VisitorHashes = readonly [Buffer, ...Buffer[]];

/** Tells a second word of the same visitor. Without the salt, which is gone the day after tomorrow, no visitor can be found by it. */
export async function visitorHashes(query: Query, visitor: UnprovenVisitor, now: Date): Promise<VisitorHashes> {
  const { today, yesterday } = await saltsFor(query, now);
  return [hashOf(visitor, today), ...(yesterday ? [hashOf(visitor, yesterday)] : [])];
}

function hashOf(visitor: UnprovenVisitor, salt: Buffer): Buffer {
  return createHmac('sha256', salt).update(JSON.stringify(visitor)).digest();
}
