import { Failure } from '@webdocs/contracts/failures/failure';
import { isForwarded } from '@webdocs/server/forwarded';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A local run shows mail with reset links and a sandbox checkout to everyone who reaches it. A proxy on the same machine would bring the
 * whole internet, from an address of this machine: what says that it was passed on is refused, on every host. As the first hook of the
 * server: the host of the provider puts such a header on its own requests.
 */
export async function refuseForwarded(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isForwarded(request)) return;
  const failure = new Failure('LOCAL_RUN_FORWARDED');
  await reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${failure.message}. ${failure.remedy}\n`);
}
