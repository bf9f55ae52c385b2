import type { Query } from '@webdocs/database';
import type { SendMail } from '@webdocs/mail/mail';
import type { AccountServices } from '../account-services.ts';
import { settleDigests, takeDue, type DueDigest } from '../stores/digests.ts';
import { happeningsFor, lastHappening } from '../stores/happenings.ts';
import { digestMail, periodSince, type DigestPeriod, type DigestSite } from './digest-mail.ts';

type DigestServices = Required<Pick<AccountServices, 'database' | 'now' | 'sendMail'>> & { readonly site: DigestSite };

/** Some 50 ms of work: what a process that dies had begun is done again by the next. */
const atOnce = 50;

/**
 * Sends every digest whose time has come. How far an account is told and its mail are one transaction: a digest goes out once, whatever
 * becomes of the process, and where nothing happened none does. Several processes share the work. Returns how many went out.
 */
export async function sendDigests(parts: DigestServices, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    const done = signal?.aborted ? undefined : await sendSome(parts);
    if (!done || done.taken === 0) return sent;
    sent += done.sent;
  }
}

async function sendSome({ database, now, ...parts }: DigestServices): Promise<{ readonly taken: number; readonly sent: number }> {
  return database.transaction(async (query) => {
    const due = await takeDue(query, now(), atOnce);
    if (due.length === 0) return { taken: 0, sent: 0 };
    // What happens while this is read is told by the next digest.
    const until = await lastHappening(query);
    const sent = await mailDigests(query, due, until, { ...parts, periodOf: ({ told_at }) => periodSince(told_at, now()) });
    await settleDigests(query, due, until, now());
    return { taken: due.length, sent };
  });
}

interface MailParts {
  readonly sendMail: SendMail;
  readonly site: DigestSite;
  readonly periodOf: (digest: DueDigest) => DigestPeriod;
}

/** A mail for each of them to whose account something happened. Returns how many there are. */
export async function mailDigests(
  query: Query,
  digests: readonly DueDigest[],
  until: number,
  { sendMail, site, periodOf }: MailParts,
): Promise<number> {
  const happened = await happeningsFor(query, new Map(digests.map(({ account_id, told_until }) => [account_id, told_until])));
  let sent = 0;
  for (const digest of digests) {
    const news = (happened.get(digest.account_id) ?? []).filter(({ id }) => id <= until);
    if (news.length === 0) continue;
    await sendMail(digestMail(digest, news, site, periodOf(digest)), query);
    sent += 1;
  }
  return sent;
}
