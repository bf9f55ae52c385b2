import { gradedPage } from './evidence.ts';
import { isolationToken } from './isolation-outcome.ts';
import { headersDocumentation, noRecommendation, type TestOfSite } from './test-of-site.ts';

export const crossOriginOpenerPolicyTest: TestOfSite<'cross-origin-opener-policy'> = {
  name: 'cross-origin-opener-policy',
  title: 'Cross-Origin-Opener-Policy (COOP)',
  documentation: `${headersDocumentation}Cross-Origin-Opener-Policy`,
  expectation: 'coop-implemented-with-same-origin',
  outcomes: {
    'coop-implemented-with-same-origin': {
      description: 'Windows of other origins have no hold on this page.',
      recommendation: noRecommendation,
    },
    'coop-implemented-with-same-origin-allow-popups': {
      description: 'Windows of other origins have no hold on this page, but for those that it opens itself.',
      recommendation: noRecommendation,
    },
    'coop-implemented-with-noopener-allow-popups': {
      description: 'Whatever opens this page has no hold on it, also of the same origin.',
      recommendation: noRecommendation,
    },
    'coop-implemented-with-unsafe-none': {
      description: 'A page that opens this one keeps a hold on it, as without the header.',
      recommendation: 'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups where sign-in or payment opens a window.',
    },
    'coop-not-implemented': {
      description: 'There is no Cross-Origin-Opener-Policy header.',
      recommendation: 'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups where sign-in or payment opens a window.',
    },
    'coop-header-invalid': {
      description: 'Browsers cannot read the Cross-Origin-Opener-Policy header, and ignore it.',
      recommendation: 'Send it once, with same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none.',
    },
  },
  look: (evidence) => {
    const { data, token } = isolationToken(gradedPage(evidence).headers, 'cross-origin-opener-policy');
    if (token === null) return { result: 'coop-not-implemented', data };
    switch (token) {
      case 'same-origin':
      case 'same-origin-allow-popups':
      case 'noopener-allow-popups':
      case 'unsafe-none':
        return { result: `coop-implemented-with-${token}`, data };
      default:
        return { result: 'coop-header-invalid', data };
    }
  },
};
