import type { Locale } from '@webdocs/contracts/reader/locale';
import { loadMessages, type Messages } from '@webdocs/i18n';
import words from './words/en-US.ftl';

type Text = Messages['text'];

/** What the console says. Words that the page has too are those of the page. */
export async function consoleWords(ofPage: Text, locale: Locale, pseudo: boolean): Promise<Text> {
  const own = await loadMessages(words, locale, { pseudo });
  return (id, values) => (own.has(id) ? own.text(id, values) : ofPage(id, values));
}
