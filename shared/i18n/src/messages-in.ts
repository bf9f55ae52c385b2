import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type Messages } from './messages.ts';

/**
 * Messages out of one text for each language, for servers: browsers fetch catalogues. What a language has no message for yet, or no
 * text at all, is said in English.
 */
export function messagesIn(locale: Locale, sourceOf: (locale: Locale) => string | undefined, options?: { pseudo?: boolean }): Messages {
  const own = locale === fallbackLocale ? undefined : sourceOf(locale);
  return createMessages(locale, [sourceOf(fallbackLocale) ?? '', ...(own === undefined ? [] : [own])], options);
}
