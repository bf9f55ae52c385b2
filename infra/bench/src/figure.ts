/** One measured value. With a budget it says whether it keeps to it. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** As design section 8 states it: '<= 160'. */
  readonly budget?: string;
  readonly met?: boolean;
  /** What to know before comparing: another machine, a sample, another page. */
  readonly note?: string;
}

export type Unit = 'KB' | 'MB' | 'ms' | 's' | 'req/s' | 'pages/s' | '%' | 'ratio' | 'count' | 'score';

export interface Benchmark {
  readonly name: string;
  /** What it answers, in one line. */
  readonly asks: string;
  readonly figures: (effort: Effort, progress: (line: string) => void) => Promise<Figure[]>;
}

/** How often things are repeated: a quick run finds mistakes in the benchmark, a full one gives figures to publish. */
export interface Effort {
  readonly browserRuns: number;
  readonly slowRuns: number;
  readonly loadSeconds: number;
  readonly renders: number;
  readonly deploys: number;
  /** Pages of the corpus to make; Infinity for all. */
  readonly corpusPages: number;
}

export const fullEffort: Effort = { browserRuns: 9, slowRuns: 7, loadSeconds: 10, renders: 300, deploys: 50, corpusPages: Infinity };
export const quickEffort: Effort = { browserRuns: 2, slowRuns: 1, loadSeconds: 1, renders: 20, deploys: 4, corpusPages: 400 };

type Details = Pick<Figure, 'note'>;

export function measured(what: string, value: number, unit: Unit, details: Details = {}): Figure {
  return { what, value, unit, ...details };
}

export function atMost(limit: number, what: string, value: number, unit: Unit, details: Details = {}): Figure {
  return { what, value, unit, budget: `<= ${limit}`, met: value <= limit, ...details };
}

export function atLeast(limit: number, what: string, value: number, unit: Unit, details: Details = {}): Figure {
  return { what, value, unit, budget: `>= ${limit}`, met: value >= limit, ...details };
}
