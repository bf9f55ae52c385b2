import type { Locale } from '@webdocs/contracts/reader/locale';
import type { CodeExcerpt, Run, Source } from '@webdocs/contracts/answers/answer';

/** Words of a page that may answer a question. */
export interface Passage {
  readonly source: Source;
  readonly runs: readonly Run[];
  /** The code blocks that follow it in its section, without text between them: the parts of one example. */
  readonly codes: readonly CodeExcerpt[];
  /** Of the section it is in. */
  readonly heading?: string;
  /** With the anchor of the section and the fragment that marks the sentence. */
  readonly href: string;
  readonly locale: Locale;
  readonly score: number;
}
