import type { AnsweredCall } from '@webdocs/api/observe/answered-calls';
import { Histogram, type Registry } from 'prom-client';

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** How many calls each route of the API answered, how, and how long that took. */
export function callMetrics(registry: Registry): (call: AnsweredCall) => void {
  const calls = new Histogram({
    name: 'webdocs_call_seconds',
    help: 'Time to answer a call of the API, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  return ({ route, method, status, milliseconds }) =>
    calls.labels(route, method, `${Math.floor(status / 100)}xx`).observe(milliseconds / 1000);
}
