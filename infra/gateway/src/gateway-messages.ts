import { existsSync, readFileSync } from 'node:fs';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import type { Messages } from '@webdocs/i18n';
import { messagesIn } from '@webdocs/i18n/messages-in';

const inLanguages = new Map<Locale, Messages>(activeLocales.map((locale) => [locale, messagesIn(locale, source)]));

/** The few words that the gateway says by itself: on pages for which no other part could be rendered. */
export function gatewayMessages(locale: Locale): Messages {
  return inLanguages.get(locale) as Messages;
}

function source(locale: Locale): string | undefined {
  const file = new URL(`./words/${locale}.ftl`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
