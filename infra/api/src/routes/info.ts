import type { FastifyInstance } from 'fastify';
import { resource } from './resource.ts';

export function info(server: FastifyInstance, version: string): void {
  resource(server, '/v1/info', { GET: async () => ({ version }) });
}
