import { combined } from '../parse/header-lines.ts';
import { isUnderstood } from '../parse/policy.ts';
import { gradedPage, type Evidence } from './evidence.ts';
import { policyFacts } from './policy-checks.ts';
import { seenPolicies } from './seen-policies.ts';
import { headersDocumentation, noRecommendation, type Finding, type TestOfSite } from './test-of-site.ts';

type Name = 'x-frame-options';

const recommendation = "Send frame-ancestors 'none' or 'self' in the Content Security Policy, and X-Frame-Options: DENY for old browsers.";

export const frameOptionsTest: TestOfSite<Name> = {
  name: 'x-frame-options',
  title: 'X-Frame-Options',
  documentation: `${headersDocumentation}X-Frame-Options`,
  expectation: 'x-frame-options-sameorigin-or-deny',
  outcomes: {
    'x-frame-options-implemented-via-csp': {
      description: 'The Content Security Policy says by frame-ancestors who may put the page into a frame.',
      recommendation: noRecommendation,
    },
    'x-frame-options-sameorigin-or-deny': {
      description: 'Other sites cannot put the page into a frame.',
      recommendation: 'Say the same by frame-ancestors in the Content Security Policy, which browsers prefer.',
    },
    'x-frame-options-allow-from-origin': {
      description: 'X-Frame-Options has ALLOW-FROM, which browsers of today ignore.',
      recommendation: 'Name those who may by frame-ancestors in the Content Security Policy.',
    },
    'x-frame-options-not-implemented': {
      description: 'Any site may put the page into a frame, and lead its visitors to click what they do not see.',
      recommendation,
    },
    'x-frame-options-header-invalid': {
      description: 'Browsers do not know the value of X-Frame-Options, or it is there with several.',
      recommendation,
    },
  },
  look,
};

function look(evidence: Evidence): Finding<Name> {
  const page = gradedPage(evidence);
  const value = combined(page.headers, 'x-frame-options');
  const policies = seenPolicies(evidence).filter(isUnderstood);
  if (policyFacts(policies, page.url.startsWith('https:')).limitsFrames) {
    return { result: 'x-frame-options-implemented-via-csp', data: value ?? null };
  }
  if (value === undefined) return { result: 'x-frame-options-not-implemented', data: null };
  // The same value twice is that value.
  const [only, ...others] = new Set(value.split(',').map((one) => one.trim().toUpperCase()));
  const isOne = only !== undefined && others.length === 0;
  if (isOne && (only === 'DENY' || only === 'SAMEORIGIN')) return { result: 'x-frame-options-sameorigin-or-deny', data: value };
  if (isOne && /^ALLOW-FROM\s+\S+/.test(only)) return { result: 'x-frame-options-allow-from-origin', data: value };
  return { result: 'x-frame-options-header-invalid', data: value };
}
