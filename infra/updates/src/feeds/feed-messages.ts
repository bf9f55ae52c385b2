import { readFileSync } from 'node:fs';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type Messages } from '@webdocs/i18n';

const inLanguages = new Map<Locale, Messages>(activeLocales.map((locale) => [locale, createMessages(locale, [source(locale)])]));

/** The few words that feeds say by themselves. */
export function feedMessages(locale: Locale): Messages {
  return inLanguages.get(locale) as Messages;
}

function source(locale: Locale): string {
  return readFileSync(new URL(`../words/${locale}.ftl`, import.meta.url), 'utf8');
}
