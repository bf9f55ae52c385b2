import { longestClickSource } from '@webdocs/contracts/telemetry/click-sources';
import { gleanPings, metricDeclarations, type GleanPing, type MetricDeclaration } from '@webdocs/contracts/telemetry/metrics';
import BooleanMetric from '@mozilla/glean/private/metrics/boolean';
import EventMetric from '@mozilla/glean/private/metrics/event';
import LabeledMetric from '@mozilla/glean/private/metrics/labeled';
import QuantityMetric from '@mozilla/glean/private/metrics/quantity';
import StringMetric, { InternalStringMetricType } from '@mozilla/glean/private/metrics/string';
import StringListMetric from '@mozilla/glean/private/metrics/string_list';
import UrlMetric from '@mozilla/glean/private/metrics/url';
import Ping from '@mozilla/glean/private/ping';
import { withinBytes } from '../within-bytes.ts';

type Declared = (typeof metricDeclarations)[number];
type MetricName = Declared extends infer D
  ? D extends { category: infer C extends string; name: infer N extends string }
    ? `${C}.${N}`
    : never
  : never;

/** What a ping says: by the names of the declarations. What is undefined is not known, and not said. */
export type PingValues = Readonly<Partial<Record<MetricName, unknown>>>;

export interface Pings {
  /** Made of what is said now, stored and handed to the uploader. */
  send(ping: GleanPing, values: PingValues): void;
}

/** Of Glean, for texts and for addresses, in bytes and in characters. */
const longestString = 100;
const longestUrl = 8192;

/**
 * The pings and metrics of Glean out of our own list: its generator is a program outside of npm. Each ping has metrics of its own, so that
 * what is said in one leaves nothing behind for the next.
 */
export function createPings(): Pings {
  const pings = Object.fromEntries(gleanPings.map((name) => [name, createPing(name)]));
  return { send: (name, values) => pings[name]?.(values) };
}

function createPing(name: GleanPing): (values: PingValues) => void {
  const ping = new Ping({ name, includeClientId: false, sendIfEmpty: false });
  const declared: readonly MetricDeclaration[] = metricDeclarations;
  const setters = declared
    .filter(({ pings }) => pings.includes(name))
    .map((one) => [`${one.category}.${one.name}`, setterOf(one, name)] as const);
  return (values) => {
    for (const [metric, set] of setters) {
      const value = values[metric as MetricName];
      if (value !== undefined && value !== '') set(value as never);
    }
    ping.submit();
  };
}

function setterOf({ category, name, type, labels = [] }: MetricDeclaration, ping: GleanPing): (value: never) => void {
  const meta = { category, name, sendInPings: [ping], lifetime: 'ping', disabled: false } as const;
  switch (type) {
    case 'boolean': {
      const metric = new BooleanMetric(meta as never);
      return (value: boolean) => metric.set(value);
    }
    case 'quantity': {
      const metric = new QuantityMetric(meta as never);
      return (value: number) => metric.set(Math.round(value));
    }
    case 'url': {
      const metric = new UrlMetric(meta as never);
      return (value: string) => metric.set(value.slice(0, longestUrl));
    }
    case 'string_list': {
      const metric = new StringListMetric(meta as never);
      return (value: readonly string[]) => metric.set(value.map((text) => withinBytes(text, longestString)));
    }
    case 'labeled_string': {
      const metric = new LabeledMetric(meta as never, InternalStringMetricType as never, [...labels]) as unknown as Record<
        string,
        StringMetric
      >;
      return (value: Readonly<Record<string, string>>) => {
        for (const [label, text] of Object.entries(value)) metric[label]?.set(withinBytes(text, longestString));
      };
    }
    case 'event': {
      const metric = new EventMetric(meta as never, [...labels]);
      return (value: Readonly<Record<string, string>>) =>
        metric.record(Object.fromEntries(Object.entries(value).map(([label, text]) => [label, withinBytes(text, longestClickSource)])));
    }
    case 'string': {
      const metric = new StringMetric(meta as never);
      return (value: string) => metric.set(withinBytes(value, longestString));
    }
  }
}
