import { collections as calls } from '@webdocs/contracts/api/collections';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { itemsOfPage } from '../stores/collection-items.ts';
import { collectionsOf } from '../stores/collections.ts';
import { createCollection, deleteCollection, editCollection } from '../use-cases/edit-collections.ts';
import { addItem, changeItem, deleteItem, pathOf } from '../use-cases/edit-items.ts';
import { asCsv, exportCollections } from '../use-cases/export-collections.ts';
import { importCollections } from '../use-cases/import-collections.ts';
import { readCollection, readItem } from '../use-cases/read-collections.ts';
import { answering } from './answer.ts';

export function collections(server: FastifyInstance, parts: AccountServices): void {
  const { database } = parts;
  const answer = answering(server, parts);

  answer(calls.listCollections, ({ account }) => collectionsOf(database.query, account.id));
  answer(calls.createCollection, ({ account, body }) => createCollection(database, account.id, body));
  answer(calls.lookUpPage, async ({ account, query }) => ({ results: await itemsOfPage(database.query, account.id, pathOf(query.url)) }));

  answer(calls.exportCollections, async ({ account, query: { format }, reply }) => {
    const all = await exportCollections(database, account.id);
    reply.header('content-disposition', `attachment; filename="collections.${format}"`);
    return format === 'csv' ? reply.type('text/csv; charset=utf-8').send(asCsv(all)) : { collections: all };
  });
  answer(calls.importCollections, ({ account, body }) => importCollections(parts, account.id, body));

  answer(calls.readCollection, ({ account, params, query }) => readCollection(database, account.id, params.id, query));
  answer(calls.editCollection, ({ account, params, body }) => editCollection(database, account.id, params.id, body));
  answer(calls.deleteCollection, ({ account, params }) => deleteCollection(database, account.id, params.id));

  answer(calls.addItem, ({ account, params, body }) => addItem(parts, account.id, params.id, body));
  answer(calls.readItem, ({ account, params }) => readItem(database, account.id, params.id, params.item));
  answer(calls.changeItem, ({ account, params, body }) => changeItem(database, account.id, params.id, params.item, body));
  answer(calls.removeItem, ({ account, params }) => deleteItem(database, account.id, params.id, params.item));
}
