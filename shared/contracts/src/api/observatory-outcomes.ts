/** The version of the rules that give points. */
export const observatoryAlgorithm = 6;

/** The best first, each with the fewest points that it takes. There is no limit above: 165 points are possible. */
export const observatoryGrades = [
  ['A+', 100],
  ['A', 90],
  ['A-', 85],
  ['B+', 80],
  ['B', 70],
  ['B-', 65],
  ['C+', 60],
  ['C', 50],
  ['C-', 45],
  ['D+', 40],
  ['D', 30],
  ['D-', 25],
  ['F', 0],
] as const;
export type ObservatoryGrade = (typeof observatoryGrades)[number][0];

/** Points of a site before anything is known of it. */
export const observatoryStart = 100;
/** With fewer points than this, bonuses are not counted. */
export const observatoryBonusesFrom = 90;

/**
 * Every outcome of every test with the points that it gives, in the order of reports. A test is passed with an outcome that costs nothing.
 * Names of tests and outcomes are those that clients of this interface know: other scanners answer with the same.
 */
export const observatoryOutcomes = {
  'content-security-policy': {
    'csp-implemented-with-no-unsafe-default-src-none': 10,
    'csp-implemented-with-no-unsafe': 5,
    'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
    'csp-implemented-but-duplicate-directives': 0,
    'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
    'csp-implemented-with-unsafe-eval': -10,
    'csp-implemented-with-unsafe-inline': -20,
    'csp-implemented-with-insecure-scheme': -20,
    'csp-header-invalid': -25,
    'csp-not-implemented-but-reporting-enabled': -25,
    'csp-not-implemented': -25,
  },
  cookies: {
    'cookies-secure-with-httponly-sessions-and-samesite': 5,
    'cookies-secure-with-httponly-sessions': 0,
    'cookies-not-found': 0,
    'cookies-without-secure-flag-but-protected-by-hsts': -5,
    'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
    'cookies-without-secure-flag': -20,
    'cookies-samesite-flag-invalid': -20,
    'cookies-anticsrf-without-samesite-flag': -20,
    'cookies-session-without-httponly-flag': -30,
    'cookies-session-without-secure-flag': -40,
  },
  'cross-origin-embedder-policy': {
    'coep-implemented-with-require-corp': 10,
    'coep-implemented-with-credentialless': 10,
    'coep-implemented-with-unsafe-none': 0,
    'coep-not-implemented': 0,
    'coep-header-invalid': -5,
  },
  'cross-origin-opener-policy': {
    'coop-implemented-with-same-origin': 10,
    'coop-implemented-with-same-origin-allow-popups': 10,
    'coop-implemented-with-noopener-allow-popups': 10,
    'coop-implemented-with-unsafe-none': 0,
    'coop-not-implemented': 0,
    'coop-header-invalid': -5,
  },
  'cross-origin-resource-sharing': {
    'cross-origin-resource-sharing-not-implemented': 0,
    'cross-origin-resource-sharing-implemented-with-public-access': 0,
    'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
    'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  },
  redirection: {
    'redirection-all-redirects-preloaded': 0,
    'redirection-to-https': 0,
    'redirection-not-needed-no-http': 0,
    'redirection-off-host-from-http': -5,
    'redirection-not-to-https-on-initial-redirection': -10,
    'redirection-not-to-https': -20,
    'redirection-missing': -20,
    'redirection-invalid-cert': -20,
  },
  'referrer-policy': {
    'referrer-policy-private': 5,
    'referrer-policy-not-implemented': 0,
    'referrer-policy-unsafe': -5,
    'referrer-policy-header-invalid': -5,
  },
  'strict-transport-security': {
    'hsts-preloaded': 5,
    'hsts-implemented-max-age-at-least-six-months': 0,
    'hsts-implemented-max-age-less-than-six-months': -10,
    'hsts-not-implemented': -20,
    'hsts-header-invalid': -20,
    'hsts-not-implemented-no-https': -20,
    'hsts-invalid-cert': -20,
  },
  'subresource-integrity': {
    'sri-implemented-and-external-scripts-loaded-securely': 5,
    'sri-not-implemented-but-no-scripts-loaded': 0,
    'sri-not-implemented-response-not-html': 0,
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
    'sri-not-implemented-but-external-scripts-loaded-securely': -5,
    'sri-implemented-but-external-scripts-not-loaded-securely': -20,
    'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
    'html-not-parsable': -20,
  },
  'x-content-type-options': {
    'x-content-type-options-nosniff': 0,
    'x-content-type-options-not-implemented': -5,
    'x-content-type-options-header-invalid': -5,
  },
  'x-frame-options': {
    'x-frame-options-implemented-via-csp': 5,
    'x-frame-options-sameorigin-or-deny': 5,
    'x-frame-options-allow-from-origin': 0,
    'x-frame-options-not-implemented': -20,
    'x-frame-options-header-invalid': -20,
  },
  'cross-origin-resource-policy': {
    'cross-origin-resource-policy-implemented-with-same-origin': 10,
    'cross-origin-resource-policy-implemented-with-same-site': 10,
    'cross-origin-resource-policy-implemented-with-cross-origin': 0,
    'cross-origin-resource-policy-not-implemented': 0,
    'cross-origin-resource-policy-header-invalid': -5,
  },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

export type ObservatoryTestName = keyof typeof observatoryOutcomes;
export type ObservatoryOutcome<T extends ObservatoryTestName = ObservatoryTestName> = T extends unknown
  ? keyof (typeof observatoryOutcomes)[T]
  : never;

/** In the order of reports. */
export const observatoryTests = Object.keys(observatoryOutcomes) as readonly ObservatoryTestName[];
