import type { Completion } from '@codemirror/autocomplete';

/** What fits at a place: names, and where the word begins that they complete. */
export interface Fitting {
  readonly from: number;
  readonly options: readonly Completion[];
}
