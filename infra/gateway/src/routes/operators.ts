import { routeOf } from '@webdocs/contracts/api/address-of';
import type { ApiCall } from '@webdocs/contracts/api/call';
import { operator as calls, operatorRoot } from '@webdocs/contracts/api/operator';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import { isToken } from '@webdocs/registry/operator-token';
import { archiveType, unpackRelease } from '@webdocs/registry/release-archive';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

interface OperatorsOptions {
  readonly registry: Registry;
  readonly token: string;
  readonly report: (failure: Failure) => void;
}

/**
 * What the `site` command asks of a running site. Every call carries the operator token, from this machine
 * too: other users and pages in a browser can reach its addresses as well.
 */
export async function serveOperators(server: FastifyInstance, { registry, token, report }: OperatorsOptions): Promise<void> {
  await server.register(
    async (operators) => {
      operators.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isToken(bearerOf(request), token)) return;
        // What such a caller still sends is not waited for.
        reply.header('www-authenticate', 'Bearer').header('connection', 'close');
        throw new Failure('OPERATOR_TOKEN_WRONG');
      });
      operators.setErrorHandler(async (thrown, _, reply) => {
        const failure = asFailure(thrown);
        if (failure.status >= 500) report(failure);
        return reply.code(failure.status).send({ code: failure.code, message: failure.message, values: failure.values });
      });
      operators.setNotFoundHandler(async () => {
        throw new Failure('OPERATOR_CALL_MALFORMED', { cause: 'there is no such call' });
      });
      operators.addContentTypeParser(
        archiveType,
        { parseAs: 'buffer', bodyLimit: calls.uploadRelease.limitBytes },
        async (_: unknown, body: Buffer) => body,
      );

      const answer = (call: ApiCall, handler: (request: FastifyRequest) => Promise<unknown>) =>
        operators.route({
          method: call.method,
          url: routeOf(call).slice(operatorRoot.length),
          ...(call.limitBytes ? { bodyLimit: call.limitBytes } : {}),
          ...(call.isLongUpload ? { config: { isLongUpload: true } } : {}),
          handler,
        });
      answer(calls.readLive, async () => registry.live());
      answer(calls.readHistory, async ({ query }) => registry.history(read(calls.readHistory.query, query).limit));
      answer(calls.listReleases, async () => {
        const names = await registry.names();
        return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await registry.versions(name)] as const)));
      });
      answer(calls.readRelease, async ({ params }) => {
        const { name, version } = params as Readonly<Record<'name' | 'version', string>>;
        return registry.release(name, version);
      });
      answer(calls.uploadRelease, async ({ body }) => {
        if (!Buffer.isBuffer(body)) throw new Failure('UPLOAD_REFUSED', { cause: `it is not of type ${archiveType}` });
        const archive = unpackRelease(body);
        return archive.isSigned ? registry.import(archive) : registry.publish(archive);
      });
      answer(calls.activate, async ({ body }) => {
        const { changes, reason, by } = read(calls.activate.body.schema, body);
        return registry.activate(changes, reason, by);
      });
      answer(calls.rollBack, async ({ body }) => {
        const { name, by } = read(calls.rollBack.body.schema, body);
        return registry.rollback(name, by);
      });
    },
    { prefix: operatorRoot },
  );
}

function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S{1,1000})$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

function read<const Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw new Failure('OPERATOR_CALL_MALFORMED', { cause: v.summarize(parsed.issues) });
  return parsed.output;
}

function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const { statusCode = 500 } = thrown as { statusCode?: number };
  if (statusCode === 413) return new Failure('UPLOAD_TOO_LARGE', { limit: calls.uploadRelease.limitBytes });
  if (statusCode < 500) return new Failure('OPERATOR_CALL_MALFORMED', { cause: causeOf(thrown) });
  return new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }, { cause: thrown });
}
