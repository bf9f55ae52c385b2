import { telemetryReport as calls } from '@webdocs/contracts/api/telemetry-report';
import { liveTelemetry } from '@webdocs/ingestion/live-telemetry';
import { telemetryReport as reportOf } from '@webdocs/ingestion/telemetry-report';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answering } from './answer.ts';

/** For staff: what was counted of visits. */
export function telemetryReport(server: FastifyInstance, parts: AccountServices): void {
  const answer = answering(server, parts);
  answer(calls.showTelemetry, ({ query }) => reportOf(parts.database.query, query, parts.now()));
  answer(calls.showLiveTelemetry, () => liveTelemetry(parts.database.query, parts.now()));
}
