import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { answerFailure, answerUnknown } from './error-envelope.ts';
import { info } from './routes/info.ts';
import { everyMethod, refuse } from './routes/resource.ts';
import { whoami } from './routes/whoami.ts';

export interface ApiOptions {
  readonly version?: string;
  /** Request header in which a trusted proxy names the visitor's country; without it none is believed. */
  readonly countryHeader?: string | null;
}

/** Everything under /api. Whatever happens there, the reply is JSON. */
export async function api(server: FastifyInstance, { version = manifest.version, countryHeader = null }: ApiOptions): Promise<void> {
  await server.register(
    async (scope) => {
      scope.setErrorHandler(answerFailure);
      scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
      info(scope, version);
      whoami(scope, countryHeader);
      // The site outside answers every address that is left, with a page.
      for (const url of ['', '/*']) refuse(scope, { method: everyMethod, url }, answerUnknown);
    },
    { prefix: '/api' },
  );
}
