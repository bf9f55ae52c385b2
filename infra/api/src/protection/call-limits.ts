import { Failure } from '@webdocs/contracts/failures/failure';
import type { LimitClass } from '@webdocs/contracts/api/call';
import { openCallBuckets, type CallBuckets, type CallRate } from '@webdocs/limits/call-buckets';
import { networkOf } from '@webdocs/limits/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changesNothing } from './same-origin.ts';
import { readSessionCookie } from './session-cookie.ts';

export interface CallLimits {
  readonly reading: CallRate;
  readonly writing: CallRate;
  /** Beginning and ending a sign-in. */
  readonly signIn: CallRate;
  /** What providers tell. */
  readonly events: CallRate;
  /** The form of the newsletter, which anyone may send. */
  readonly newsletter: CallRate;
  /** What readers say of pages, which anyone may. */
  readonly feedback: CallRate;
  /** Collections that come in by the file: each may make up to 1,000 pages to learn their titles. */
  readonly imports: CallRate;
  /** Code that is shared: each may have a megabyte. */
  readonly sharing: CallRate;
  /** What readers say against shared code, which anyone may. */
  readonly flags: CallRate;
  /** Shared collections, which anyone who has a link may read; their pages count together. */
  readonly shared: CallRate;
  /** Digests at once: each looks through what is watched. */
  readonly digests: CallRate;
  /** What pages tell of visits: a browser sends 40 pings a minute at most, and two marks of each page. */
  readonly telemetry: CallRate;
  /** Questions: each looks through eight pages, or makes a model write. */
  readonly answers: CallRate;
  /** Scans of other sites: each makes some requests there. Reports that are kept count too. */
  readonly scans: CallRate;
  /** An office or a school comes from one address: it may call so many times as often as one person. */
  readonly peopleBehindAnAddress: number;
}

export const defaultCallLimits: CallLimits = {
  reading: { burst: 120, perMinute: 600 },
  writing: { burst: 60, perMinute: 120 },
  signIn: { burst: 10, perMinute: 20 },
  events: { burst: 100, perMinute: 300 },
  newsletter: { burst: 2, perMinute: 1 },
  feedback: { burst: 10, perMinute: 10 },
  // A file is looked at before it is brought in.
  imports: { burst: 6, perMinute: 4 },
  sharing: { burst: 20, perMinute: 10 },
  flags: { burst: 5, perMinute: 2 },
  shared: { burst: 60, perMinute: 120 },
  digests: { burst: 3, perMinute: 1 },
  telemetry: { burst: 120, perMinute: 120 },
  answers: { burst: 10, perMinute: 12 },
  scans: { burst: 20, perMinute: 12 },
  peopleBehindAnAddress: 10,
};

interface CallLimitsOptions {
  readonly publicOrigin: string | null;
  readonly limits: CallLimits;
  readonly buckets?: CallBuckets;
}

/** Holds back who calls too often, by network and by session, before anything else is done for the call. */
export function limitCalls(server: FastifyInstance, { publicOrigin, limits, buckets = openCallBuckets() }: CallLimitsOptions): void {
  server.addHook('onRequest', async (request, reply) => {
    const kind = classOf(request);
    const secret = readSessionCookie(request, publicOrigin);
    const wait =
      buckets.take(`${kind} by network`, networkOf(request.ip), timesMany(limits[kind])) ||
      (secret && buckets.take(`${kind} by session`, secret.slice(0, 64), limits[kind])) ||
      0;
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new Failure('TOO_MANY_REQUESTS');
  });

  function timesMany({ burst, perMinute }: CallRate): CallRate {
    const many = limits.peopleBehindAnAddress;
    return { burst: burst * many, perMinute: perMinute * many };
  }
}

/**
 * The class that the table gives to the call; what no call answers counts as what its method does. Reports are limited where they are
 * taken.
 */
function classOf(request: FastifyRequest): Exclude<LimitClass, 'reports'> {
  const limit = request.routeOptions.config.call?.limit;
  if (limit && limit !== 'reports') return limit;
  return changesNothing(request) ? 'reading' : 'writing';
}
