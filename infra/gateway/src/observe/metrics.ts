import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as MetricsRegistry } from 'prom-client';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { UnfilledSlot } from '@webdocs/contracts/remote/unfilled-slots';
import { securityCodes, type SecurityCode } from '@webdocs/server/security-events';
import { callMetrics } from './call-metrics.ts';
import type { RequestKind } from './kind-of-request.ts';
import { countedFailures } from './counted-failures.ts';

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
  /** Fragments, loaders and questions that are not tried at the moment: `mfe-docs@1.0.0/page`, `mfe-docs@1.0.0 load`. */
  readonly openCircuits?: () => readonly string[];
  readonly commit?: string;
}

/** Failures that say that a version was not taken. */
const refusals: ReadonlySet<string> = new Set(['SERVER_BUNDLE_REFUSED', 'RELEASE_TAMPERED']);

/** What the gateway counts, in Prometheus form at `/metrics`. */
export function createMetrics({ pool, cache, droppedLines = () => 0, openCircuits = () => [], commit = 'unknown' }: Gauges) {
  const registers = [new MetricsRegistry()];
  const [registry] = registers as [MetricsRegistry];
  // Of the process: memory, processor, file descriptors, garbage collection, lag of the event loop.
  collectDefaultMetrics({ register: registry });
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
  const asked = new Counter({
    name: 'webdocs_cache_requests_total',
    help: 'Answers that lay ready in a cache of ours, and those that had to be made',
    labelNames: ['cache', 'result'],
    registers,
  });
  for (const result of ['hit', 'miss']) asked.labels('pages', result).inc(0);
  gauge('webdocs_render_workers', 'Render workers', () => pool().workers);
  gauge('webdocs_render_waiting', 'Fragments waiting for a worker', () => pool().waiting);
  const requests = new Counter({
    name: 'webdocs_requests_total',
    help: 'Requests by what they were for and class of status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const liveVersions = new Gauge({
    name: 'webdocs_live',
    help: 'Versions that are served: 1 for each',
    labelNames: ['remote', 'version'],
    registers,
  });
  const changes = new Counter({ name: 'webdocs_composition_changes_total', help: 'Changes of what is served, since the start', registers });
  const refused = new Counter({
    name: 'webdocs_refused_versions_total',
    help: 'Versions that were made live and could not be served',
    labelNames: ['remote'],
    registers,
  });
  new Gauge({ name: 'webdocs_build_info', help: 'The code that runs', labelNames: ['commit', 'node'], registers })
    .labels(commit, process.version)
    .set(1);
  const counted = countedFailures(failures);
  new Counter({
    name: 'webdocs_render_terminated_total',
    help: 'Render processes that were ended, at a deadline mostly',
    registers,
    collect() {
      this.reset();
      this.inc(pool().terminated);
    },
  });
  gauge('webdocs_circuits_open', 'Fragments and loaders that are not tried for a while, because they hang', () => openCircuits().length);
  gauge('webdocs_cached_pages', 'Pages in the cache', () => cache().pages);
  gauge('webdocs_cached_bytes', 'Bytes of pages in the cache', () => cache().bytes);
  gauge('webdocs_log_dropped', 'Lines of the log that could not be written', droppedLines);
  gauge('webdocs_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
  gauge('webdocs_resident_bytes', 'Memory of this process; render processes are others', () => process.memoryUsage.rss());

  return {
    call: callMetrics(registry),
    page: (status: number, milliseconds: number) => pages.labels(String(status)).observe(milliseconds / 1000),
    asked: (cache: 'pages', isHit: boolean) => asked.labels(cache, isHit ? 'hit' : 'miss').inc(),
    made(durations: ReadonlyArray<readonly [string, number]>): void {
      for (const [step, milliseconds] of durations) steps.labels(step).observe(milliseconds / 1000);
    },
    request: (kind: RequestKind, status: number) => requests.labels(kind, `${Math.floor(status / 100)}xx`).inc(),
    /** Of the composition that is served from now on. */
    live(versions: Readonly<Record<string, { readonly version: string }>>): void {
      liveVersions.reset();
      for (const [remote, { version }] of Object.entries(versions)) {
        liveVersions.labels(remote, version).set(1);
        refused.labels(remote).inc(0);
      }
      counted.live(versions);
    },
    changed: () => changes.inc(),
    failure({ code, values }: Failure): void {
      const { remote = '', version = '' } = values;
      counted.count({ code, remote: String(remote), version: String(version), side: 'server' });
      if (refusals.has(code) && remote !== '') refused.labels(String(remote)).inc();
    },
    security: (code: SecurityCode) => security.labels(code).inc(),
    reported: (failure: ReportedFailure) => counted.count({ ...failure, side: 'browser' }),
    /** How often each live remote failed, since its version is served here. */
    failuresOfLive: () => counted.ofLive(openCircuits()),
    /** Of the composition that is live from now on. */
    unfilledSlots(slots: readonly UnfilledSlot[]): void {
      emptySlots.reset();
      for (const { slot } of slots) emptySlots.labels(slot).set(1);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    registry,
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
