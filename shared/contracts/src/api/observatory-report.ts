import * as v from 'valibot';
import { pure } from '../pure.ts';
import { observatoryGrades } from './observatory-outcomes.ts';

export const observatoryTimes = {
  /** A site is scanned again on demand when its last scan is so old. */
  rescanSeconds: 60,
  /** A scan that is so old answers a reader; an older one is made again. */
  freshSeconds: 86_400,
} as const;

export const observatoryLimits = {
  /** Of what is asked for: a host with port and path. */
  host: 2048,
  /** Below this many scanned hosts the distribution of grades says nothing. */
  comparedHosts: 20,
  /** Scans in a history, the latest. */
  history: 100,
  /** Hosts that one account may watch: each is scanned once a day. */
  watches: 20,
} as const;

/** As `error` says what went wrong with a scan. */
export const observatoryErrors = [
  'invalid-hostname',
  'invalid-hostname-ip',
  'invalid-hostname-lookup',
  'invalid-site',
  'site-down',
  'not-found',
  'scan-failed',
  'error-unknown',
] as const;
export type ObservatoryError = (typeof observatoryErrors)[number];

export const observatoryServers = ['nginx', 'apache', 'caddy', 'node'] as const;
export type ObservatoryServer = (typeof observatoryServers)[number];

/** Advice without points. */
export const observatoryAdvice = ['security-txt', 'permissions-policy', 'reporting-endpoints', 'trusted-types', 'strict-dynamic'] as const;
export type ObservatoryAdviceName = (typeof observatoryAdvice)[number];

/** What a directive of a policy comes to. */
export const directiveVerdicts = [
  /** Nothing at all is let in. */
  'closed',
  /** Own files, nonces and hashes alone. */
  'strict',
  /** Named hosts. */
  'hosts',
  /** Any host of a scheme, or any at all. */
  'any-host',
  'insecure-scheme',
  'unsafe-inline',
  'unsafe-eval',
  /** Missing, and nothing takes its place. */
  'open',
  /** Of directives that list no sources: they are there. */
  'set',
  /** No directive that browsers know. */
  'unknown',
] as const;
export type DirectiveVerdict = (typeof directiveVerdicts)[number];

export const ObservatoryGradeSchema = /* @__PURE__ */ pure(() => v.picklist(observatoryGrades.map(([name]) => name)));

/** Of a scan that was answered. Whatever is optional here and below may be missing in answers of another scanner. */
const scan = /* @__PURE__ */ pure(() => ({
  id: v.number(),
  algorithm_version: v.number(),
  scanned_at: v.string(),
  error: v.nullable(v.string()),
  grade: v.nullable(ObservatoryGradeSchema),
  score: v.nullable(v.number()),
  status_code: v.nullable(v.number()),
  tests_failed: v.number(),
  tests_passed: v.number(),
  tests_quantity: v.number(),
}));

export const ScanSummarySchema = /* @__PURE__ */ pure(() => v.object({ ...scan, details_url: v.string() }));
export type ScanSummary = v.InferOutput<typeof ScanSummarySchema>;

/** What was asked for, and what answered in the end. */
const ScannedTargetSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** As it was asked for, in one form: without a scheme, in lower case. */
    asked: v.string(),
    /** The address that answered, after all redirects, without its query. */
    url: v.string(),
    scheme: v.picklist(['http', 'https']),
    host: v.string(),
    port: v.number(),
    path: v.string(),
    /** The name that was asked for has no server, and the one with www. before it was scanned. */
    is_www: v.boolean(),
    /** Redirects led to another host: the report is about that one. */
    is_off_host: v.boolean(),
  }),
);
export type ScannedTarget = v.InferOutput<typeof ScannedTargetSchema>;

export const ScanSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...scan,
    response_headers: v.nullable(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
    /** As they were sent: in their order, also those that are there twice. */
    raw_headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
    target: v.optional(ScannedTargetSchema),
  }),
);
export type Scan = v.InferOutput<typeof ScanSchema>;

export const ScannedCookieSchema = /* @__PURE__ */ pure(() =>
  v.object({
    domain: v.nullable(v.string()),
    /** A time, or null of a cookie that ends with the session of the browser. */
    expires: v.nullable(v.string()),
    httponly: v.boolean(),
    path: v.nullable(v.string()),
    samesite: v.nullable(v.string()),
    secure: v.boolean(),
    /** Set where the name promises more than the cookie keeps: `__Host-` or `__Secure-`. */
    is_prefix_broken: v.optional(v.boolean()),
    /** By its name it holds a session, or a token against forged requests. */
    purpose: v.optional(v.picklist(['session', 'anti-csrf', 'other'])),
  }),
);
export type ScannedCookie = v.InferOutput<typeof ScannedCookieSchema>;

