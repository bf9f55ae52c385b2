import { Failure } from '@webdocs/contracts/failure';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from './rate-limit.ts';
import { readSessionCookie } from './session-cookie.ts';

export interface CallLimits {
  readonly reading: { readonly burst: number; readonly perMinute: number };
  readonly writing: { readonly burst: number; readonly perMinute: number };
  /** An office or a school comes from one address: it may call so many times as often as one person. */
  readonly peopleBehindAnAddress: number;
}

export const defaultCallLimits: CallLimits = {
  reading: { burst: 120, perMinute: 600 },
  writing: { burst: 60, perMinute: 120 },
  peopleBehindAnAddress: 10,
};

/** Holds back who calls too often, by address and by session, before anything else is done for the call. */
export function limitCalls(server: FastifyInstance, publicOrigin: string | null, limits: CallLimits): void {
  const now = () => performance.now();
  const many = limits.peopleBehindAnAddress;
  const classes = Object.fromEntries(
    (['reading', 'writing'] as const).map((name) => {
      const { burst, perMinute } = limits[name];
      return [
        name,
        { person: rateLimit({ burst, perMinute }, now), address: rateLimit({ burst: burst * many, perMinute: perMinute * many }, now) },
      ];
    }),
  );
  server.addHook('onRequest', async (request, reply) => {
    const { person, address } = classes[request.method === 'GET' || request.method === 'HEAD' ? 'reading' : 'writing'] ?? {};
    const secret = readSessionCookie(request, publicOrigin);
    const wait = address?.(request.ip) || (secret && person?.(secret.slice(0, 64))) || 0;
    if (wait === 0) return;
    reply.header('retry-after', wait);
    throw new Failure('TOO_MANY_REQUESTS');
  });
}
