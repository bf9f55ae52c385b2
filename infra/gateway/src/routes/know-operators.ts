import { operator as calls } from '@webdocs/contracts/api/operator';
import { noRoomIn } from '@webdocs/contracts/failures/no-room';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Actor } from '@webdocs/contracts/remote/actor';
import type { Registry } from '@webdocs/registry';
import { isToken } from '@webdocs/registry/operator-token';
import { noteActor, tellRefusal } from '@webdocs/server/security-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface KnowingOperators {
  readonly registry: Pick<Registry, 'holderOf'>;
  /** Of this data folder, or given in the settings: the one that needs no database. */
  readonly token: string;
  readonly report: (failure: Failure) => void;
}

const localOperator: Actor = { kind: 'operator', name: 'local', team: null };

/** Answers who calls, by the token alone. Who has none is refused before anything else is looked at. */
export function knowOperators(
  operators: FastifyInstance,
  { registry, token, report }: KnowingOperators,
): (request: FastifyRequest) => Actor {
  const actors = new WeakMap<FastifyRequest, Actor>();
  operators.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // What a caller without a token still sends is not waited for.
    reply.header('www-authenticate', 'Bearer').header('connection', 'close');
    const given = bearerOf(request);
    const actor = isToken(given, token) ? localOperator : await registry.holderOf(given);
    if (!actor) throw new Failure('OPERATOR_TOKEN_WRONG');
    actors.set(request, actor);
    noteActor(request, actor);
    reply.removeHeader('www-authenticate').removeHeader('connection');
  });
  operators.setErrorHandler(async (thrown, request, reply) => {
    const failure = asFailure(thrown);
    tellRefusal(request, failure, subjectOf(failure));
    if (failure.status >= 500) report(failure);
    return reply.code(failure.status).send({ code: failure.code, message: failure.message, values: failure.values });
  });
  return (request) => {
    const actor = actors.get(request);
    if (!actor) throw new Failure('OPERATOR_TOKEN_WRONG');
    return actor;
  };
}

/** Which token or remote it was about, where the failure says so. */
function subjectOf({ values }: Failure): string | undefined {
  const subject = values.id ?? values.remote;
  return subject === undefined ? undefined : String(subject);
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S{1,1000})$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const { statusCode = 500 } = thrown as { statusCode?: number };
  if (statusCode === 413) return new Failure('UPLOAD_TOO_LARGE', { limit: calls.uploadRelease.limitBytes });
  if (statusCode < 500) return new Failure('OPERATOR_CALL_MALFORMED', { cause: causeOf(thrown) });
  return noRoomIn(thrown) ?? new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
}
