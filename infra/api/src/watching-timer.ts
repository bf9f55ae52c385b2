import { repeatedJob } from '@webdocs/database/repeated-job';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Updates } from '@webdocs/updates';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './account-services.ts';
import { noticeHappenings } from './watching/notice-happenings.ts';
import { sendDigests } from './watching/send-digests.ts';

/** By then the data of browsers is there. */
const noticeAfterMs = 30_000;
/** What was due while the site was stopped goes out. */
const sendAfterMs = 10_000;
const noticeEveryMs = 5 * 60_000;
const sendEveryMs = 60_000;
const failsAs = 'WATCHING_FAILED';

/** Looks what happened to what is watched, and sends the digests that are due. Several processes may: each piece is done by one. */
export function startWatchingTimer(server: FastifyInstance, parts: AccountServices, updates: Updates, siteName: string): void {
  const { sendMail, publicOrigin: origin, ...rest } = parts;
  const report = (failure: Failure) => server.log.error({ code: failure.code, ...failure.values }, failure.message);
  const closing = new AbortController();
  const noticing = repeatedJob({
    everyMs: noticeEveryMs,
    firstAfterMs: noticeAfterMs,
    report,
    failsAs,
    job: async () => void (await noticeHappenings({ ...rest, updates })),
  });
  const sending =
    sendMail && origin
      ? repeatedJob({
          everyMs: sendEveryMs,
          firstAfterMs: sendAfterMs,
          report,
          failsAs,
          job: async () => void (await sendDigests({ ...rest, sendMail, site: { siteName, origin } }, closing.signal)),
        })
      : undefined;
  server.addHook('onClose', async () => {
    closing.abort();
    await Promise.all([noticing.end(), sending?.end()]);
  });
}
