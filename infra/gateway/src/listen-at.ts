import type { AddressInfo } from 'node:net';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';

/** The port that was taken: another than the given one where that is 0. */
export async function listenAt(server: FastifyInstance, port: number, host: string): Promise<number> {
  await server.listen({ port, host }).catch((thrown: NodeJS.ErrnoException) => {
    throw thrown.code === 'EADDRINUSE' ? new Failure('PORT_BUSY', { port }) : thrown;
  });
  return (server.server.address() as AddressInfo).port;
}
