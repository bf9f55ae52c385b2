import { routeOf } from '@webdocs/contracts/api/address-of';
import type { ApiCall } from '@webdocs/contracts/api/call';
import { operator as calls, operatorRoot } from '@webdocs/contracts/api/operator';
import { Failure } from '@webdocs/contracts/failures/failure';
import { actorText, type Actor } from '@webdocs/contracts/remote/actor';
import type { ChangeClaims } from '@webdocs/contracts/remote/history';
import type { FailuresOfRemotes, Serving } from '@webdocs/contracts/remote/serving';
import type { Overriding, Registry } from '@webdocs/registry';
import type { ChangeOrigin } from '@webdocs/registry/change-origin';
import { archiveType, unpackRelease } from '@webdocs/registry/release-archive';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { knowOperators } from './know-operators.ts';
import type { RequestedChanges } from './requested-changes.ts';

interface OperatorsOptions {
  readonly registry: Registry;
  /** Of this data folder, or given in the settings: the one that needs no database. */
  readonly token: string;
  readonly serving: () => Serving;
  /** How often what is served failed. */
  readonly failures: () => FailuresOfRemotes;
  readonly requested: RequestedChanges;
  readonly report: (failure: Failure) => void;
}

/**
 * What the `site` command asks of a running site. Every call carries a token, from this machine too: other users and pages in a browser
 * can reach its addresses as well. Who calls is known by the token alone; a team changes nothing but its own remote.
 */
export async function serveOperators(server: FastifyInstance, options: OperatorsOptions): Promise<void> {
  const { registry, token, serving, failures, requested, report } = options;
  await server.register(
    async (operators) => {
      const actorOf = knowOperators(operators, { registry, token, report });
      operators.setNotFoundHandler(async () => {
        throw new Failure('OPERATOR_CALL_MALFORMED', { cause: 'there is no such call' });
      });
      operators.addContentTypeParser(
        archiveType,
        { parseAs: 'buffer', bodyLimit: calls.uploadRelease.limitBytes },
        async (_: unknown, body: Buffer) => body,
      );

      const answer = (call: ApiCall, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
        operators.route({
          method: call.method,
          url: routeOf(call).slice(operatorRoot.length),
          ...(call.limitBytes ? { bodyLimit: call.limitBytes } : {}),
          ...(call.isLongUpload ? { config: { isLongUpload: true } } : {}),
          handler,
        });
      answer(calls.readLive, async () => registry.live());
      answer(calls.readServing, async () => ({
        ...serving(),
        failures: failures(),
        refusals: await registry.refusals(),
        requested: requested.all(),
      }));
      answer(calls.readChange, async ({ params, query }) => {
        const { id } = params as Readonly<Record<'id', string>>;
        return requested.news(id, read(calls.readChange.query, query).seen ?? 0);
      });
      answer(calls.readHistory, async ({ query }) => registry.history(read(calls.readHistory.query, query).limit));
      answer(calls.listReleases, async () => {
        const names = await registry.names();
        return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await registry.versions(name)] as const)));
      });
      answer(calls.readRelease, async ({ params }) => {
        const { name, version } = params as Readonly<Record<'name' | 'version', string>>;
        return registry.release(name, version);
      });
      answer(calls.uploadRelease, async (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw new Failure('UPLOAD_REFUSED', { cause: `it is not of type ${archiveType}` });
        const archive = unpackRelease(body);
        const origin = originOf(actorOf(request), [archive.release.name]);
        const given = overriding(origin, read(calls.uploadRelease.query, request.query));
        // What a team sends it has signed; for operators of a local run the site signs.
        if (!archive.isSigned && origin.actor.team !== null)
          throw new Failure('RELEASE_UNSIGNED', {
            remote: archive.release.name,
            version: archive.release.version,
            team: archive.release.name,
          });
        return archive.isSigned ? registry.import(archive, origin, given) : registry.publish(archive, origin, given);
      });
      answer(calls.activate, async (request, reply) => {
        const { changes, reason, override, ...claims } = read(calls.activate.body.schema, request.body);
        const origin = originOf(actorOf(request), Object.keys(changes), claims);
        const given = overriding(origin, { override });
        const { change, done } = requested.begin({ changes, reason, by: actorText(origin.actor) }, (onStep) =>
          registry.activate(changes, reason, origin, { ...given, onStep }),
        );
        return isPatient(request) ? reply.code(202).header('preference-applied', 'respond-async').send(change) : done;
      });
      answer(calls.rollBack, async (request) => {
        const { name, ...claims } = read(calls.rollBack.body.schema, request.body);
        return registry.rollback(name, originOf(actorOf(request), [name], claims));
      });
    },
    { prefix: operatorRoot },
  );
}

/** Whose change it is; refused where a team would change what is not its own. */
function originOf(actor: Actor, names: readonly string[], claims?: ChangeClaims): ChangeOrigin {
  const foreign = names.find((name) => actor.team !== null && name !== actor.team);
  if (foreign !== undefined) throw new Failure('TOKEN_OF_OTHER_TEAM', { team: actor.team ?? '', remote: foreign });
  return claims ? { actor, claims } : { actor };
}

/** Rules between teams are overridden by operators alone. */
function overriding({ actor }: ChangeOrigin, given: Overriding): Overriding {
  if (given.override !== undefined && actor.team !== null) throw new Failure('OVERRIDE_REFUSED', { team: actor.team });
  return given;
}

/** It asks again how far the change is, where others wait for the outcome (RFC 7240). */
function isPatient({ headers }: FastifyRequest): boolean {
  return /(?:^|[\s,])respond-async(?:$|[\s,;])/i.test(String(headers.prefer ?? ''));
}

function read<const Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw new Failure('OPERATOR_CALL_MALFORMED', { cause: v.summarize(parsed.issues) });
  return parsed.output;
}
