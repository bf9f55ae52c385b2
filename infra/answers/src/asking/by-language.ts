import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';

/** A language of the site may have none yet: what is asked in it is read as English until then. */
export type ByLanguage<T> = Readonly<Partial<Record<Locale, T>> & Record<typeof fallbackLocale, T>>;

/** Of the language of the screen, and of English, which developers ask in everywhere. */
export function ofLanguages<T>(table: ByLanguage<T>, locale: Locale): readonly T[] {
  const own = table[locale];
  const english = table[fallbackLocale];
  return own === undefined || own === english ? [english] : [own, english];
}
