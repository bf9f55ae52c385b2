import type { TelemetryPeriod } from '@webdocs/contracts/api/telemetry-report';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** What is looked at, in steps, and as many steps before. The last step is not over yet. */
export interface ReportWindow {
  readonly unit: 'hour' | 'day';
  readonly now: readonly string[];
  readonly before: readonly string[];
}

/** Of one day the last 24 hours: a day that has just begun would have nothing to compare. */
export function windowOf(period: TelemetryPeriod, now: Date): ReportWindow {
  const unit = period === '1' ? 'hour' : 'day';
  const count = unit === 'hour' ? 24 : Number(period);
  const length = unit === 'hour' ? hourMs : dayMs;
  const ago = (steps: number) => stepOf(unit, new Date(now.getTime() - steps * length));
  const steps = Array.from({ length: 2 * count }, (_, index) => ago(2 * count - 1 - index));
  return { unit, now: steps.slice(count), before: steps.slice(0, count) };
}

/** A day as 2026-11-27, an hour as 2026-11-27T10:00Z. Days are counted under that name already. */
export function stepOf(unit: ReportWindow['unit'], at: Date | string): string {
  const text = typeof at === 'string' ? at : at.toISOString();
  return unit === 'day' ? text.slice(0, 10) : `${text.slice(0, 13)}:00Z`;
}

export const firstOf = (steps: readonly string[]): string => steps[0] ?? '';
export const lastOf = (steps: readonly string[]): string => steps.at(-1) ?? '';
export const dayOf = (step: string): string => step.slice(0, 10);
