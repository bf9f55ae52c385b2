import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Catalogue } from '@webdocs/i18n';
import { translationFlaws, type SameAsEnglish } from '@webdocs/i18n/translation-flaws';

export interface CatalogueCheck {
  readonly catalogue: Catalogue;
  readonly sameAsEnglish?: SameAsEnglish;
  /** Beginnings of the ids that are translated, where a package stands in English alone with the others. */
  readonly only?: readonly string[];
}

/** Tests that hold every language of a package against its English: as the parts get it, fetched and merged. */
export function checkCatalogue({ catalogue, sameAsEnglish = {}, only }: CatalogueCheck): void {
  const languages = activeLocales.filter((locale) => locale !== fallbackLocale);

  test.each(languages)('%s says all that English says, in its own words', async (locale) => {
    const english = chosen(await wordsOf(fallbackLocale), only);
    expect(translationFlaws({ locale, english, translation: await wordsOf(locale), sameAsEnglish })).toEqual([]);
  });

  test('every language has words of its own', async () => {
    expect(new Set(await Promise.all(languages.map(wordsOf))).size).toBe(languages.length);
  });

  async function wordsOf(locale: Locale): Promise<string> {
    const [english = '', translation = ''] = await catalogue.sourcesFor(locale);
    return locale === fallbackLocale ? english : translation;
  }
}

function chosen(source: string, beginnings: readonly string[] | undefined): string {
  if (!beginnings) return source;
  const messages = source.split(/^(?=[a-z])/m);
  return messages.filter((message) => beginnings.some((beginning) => message.startsWith(beginning))).join('');
}
