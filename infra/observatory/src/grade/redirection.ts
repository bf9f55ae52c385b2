import type { Evidence } from './evidence.ts';
import { noRecommendation, type Finding, type TestOfSite } from './test-of-site.ts';

type Name = 'redirection';

export const redirectionTest: TestOfSite<Name> = {
  name: 'redirection',
  title: 'Redirection',
  documentation: '/docs/Web/Security/Practical_implementation_guides/TLS',
  expectation: 'redirection-to-https',
  outcomes: {
    'redirection-all-redirects-preloaded': {
      description: 'Browsers know every host on the way as one that is asked by HTTPS alone.',
      recommendation: noRecommendation,
    },
    'redirection-to-https': {
      description: 'The first redirect leads to HTTPS on the same host.',
      recommendation: noRecommendation,
    },
    'redirection-not-needed-no-http': {
      description: 'Nothing answers over plain HTTP.',
      recommendation: noRecommendation,
    },
    'redirection-off-host-from-http': {
      description: 'The first redirect from HTTP leads to another host, so that this one never sends Strict-Transport-Security.',
      recommendation: 'Redirect to HTTPS on the same host first, then to the other host.',
    },
    'redirection-not-to-https-on-initial-redirection': {
      description: 'The first redirect stays on plain HTTP; only a later one leads to HTTPS.',
      recommendation: 'Let the first redirect lead to HTTPS.',
    },
    'redirection-not-to-https': {
      description: 'Redirects end on plain HTTP.',
      recommendation: 'Redirect to HTTPS.',
    },
    'redirection-missing': {
      description: 'The site answers over plain HTTP, and does not redirect to HTTPS.',
      recommendation: 'Answer over plain HTTP with a redirect to HTTPS alone.',
    },
    'redirection-invalid-cert': {
      description: 'On the way is a server whose certificate is not valid.',
      recommendation: 'Install a certificate that browsers trust, for this name and not expired.',
    },
  },
  look,
};

function look(evidence: Evidence): Finding<Name> {
  const { http, preloaded } = evidence;
  if (!http) return { result: 'redirection-not-needed-no-http', data: null };
  const route = http.hops.map(({ url }) => url);
  const hops = http.hops.map(({ url, status }) => ({
    url,
    status,
    is_preloaded: preloaded ? preloaded.has(new URL(url).hostname) : null,
  }));
  const destination = route.at(-1) ?? null;
  return { result: outcomeOf(evidence), data: { destination, redirects: route.length - 1 }, details: { route, hops } };
}

function outcomeOf({ http, preloaded }: Evidence): Finding<Name>['result'] {
  const [first, second, ...others] = (http?.hops ?? []).map(({ url }) => new URL(url));
  if (!first) return 'redirection-not-needed-no-http';
  if (http?.certificate === 'invalid') return 'redirection-invalid-cert';
  if (!second) return 'redirection-missing';
  const all = [first, second, ...others];
  if (preloaded && all.every(({ hostname }) => preloaded.has(hostname))) return 'redirection-all-redirects-preloaded';
  if (all.at(-1)?.protocol !== 'https:') return 'redirection-not-to-https';
  if (second.protocol !== 'https:') return 'redirection-not-to-https-on-initial-redirection';
  return second.hostname === first.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http';
}
