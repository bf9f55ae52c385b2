import type { Sink } from './telemetry.ts';

export const consoleSink: Sink = (metric) => console.debug('[track]', metric.kind, metric);
