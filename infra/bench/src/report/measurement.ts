import type { Figure } from '../figure.ts';

/** What one benchmark found, or why it found nothing. */
export interface Measurement {
  readonly name: string;
  readonly asks: string;
  readonly figures: readonly Figure[];
  readonly failure?: string;
}

export interface Report {
  readonly command: string;
  readonly machine: ReadonlyArray<readonly [string, string]>;
  readonly measurements: readonly Measurement[];
}

export const missed = ({ measurements }: Report): Figure[] =>
  measurements.flatMap(({ figures }) => figures.filter(({ met }) => met === false));
