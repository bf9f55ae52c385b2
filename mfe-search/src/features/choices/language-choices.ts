import { fallbackLocale, nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import type { Choice } from './Choices.tsx';

/** The languages that a reader of this one may search: this, English, or both. An English reader has no choice to make. */
export function languageChoices(
  locale: Locale,
  searched: readonly string[],
  both: string,
  addressOf: (locales: readonly string[]) => string,
): Choice[] {
  if (locale === fallbackLocale) return [];
  const current = [...searched]
    .map((name) => name.toLowerCase())
    .sort()
    .join();
  const choice = (locales: readonly Locale[], name: string, lang?: string): Choice => ({
    name,
    ...(lang ? { lang } : {}),
    href: addressOf(locales),
    isCurrent:
      [...locales]
        .map((one) => one.toLowerCase())
        .sort()
        .join() === current,
  });
  return [
    choice([locale], nativeNames[locale]),
    choice([fallbackLocale], nativeNames[fallbackLocale], fallbackLocale),
    choice([locale, fallbackLocale], both),
  ];
}
