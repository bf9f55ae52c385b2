import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import { Failure, failures } from '@webdocs/contracts/failures/failure';
import { tellRefusal } from '@webdocs/server/security-events';
import type { FastifyReply, FastifyRequest } from 'fastify';

const retryAfterSeconds = 2;

/** Clients read `message` after a GET and `error` after a POST: both are always there. */
export function envelope(status: number, message?: string, error = STATUS_CODES[status] ?? 'Error'): ErrorEnvelope {
  return { code: status, message: message ?? error, error };
}

export async function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, errorId } = noteFailure(thrown, request, reply);
  if (errorId === undefined) return reply.code(status).send(refusal(status, thrown));
  // Which it is says when to come again, and nothing of what is behind it.
  const told = status === 503 && thrown instanceof Failure ? { failure: thrown.code } : {};
  return reply.code(status).send({ ...envelope(status), ...told });
}

/** What went wrong on our side stays here: the caller gets a number that is in the log too. */
export function noteFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { readonly status: number; readonly errorId: string | undefined } {
  tellRefusal(request, thrown);
  const status = statusOf(thrown);
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  if (status < 500 || status === 501) return { status, errorId: undefined };
  const errorId = randomUUID();
  request.log.error({ errorId, err: thrown }, 'api call failed');
  reply.header('error-id', errorId);
  return { status, errorId };
}

/** A sentence of ours is in both fields; what the server's framework says of a request, in `message` alone. */
function refusal(status: number, thrown: unknown): ErrorEnvelope {
  if (thrown instanceof Failure) {
    const { code: failure, message } = thrown;
    const values = spokenValues(thrown);
    return { ...envelope(status, message, message), failure, ...(Object.keys(values).length > 0 ? { values } : {}) };
  }
  return envelope(status, thrown instanceof Error ? thrown.message : undefined);
}

/** Of a failure that is told in the middle of a stream, where it has no status: of ours only which it is. */
export function failureEnvelope(failure: Failure): ErrorEnvelope {
  const { status, code } = failure;
  return status < 500 || status === 501 ? refusal(status, failure) : { ...envelope(status), failure: code };
}

/** Those that are in its sentence: what else a failure carries is for the log. */
function spokenValues({ code, values }: Failure): Failure['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => failures[code].says.includes(`{${name}}`)));
}

export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path] = request.url.split('?');
  return reply.code(404).send(envelope(404, `Nothing answers at ${path}`));
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof Failure) return thrown.status;
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}
