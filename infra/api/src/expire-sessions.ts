import { causeOf } from '@webdocs/contracts/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from './account-parts.ts';
import { removeExpiredSessions } from './stores/sessions.ts';

const everyHourMs = 60 * 60 * 1000;

/** Sessions that ended are refused anyway; once an hour their rows go too. Several processes may do it: it is one statement. */
export function expireSessions(server: FastifyInstance, { database, now }: AccountParts): void {
  const timer = setInterval(() => {
    removeExpiredSessions(database.query, now()).catch((thrown: unknown) =>
      server.log.warn({ cause: causeOf(thrown) }, 'expired sessions stay for now'),
    );
  }, everyHourMs);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
