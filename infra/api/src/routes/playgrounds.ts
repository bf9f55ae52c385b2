import { playgrounds as calls } from '@webdocs/contracts/api/playgrounds';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { accountIfSignedIn, unprovenVisitor } from '../protection/unproven-visitor.ts';
import { everyPlaygroundOf, playgroundsOf, removeOwn, renameOwn } from '../stores/playgrounds.ts';
import { flagPlayground } from '../use-cases/flag-playground.ts';
import { readPlayground } from '../use-cases/read-playground.ts';
import { sharePlayground } from '../use-cases/share-playground.ts';
import { answering } from './answer.ts';

/** Code that readers share. */
export function playgrounds(server: FastifyInstance, parts: AccountServices): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.sharePlayground, ({ account, body }) => sharePlayground(parts, account, body));
  answer(calls.readPlayground, ({ request, params }) => readPlayground(database.query, params.id, () => accountIfSignedIn(parts, request)));
  answer(calls.listPlayModules, () => parts.playModules ?? { modules: [], hosts: [] });
  answer(calls.flagPlayground, async ({ request, body }) => flagPlayground(parts, await unprovenVisitor(parts, request), body));

  answer(calls.listPlaygrounds, ({ account, query }) => playgroundsOf(database.query, account.id, query));
  answer(calls.exportPlaygrounds, async ({ account, reply }) => {
    reply.header('content-disposition', 'attachment; filename="playgrounds.json"');
    return { playgrounds: await everyPlaygroundOf(database.query, account.id) };
  });
  answer(calls.renamePlayground, ({ account, params, body }) => renameOwn(database.query, account.id, params.id, body.title));
  answer(calls.deletePlayground, ({ account, params }) => database.transaction((query) => removeOwn(query, account.id, params.id)));
}
