import { combined } from '../parse/header-lines.ts';
import { gradedPage } from './evidence.ts';
import { noRecommendation, type TestOfSite } from './test-of-site.ts';

export const crossOriginResourceSharingTest: TestOfSite<'cross-origin-resource-sharing'> = {
  name: 'cross-origin-resource-sharing',
  title: 'Cross-Origin Resource Sharing (CORS)',
  documentation: '/docs/Web/HTTP/Guides/CORS',
  expectation: 'cross-origin-resource-sharing-not-implemented',
  outcomes: {
    'cross-origin-resource-sharing-not-implemented': {
      description: 'Scripts of other sites cannot read this page.',
      recommendation: noRecommendation,
    },
    'cross-origin-resource-sharing-implemented-with-public-access': {
      description: 'Scripts of any site may read this page, as one who is not logged in sees it.',
      recommendation: noRecommendation,
    },
    'cross-origin-resource-sharing-implemented-with-restricted-access': {
      description: 'Scripts of chosen sites may read this page.',
      recommendation: noRecommendation,
    },
    'cross-origin-resource-sharing-implemented-with-universal-access': {
      description: 'Scripts of any site may read this page with the cookies of its visitor: the header repeats whatever origin asks.',
      recommendation: 'Compare the Origin header with a list of your own, and send Access-Control-Allow-Credentials to those alone.',
    },
  },
  look: (evidence) => {
    const { headers } = gradedPage(evidence);
    const allowed = combined(headers, 'access-control-allow-origin');
    const withCookies = combined(headers, 'access-control-allow-credentials');
    if (allowed === undefined) return { result: 'cross-origin-resource-sharing-not-implemented', data: null };
    const data = { access_control_allow_origin: allowed, access_control_allow_credentials: withCookies ?? null };
    if (allowed === '*') return { result: 'cross-origin-resource-sharing-implemented-with-public-access', data };
    const isUniversal = allowed === evidence.origin && withCookies === 'true';
    const access = isUniversal ? 'universal' : 'restricted';
    return { result: `cross-origin-resource-sharing-implemented-with-${access}-access`, data };
  },
};
