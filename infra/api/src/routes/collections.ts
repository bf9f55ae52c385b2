import * as contract from '@webdocs/contracts/api/collections';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { signedIn } from '../protection/visitors.ts';
import { itemsOfPage } from '../stores/collection-items.ts';
import { collectionsOf } from '../stores/collections.ts';
import { createCollection, deleteCollection, editCollection } from '../use-cases/edit-collections.ts';
import { pathOf } from '../use-cases/edit-items.ts';
import { readCollection } from '../use-cases/read-collections.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

interface Named {
  readonly id: string;
}

export function collections(server: FastifyInstance, parts: AccountParts): void {
  const { database } = parts;

  resource(server, '/v2/collections/', {
    GET: async (request, reply): Promise<contract.CollectionInfo[]> => {
      const account = await signedIn(parts, request, reply);
      return collectionsOf(database.query, account.id);
    },
    POST: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      const input = parseInput(contract.CollectionInputSchema, request.body);
      return reply.code(201).send(await createCollection(database, account.id, input));
    },
  });

  resource(server, '/v2/collections/lookup/', {
    GET: async (request, reply): Promise<contract.CollectionLookup> => {
      const account = await signedIn(parts, request, reply);
      const { url } = parseInput(contract.CollectionLookupQuerySchema, request.query);
      return { results: await itemsOfPage(database.query, account.id, pathOf(url)) };
    },
  });

  resource(server, '/v2/collections/:id/', {
    GET: async (request, reply): Promise<contract.CollectionPage> => {
      const account = await signedIn(parts, request, reply);
      const wanted = parseInput(contract.CollectionQuerySchema, request.query);
      return readCollection(database, account.id, (request.params as Named).id, wanted);
    },
    POST: async (request, reply): Promise<contract.CollectionInfo> => {
      const account = await signedIn(parts, request, reply);
      const input = parseInput(contract.CollectionInputSchema, request.body);
      return editCollection(database, account.id, (request.params as Named).id, input);
    },
    DELETE: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      await deleteCollection(database, account.id, (request.params as Named).id);
      return reply.code(200).send();
    },
  });
}
