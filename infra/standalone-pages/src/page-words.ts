import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Messages } from '@webdocs/i18n';
import { messagesIn } from '@webdocs/i18n/messages-in';
import { html, type Html } from './html.ts';

/** Says a message of one catalogue in one language. */
export type Text = Messages['text'];

/** The catalogue of a host, `words/{locale}.ftl` in this folder; what a language lacks is said in English. */
export function pageWords(folder: URL): (locale: Locale) => Text {
  const source = (locale: Locale) => {
    const file = new URL(`words/${locale}.ftl`, folder);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const known = new Map<Locale, Text>();
  return (locale) => {
    const text = known.get(locale) ?? messagesIn(locale, source).text;
    known.set(locale, text);
    return text;
  };
}

/** Private characters that no message holds: they keep the place of HTML while a message is put together. */
const [before, after] = ['\uE000', '\uE001'];

/** A message with HTML in place of its variables, such as a name in bold; the words around it stay text. */
export function phrase(text: Text, id: string, values: Readonly<Record<string, Html>>): Html {
  const names = Object.keys(values);
  const places = Object.fromEntries(names.map((name, index) => [name, `${before}${index}${after}`]));
  const pieces = text(id, places).split(new RegExp(`${before}(\\d+)${after}`));
  return html`${pieces.map((piece, index) => (index % 2 === 0 ? piece : values[names[Number(piece)] ?? '']))}`;
}
