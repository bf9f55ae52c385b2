import type { ApiCall } from '@webdocs/contracts/api/call';
import { routeOf, type PathParameter } from '@webdocs/contracts/api/address-of';
import { everyCall } from '@webdocs/contracts/api/calls';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Account } from '@webdocs/database/tables';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type * as v from 'valibot';
import type { AccountServices } from '../account-services.ts';
import { envelope } from '../error-envelope.ts';
import { requireOpenFeature } from '../protection/early-access.ts';
import { requireFreshSignIn } from '../protection/fresh-sign-in.ts';
import { signedIn, staffOnly, visitor } from '../protection/visitors.ts';
import { parseInput } from './parse-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entry of the table that the route answers: limits and checks of replies go by it. */
    call?: ApiCall;
    /** Nothing is done here: the route says which methods the address has. */
    isRefusal?: boolean;
  }
}

type Actor<C extends ApiCall> = C['who'] extends 'signed-in'
  ? Account
  : C['who'] extends 'staff'
    ? C extends { readonly isOpenToWriters: true }
      ? Account | undefined
      : Account
    : undefined;
type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : unknown;
type BodySchema<C> = C extends { readonly body: { readonly schema: infer S } } ? S : undefined;
type QuerySchema<C> = C extends { readonly query: infer S } ? S : undefined;
/** A handler may give what it must not change. */
type Sent<T> = T extends object ? { readonly [Name in keyof T]: Sent<T[Name]> } : T;
type Reply<C> = C extends { readonly reply: infer S extends v.GenericSchema } ? Sent<v.InferInput<S>> : void;

/** What a handler gets: who calls and what was sent, in the form of the table. */
export interface Asked<C extends ApiCall> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly account: Actor<C>;
  readonly params: Readonly<Record<PathParameter<C['path']>, string>>;
  readonly query: Read<QuerySchema<C>>;
  readonly body: Read<BodySchema<C>>;
}

/** The JSON of the reply, or the reply itself where the handler has sent it. */
type Handler<C extends ApiCall> = (asked: Asked<C>) => Promise<Reply<C> | FastifyReply> | Reply<C> | FastifyReply;

interface AnswerOptions {
  /** The handler looks at query and body itself, because it answers wrong ones in its own way, or takes them as they are. */
  readonly readsItself?: boolean;
}

export const everyMethod: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers calls of the table: an entry says address, method, who may call, what is sent and how large it may be. Every other method of
 * the address is answered 405 with the ones that it has. Without accounts everybody is anonymous.
 */
export function answering(server: FastifyInstance, parts?: AccountServices) {
  return function answer<const C extends ApiCall>(call: C, handler: Handler<C>, { readsItself = false }: AnswerOptions = {}): void {
    const url = routeOf(call);
    const [status] = Object.keys(call.replies).map(Number);
    server.route({
      method: call.method,
      url,
      config: { call },
      ...(call.limitBytes ? { bodyLimit: call.limitBytes } : {}),
      handler: async (request, reply) => {
        const account = await actorOf(call, parts, request, reply);
        await requireOpenFeature(call, parts, request, account);
        if (account && parts && call.needsFreshSignIn) await requireFreshSignIn(parts, request);
        const asked = {
          request,
          reply,
          account,
          params: request.params,
          query: readsItself || !call.query ? request.query : parseInput(call.query, request.query),
          body: readsItself || !call.body ? request.body : parseInput(call.body.schema, bodyOf(request, call.body)),
        } as unknown as Asked<C>;
        const answered = await handler(asked);
        // A reply can be awaited, and what comes of it is nothing: whether it was sent is what counts. One that broke off was begun.
        return reply.sent || reply.raw.headersSent ? reply : reply.code(status ?? 200).send(answered);
      },
    });
    refuseOtherMethods(server, call, url);
  };
}

async function actorOf(
  { who, whenAnonymous, isOpenToWriters }: ApiCall,
  parts: AccountServices | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | undefined> {
  if (who !== 'signed-in' && who !== 'staff') return undefined;
  if (!parts) throw new Failure('UNAUTHENTICATED');
  if (isOpenToWriters && parts.isFromWriter?.(request)) return undefined;
  if (who === 'staff') return staffOnly(parts, request, reply);
  if (!whenAnonymous) return signedIn(parts, request, reply);
  const account = await visitor(parts, request, reply);
  if (!account) throw new Failure(whenAnonymous);
  return account;
}

function bodyOf({ body }: FastifyRequest, { mayBeMissing }: NonNullable<ApiCall['body']>): unknown {
  return mayBeMissing ? (body ?? {}) : body;
}

/** Once an address, whichever of its calls comes first: the table knows them all. */
function refuseOtherMethods(server: FastifyInstance, { path }: ApiCall, url: string): void {
  if (server.hasRoute({ method: 'OPTIONS', url })) return;
  const taken = new Set<string>(Object.values<ApiCall>(everyCall).flatMap((call) => (call.path === path ? [call.method] : [])));
  if (taken.has('GET')) taken.add('HEAD');
  const allowed = everyMethod.filter((method) => taken.has(String(method)));
  refuse(server, { method: everyMethod.filter((method) => !taken.has(String(method))), url }, (_, reply) =>
    reply.code(405).header('allow', allowed.join(', ')).send(envelope(405)),
  );
}

/** Answers before any body is read: it would only be thrown away. */
export function refuse(
  server: FastifyInstance,
  route: { readonly method: HTTPMethods[]; readonly url: string },
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  server.route({
    ...route,
    config: { isRefusal: true },
    onRequest: async (request, reply) => answer(request, reply),
    handler: async (_, reply) => reply,
  });
}
