import { aiHelp as calls } from '@webdocs/contracts/api/ai-help';
import { appendAudit } from '@webdocs/database/audit-chain';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answerReports, settleReport } from '../stores/answer-ratings.ts';
import { contentGaps, settleGap } from '../stores/content-gaps.ts';
import { answering } from './answer.ts';

/** For staff: what readers asked in vain, and what they sent of answers. Who they were is not known. */
export function staffAnswers(server: FastifyInstance, parts: AccountServices): void {
  const { database, now } = parts;
  const { query } = database;
  const answer = answering(server, parts);
  const noted = (actor: string, event: string, subject: string, within: typeof query) =>
    appendAudit(within, { actor: { kind: 'account', name: actor, team: null }, event, subject }, now());

  answer(calls.listContentGaps, ({ request, account: { id: accountId }, query: { page } }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: 'content gaps' });
    return contentGaps(query, Number(page ?? 1));
  });
  answer(calls.settleContentGap, ({ account, params: { id } }) =>
    database.transaction(async (within) => {
      if (await settleGap(within, id, now())) await noted(account.id, 'settle content gap', `content gap ${id}`, within);
    }),
  );
  answer(calls.listAnswerReports, ({ request, account: { id: accountId }, query: { page } }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: 'answer reports' });
    return answerReports(query, Number(page ?? 1));
  });
  answer(calls.settleAnswerReport, ({ account, params: { id } }) =>
    database.transaction(async (within) => {
      if (await settleReport(within, id)) await noted(account.id, 'settle answer report', `answer report ${id}`, within);
    }),
  );
}
