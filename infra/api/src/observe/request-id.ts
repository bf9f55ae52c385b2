import { randomUUID } from 'node:crypto';
import { requestIdForm, requestIdHeader } from '@webdocs/contracts/api/request-id';
import type { FastifyInstance } from 'fastify';

/** Says whether a header of a client at this network address is believed. */
export type Trusts = (address: string) => boolean;

/**
 * Every request has a number: it is in the answer, in each line of the log, and in what a browser reports. Where a
 * trusted proxy has given one already, that one is kept, so that one search finds the request in both logs.
 */
export function carryRequestIds(server: FastifyInstance, trusts: Trusts): void {
  server.addHook('onRequest', async (request, reply) => {
    // The site around the API may have seen to it before.
    if (reply.hasHeader(requestIdHeader)) return;
    const given = trusts(request.raw.socket.remoteAddress ?? '') ? request.headers[requestIdHeader] : undefined;
    request.id = typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
    request.log = request.log.child({ requestId: request.id });
    reply.log = request.log;
    reply.header(requestIdHeader, request.id);
  });
}
