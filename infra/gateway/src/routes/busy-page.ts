import { readFileSync } from 'node:fs';
import { addressOf } from '@webdocs/contracts/reader/address';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { createMessages, type Messages } from '@webdocs/i18n';
import { escapeHtml } from '../fragments/escape-html.ts';

const inLanguages = new Map<Locale, Messages>(activeLocales.map((locale) => [locale, createMessages(locale, [words(locale)])]));

/** What a reader gets in place of a page that was refused: in the language that its address names, with a link to that address. */
export function busyPage(pathname: string): string {
  const { locale } = addressOf(pathname);
  const messages = inLanguages.get(locale) as Messages;
  const [title, sentence, again] = ['busy-title', 'busy-text', 'busy-again'].map((id) => escapeHtml(messages.text(id)));
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${sentence}</p><p><a href="">${again}</a></p></html>`;
}

function words(locale: Locale): string {
  return readFileSync(new URL(`./words/${locale}.ftl`, import.meta.url), 'utf8');
}
