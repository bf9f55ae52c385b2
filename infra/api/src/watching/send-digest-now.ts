import type { SentDigest } from '@webdocs/contracts/api/watching';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { AccountServices } from '../account-services.ts';
import { settleDigests, takeDigest } from '../stores/digests.ts';
import { lastHappening } from '../stores/happenings.ts';
import type { DigestSite } from './digest-mail.ts';
import { noticeHappenings, type WatchingServices } from './notice-happenings.ts';
import { mailDigests } from './send-digests.ts';

type Parts = WatchingServices & Pick<AccountServices, 'now' | 'sendMail'>;

/** Tells an account by mail what happened since it was told last, if anything did. The next digest comes when it would have. */
export async function sendDigestNow(parts: Parts, accountId: string, site: DigestSite): Promise<SentDigest> {
  const { database, now, sendMail } = parts;
  if (!sendMail) throw new Failure('MAIL_MISSING');
  await noticeHappenings(parts);
  return database.transaction(async (query) => {
    const digest = await takeDigest(query, accountId);
    if (!digest) throw new Failure('DIGEST_OFF');
    const until = await lastHappening(query);
    const period = { from: digest.told_at, to: now() };
    const sent = await mailDigests(query, [digest], until, { sendMail, site, periodOf: () => period });
    if (sent > 0) await settleDigests(query, [digest], until, now());
    return { sent: sent > 0, since: digest.told_at.toISOString() };
  });
}
