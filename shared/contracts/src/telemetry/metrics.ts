/**
 * Every field that a browser tells of a visit, in one list: what is measured, what is taken in and what the privacy page says go by it.
 * There is none that names a reader.
 */
export interface MetricDeclaration {
  readonly category: 'page' | 'navigator' | 'element' | 'vitals' | 'site';
  readonly name: string;
  readonly type: 'string' | 'url' | 'boolean' | 'quantity' | 'labeled_string' | 'string_list' | 'event';
  readonly pings: readonly GleanPing[];
  /** Of a labelled metric, and of an event the names of what is said with it. */
  readonly labels?: readonly string[];
}

export const gleanPings = ['page', 'action', 'vitals'] as const;
export type GleanPing = (typeof gleanPings)[number];

/** A page tells the first when it begins to hydrate and the second once it is interactive: they are no pings of Glean, which is not there yet. */
export const hydrationMarks = ['began', 'interactive'] as const;
export type HydrationMark = (typeof hydrationMarks)[number];

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

const everyPing = gleanPings;

export const metricDeclarations = [
  { category: 'page', name: 'path', type: 'url', pings: ['page', 'action'] },
  { category: 'page', name: 'referrer', type: 'url', pings: ['page'] },
  { category: 'page', name: 'http_status', type: 'string', pings: ['page'] },
  { category: 'page', name: 'is_baseline', type: 'string', pings: ['page'] },
  { category: 'page', name: 'utm', type: 'labeled_string', pings: ['page'], labels: ['source', 'medium', 'campaign', 'term', 'content'] },
  { category: 'page', name: 'is_first_view', type: 'boolean', pings: ['page'] },
  { category: 'page', name: 'kind', type: 'string', pings: everyPing },
  { category: 'navigator', name: 'geo', type: 'string', pings: ['page'] },
  { category: 'navigator', name: 'geo_iso', type: 'string', pings: ['page'] },
  { category: 'navigator', name: 'user_agent', type: 'string', pings: ['page'] },
  { category: 'navigator', name: 'user_languages', type: 'string_list', pings: ['page'] },
  { category: 'navigator', name: 'viewport_breakpoint', type: 'string', pings: ['page', 'vitals'] },
  { category: 'navigator', name: 'viewport_ratio', type: 'quantity', pings: ['page'] },
  { category: 'navigator', name: 'viewport_horizontal_coverage', type: 'quantity', pings: ['page'] },
  { category: 'navigator', name: 'subscription_type', type: 'string', pings: ['page'] },
  { category: 'element', name: 'clicked', type: 'event', pings: ['action'], labels: ['source', 'subscription_type'] },
  { category: 'site', name: 'composition', type: 'string', pings: everyPing },
  { category: 'site', name: 'remote', type: 'string', pings: everyPing },
  { category: 'site', name: 'version', type: 'string', pings: everyPing },
  { category: 'site', name: 'shell_version', type: 'string', pings: ['vitals'] },
  { category: 'site', name: 'locale', type: 'string', pings: everyPing },
  /** Whole milliseconds; of CLS ten thousandths. */
  { category: 'vitals', name: 'lcp', type: 'quantity', pings: ['vitals'] },
  { category: 'vitals', name: 'inp', type: 'quantity', pings: ['vitals'] },
  { category: 'vitals', name: 'cls', type: 'quantity', pings: ['vitals'] },
  { category: 'vitals', name: 'ttfb', type: 'quantity', pings: ['vitals'] },
] as const satisfies readonly MetricDeclaration[];
