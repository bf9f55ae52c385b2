import { forgetDeletions } from '@webdocs/database/note-deletion';
import { causeOf } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './account-services.ts';
import { forgetUnconfirmed } from './stores/newsletter-addresses.ts';
import { forgetVisitors } from './stores/page-feedback.ts';
import { forgetFlaggers } from './stores/playground-flags.ts';
import { removeExpiredSessions } from './stores/sessions.ts';
import { forgetAiHelp } from './use-cases/forget-ai-help.ts';
import { removeExpiredIds } from '@webdocs/database/used-ids';

const everyHourMs = 60 * 60 * 1000;

/** What is over is refused anyway; once an hour its rows go too. Several processes may do it: each is one statement. */
export function clearExpired(server: FastifyInstance, parts: AccountServices): void {
  const timer = setInterval(() => {
    removeExpired(parts).catch((thrown: unknown) => server.log.warn({ cause: causeOf(thrown) }, 'rows that expired stay for now'));
  }, everyHourMs);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));
}

export async function removeExpired({ database, now, sendMail }: Pick<AccountServices, 'database' | 'now' | 'sendMail'>): Promise<void> {
  await removeExpiredSessions(database.query, now());
  await removeExpiredIds(database.query, now());
  await forgetVisitors(database.query, now());
  await forgetFlaggers(database.query, now());
  // Conversations are deleted together with the note of it.
  await database.transaction((query) => forgetAiHelp(query, now()));
  // Where no letters are sent none could be confirmed.
  if (sendMail) await forgetUnconfirmed(database.query, now());
  await forgetDeletions(database.query, now());
}
