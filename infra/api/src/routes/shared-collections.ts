import { sharedCollections as calls } from '@webdocs/contracts/api/shared-collections';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import {
  copySharedCollection,
  readShare,
  shareCollection,
  showSharedCollection,
  unshareCollection,
} from '../use-cases/share-collection.ts';
import { answering } from './answer.ts';

/** Collections that their owners let others read. */
export function sharedCollections(server: FastifyInstance, parts: AccountServices): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.readShare, async ({ account, params }) => ({ share: await readShare(database, account.id, params.id) }));
  answer(calls.shareCollection, ({ account, params, body }) => shareCollection(database, account.id, params.id, body));
  answer(calls.unshareCollection, ({ account, params }) => unshareCollection(database, account.id, params.id));
  answer(calls.showSharedCollection, ({ params, query }) => showSharedCollection(database, params.share, query.page));
  answer(calls.copySharedCollection, ({ account, params, body }) => copySharedCollection(database, account.id, params.share, body.name));
}
