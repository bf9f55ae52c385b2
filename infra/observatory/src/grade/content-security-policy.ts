import { valuesOf } from '../parse/header-lines.ts';
import { isUnderstood, parsePolicies } from '../parse/policy.ts';
import { gradedPage, type Evidence } from './evidence.ts';
import { isScriptUnsafe, isStyleUnsafe, policyChecks, policyFacts, type PolicyFacts } from './policy-checks.ts';
import { policyTable } from './policy-table.ts';
import { recordOf } from './record-of.ts';
import { seenPolicies } from './seen-policies.ts';
import { headersDocumentation, noRecommendation, type Finding, type TestOfSite } from './test-of-site.ts';

type Name = 'content-security-policy';

export const contentSecurityPolicyTest: TestOfSite<Name> = {
  name: 'content-security-policy',
  title: 'Content Security Policy (CSP)',
  documentation: `${headersDocumentation}Content-Security-Policy`,
  expectation: 'csp-implemented-with-no-unsafe',
  outcomes: {
    'csp-implemented-with-no-unsafe-default-src-none': {
      description: "The policy lets nothing unsafe in, and closes by default-src 'none' whatever it does not list.",
      recommendation: noRecommendation,
    },
    'csp-implemented-with-no-unsafe': {
      description: 'The policy lets no unsafe scripts, styles or objects in.',
      recommendation: "Begin the policy with default-src 'none' to close kinds of content that it does not name.",
    },
    'csp-implemented-with-unsafe-inline-in-style-src-only': {
      description: 'Scripts are limited, but styles may be in the page itself or come from any host.',
      recommendation: "Move styles into files, or name them by nonce or hash, and take 'unsafe-inline' out of style-src.",
    },
    'csp-implemented-but-duplicate-directives': {
      description: 'A directive is in the policy more than once; browsers take the first and drop the rest.',
      recommendation: 'Join the directives of one name into one.',
    },
    'csp-implemented-with-insecure-scheme-in-passive-content-only': {
      description: 'On this HTTPS page the policy lets pictures or media come over plain HTTP.',
      recommendation: 'Load pictures and media by HTTPS, and take http: sources out of img-src and media-src.',
    },
    'csp-implemented-with-unsafe-eval': {
      description: "The policy lets text be run as a script: it has 'unsafe-eval'.",
      recommendation: "Replace eval() and new Function(), then take 'unsafe-eval' out of the policy.",
    },
    'csp-implemented-with-unsafe-inline': {
      description:
        'The policy does not stop injected scripts: it allows scripts in the page, data: or any host, or does not limit scripts or objects.',
      recommendation:
        "Name scripts by nonce or hash, take 'unsafe-inline', data: and whole schemes out of script-src, and close object-src.",
    },
    'csp-implemented-with-insecure-scheme': {
      description: 'On this HTTPS page the policy lets scripts, styles, frames or connections go over plain HTTP.',
      recommendation: 'Replace http: sources by https: ones.',
    },
    'csp-header-invalid': {
      description: 'There is a policy, but browsers know none of its directives.',
      recommendation: "Check the spelling of the policy: directives such as default-src 'none', with semicolons between them.",
    },
    'csp-not-implemented-but-reporting-enabled': {
      description: 'There is only a policy that reports: browsers stop nothing.',
      recommendation: 'When the reports show no harm, send the policy as Content-Security-Policy.',
    },
    'csp-not-implemented': {
      description: 'There is no Content Security Policy.',
      recommendation: 'Send one: the proposed policy is made of what this page loads. Begin with Content-Security-Policy-Report-Only.',
    },
  },
  look,
};

function look(evidence: Evidence): Finding<Name> {
  const { headers, url } = gradedPage(evidence);
  const lines = valuesOf(headers, 'content-security-policy');
  const reporting = valuesOf(headers, 'content-security-policy-report-only');
  const sent = seenPolicies(evidence);
  const policies = sent.filter(isUnderstood);
  const texts = [
    ...sent.map(({ from, text }) => ({ from, text })),
    ...reporting.flatMap((line) => parsePolicies(line)).map(({ text }) => ({ from: 'report-only' as const, text })),
  ];
  const details = texts.length > 0 ? { policies: texts } : undefined;
  if (policies.length === 0) {
    const isThere = lines.length > 0 || sent.length > 0;
    const missing = reporting.length > 0 ? 'csp-not-implemented-but-reporting-enabled' : 'csp-not-implemented';
    return { result: isThere ? 'csp-header-invalid' : missing, data: null, ...(details ? { details } : {}) };
  }
  const facts = policyFacts(policies, url.startsWith('https:'));
  const directives = policyTable(policies);
  const shown = directives.filter(({ falls_back_to: other, verdict }) => other === null && verdict !== 'open');
  return {
    result: outcomeOf(facts),
    data: recordOf(shown.map(({ name, values }) => [name, values])),
    details: { ...details, policy: policyChecks(facts), directives },
  };
}

/** The dearest flaw is what is said of the policy. */
function outcomeOf(facts: PolicyFacts): Finding<Name>['result'] {
  if (isScriptUnsafe(facts)) return 'csp-implemented-with-unsafe-inline';
  if (facts.isActiveInsecure) return 'csp-implemented-with-insecure-scheme';
  if (facts.allowsEval) return 'csp-implemented-with-unsafe-eval';
  if (facts.isPassiveInsecure) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (isStyleUnsafe(facts)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  if (facts.hasRepeated) return 'csp-implemented-but-duplicate-directives';
  return facts.isDefaultNone ? 'csp-implemented-with-no-unsafe-default-src-none' : 'csp-implemented-with-no-unsafe';
}
