import { StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** A sentence about what was just done or could not be done. */
export const saying = StateEffect.define<string>();
/** How many problems the code has, whether it can be read all the same, and how to go to the next one. */
export const problems = StateEffect.define<{
  readonly count: number;
  readonly areWarnings: boolean;
  readonly goOn: (view: EditorView) => boolean;
}>();
