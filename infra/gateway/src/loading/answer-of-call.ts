import type { FastifyInstance } from 'fastify';

/** What our API answers to an anonymous caller: the request has no cookie and no client address. */
export async function answerOfCall(server: FastifyInstance, address: string): Promise<string> {
  const { statusCode, body } = await server.inject({ method: 'GET', url: address });
  if (statusCode !== 200) throw new Error(`the call answered ${statusCode}`);
  return body;
}
