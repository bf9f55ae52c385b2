import { combined } from '../parse/header-lines.ts';
import { gradedPage } from './evidence.ts';
import { headersDocumentation, noRecommendation, type TestOfSite } from './test-of-site.ts';

const recommendation = 'Send Cross-Origin-Resource-Policy: same-origin, or same-site where your other hosts load from this one.';

export const crossOriginResourcePolicyTest: TestOfSite<'cross-origin-resource-policy'> = {
  name: 'cross-origin-resource-policy',
  title: 'Cross-Origin-Resource-Policy (CORP)',
  documentation: `${headersDocumentation}Cross-Origin-Resource-Policy`,
  expectation: 'cross-origin-resource-policy-implemented-with-same-origin',
  outcomes: {
    'cross-origin-resource-policy-implemented-with-same-origin': {
      description: 'Pages of other origins cannot load this one as a part of theirs.',
      recommendation: noRecommendation,
    },
    'cross-origin-resource-policy-implemented-with-same-site': {
      description: 'Pages of other sites cannot load this one as a part of theirs.',
      recommendation: noRecommendation,
    },
    'cross-origin-resource-policy-implemented-with-cross-origin': {
      description: 'Pages of any site may load this one as a part of theirs.',
      recommendation,
    },
    'cross-origin-resource-policy-not-implemented': {
      description: 'There is no Cross-Origin-Resource-Policy header.',
      recommendation,
    },
    'cross-origin-resource-policy-header-invalid': {
      description: 'Browsers do not know the value of Cross-Origin-Resource-Policy, and ignore it.',
      recommendation: 'Send it once, with same-origin, same-site or cross-origin.',
    },
  },
  look: (evidence) => {
    const value = combined(gradedPage(evidence).headers, 'cross-origin-resource-policy');
    if (value === undefined) return { result: 'cross-origin-resource-policy-not-implemented', data: null };
    // Fetch compares the value letter by letter.
    const isKnown = value === 'same-origin' || value === 'same-site' || value === 'cross-origin';
    return {
      result: isKnown ? `cross-origin-resource-policy-implemented-with-${value}` : 'cross-origin-resource-policy-header-invalid',
      data: value,
    };
  },
};
