import type { ObservatoryOutcome, ObservatoryTestName } from '@webdocs/contracts/api/observatory-outcomes';
import type { ScanTest } from '@webdocs/contracts/api/observatory-report';
import type { Evidence } from './evidence.ts';

/** What an outcome means and what to do about it, in English: other languages go by its name. */
export interface OutcomeWords {
  readonly description: string;
  readonly recommendation: string;
}

export type FindingDetails = Pick<ScanTest, 'policy' | 'route' | 'hops' | 'directives' | 'policies' | 'is_preloaded'>;

export interface Finding<N extends ObservatoryTestName = ObservatoryTestName> {
  readonly result: ObservatoryOutcome<N>;
  readonly data: ScanTest['data'];
  readonly details?: FindingDetails;
}

/** One test: its outcomes are data, and `look` chooses one of them. */
export interface TestOfSite<N extends ObservatoryTestName = ObservatoryTestName> {
  readonly name: N;
  readonly title: string;
  /** Where it is documented, without a language. */
  readonly documentation: `/docs/${string}`;
  readonly expectation: ObservatoryOutcome<N>;
  readonly outcomes: { readonly [O in ObservatoryOutcome<N>]: OutcomeWords };
  readonly look: (evidence: Evidence) => Finding<N>;
}

export const headersDocumentation = '/docs/Web/HTTP/Reference/Headers/';
/** Nothing to do about it. */
export const noRecommendation = '';
