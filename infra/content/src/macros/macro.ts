import type { Locale } from '@webdocs/contracts/locale';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { DocumentIndex, DocumentRecord } from '../read/document-index.ts';
import type { MacroArgument } from '../parse/macro-calls.ts';
import type { Node } from '../parse/tree.ts';
import type { Words } from '../write/words.ts';

/** What a macro may look at, and the two places besides the body where it may put something. */
export interface MacroContext {
  readonly locale: Locale;
  readonly slug: string;
  /** The page's front matter; pages that are no documents have none. */
  readonly record: DocumentRecord | undefined;
  readonly documents: DocumentIndex;
  readonly configuration: PublicConfiguration;
  readonly words: Words;
  /** Printed before the body, whatever the place of the call. */
  addBanner(banner: readonly Node[]): void;
  chooseSidebar(name: string): void;
}

/** Arguments as macros use them: an empty string counts as absent. */
export interface MacroArguments {
  text(index: number): string | undefined;
  truth(index: number): boolean;
}

export type Macro = (given: MacroArguments, context: MacroContext) => readonly Node[];

export function macroArguments(values: readonly MacroArgument[]): MacroArguments {
  return {
    text(index) {
      const value = values[index];
      return value === undefined || value === '' || typeof value === 'boolean' ? undefined : String(value).trim() || undefined;
    },
    truth(index) {
      const value = values[index];
      return value !== undefined && value !== '' && value !== false && value !== 0;
    },
  };
}
