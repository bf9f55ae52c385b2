import { isOptedOut } from '@webdocs/api/protection/opted-out';
import { requireSameOrigin } from '@webdocs/api/protection/same-origin';
import { FailureReportSchema, report as calls, type FailureReport } from '@webdocs/contracts/api/report';
import { Failure } from '@webdocs/contracts/failures/failure';
import { failuresInPages } from '@webdocs/contracts/failures/failures-in-pages';
import type { CallBuckets } from '@webdocs/limits/call-buckets';
import { networkOf } from '@webdocs/limits/network-of';
import { tellRefusal } from '@webdocs/server/security-events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ReportedFailure } from '../observe/metrics.ts';

const logAgainMs = 60_000;
/** More kinds of failures than there are codes and live versions. */
const mostKinds = 5000;

/** In place of what is unknown here. */
const other = 'other';

export interface ReportsOptions {
  readonly publicOrigin: string | null;
  readonly buckets: CallBuckets;
  /** Reports a minute from one network. */
  readonly perMinute: number;
  readonly wasLive: (remote: string, version: string) => boolean;
  readonly count: (failure: ReportedFailure) => void;
  /** `before` says how many of the same kind were counted since the last line. */
  readonly log: (failure: ReportedFailure, report: FailureReport, before: number) => void;
  /** Keeps it for the dashboard. */
  readonly note?: (failure: ReportedFailure, report: FailureReport) => void;
  readonly now?: () => number;
}

/**
 * Failures that browsers saw: who failed, in which version, on which page. Nothing about the reader is kept, and nothing at all of one who
 * asks not to be counted. Anyone can send one: so each is counted under names that are known here, and takes few lines of the log.
 */
export function takeReports(server: FastifyInstance, options: ReportsOptions): void {
  const { publicOrigin, buckets, perMinute, wasLive, count, log, note, now = () => performance.now() } = options;
  const logged = new LRUCache<string, { readonly at: number; since: number }>({ max: mostKinds });

  void server.register(async (scope) => {
    // Beacons come as text/plain: any other type would need a preflight, which a closing page cannot wait for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: calls.reportFailure.limitBytes }, (_, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      if (isOptedOut(request)) return reply.code(204).send();
      try {
        requireSameOrigin(request, publicOrigin);
        requireRoom(request, reply);
      } catch (thrown) {
        tellRefusal(request, thrown);
        throw thrown;
      }
      return undefined;
    });
    scope.post(calls.reportFailure.path, async (request, reply) => {
      const parsed = v.safeParse(FailureReportSchema, fromJson(request.body));
      if (!parsed.success) return reply.code(400).send({ code: 400, message: v.summarize(parsed.issues), error: 'Malformed report' });
      take(parsed.output);
      return reply.code(204).send();
    });
  });

  function requireRoom(request: FastifyRequest, reply: FastifyReply): void {
    const wait = buckets.take(calls.reportFailure.limit, networkOf(request.ip), { burst: perMinute, perMinute });
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new Failure('TOO_MANY_REQUESTS');
  }

  function take(report: FailureReport): void {
    const failure = known(report);
    count(failure);
    note?.(failure, report);
    const kind = `${failure.code} ${failure.remote} ${failure.version}`;
    const last = logged.get(kind);
    if (last && now() - last.at < logAgainMs) return void (last.since += 1);
    log(failure, report, last?.since ?? 0);
    logged.set(kind, { at: now(), since: 0 });
  }

  function known({ code, remote, version }: FailureReport): ReportedFailure {
    const isLive = wasLive(remote, version);
    return {
      // A browser that says what only the server can know says what it likes.
      code: Object.hasOwn(failuresInPages, code) ? code : other,
      remote: isLive ? remote : other,
      version: isLive ? version : other,
    };
  }
}

function fromJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
