import type { Locale } from '@webdocs/contracts/reader/locale';
import { formatDate } from '@webdocs/i18n';

/** A date within a sentence, which no line ends in. */
export function wholeDate(locale: Locale, day: string): string {
  return formatDate(locale, day).replaceAll(' ', '\u00a0');
}
