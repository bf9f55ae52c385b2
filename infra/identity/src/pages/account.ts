import { signIn } from '@webdocs/contracts/api/sign-in';
import type { Locale } from '@webdocs/contracts/reader/locale';
import {
  button,
  buttonLink,
  form,
  html,
  note,
  redirect,
  type Answer,
  type Html,
  type PageRequest,
  type Route,
  type Text,
} from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { leaveSession } from '../provider/browser-session.ts';
import { accountRoute } from './account-page.ts';
import { identityPage } from './identity-page.ts';
import { signedOutPage } from '../provider/sign-out-pages.ts';

export function accountRoutes(parts: IdentityServices): Route[] {
  return [
    { method: 'GET', path: '/', handler: () => redirect('/account') },
    accountRoute(parts, 'GET', '/account', (request, { user }) => accountPage(parts, request, user)),
    {
      method: 'POST',
      path: '/account/sign-out',
      async handler(request) {
        await leaveSession(parts, request);
        return redirect('/signed-out');
      },
    },
    {
      method: 'GET',
      path: '/signed-out',
      handler: ({ locale }) => ({ document: signedOutPage(parts.frame(locale), parts.text(locale)) }),
    },
  ];
}

function doneNote(text: Text, done: string | null): Html | undefined {
  if (done !== 'password' && done !== 'address') return undefined;
  return note('success', text(`identity-account-done-${done}`), text(`identity-account-done-${done}-text`));
}

function accountPage(parts: IdentityServices, request: PageRequest, user: IdentityUser): Answer {
  const { siteName: site, siteOrigin } = parts;
  const { locale } = request;
  const text = parts.text(locale);
  const onToSite = `${siteOrigin}${signIn.path}?next=/${locale}/`;
  const title = text('identity-account');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('identity-account-lede', { site })}</p>
    </div>
    ${doneNote(text, request.url.searchParams.get('done'))}
    <dl class="facts">
      <dt>${text('identity-email')}</dt>
      <dd>${user.email}</dd>
      <dt>${text('identity-account-since')}</dt>
      <dd>${dayOf(user.created_at, locale)}</dd>
      <dt>${text('identity-account-password-set')}</dt>
      <dd>${dayOf(user.password_changed_at, locale)}</dd>
    </dl>
    <p class="actions">${buttonLink(text('identity-account-go', { site }), onToSite)}</p>
    ${user.demonstration_plan === null ? changes(text) : note('note', text('identity-account-demo'), text('identity-account-demo-text'))}
    <section class="panel">
      <div class="intro">
        <h2>${text('identity-sign-out')}</h2>
        <p>${text('identity-sign-out-text', { site })}</p>
      </div>
      ${form({ action: '/account/sign-out', token: request.formToken, content: button(text('identity-sign-out'), 'plain') })}
    </section>`;
  return identityPage(parts, request, { title, body, width: 'wide' });
}

function changes(text: Text): Html {
  return html`<section class="panel">
    <div class="intro"><h2>${text('identity-account-change')}</h2></div>
    <ul class="ways">
      <li><a href="/account/password">${text('identity-change-password')}</a></li>
      <li><a href="/account/address">${text('identity-change-address')}</a></li>
      <li><a href="/account/delete">${text('identity-delete')}</a></li>
    </ul>
  </section>`;
}

function dayOf(at: Date, locale: Locale): Html {
  const day = at.toISOString().slice(0, 10);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return html`<time datetime="${day}">${words}</time>`;
}
