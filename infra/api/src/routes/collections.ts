import { collections as calls } from '@webdocs/contracts/api/collections';
import { collectionSelection as selectionCalls } from '@webdocs/contracts/api/collection-selection';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { itemsOfPage } from '../stores/collection-items.ts';
import { collectionsOf } from '../stores/collections.ts';
import { createCollection, deleteCollection, editCollection } from '../use-cases/edit-collections.ts';
import { addItem, changeItem, deleteItem, pathOf } from '../use-cases/edit-items.ts';
import { exportCollections } from '../use-cases/export-collections.ts';
import { writtenFormats } from '../use-cases/export-formats.ts';
import { moveItems, placeItem, removeItems, restoreItems } from '../use-cases/edit-selection.ts';
import { importCollections } from '../use-cases/import-collections.ts';
import { readCollection, readItem } from '../use-cases/read-collections.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { answering } from './answer.ts';

export function collections(server: FastifyInstance, parts: AccountServices): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.listCollections, ({ account }) => collectionsOf(database.query, account.id));
  answer(calls.createCollection, ({ account, body }) => createCollection(database, account.id, body));
  answer(calls.lookUpPage, async ({ account, query }) => ({ results: await itemsOfPage(database.query, account.id, pathOf(query.url)) }));

  answer(calls.exportCollections, async ({ account, query: { format }, request, reply }) => {
    const all = await exportCollections(database, account.id);
    const written = format === 'json' ? undefined : writtenFormats[format];
    reply.header('content-disposition', `attachment; filename="collections.${written?.ending ?? format}"`);
    if (!written) return { collections: all };
    return reply.type(written.type).send(written.write(all, siteOrigin(request, parts.publicOrigin)));
  });
  answer(calls.importCollections, ({ account, body }) => importCollections(parts, account.id, body));

  answer(calls.readCollection, ({ account, params, query }) => readCollection(parts, account.id, params.id, query));
  answer(calls.editCollection, ({ account, params, body }) => editCollection(database, account.id, params.id, body));
  answer(calls.deleteCollection, ({ account, params }) => deleteCollection(database, account.id, params.id));

  answer(calls.addItem, ({ account, params, body }) => addItem(parts, account.id, params.id, body));
  answer(calls.readItem, ({ account, params }) => readItem(database, account.id, params.id, params.item));
  answer(calls.changeItem, ({ account, params, body }) => changeItem(database, account.id, params.id, params.item, body));
  answer(calls.removeItem, ({ account, params }) => deleteItem(database, account.id, params.id, params.item));

  answer(selectionCalls.removeItems, ({ account, params, body }) => removeItems(database, account.id, params.id, body.items));
  answer(selectionCalls.restoreItems, ({ account, params, body }) => restoreItems(parts, account.id, params.id, body));
  answer(selectionCalls.moveItems, ({ account, params, body }) => moveItems(database, account.id, params.id, body));
  answer(selectionCalls.placeItem, ({ account, params, body }) => placeItem(database, account.id, params.id, params.item, body.index));
}
