import type { FailureReport } from '@webdocs/contracts/api/report';
import type { Page } from '@webdocs/contracts/page/page';
import type { Address } from '@webdocs/contracts/reader/address';

/** What the shell shows: the page, and the composition that it is made of. */
export interface ShownPage {
  readonly composition: string;
  readonly remotes: Readonly<Record<string, { readonly version: string }>>;
  readonly page: Page;
  readonly address: Address;
  readonly main: { readonly owner: string };
}

/**
 * The one door out of the page. Nothing else in the browser measures or reports: a sink may be added here and every
 * team's events go through it.
 */
export type Metric =
  | { readonly kind: 'click'; readonly source: string }
  | { readonly kind: 'page'; readonly shown: ShownPage }
  /** The reader has come so far down a page. */
  | { readonly kind: 'scroll-depth'; readonly path: string; readonly percent: 25 | 50 | 75 }
  /** What the frame of an example said to its page: its kind alone, never its content. */
  | { readonly kind: 'example-message'; readonly message: string }
  | { readonly kind: 'failure'; readonly report: FailureReport }
  | { readonly kind: 'storage'; readonly key: string; readonly cause: string }
  | { readonly kind: 'event-dropped'; readonly event: string; readonly source: string; readonly cause: string };

export type Sink = (metric: Metric) => void;

const sinks = new Set<Sink>();
/** What happened before the first sink arrived; bounded, because a page without telemetry must not grow. */
const early: Metric[] = [];
const earlyLimit = 50;

export function track(metric: Metric): void {
  if (sinks.size === 0 && early.length < earlyLimit) early.push(metric);
  for (const sink of sinks) deliver(sink, metric);
}

export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  for (const metric of early.splice(0)) deliver(sink, metric);
  return () => sinks.delete(sink);
}

function deliver(sink: Sink, metric: Metric): void {
  try {
    sink(metric);
  } catch (thrown) {
    // A broken sink must not break the page that reported to it.
    console.warn('telemetry sink failed', thrown);
  }
}
