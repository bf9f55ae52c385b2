/** Something in a text that a writer should mend; readers see the page all the same. */
export interface Flaw {
  readonly kind: 'unknown-macro' | 'removed-html';
  readonly explanation: string;
  /** Line within the text, from 1. */
  readonly line: number | undefined;
}
