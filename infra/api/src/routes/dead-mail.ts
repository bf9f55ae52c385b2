import { deadMail as calls, deadMailOnPage } from '@webdocs/contracts/api/dead-mail';
import type { Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { deadMail as listDead, deleteDeadMail, retryDeadMail } from '@webdocs/mail/dead-mail';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answering } from './answer.ts';

/** For staff: mail that did not go out. */
export function deadMail(server: FastifyInstance, parts: AccountServices): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.listDeadMail, async ({ request, account: { id: accountId }, query: { offset } }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: 'dead mail' });
    const { mails, total } = await listDead(database.query, { limit: deadMailOnPage, offset });
    return {
      mails: mails.map(({ queuedAt, diedAt, mayHaveArrived, ...mail }) => ({
        ...mail,
        queued_at: queuedAt.toISOString(),
        died_at: diedAt.toISOString(),
        may_have_arrived: mayHaveArrived,
      })),
      total,
    };
  });

  const acting = (event: string, accountId: string, id: string, work: (query: Query) => Promise<void>) =>
    database.transaction(async (query) => {
      await work(query);
      await appendAudit(query, { actor: { kind: 'account', name: accountId, team: null }, event, subject: `mail ${id}` }, parts.now());
    });
  answer(calls.retryDeadMail, ({ account, params: { id } }) =>
    acting('retry mail', account.id, id, (query) => retryDeadMail(query, id, parts.now())),
  );
  answer(calls.deleteDeadMail, ({ account, params: { id } }) =>
    acting('delete mail', account.id, id, (query) => deleteDeadMail(query, id)),
  );
}
