import { buttonLink, html, standalonePage, type Html, type Route } from '@webdocs/standalone-pages';
import type { IdentityMail } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { sandboxInbox } from '../mail/sandbox-inbox.ts';

/** The mails of a local run. Beyond loopback there is no such page. */
export function mailRoutes(parts: IdentityServices): Route[] {
  if (!parts.hasSandboxInbox) return [];
  return [{ method: 'GET', path: '/mail', handler: async () => ({ document: inboxPage(parts, await sandboxInbox(parts.database)) }) }];
}

function inboxPage({ frame }: IdentityServices, mails: readonly IdentityMail[]): string {
  const body = html`<div class="intro">
      <h1>Practice inbox</h1>
      <p class="lede">Letters that ${frame.siteName} would have sent. They are kept on this computer for a week and never sent.</p>
    </div>
    ${mails.length > 0 ? html`<div class="mails">${mails.map(mailCard)}</div>` : empty()}`;
  return standalonePage({ ...frame, title: 'Practice inbox', body, width: 'wide' });
}

function mailCard({ recipient, subject, text, link, link_label: label, created_at: at }: IdentityMail): Html {
  return html`<article class="mail">
    <p class="mail-head"><span>To ${recipient}</span><time datetime="${at.toISOString()}">${timeOf(at)}</time></p>
    <h2>${subject}</h2>
    <p class="mail-text">${text}</p>
    ${link && html`<p class="actions">${buttonLink(label ?? link, link)}</p>`}
  </article>`;
}

function empty(): Html {
  return html`<div class="empty">
    <h2>No letters yet</h2>
    <p>Make an account or ask for a new password, and load this page again.</p>
  </div>`;
}

function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
