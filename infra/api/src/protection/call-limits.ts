import { Failure } from '@webdocs/contracts/failures/failure';
import { voteOnPage } from '@webdocs/contracts/api/feedback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimit } from './rate-limit.ts';
import { changesNothing } from './same-origin.ts';
import { readSessionCookie } from './session-cookie.ts';

export interface CallLimit {
  readonly burst: number;
  readonly perMinute: number;
}

export interface CallLimits {
  readonly reading: CallLimit;
  readonly writing: CallLimit;
  /** Beginning and ending a sign-in. */
  readonly signIn: CallLimit;
  /** What providers tell. */
  readonly events: CallLimit;
  /** The form of the newsletter, which anybody may send. */
  readonly newsletter: CallLimit;
  /** What readers say of pages, which anybody may. */
  readonly feedback: CallLimit;
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
  peopleBehindAnAddress: 10,
};

const callClasses = ['reading', 'writing', 'signIn', 'events', 'newsletter', 'feedback'] as const;

/** Holds back who calls too often, by address and by session, before anything else is done for the call. */
export function limitCalls(server: FastifyInstance, publicOrigin: string | null, limits: CallLimits): void {
  const now = () => performance.now();
  const many = limits.peopleBehindAnAddress;
  const classes = Object.fromEntries(
    callClasses.map((name) => {
      const { burst, perMinute } = limits[name];
      return [
        name,
        { person: rateLimit({ burst, perMinute }, now), address: rateLimit({ burst: burst * many, perMinute: perMinute * many }, now) },
      ];
    }),
  );
  server.addHook('onRequest', async (request, reply) => {
    const { person, address } = classes[classOf(request)] ?? {};
    const secret = readSessionCookie(request, publicOrigin);
    const wait = address?.(request.ip) || (secret && person?.(secret.slice(0, 64))) || 0;
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new Failure('TOO_MANY_REQUESTS');
  });
}

function classOf(request: FastifyRequest): (typeof callClasses)[number] {
  const { url = '' } = request.routeOptions;
  if (url.startsWith('/events/')) return 'events';
  if (url === '/api/v1/newsletter') return 'newsletter';
  if (url === voteOnPage.path) return 'feedback';
  if (!changesNothing(request)) return 'writing';
  return url.startsWith('/users/') ? 'signIn' : 'reading';
}
