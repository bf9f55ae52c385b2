import { readFileSync } from 'node:fs';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type Messages } from '@webdocs/i18n';

const inLanguages = new Map<Locale, Messages>(
  activeLocales.map((locale) => [locale, createMessages(locale, [source(fallbackLocale), source(locale)])]),
);

/** The few words that the gateway says by itself: on pages for which no other part could be rendered. */
export function gatewayMessages(locale: Locale): Messages {
  return inLanguages.get(locale) as Messages;
}

function source(locale: Locale): string {
  return readFileSync(new URL(`./words/${locale}.ftl`, import.meta.url), 'utf8');
}
