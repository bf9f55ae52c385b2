import type { FastifyInstance } from 'fastify';

/** What our API answers to a caller who is nobody in particular: no cookie, no address of a visitor. */
export async function answerOfCall(server: FastifyInstance, address: string): Promise<string> {
  const { statusCode, body } = await server.inject({ method: 'GET', url: address });
  if (statusCode !== 200) throw new Error(`the call answered ${statusCode}`);
  return body;
}
