import type { Run } from '../trust/trust-runs.ts';
import { behindCaches } from './behind-caches.ts';
import { floodOfRequests } from './flood-of-requests.ts';
import { slowClients } from './slow-clients.ts';

/** The server as caches, floods and slow clients find it. The first needs nginx and Varnish (Debian: nginx-light, varnish). */
export const httpRuns: readonly Run[] = [
  { title: 'Two replicas behind nginx and Varnish, restarted one after the other under load', run: behindCaches },
  { title: '100,000 requests of any kind', run: floodOfRequests },
  { title: 'Idle connections and slow bodies', run: slowClients },
];
