import { buttonLink, errorPage, html, type Answer, type Html, type PageRequest, type Route, type Text } from '@webdocs/standalone-pages';
import type { IdentityMail } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { identityPage } from './identity-page.ts';

/** The mails of a local run. Beyond loopback there is no such page. */
export function mailRoutes(parts: IdentityServices): Route[] {
  const { sandboxInbox } = parts;
  if (!sandboxInbox) return [];
  return [
    { method: 'GET', path: '/mail', handler: async (request) => inboxPage(parts, request, await sandboxInbox()) },
    { method: 'GET', path: '/mail/:id', handler: async (request) => letter(parts, request, await sandboxInbox()) },
  ];
}

/** What a mail program allows a mail: styles of its own, and links that open beside it. Nothing is loaded, and nothing runs. */
const letterHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

function letter(parts: IdentityServices, { params, locale }: PageRequest, mails: readonly IdentityMail[]): Answer {
  const mail = mails.find(({ id }) => id === params.id);
  if (!mail?.html) return { document: errorPage(parts.frame(locale), { status: 404 }), status: 404 };
  return { document: mail.html.replace('<head>', '<head><base target="_blank" />'), headers: letterHeaders };
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

function mailCard(text: Text, mail: IdentityMail): Html {
  const { recipient, subject, link, link_label: label, created_at: at } = mail;
  return html`<article class="mail">
    <p class="mail-head">
      <span>${text('identity-inbox-to', { email: recipient })}</span><time datetime="${at.toISOString()}">${timeOf(at)}</time>
    </p>
    <h2>${subject}</h2>
    ${mail.html === null ? textOf(mail) : shown(text, mail)} ${link && html`<p class="actions">${buttonLink(label ?? link, link)}</p>`}
  </article>`;
}

/** As its reader gets it, and what programs show that draw no HTML. */
function shown(text: Text, mail: IdentityMail): Html {
  return html`<iframe
      class="mail-frame"
      src="/mail/${encodeURIComponent(mail.id)}"
      title="${mail.subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    ></iframe>
    <details class="mail-plain">
      <summary>${text('identity-inbox-plain')}</summary>
      ${textOf(mail)}
    </details>`;
}

function textOf({ text }: IdentityMail): Html {
  return html`<p class="mail-text">${text}</p>`;
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
