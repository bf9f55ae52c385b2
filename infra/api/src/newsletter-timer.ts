import { repeatedJob } from '@webdocs/database/repeated-job';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './account-services.ts';
import { sendIssues } from './use-cases/send-issues.ts';

const everyMs = 2000;

/** Sends the newsletter on, also what another process began. Without mail there is nothing to send. */
export function startNewsletterTimer(server: FastifyInstance, parts: AccountServices): void {
  if (!parts.sendMail) return;
  const sending = repeatedJob({
    everyMs,
    job: () => sendIssues(parts),
    report: ({ code, message }) => server.log.error({ code, cause: message }, 'the newsletter is sent on later'),
    failsAs: 'NEWSLETTER_JOB_FAILED',
  });
  server.addHook('onClose', () => sending.end());
}