export const ScannedScriptSchema = /* @__PURE__ */ pure(() =>
  v.object({
    crossorigin: v.nullable(v.string()),
    integrity: v.nullable(v.string()),
    is_same_origin: v.optional(v.boolean()),
    is_secure: v.optional(v.boolean()),
  }),
);
export type ScannedScript = v.InferOutput<typeof ScannedScriptSchema>;

const Fact = /* @__PURE__ */ pure(() => v.nullable(v.union([v.string(), v.number(), v.boolean()])));
const PolicyCheckSchema = /* @__PURE__ */ pure(() =>
  v.object({ pass: v.nullable(v.boolean()), description: v.string(), info: v.string() }),
);

/** Checks of a Content Security Policy, one by one. */
export const PolicyChecksSchema = /* @__PURE__ */ pure(() =>
  v.object({
    antiClickjacking: PolicyCheckSchema,
    defaultNone: PolicyCheckSchema,
    insecureBaseUri: PolicyCheckSchema,
    insecureFormAction: PolicyCheckSchema,
    insecureSchemeActive: PolicyCheckSchema,
    insecureSchemePassive: PolicyCheckSchema,
    strictDynamic: PolicyCheckSchema,
    unsafeEval: PolicyCheckSchema,
    unsafeInline: PolicyCheckSchema,
    unsafeInlineStyle: PolicyCheckSchema,
    unsafeObjects: PolicyCheckSchema,
  }),
);
export type PolicyChecks = v.InferOutput<typeof PolicyChecksSchema>;

const DirectiveSchema = /* @__PURE__ */ pure(() =>
  v.object({
    name: v.string(),
    /** Those that apply; of several policies, what all of them let in. */
    values: v.array(v.string()),
    verdict: v.picklist(directiveVerdicts),
    /** The directive whose values apply, because this one is missing. */
    falls_back_to: v.nullable(v.string()),
    /** It is there again in the same policy; browsers take the first one. */
    is_repeated: v.boolean(),
  }),
);
export type ScannedDirective = v.InferOutput<typeof DirectiveSchema>;

/** Lines of a configuration, complete enough to paste: without those to remove. */
const FixSchema = /* @__PURE__ */ pure(() =>
  v.object({
    server: v.picklist(observatoryServers),
    lines: v.array(v.object({ change: v.picklist(['same', 'remove', 'add']), text: v.string() })),
  }),
);
export type ObservatoryFix = v.InferOutput<typeof FixSchema>;

const HopSchema = /* @__PURE__ */ pure(() =>
  v.object({
    url: v.string(),
    status: v.number(),
    /** Null where this site has no list of preloaded hosts, and so does not know. */
    is_preloaded: v.nullable(v.boolean()),
  }),
);

export const ScanTestSchema = /* @__PURE__ */ pure(() =>
  v.object({
    name: v.string(),
    title: v.string(),
    link: v.string(),
    pass: v.boolean(),
    /** The name of the outcome, see observatory-outcomes.ts: words in other languages go by it. */
    result: v.string(),
    /** The name of the outcome that is wished for. */
    expectation: v.string(),
    score_description: v.string(),
    recommendation: v.string(),
    score_modifier: v.number(),
    /**
     * What was looked at: of cookies and scripts a `ScannedCookie` or `ScannedScript` by name, of a policy the values of each directive, of
     * other tests facts by name, or the value of the header.
     */
    data: v.nullable(
      v.union([v.string(), v.record(v.string(), v.union([ScannedCookieSchema, ScannedScriptSchema, v.array(v.string()), Fact]))]),
    ),
    /** Of content-security-policy where one is sent. */
    policy: v.optional(PolicyChecksSchema),
    /** Of redirection: the addresses from the first to the last. */
    route: v.optional(v.array(v.string())),
    hops: v.optional(v.array(HopSchema)),
    directives: v.optional(v.array(DirectiveSchema)),
    /** Of content-security-policy: each as it was sent. */
    policies: v.optional(v.array(v.object({ from: v.picklist(['header', 'meta', 'report-only']), text: v.string() }))),
    /** Of strict-transport-security: null where no list of preloaded hosts is configured. */
    is_preloaded: v.optional(v.nullable(v.boolean())),
    /** Of a test that is not passed. */
    fixes: v.optional(v.array(FixSchema)),
    /** What the whole site would get if this test alone had the expected outcome. */
    when_fixed: v.optional(v.object({ score: v.number(), grade: ObservatoryGradeSchema })),
  }),
);
export type ScanTest = v.InferOutput<typeof ScanTestSchema>;

