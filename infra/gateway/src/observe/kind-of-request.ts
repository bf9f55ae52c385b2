import { report } from '@webdocs/contracts/api/report';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is counted of requests: few words, whatever addresses are asked for. */
export type RequestKind = 'page' | 'release file' | 'call' | 'report' | 'health' | 'site file' | 'other host' | 'refused';

/** Tells of each answered request what it was for. */
export function countRequests(server: FastifyInstance, tell: (kind: RequestKind, status: number) => void): void {
  server.addHook('onResponse', (request, reply, done) => {
    tell(kindOf(request), reply.statusCode);
    done();
  });
}

function kindOf({ otherHost, routeOptions: { url, config } }: FastifyRequest): RequestKind {
  if (otherHost) return 'other host';
  if (url === undefined) return 'refused';
  if (url === '/*') return 'page';
  if (url.startsWith('/remotes/')) return 'release file';
  if (config.call) return 'call';
  if (url === report.reportFailure.path) return 'report';
  return url === '/healthz' || url === '/readyz' ? 'health' : 'site file';
}
