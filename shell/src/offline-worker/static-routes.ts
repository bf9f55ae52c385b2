import type { WorkerType } from '@webdocs/contracts/offline/worker-messages';
import type { RouterRule } from './worker-scope.ts';

/**
 * What browsers answer by themselves, without starting the worker for it: files that never change come from its caches, or else from the site;
 * and where the network is asked first, a page does not wait for the worker to start. The first rule that fits counts; the worker answers the rest.
 * `kind-of-request.ts` says the same for browsers that know no rules.
 */
export function staticRoutes(type: WorkerType): RouterRule[] {
  const immutable = ['/remotes/*', '/assets/*'].map((pathname): RouterRule => ({
    condition: { urlPattern: { pathname } },
    source: 'cache',
  }));
  if (type === 'PreferOffline') return immutable;
  return [...immutable, { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' }];
}
