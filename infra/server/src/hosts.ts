import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyPluginCallback, FastifyServerOptions, HTTPMethods, RouteOptions } from 'fastify';

/** Which plugin answers for a host other than the site's, by host and port as browsers send them; `*.` means any one name before it. */
export type Hosts = Readonly<Record<string, FastifyPluginCallback>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which name another host than the site answers; null where the site does. */
    otherHost: string | null;
    /** Who asks another host than the site, as a trusted proxy says: hosts may take its headers away. */
    clientAddress: string;
  }
}

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>;
type RouteHandler = Parameters<ReturnType<Constraints[string]['storage']>['set']>[1];

/** The constraint that each route of such a host carries. */
const constraint = 'otherHost';

/**
 * Tells hosts apart before any route is looked up. A request for one of these names never reaches a route of the site, and a
 * request for any other name never one of theirs.
 */
export function hostConstraint(names: readonly string[]): Constraints {
  const known = new Set(names);
  return {
    [constraint]: {
      name: constraint,
      mustMatchWhenDerived: true,
      storage() {
        const handlers = new Map<string, RouteHandler>();
        return {
          get: (name) => handlers.get(String(name)) ?? null,
          set: (name, handler) => void handlers.set(String(name), handler),
        };
      },
      deriveConstraint({ headers }) {
        const host = headers.host ?? '';
        if (known.has(host)) return host;
        const anyName = host.replace(/^[a-z0-9-]{1,63}(?=\.)/, '*');
        // Undefined where the site answers: the library's types do not know that nothing may be derived.
        return (known.has(anyName) ? anyName : undefined) as string;
      },
      validate: () => true,
    },
  };
}

/**
 * One port, several hosts: sign-in, payment pages and samples have names of their own, because cookies ignore ports. Each is
 * a plugin with its own hooks, headers and faces; of the server it has the limits and the log.
 */
export function serveHosts(server: FastifyInstance, hosts: Hosts): void {
  server.decorateRequest('otherHost', null);
  server.decorateRequest('clientAddress', '');
  for (const method of METHODS) if (!server.supportedMethods.includes(method)) server.addHttpMethod(method as HTTPMethods);
  for (const [name, plugin] of Object.entries(hosts)) {
    server.register((host, _, done) => {
      host.addHook('onRoute', (route: RouteOptions) => {
        route.constraints = { ...route.constraints, [constraint]: name };
      });
      host.addHook('onRequest', (request, __, next) => {
        request.otherHost = name;
        request.clientAddress = request.ip;
        next();
      });
      host.register(plugin);
      done();
    });
  }
}

/** What no other route of a host answers, whatever its method. */
export function everythingElse(server: FastifyInstance, handler: RouteOptions['handler']): void {
  server.route({ method: server.supportedMethods as HTTPMethods[], url: '*', handler });
}
