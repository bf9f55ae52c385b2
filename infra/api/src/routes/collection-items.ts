import { CollectionItemChangeSchema, CollectionItemInputSchema, type CollectionItem } from '@webdocs/contracts/api/collections';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { signedIn } from '../protection/visitors.ts';
import { addItem, changeItem, deleteItem } from '../use-cases/edit-items.ts';
import { readItem } from '../use-cases/read-collections.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

/** The longest notes, with every character escaped. */
const bodyLimit = 512 * 1024;

interface Named {
  readonly id: string;
  readonly item: string;
}

export function collectionItems(server: FastifyInstance, parts: AccountParts): void {
  const { database } = parts;

  const add = {
    POST: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      await addItem(parts, account.id, (request.params as Named).id, parseInput(CollectionItemInputSchema, request.body));
      return reply.code(201).send();
    },
  } satisfies Parameters<typeof resource>[2];
  resource(server, '/v2/collections/:id/items/', add, { bodyLimit });

  const one = {
    GET: async (request, reply): Promise<CollectionItem> => {
      const account = await signedIn(parts, request, reply);
      const { id, item } = request.params as Named;
      return readItem(database, account.id, id, item);
    },
    POST: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      const { id, item } = request.params as Named;
      await changeItem(database, account.id, id, item, parseInput(CollectionItemChangeSchema, request.body));
      return reply.code(200).send();
    },
    DELETE: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      const { id, item } = request.params as Named;
      await deleteItem(database, account.id, id, item);
      return reply.code(200).send();
    },
  } satisfies Parameters<typeof resource>[2];
  resource(server, '/v2/collections/:id/items/:item/', one, { bodyLimit });
}
