import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Who answers for a host other than the site's, by host and port as browsers send them; `*.` stands for any one name before it. */
export type HostListeners = Readonly<Record<string, RequestListener>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which name another host than the site answers; null where the site does. */
    otherHost: string | null;
  }
}

/**
 * One port, several hosts: sign-in and payment pages live under names of their own, because cookies ignore ports. Must
 * come before every other hook, whose headers and rules are the site's.
 */
export function serveOtherHosts(server: FastifyInstance, listeners: HostListeners): void {
  const byHost = new Map(Object.entries(listeners));
  server.decorateRequest('otherHost', null);
  if (byHost.size === 0) return;
  server.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host ?? '';
    const name = [host, host.replace(/^[a-z0-9-]{1,63}(?=\.)/, '*')].find((one) => byHost.has(one));
    const listener = name === undefined ? undefined : byHost.get(name);
    if (name === undefined || !listener) return done();
    request.otherHost = name;
    reply.hijack();
    listener(request.raw, reply.raw);
  });
}
