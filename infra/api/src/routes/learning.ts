import { learning as calls } from '@webdocs/contracts/api/learning';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { mergeLearning } from '../stores/learning-progress.ts';
import { answering } from './answer.ts';

export function learning(server: FastifyInstance, parts: AccountServices): void {
  const { database, now } = parts;
  answering(server, parts)(calls.keepLearning, ({ account: { id }, body }) => mergeLearning(database, id, body, now()));
}
