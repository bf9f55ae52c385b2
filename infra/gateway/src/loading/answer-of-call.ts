import type { FastifyInstance } from 'fastify';

/**
 * What our API answers to the loader of a remote: without a cookie, so anonymously. Where a visitor has a network address, the call has
 * the name of the remote, which no socket can have: limits count each remote for itself and apart from all visitors, and nothing that
 * this machine may do is open to a loader.
 */
export async function answerOfCall(server: FastifyInstance, remote: string, address: string): Promise<string> {
  const { statusCode, body } = await server.inject({ method: 'GET', url: address, remoteAddress: `loader of ${remote}` });
  if (statusCode !== 200) throw new Error(`the call answered ${statusCode}`);
  return body;
}
