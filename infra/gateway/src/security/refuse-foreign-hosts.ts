import { isIP } from 'node:net';
import { Failure } from '@webdocs/contracts/failures/failure';
import { tellRefusal } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
/** What a listener is bound to when it answers on all addresses: the name of none. */
const everywhere = ['0.0.0.0', '::', ''];

/**
 * A browser on the machine of an operator reaches the loopback address as well. A page whose name its owner suddenly leads there (DNS
 * rebinding) would be of the same origin as this listener and could read what it answers; but it is by that name that it asks. Names of
 * this machine alone are answered: loopback, the address that the connection came to, and those that were configured.
 */
export function refuseForeignHosts(server: FastifyInstance, names: readonly string[]): void {
  const own = names.filter((name) => !everywhere.includes(name)).map((name) => name.toLowerCase());
  server.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(request.headers.host, own, request.socket.localAddress)) return;
    const failure = new Failure('OPERATOR_HOST_FOREIGN', { host: request.headers.host?.slice(0, 100) || 'no name' });
    tellRefusal(request, failure);
    await reply
      .code(failure.status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
      .send({ code: failure.code, message: failure.message, values: failure.values, remedy: failure.remedy });
  });
}

/** Whether a request is for a name of this machine; `cameTo` is the address that its connection came to. */
export function isOwnHost(header: string | undefined, names: readonly string[], cameTo: string | undefined): boolean {
  const host = hostIn(header);
  return host !== undefined && (loopback.test(host) || names.includes(host) || host === plain(cameTo));
}

/** Without port and brackets, in small letters; undefined for what is no name. */
function hostIn(header: string | undefined): string | undefined {
  const [, bracketed, name] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]\s]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return (bracketed ?? name)?.toLowerCase();
}

/** An IPv4 address as it is written, where a socket for both kinds has it in the other's form. */
function plain(address: string | undefined): string | undefined {
  const [, inside = ''] = /^::ffff:(.+)$/i.exec(address ?? '') ?? [];
  return isIP(inside) === 4 ? inside : address?.toLowerCase();
}
