import type { Locale } from '@webdocs/contracts/reader/locale';

/** A day with its time, where the reader is. */
export function momentOf(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}
