import { button, form, html, phrase, redirect, type Answer, type PageRequest, type Route } from '@webdocs/standalone-pages';
import type { IdentityUser, LinkToken } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { mailOf } from '../mail/mail-texts.ts';
import { readLinkToken, takeLinkToken } from '../users/link-tokens.ts';
import { userById, setEmail } from '../users/users.ts';
import { signedInPerson } from '../provider/browser-session.ts';
import { identityPage } from './identity-page.ts';
import { linkUsed } from './link-used.ts';

/** The end of a change of address, in whichever browser the mail is read. */
export function changeAddressRoutes(parts: IdentityServices): Route[] {
  const path = '/change-address/:token';
  return [
    { method: 'GET', path, handler: (request) => withChange(parts, request, (token) => changePage(parts, request, token)) },
    { method: 'POST', path, handler: (request) => withChange(parts, request, (token, user) => change(parts, request, token, user)) },
  ];
}

async function withChange(
  parts: IdentityServices,
  request: PageRequest,
  go: (token: LinkToken, user: IdentityUser) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { query } = parts.database;
  const token = await readLinkToken(query, 'change-address', request.params.token ?? '', parts.now());
  const user = token?.person_id ? await userById(query, token.person_id) : undefined;
  return token && user ? go(token, user) : linkUsed(parts, request);
}

async function change(parts: IdentityServices, request: PageRequest, { email }: LinkToken, user: IdentityUser): Promise<Answer> {
  const { database, news, now, sendMail, siteName: site } = parts;
  const { locale } = request;
  const mail = mailOf('address-changed', { to: user.email, locale, site, text: parts.text(locale), email });
  // The address before is told of it, or it is not done.
  const isDone = await database.transaction(async (query) => {
    const token = await takeLinkToken(query, 'change-address', request.params.token ?? '', now());
    if (!token || !(await setEmail(query, user.id, email))) return false;
    await news.note(query, 'profile-change', user.id, { email, email_verified: true });
    if (parts.canMail) await sendMail(mail, query);
    return true;
  });
  if (!isDone) return linkUsed(parts, request);
  return (await signedInPerson(parts, request)) ? redirect('/account?done=address') : redirect('/sign-in');
}

function changePage(parts: IdentityServices, request: PageRequest, { email }: LinkToken): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-use-address');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, 'identity-use-address-lede', { email: html`<strong>${email}</strong>` })}</p>
    </div>
    ${form({
      action: `/change-address/${request.params.token ?? ''}`,
      token: request.formToken,
      content: button(text('identity-use-address-submit')),
    })}`;
  return identityPage(parts, request, { title, body });
}
