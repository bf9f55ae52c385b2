import { CollectionImportSchema } from '@webdocs/contracts/api/collections';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { signedIn } from '../protection/visitors.ts';
import { asCsv, exportCollections } from '../use-cases/export-collections.ts';
import { importCollections } from '../use-cases/import-collections.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

const bodyLimit = 4 * 1024 * 1024;

/** Everything that somebody saved, to take away as JSON or CSV, and to bring back. */
export function collectionCopies(server: FastifyInstance, parts: AccountParts): void {
  resource(server, '/v2/collections/export/', {
    GET: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      const { format = 'json' } = request.query as { format?: unknown };
      if (format !== 'json' && format !== 'csv') throw new Failure('INPUT_INVALID', { list: 'format: must be json or csv' });
      const collections = await exportCollections(parts.database, account.id);
      reply.header('content-disposition', `attachment; filename="collections.${format}"`);
      return format === 'csv' ? reply.type('text/csv; charset=utf-8').send(asCsv(collections)) : { collections };
    },
  });

  const take = {
    POST: async (request, reply) => {
      const account = await signedIn(parts, request, reply);
      const input = parseInput(CollectionImportSchema, request.body);
      return reply.code(201).send(await importCollections(parts, account.id, input));
    },
  } satisfies Parameters<typeof resource>[2];
  resource(server, '/v2/collections/import/', take, { bodyLimit });
}
