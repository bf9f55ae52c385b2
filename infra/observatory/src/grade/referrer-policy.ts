import { valuesOf } from '../parse/header-lines.ts';
import { parseReferrerPolicy, privateReferrerPolicies } from '../parse/referrer-policy.ts';
import { gradedPage } from './evidence.ts';
import { headersDocumentation, noRecommendation, type TestOfSite } from './test-of-site.ts';

export const referrerPolicyTest: TestOfSite<'referrer-policy'> = {
  name: 'referrer-policy',
  title: 'Referrer Policy',
  documentation: `${headersDocumentation}Referrer-Policy`,
  expectation: 'referrer-policy-private',
  outcomes: {
    'referrer-policy-private': {
      description: 'Other sites learn at most from which host a visitor comes.',
      recommendation: noRecommendation,
    },
    'referrer-policy-not-implemented': {
      description: 'There is no Referrer-Policy: each browser does as it is used to.',
      recommendation: 'Send Referrer-Policy: strict-origin-when-cross-origin, or same-origin.',
    },
    'referrer-policy-unsafe': {
      description: 'Other sites may learn from which page a visitor comes, or learn it over plain HTTP.',
      recommendation: 'Send strict-origin-when-cross-origin, same-origin or no-referrer.',
    },
    'referrer-policy-header-invalid': {
      description: 'Browsers know none of the policies in Referrer-Policy.',
      recommendation: 'Send one that they know, such as strict-origin-when-cross-origin.',
    },
  },
  look: (evidence) => {
    const { body } = evidence;
    const meta = body.kind === 'html' ? body.page.metaReferrer : null;
    const sent = [...valuesOf(gradedPage(evidence).headers, 'referrer-policy'), ...(meta === null ? [] : [meta])];
    if (sent.length === 0) return { result: 'referrer-policy-not-implemented', data: null };
    const data = sent.join(', ');
    const policy = parseReferrerPolicy(data);
    if (policy === undefined) return { result: 'referrer-policy-header-invalid', data };
    return { result: privateReferrerPolicies.includes(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe', data };
  },
};
