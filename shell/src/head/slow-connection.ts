interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly rtt?: number;
}

/** A first byte that took longer counts as a slow connection where the browser does not say. */
const slowResponseMs = 800;
const slowRoundTripMs = 300;

/** The reader saves data, or the network answers slowly. */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection)
    return Boolean(connection.saveData) || (connection.effectiveType ?? '4g') !== '4g' || (connection.rtt ?? 0) >= slowRoundTripMs;
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return timing !== undefined && timing.responseStart - timing.requestStart > slowResponseMs;
}
