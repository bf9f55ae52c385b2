import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { prepareMessages } from '#message-source';
import { createMessages, type Messages } from './messages.ts';

/**
 * The texts of one feature in every language. English travels with the code; another language is fetched before its first
 * page is rendered, and what it lacks is shown in English.
 */
export interface Catalogue {
  sourcesFor(locale: Locale): Promise<readonly string[]>;
}

/** Where the texts of each other language are fetched from. */
export type Translations = Partial<Record<Locale, () => Promise<{ default: string }>>>;

export function catalogue(english: string, translations: Translations = {}): Catalogue {
  const loaded = new Map<Locale, Promise<readonly string[]>>();
  return {
    sourcesFor(locale) {
      const known = loaded.get(locale);
      if (known) return known;
      const sources = load(locale);
      loaded.set(locale, sources);
      // A language that could not be fetched is asked for again by the next part that needs it.
      sources.catch(() => loaded.delete(locale));
      return sources;
    },
  };

  async function load(locale: Locale): Promise<readonly string[]> {
    const translation = locale === fallbackLocale ? undefined : translations[locale];
    const sources = translation ? [english, (await translation()).default] : [english];
    return Promise.all(sources.map((source) => prepareMessages(source, english)));
  }
}

/** Several catalogues as one: those of the features that a part puts together. */
export function joinCatalogues(...catalogues: readonly Catalogue[]): Catalogue {
  return { sourcesFor: async (locale) => (await Promise.all(catalogues.map(({ sourcesFor }) => sourcesFor(locale)))).flat() };
}

/** The texts of a catalogue in one language, ready to be shown. */
export async function loadMessages(words: Catalogue, locale: Locale, options?: { readonly pseudo?: boolean }): Promise<Messages> {
  return createMessages(locale, await words.sourcesFor(locale), options);
}
