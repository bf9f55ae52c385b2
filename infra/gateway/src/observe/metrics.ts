import { Counter, Gauge, Histogram, Registry as MetricsRegistry } from 'prom-client';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { UnfilledSlot } from '@webdocs/contracts/remote/unfilled-slots';
import { securityCodes, type SecurityCode } from '@webdocs/server/security-events';
import { callMetrics } from './call-metrics.ts';

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What a report of a browser is counted as: never a text that its sender made up. */
export interface ReportedFailure {
  readonly code: string;
  readonly remote: string;
  readonly version: string;
}

interface Gauges {
  readonly pool: () => { readonly workers: number; readonly waiting: number; readonly terminated: number };
  readonly cache: () => { readonly pages: number; readonly bytes: number };
  readonly droppedLines?: () => number;
}

/** What the gateway counts, in Prometheus form at `/metrics`. */
export function createMetrics({ pool, cache, droppedLines = () => 0 }: Gauges) {
  const registers = [new MetricsRegistry()];
  const [registry] = registers as [MetricsRegistry];
  const pages = new Histogram({
    name: 'webdocs_page_seconds',
    help: 'Time to answer a page request',
    labelNames: ['status'],
    buckets: secondsBuckets,
    registers,
  });
  const steps = new Histogram({
    name: 'webdocs_step_seconds',
    help: 'Time of a pipeline step or fragment of a page that was made',
    labelNames: ['step'],
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'webdocs_failures_total',
    help: 'Failures by catalogue code',
    labelNames: ['code', 'remote', 'version', 'side'],
    registers,
  });
  const emptySlots = new Gauge({
    name: 'webdocs_unfilled_slots',
    help: 'Slots that live remotes open and none fills',
    labelNames: ['slot'],
    registers,
  });
  const security = new Counter({
    name: 'webdocs_security_events_total',
    help: 'Refusals that may be an attack, and sign-ins, by code',
    labelNames: ['code'],
    registers,
  });
  // Each from the start: the first of its kind is an increase.
  for (const code of Object.keys(securityCodes)) security.labels(code).inc(0);
  gauge('webdocs_render_workers', 'Render workers', () => pool().workers);
  gauge('webdocs_render_waiting', 'Fragments waiting for a worker', () => pool().waiting);
  gauge('webdocs_render_terminated', 'Workers ended at a deadline', () => pool().terminated);
  gauge('webdocs_cached_pages', 'Pages in the cache', () => cache().pages);
  gauge('webdocs_cached_bytes', 'Bytes of pages in the cache', () => cache().bytes);
  gauge('webdocs_log_dropped', 'Lines of the log that could not be written', droppedLines);
  gauge('webdocs_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
  gauge('webdocs_resident_bytes', 'Memory of the process, render workers included', () => process.memoryUsage.rss());

  return {
    call: callMetrics(registry),
    page: (status: number, milliseconds: number) => pages.labels(String(status)).observe(milliseconds / 1000),
    made(durations: ReadonlyArray<readonly [string, number]>): void {
      for (const [step, milliseconds] of durations) steps.labels(step).observe(milliseconds / 1000);
    },
    failure: ({ code, values }: Failure) =>
      failures.labels(code, String(values.remote ?? ''), String(values.version ?? ''), 'server').inc(),
    security: (code: SecurityCode) => security.labels(code).inc(),
    reported: ({ code, remote, version }: ReportedFailure) => failures.labels(code, remote, version, 'browser').inc(),
    /** Of the composition that is live from now on. */
    unfilledSlots(slots: readonly UnfilledSlot[]): void {
      emptySlots.reset();
      for (const { slot } of slots) emptySlots.labels(slot).set(1);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}

export type Metrics = ReturnType<typeof createMetrics>;
