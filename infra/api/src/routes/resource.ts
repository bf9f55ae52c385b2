import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import { envelope } from '../error-envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Nothing is done here: the route says which methods the address has. */
    isRefusal?: boolean;
  }
}

type Methods = 'GET' | 'POST' | 'DELETE';

export const everyMethod: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** An address and what may be done with it; every other method is answered 405 with the ones that may. */
export function resource(
  server: FastifyInstance,
  url: string,
  handlers: Readonly<Partial<Record<Methods, RouteHandlerMethod>>>,
  options: { readonly bodyLimit?: number } = {},
): void {
  const allowed = Object.keys(handlers).flatMap((method): HTTPMethods[] => (method === 'GET' ? ['GET', 'HEAD'] : [method as Methods]));
  for (const [method, handler] of Object.entries(handlers)) server.route({ method: method as Methods, url, handler, ...options });
  refuse(server, { method: everyMethod.filter((method) => !allowed.includes(method)), url }, (_, reply) =>
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
