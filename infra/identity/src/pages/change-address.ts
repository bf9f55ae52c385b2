import { button, form, html, redirect, standalonePage, type Answer, type PageRequest, type Route } from '@webdocs/standalone-pages';
import type { IdentityUser, LinkToken } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { addressChangedMail } from '../mail/mail-texts.ts';
import { readLinkToken, takeLinkToken } from '../users/link-tokens.ts';
import { userById, setEmail } from '../users/users.ts';
import { signedInPerson } from '../provider/browser-session.ts';
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
  { params }: PageRequest,
  go: (token: LinkToken, user: IdentityUser) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { query } = parts.database;
  const token = await readLinkToken(query, 'change-address', params.token ?? '', parts.now());
  const user = token?.person_id ? await userById(query, token.person_id) : undefined;
  return token && user ? go(token, user) : linkUsed(parts);
}

async function change(parts: IdentityServices, request: PageRequest, { email }: LinkToken, user: IdentityUser): Promise<Answer> {
  const { database, news, now, sendMail, frame } = parts;
  const isDone = await database.transaction(async (query) => {
    const token = await takeLinkToken(query, 'change-address', request.params.token ?? '', now());
    if (!token || !(await setEmail(query, user.id, email))) return false;
    await news.note(query, 'profile-change', user.id, { email, email_verified: true });
    return true;
  });
  if (!isDone) return linkUsed(parts);
  if (parts.canMail) await sendMail(addressChangedMail(user.email, email, frame.siteName));
  return (await signedInPerson(parts, request)) ? redirect('/account?done=address') : redirect('/sign-in');
}

function changePage({ frame }: IdentityServices, { formToken, params }: PageRequest, { email }: LinkToken): Answer {
  const body = html`<div class="intro">
      <h1>Use this address?</h1>
      <p class="lede"><strong>${email}</strong> becomes the address of your account. You sign in with it from then on.</p>
    </div>
    ${form({ action: `/change-address/${params.token ?? ''}`, token: formToken, content: button('Use this address') })}`;
  return { document: standalonePage({ ...frame, title: 'Use this address?', body }) };
}
