import type { VitalName } from '@webdocs/contracts/telemetry/metrics';

export type VitalState = 'good' | 'middling' | 'poor' | 'few';

/** By web.dev/articles/vitals: up to the first the 75th percentile is good, above the second it is poor. Milliseconds, CLS as it is. */
export const vitalLimits: Readonly<Record<VitalName, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
};

export function vitalStateOf(name: VitalName, value: number | null): VitalState {
  if (value === null) return 'few';
  if (value <= vitalLimits[name].good) return 'good';
  return value <= vitalLimits[name].poor ? 'middling' : 'poor';
}
