import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const absoluteForm = /^https?:\/\/([^/?#\s@]+)([/?][^#\s]*)?$/i;

/** The path of a request. Where it names the whole address, as to a proxy, that one's host counts and not the header (RFC 9112, 3.2.2). */
export function readTarget(request: IncomingMessage): string {
  const target = request.url ?? '/';
  const [, host, path = '/'] = absoluteForm.exec(target) ?? [];
  if (host === undefined) return target;
  request.headers.host = host.toLowerCase();
  return path.startsWith('?') ? `/${path}` : path;
}

/** Two hosts mean two sites to two servers on the way: refused, as RFC 9112 (3.2) asks, where Node takes the first of them. */
export function refuseSecondHosts(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _, done) => {
    if (hostsIn(raw.rawHeaders) < 2) return done();
    server.server.emit('clientError', Object.assign(new Error('Two Host headers'), { code: 'TWO_HOSTS' }), raw.socket);
  });
}

/** Names and values take turns. */
function hostsIn(rawHeaders: readonly string[] = []): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}
