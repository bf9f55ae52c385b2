import { Failure } from '@webdocs/contracts/failures/failure';
import type { PageFeedback } from '@webdocs/contracts/api/feedback';
import type { AccountServices } from '../account-services.ts';
import type { UnprovenVisitor } from '../protection/unproven-visitor.ts';
import { keepDocument } from '../stores/documents.ts';
import { keepVote } from '../stores/page-feedback.ts';
import { pathOf } from './edit-items.ts';
import { visitorHashes } from './visitor-hashes.ts';

/** Counts the vote of a reader on a page of this site; returns the address of that page. */
export async function voteOnPage(
  { database, documentAt, now }: Pick<AccountServices, 'database' | 'documentAt' | 'now'>,
  voter: UnprovenVisitor,
  { url, vote, reason }: PageFeedback,
): Promise<string> {
  const document = await documentAt(pathOf(url));
  if (!document) throw new Failure('DOCUMENT_UNKNOWN');
  const documentId = await keepDocument(database.query, document);
  await keepVote(database.query, {
    documentId,
    hashes: await visitorHashes(database.query, voter, now()),
    reason: vote === 'no' ? (reason ?? null) : null,
    now: now(),
  });
  return document.uri;
}
