import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Messages } from '@webdocs/i18n';
import { messagesIn } from '@webdocs/i18n/messages-in';

const known = new Map<Locale, Messages>();

/** The words between what is quoted, where an answer is one piece of Markdown. */
export function answerWords(locale: Locale): Messages {
  let messages = known.get(locale);
  if (!messages) {
    messages = messagesIn(locale, source);
    known.set(locale, messages);
  }
  return messages;
}

function source(locale: Locale): string | undefined {
  const file = new URL(`./words/${locale}.ftl`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
