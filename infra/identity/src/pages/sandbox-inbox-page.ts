import { buttonLink, html, type Answer, type Html, type PageRequest, type Route, type Text } from '@webdocs/standalone-pages';
import type { IdentityMail } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { identityPage } from './identity-page.ts';

/** The mails of a local run. Beyond loopback there is no such page. */
export function mailRoutes(parts: IdentityServices): Route[] {
  const { sandboxInbox } = parts;
  if (!sandboxInbox) return [];
  return [{ method: 'GET', path: '/mail', handler: async (request) => inboxPage(parts, request, await sandboxInbox()) }];
}

function inboxPage(parts: IdentityServices, request: PageRequest, mails: readonly IdentityMail[]): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-inbox');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('identity-inbox-lede', { site: parts.siteName })}</p>
    </div>
    ${mails.length > 0 ? html`<div class="mails">${mails.map((mail) => mailCard(text, mail))}</div>` : empty(text)}`;
  return identityPage(parts, request, { title, body, width: 'wide' });
}

function mailCard(text: Text, { recipient, subject, text: said, link, link_label: label, created_at: at }: IdentityMail): Html {
  return html`<article class="mail">
    <p class="mail-head">
      <span>${text('identity-inbox-to', { email: recipient })}</span><time datetime="${at.toISOString()}">${timeOf(at)}</time>
    </p>
    <h2>${subject}</h2>
    <p class="mail-text">${said}</p>
    ${link && html`<p class="actions">${buttonLink(label ?? link, link)}</p>`}
  </article>`;
}

function empty(text: Text): Html {
  return html`<div class="empty">
    <h2>${text('identity-inbox-empty')}</h2>
    <p>${text('identity-inbox-empty-text')}</p>
  </div>`;
}

function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
