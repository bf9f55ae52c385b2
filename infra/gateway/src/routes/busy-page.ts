import { addressOf } from '@webdocs/contracts/reader/address';
import { escapeHtml } from '../fragments/escape-html.ts';
import { gatewayMessages } from '../gateway-messages.ts';

/** What a reader gets in place of a page that was refused: in the language that its address names, with a link to that address. */
export function busyPage(pathname: string): string {
  const { locale } = addressOf(pathname);
  const messages = gatewayMessages(locale);
  const [title, sentence, again] = ['busy-title', 'busy-text', 'busy-again'].map((id) => escapeHtml(messages.text(id)));
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${sentence}</p><p><a href="">${again}</a></p></html>`;
}
