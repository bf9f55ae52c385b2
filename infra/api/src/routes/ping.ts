import { visitor } from '@webdocs/contracts/api/visitor';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { notePing } from '../use-cases/note-ping.ts';
import { answering } from './answer.ts';
import { takeForms } from './form-bodies.ts';

/** The daily beacon of those who are signed in. */
export async function ping(server: FastifyInstance, parts: AccountServices): Promise<void> {
  await server.register(async (scope) => {
    takeForms(scope);
    answering(scope, parts)(visitor.ping, ({ account, body }) => notePing(parts.database, account, parts.now(), body.offline === 'true'));
  });
}
