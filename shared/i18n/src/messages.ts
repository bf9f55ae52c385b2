import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { readMessages } from '#message-source';
import { pseudoText } from '#pseudo';

export type MessageArguments = Record<string, FluentVariable>;

export interface Messages {
  readonly locale: Locale;
  /** The text of a message; an unknown id is returned as it is, so that a gap is seen and nothing breaks. */
  text(id: string, values?: MessageArguments): string;
  has(id: string): boolean;
}

/** Later sources override earlier ones: English first, the locale's own catalogue after it. */
export function createMessages(locale: Locale, sources: readonly string[], options: { pseudo?: boolean } = {}): Messages {
  const bundle = new FluentBundle(locale, { useIsolating: false, ...(options.pseudo ? { transform: pseudoText } : {}) });
  for (const source of sources) bundle.addResource(readMessages(source), { allowOverrides: true });
  return {
    locale,
    has: (id) => bundle.hasMessage(id),
    text(id, values) {
      const message = bundle.getMessage(id);
      return message?.value ? bundle.formatPattern(message.value, values ?? null, []) : id;
    },
  };
}
