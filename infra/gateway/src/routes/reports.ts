import { FailureReportSchema, type FailureReport } from '@webdocs/contracts/api/report';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const limitBytes = 8192;

/** Failures that browsers saw: who failed, in which version, on which page. Nothing about the reader is kept. */
export function takeReports(server: FastifyInstance, take: (report: FailureReport) => void): void {
  void server.register(async (scope) => {
    // Beacons come as text/plain: any other type would need a preflight, which a closing page cannot wait for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: limitBytes }, (_, body, done) => done(null, body));
    scope.post('/_report', async (request, reply) => {
      const parsed = v.safeParse(FailureReportSchema, fromJson(request.body));
      if (!parsed.success) return reply.code(400).send({ code: 400, message: v.summarize(parsed.issues), error: 'Malformed report' });
      take(parsed.output);
      return reply.code(204).send();
    });
  });
}

function fromJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
