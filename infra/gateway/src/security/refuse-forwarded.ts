import { Failure } from '@webdocs/contracts/failures/failure';
import { isForwarded } from '@webdocs/server/forwarded';
import type { FastifyInstance } from 'fastify';

/**
 * A local run shows mail with reset links and a sandbox checkout to whoever reaches it. A proxy on the same machine would bring the
 * whole internet, from an address of this machine: what says that it was passed on is refused, on every host.
 */
export function refuseForwarded(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isForwarded(request)) return;
    const failure = new Failure('LOCAL_RUN_FORWARDED');
    await reply
      .code(failure.status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(`${failure.message}. ${failure.remedy}\n`);
  });
}
