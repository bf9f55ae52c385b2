import { readFileSync } from 'node:fs';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type Messages } from '@webdocs/i18n';

const known = new Map<Locale, Messages>();

/** The words between what is quoted, where an answer is one piece of Markdown. */
export function answerWords(locale: Locale): Messages {
  let messages = known.get(locale);
  if (!messages) {
    messages = createMessages(locale, [readFileSync(new URL(`./words/${locale}.ftl`, import.meta.url), 'utf8')]);
    known.set(locale, messages);
  }
  return messages;
}
