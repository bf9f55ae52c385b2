import { readFileSync } from 'node:fs';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type MessageArguments } from '@webdocs/i18n';

/** The words that the build itself writes into a page, by id. */
export type Words = (id: string, values?: MessageArguments) => string;

/** Words of every language, read once; what a language lacks is said in English. */
export function readWords(options: { readonly pseudo: boolean }): (locale: Locale) => Words {
  const english = readCatalogue(fallbackLocale) ?? '';
  const known = new Map<Locale, Words>();
  return (locale) => {
    let words = known.get(locale);
    if (!words) {
      const own = locale === fallbackLocale ? undefined : readCatalogue(locale);
      const messages = createMessages(locale, own === undefined ? [english] : [english, own], options);
      known.set(locale, (words = (id, values) => messages.text(id, values)));
    }
    return words;
  };
}

function readCatalogue(locale: Locale): string | undefined {
  try {
    return readFileSync(new URL(`../../messages/${locale}.ftl`, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}
