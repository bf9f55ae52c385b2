import type { WorkerType } from '@webdocs/contracts/offline/worker-messages';
import type { RouterRule } from './worker-scope.ts';

const immutable = ['/remotes/*', '/assets/*'];
/** Signing in is asked for once: what comes back from it holds a code that is good for one use. */
const neverTwice = ['/users/*'];

/**
 * What browsers do by themselves, without starting the worker for it: files that never change come from its caches, or else from the site;
 * and where the network is asked first, a page does not wait for the worker to start. The first rule that fits counts; the worker answers the rest.
 * `kind-of-request.ts` says the same for browsers that know no rules.
 */
export function staticRoutes(type: WorkerType): RouterRule[] {
  const rules = [...immutable.map(ruleOf('cache')), ...neverTwice.map(ruleOf('network'))];
  if (type === 'PreferOffline') return rules;
  return [...rules, { condition: { requestMode: 'navigate', requestMethod: 'GET' }, source: 'race-network-and-fetch-handler' }];
}

function ruleOf(source: RouterRule['source']) {
  return (pathname: string): RouterRule => ({ condition: { urlPattern: { pathname } }, source });
}
