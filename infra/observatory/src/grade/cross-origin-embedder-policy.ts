import { gradedPage } from './evidence.ts';
import { isolationToken } from './isolation-outcome.ts';
import { headersDocumentation, noRecommendation, type TestOfSite } from './test-of-site.ts';

export const crossOriginEmbedderPolicyTest: TestOfSite<'cross-origin-embedder-policy'> = {
  name: 'cross-origin-embedder-policy',
  title: 'Cross-Origin-Embedder-Policy (COEP)',
  documentation: `${headersDocumentation}Cross-Origin-Embedder-Policy`,
  expectation: 'coep-not-implemented',
  outcomes: {
    'coep-implemented-with-require-corp': {
      description: 'The page loads from other origins only what allows it.',
      recommendation: noRecommendation,
    },
    'coep-implemented-with-credentialless': {
      description: 'The page asks other origins without cookies.',
      recommendation: noRecommendation,
    },
    'coep-implemented-with-unsafe-none': {
      description: 'The page loads whatever it likes from other origins, as without the header.',
      recommendation: 'Where nothing of others is embedded, send Cross-Origin-Embedder-Policy: require-corp.',
    },
    'coep-not-implemented': {
      description: 'There is no Cross-Origin-Embedder-Policy header.',
      recommendation:
        'Where nothing of others is embedded, send Cross-Origin-Embedder-Policy: require-corp. It breaks frames and pictures that do not expect it.',
    },
    'coep-header-invalid': {
      description: 'Browsers cannot read the Cross-Origin-Embedder-Policy header, and ignore it.',
      recommendation: 'Send it once, with require-corp, credentialless or unsafe-none.',
    },
  },
  look: (evidence) => {
    const { data, token } = isolationToken(gradedPage(evidence).headers, 'cross-origin-embedder-policy');
    if (token === null) return { result: 'coep-not-implemented', data };
    const isKnown = token === 'require-corp' || token === 'credentialless' || token === 'unsafe-none';
    return { result: isKnown ? `coep-implemented-with-${token}` : 'coep-header-invalid', data };
  },
};
