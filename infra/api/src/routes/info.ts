import { description } from '@webdocs/contracts/api/description';
import type { FastifyInstance } from 'fastify';
import { answering } from './answer.ts';

export function info(server: FastifyInstance, version: string): void {
  answering(server)(description.readVersion, () => ({ version }));
}
