import { valuesOf } from '../parse/header-lines.ts';
import { parseStrictTransport } from '../parse/strict-transport.ts';
import { gradedPage, type Evidence } from './evidence.ts';
import { headersDocumentation, noRecommendation, type Finding, type TestOfSite } from './test-of-site.ts';

type Name = 'strict-transport-security';

const sixMonthsSeconds = 15_768_000;

export const strictTransportSecurityTest: TestOfSite<Name> = {
  name: 'strict-transport-security',
  title: 'Strict Transport Security (HSTS)',
  documentation: `${headersDocumentation}Strict-Transport-Security`,
  expectation: 'hsts-implemented-max-age-at-least-six-months',
  outcomes: {
    'hsts-preloaded': {
      description: 'Browsers know from their own list that this host is asked by HTTPS alone.',
      recommendation: noRecommendation,
    },
    'hsts-implemented-max-age-at-least-six-months': {
      description: 'Strict-Transport-Security is set for six months or more.',
      recommendation: 'Consider preloading: set two years, includeSubDomains and preload, then submit the domain.',
    },
    'hsts-implemented-max-age-less-than-six-months': {
      description: 'Strict-Transport-Security is set for less than six months.',
      recommendation: 'Raise max-age to 15768000 or more; two years, 63072000, is usual.',
    },
    'hsts-not-implemented': {
      description: 'There is no Strict-Transport-Security header.',
      recommendation: 'Send Strict-Transport-Security with a max-age of at least 15768000 with every answer by HTTPS.',
    },
    'hsts-header-invalid': {
      description: 'Browsers cannot read the Strict-Transport-Security header, and ignore it.',
      recommendation: 'Send it once, with one max-age in seconds, such as max-age=63072000.',
    },
    'hsts-not-implemented-no-https': {
      description: 'Nothing answers by HTTPS, and without it there is no Strict-Transport-Security.',
      recommendation: 'Serve the site by HTTPS first.',
    },
    'hsts-invalid-cert': {
      description: 'Browsers do not take Strict-Transport-Security from a server whose certificate is not valid.',
      recommendation: 'Install a certificate that browsers trust, for this name and not expired.',
    },
  },
  look,
};

function look(evidence: Evidence): Finding<Name> {
  const { https, preloaded } = evidence;
  const page = gradedPage(evidence);
  const { hostname } = new URL(page.url);
  const isPreloaded = preloaded ? preloaded.has(hostname) : null;
  const details = { is_preloaded: isPreloaded };
  const lines = https ? valuesOf(page.headers, 'strict-transport-security') : [];
  const sent = lines.length === 1 ? parseStrictTransport(lines[0] as string) : undefined;
  const data = sent
    ? { max_age: sent.maxAge, include_sub_domains: sent.includesSubdomains, preload: sent.isForPreload }
    : (lines[0] ?? null);
  return { result: outcomeOf(), data, details };

  function outcomeOf(): Finding<Name>['result'] {
    if (!https || !page.url.startsWith('https:')) return 'hsts-not-implemented-no-https';
    if (https.certificate === 'invalid') return 'hsts-invalid-cert';
    if (isPreloaded) return 'hsts-preloaded';
    if (lines.length === 0) return 'hsts-not-implemented';
    if (!sent) return 'hsts-header-invalid';
    return sent.maxAge >= sixMonthsSeconds
      ? 'hsts-implemented-max-age-at-least-six-months'
      : 'hsts-implemented-max-age-less-than-six-months';
  }
}
