/** Value below which this share of the samples lies, between neighbours where it falls between them. */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) return Number.NaN;
  const sorted = [...samples].sort((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
