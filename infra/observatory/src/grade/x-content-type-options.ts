import { combined } from '../parse/header-lines.ts';
import { gradedPage } from './evidence.ts';
import { headersDocumentation, noRecommendation, type TestOfSite } from './test-of-site.ts';

const recommendation = 'Send X-Content-Type-Options: nosniff with every answer, and the right Content-Type.';

export const contentTypeOptionsTest: TestOfSite<'x-content-type-options'> = {
  name: 'x-content-type-options',
  title: 'X-Content-Type-Options',
  documentation: `${headersDocumentation}X-Content-Type-Options`,
  expectation: 'x-content-type-options-nosniff',
  outcomes: {
    'x-content-type-options-nosniff': {
      description: 'Browsers take files for what the server says they are.',
      recommendation: noRecommendation,
    },
    'x-content-type-options-not-implemented': {
      description: 'There is no X-Content-Type-Options header: browsers may guess what a file is.',
      recommendation,
    },
    'x-content-type-options-header-invalid': {
      description: 'X-Content-Type-Options has another value than nosniff, and browsers ignore it.',
      recommendation,
    },
  },
  look: (evidence) => {
    const value = combined(gradedPage(evidence).headers, 'x-content-type-options');
    if (value === undefined) return { result: 'x-content-type-options-not-implemented', data: null };
    // Of several, Fetch reads the first.
    const isSet = value.split(',')[0]?.trim().toLowerCase() === 'nosniff';
    return { result: isSet ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid', data: value };
  },
};
