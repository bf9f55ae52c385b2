import { PingSchema } from '@webdocs/contracts/api/visitor';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { visitor } from '../protection/visitors.ts';
import { notePing } from '../use-cases/note-ping.ts';
import { takeForms } from './form-bodies.ts';
import { parseInput } from './parse-input.ts';
import { resource } from './resource.ts';

/** The daily beacon of those who are signed in. */
export async function ping(server: FastifyInstance, parts: AccountParts): Promise<void> {
  await server.register(async (scope) => {
    takeForms(scope);
    resource(scope, '/v1/ping', {
      POST: async (request, reply) => {
        const account = await visitor(parts, request, reply);
        if (!account) throw new Failure('SESSION_INVALID');
        const { offline } = parseInput(PingSchema, request.body ?? {});
        await notePing(parts.database, account, parts.now(), offline === 'true');
        return reply.code(201).send();
      },
    });
  });
}
