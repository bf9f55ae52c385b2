import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { prepareMessages } from './message-source.ts';

/**
 * The messages of one package. English travels with the code; another language is fetched before its first page is
 * rendered, and what it lacks is shown in English.
 */
export interface Catalogue {
  sourcesFor(locale: Locale): Promise<readonly string[]>;
}

/** Where the words of each other language are fetched from. */
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
    return Promise.all(sources.map(prepareMessages));
  }
}
