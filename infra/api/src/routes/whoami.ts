import type { Whoami } from '@webdocs/contracts/api';
import type { FastifyInstance } from 'fastify';
import { countryOf } from '../use-cases/visitor-country.ts';
import { resource } from './resource.ts';

/** Nobody can sign in yet: every visitor is anonymous and somewhere. */
export function whoami(server: FastifyInstance, countryHeader: string | null): void {
  resource(server, '/v1/whoami', {
    GET: async ({ headers }): Promise<Whoami> => ({ geo: countryOf(countryHeader ? headers[countryHeader] : undefined) }),
  });
}