const LedgerLineSchema = /* @__PURE__ */ pure(() => v.object({ test: v.string(), result: v.string(), points: v.number() }));
/** How the score is made, to be added up line by line. */
export const LedgerSchema = /* @__PURE__ */ pure(() =>
  v.object({
    start: v.number(),
    /** The dearest first; points are negative. */
    deductions: v.array(LedgerLineSchema),
    before_bonuses: v.number(),
    bonuses: v.array(LedgerLineSchema),
    /** The sum of all bonuses. */
    bonus: v.number(),
    bonuses_from: v.number(),
    /** False where `before_bonuses` is below `bonuses_from`. */
    is_bonus_counted: v.boolean(),
    /** What has to be won back before bonuses count. */
    missing_for_bonuses: v.number(),
    /** Set where the sum is below zero, which no score is. */
    is_floored: v.boolean(),
    score: v.number(),
  }),
);
export type ScoreLedger = v.InferOutput<typeof LedgerSchema>;

const AdviceSchema = /* @__PURE__ */ pure(() =>
  v.object({
    name: v.picklist(observatoryAdvice),
    /** 'unknown' where it could not be asked for. */
    state: v.picklist(['present', 'missing', 'invalid', 'unknown']),
    value: v.nullable(v.string()),
    fixes: v.optional(v.array(FixSchema)),
  }),
);
export type ObservatoryAdvice = v.InferOutput<typeof AdviceSchema>;

/** What a page does that no strict policy lets it do. */
export const policyObstacles = ['inline-handlers', 'style-attributes', 'javascript-links', 'insecure-sources', 'cut'] as const;

/** A policy made of what the page loads. */
const ProposedPolicySchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** On one line. */
    policy: v.string(),
    directives: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
    /** What has to change in the page first, with how often it is there. */
    obstacles: v.array(v.object({ name: v.picklist(policyObstacles), count: v.number() })),
    /** Scripts and styles in the page whose hashes are in the policy: they change with every change of the text. */
    hashes: v.number(),
    /** To begin with: browsers tell of what the policy would stop, and stop nothing. */
    report_only: v.array(FixSchema),
    enforce: v.array(FixSchema),
  }),
);
export type ProposedPolicy = v.InferOutput<typeof ProposedPolicySchema>;

const PastScanSchema = /* @__PURE__ */ pure(() =>
  v.object({ id: v.number(), scanned_at: v.string(), grade: v.nullable(ObservatoryGradeSchema), score: v.nullable(v.number()) }),
);
export type PastScan = v.InferOutput<typeof PastScanSchema>;

export const AnalysisSchema = /* @__PURE__ */ pure(() =>
  v.object({
    scan: ScanSchema,
    tests: v.record(v.string(), ScanTestSchema),
    /** The oldest first, this scan included. */
    history: v.array(PastScanSchema),
    ledger: v.optional(LedgerSchema),
    recommended: v.optional(v.array(AdviceSchema)),
    proposed_policy: v.optional(v.nullable(ProposedPolicySchema)),
    /** False where the database is away: the scan was made, and will not be found again. */
    is_kept: v.optional(v.boolean()),
  }),
);
export type Analysis = v.InferOutput<typeof AnalysisSchema>;

export const ObservatoryStatsSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** The latest scan of each host, by grade; grades without a host are in it too. */
    grade_distribution: v.array(v.object({ grade: ObservatoryGradeSchema, count: v.number() })),
    hosts: v.optional(v.number()),
    scans: v.optional(v.number()),
  }),
);
export type ObservatoryStats = v.InferOutput<typeof ObservatoryStatsSchema>;

export const RecommendationMatrixSchema = /* @__PURE__ */ pure(() =>
  v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      mdnLink: v.string(),
      results: v.array(v.object({ name: v.string(), scoreModifier: v.number(), description: v.string(), recommendation: v.string() })),
    }),
  ),
);
export type RecommendationMatrix = v.InferOutput<typeof RecommendationMatrixSchema>;

export const ScannerVersionSchema = /* @__PURE__ */ pure(() =>
  v.object({ commit: v.string(), version: v.string(), source: v.string(), build: v.string() }),
);

export type ScannerVersion = v.InferOutput<typeof ScannerVersionSchema>;

export const RecentScansSchema = /* @__PURE__ */ pure(() =>
  v.object({
    scans: v.array(
      v.object({ id: v.number(), host: v.string(), scanned_at: v.string(), grade: ObservatoryGradeSchema, score: v.number() }),
    ),
  }),
);
export type RecentScans = v.InferOutput<typeof RecentScansSchema>;
