import { createHmac } from 'node:crypto';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { PageFeedback } from '@webdocs/contracts/api/feedback';
import type { AccountServices } from '../account-services.ts';
import { keepDocument } from '../stores/documents.ts';
import { keepVote, saltsFor } from '../stores/page-feedback.ts';
import { pathOf } from './edit-items.ts';

/** Who votes, as far as it takes to tell them from others for a day. */
export type Voter = { readonly accountId: string } | { readonly address: string; readonly browser: string };

/** Counts the vote of a reader on a page of this site; returns the address of that page. */
export async function voteOnPage(
  { database, documentAt, now }: Pick<AccountServices, 'database' | 'documentAt' | 'now'>,
  voter: Voter,
  { url, vote, reason }: PageFeedback,
): Promise<string> {
  const document = await documentAt(pathOf(url));
  if (!document) throw new Failure('DOCUMENT_UNKNOWN');
  const documentId = await keepDocument(database.query, document);
  const { today, yesterday } = await saltsFor(database.query, now());
  await keepVote(database.query, {
    documentId,
    hashes: [hashOf(voter, today), ...(yesterday ? [hashOf(voter, yesterday)] : [])],
    reason: vote === 'no' ? (reason ?? null) : null,
    now: now(),
  });
  return document.uri;
}

/** Without the salt, which is gone the day after tomorrow, no visitor can be found by it. */
function hashOf(voter: Voter, salt: Buffer): Buffer {
  return createHmac('sha256', salt).update(JSON.stringify(voter)).digest();
}
