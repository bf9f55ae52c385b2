import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@webdocs/contracts/api/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from './error-envelope.ts';

/**
 * For `frameworkErrors` of the server that the API is in: an address with broken escapes leads to no route, so that no
 * hook and no error handler ever sees it.
 */
export function answerUnreadable(_: Error, __: FastifyRequest, reply: FastifyReply): void {
  const says = 'Malformed URL';
  void reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', [requestIdHeader]: randomUUID() })
    .send(envelope(400, says, says));
}
