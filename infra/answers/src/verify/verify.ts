import type { Source, TextMark } from '@webdocs/contracts/answers/answer';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Passage } from '../passage.ts';

/** What a text of a model is checked against. */
export interface Grounds {
  readonly sources: readonly Source[];
  readonly passages: readonly Passage[];
  readonly locale: Locale;
}

/** What a model wrote, after everything in it was checked. */
export interface VerifiedText {
  readonly text: string;
  readonly marks: readonly TextMark[];
  readonly dropped: { readonly citations: number; readonly links: number };
}

export type Verify = (text: string, grounds: Grounds) => Promise<VerifiedText>;
