import { signIn } from '@webdocs/contracts/api/sign-in';
import { button, buttonLink, form, html, note, redirect, standalonePage, type Html, type Route } from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { leaveSession } from '../provider/browser-session.ts';
import { accountRoute } from './account-page.ts';
import { signedOutPage } from '../provider/sign-out-pages.ts';

const doneWords = {
  password: ['Your password was changed', 'Every other device is signed out, and so is the site in this browser.'],
  address: ['Your address was changed', 'Sign in with it from now on.'],
} as const;

export function accountRoutes(parts: IdentityServices): Route[] {
  return [
    { method: 'GET', path: '/', handler: () => redirect('/account') },
    accountRoute(parts, 'GET', '/account', ({ url, formToken }, { user }) => ({
      document: accountPage(parts, user, formToken, doneNote(url.searchParams.get('done'))),
    })),
    {
      method: 'POST',
      path: '/account/sign-out',
      async handler(request) {
        await leaveSession(parts, request);
        return redirect('/signed-out');
      },
    },
    { method: 'GET', path: '/signed-out', handler: () => ({ document: signedOutPage(parts.frame) }) },
  ];
}

function doneNote(done: string | null): Html | undefined {
  if (done !== 'password' && done !== 'address') return undefined;
  const [title, text] = doneWords[done];
  return note('success', title, text);
}

function accountPage({ frame, siteOrigin }: IdentityServices, user: IdentityUser, token: Html, done: Html | undefined): string {
  const { siteName } = frame;
  const onToSite = `${siteOrigin}${signIn.path}?next=/`;
  const body = html`<div class="intro">
      <h1>Your account</h1>
      <p class="lede">It opens ${siteName}. What you read and keep there is not known here.</p>
    </div>
    ${done}
    <dl class="facts">
      <dt>E-mail address</dt>
      <dd>${user.email}</dd>
      <dt>Member since</dt>
      <dd>${dayOf(user.created_at)}</dd>
      <dt>Password set</dt>
      <dd>${dayOf(user.password_changed_at)}</dd>
    </dl>
    <p class="actions">${buttonLink(`Go on to ${siteName}`, onToSite)}</p>
    ${user.demonstration_plan === null ? changes() : demonstration()}
    <section class="panel">
      <div class="intro">
        <h2>Sign out</h2>
        <p>In this browser. ${siteName} has a sign-out of its own.</p>
      </div>
      ${form({ action: '/account/sign-out', token, content: button('Sign out', 'plain') })}
    </section>`;
  return standalonePage({ ...frame, title: 'Your account', body, width: 'wide' });
}

function changes(): Html {
  return html`<section class="panel">
    <div class="intro"><h2>Change</h2></div>
    <ul class="ways">
      <li><a href="/account/password">Change the password</a></li>
      <li><a href="/account/address">Change the e-mail address</a></li>
      <li><a href="/account/delete">Delete the account</a></li>
    </ul>
  </section>`;
}

function demonstration(): Html {
  return note(
    'note',
    'A demonstration account',
    'It shows what a plan is like. Its address and password stay as they are, for everybody who tries it.',
  );
}

function dayOf(at: Date): Html {
  const day = at.toISOString().slice(0, 10);
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return html`<time datetime="${day}">${words}</time>`;
}
