import type { Locale } from '@webdocs/contracts/reader/locale';

/** As the clock of the reader shows it. */
export function timeOfDay(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));
}
