import {
  button,
  buttonLink,
  field,
  form,
  html,
  note,
  phrase,
  redirect,
  usernameField,
  type Answer,
  type HtmlValue,
  type PageRequest,
  type Route,
} from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { mailOf } from '../mail/mail-texts.ts';
import { changePassword } from './change-password.ts';
import { emailFrom, emailKey } from '../users/email-address.ts';
import { createLinkToken } from '../users/link-tokens.ts';
import { flawOfPassword, hashPassword } from '../users/passwords.ts';
import { removeUser } from '../remove-user.ts';
import { userByEmail } from '../users/users.ts';
import { leaveSession, type SignedIn } from '../provider/browser-session.ts';
import { accountRoute, passwordFlaw } from './account-page.ts';
import { identityPage } from './identity-page.ts';
import { mailLink } from './mail-link.ts';
import { mailSent, mailMissing } from './mail-sent.ts';
import { currentPassword, newPassword, passwordFlawText } from './password-fields.ts';
import { flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

/** What a signed-in user may change about the account. Those of a demonstration stay as they are. */
export function accountChangeRoutes(parts: IdentityServices): Route[] {
  const own = (method: Route['method'], path: string, handler: (request: PageRequest, visitor: SignedIn) => Answer | Promise<Answer>) =>
    accountRoute(parts, method, path, (request, visitor) =>
      visitor.user.demonstration_plan === null ? handler(request, visitor) : redirect('/account'),
    );
  return [
    own('GET', '/account/password', (request, { user }) => passwordPage(parts, request, user)),
    own('POST', '/account/password', (request, visitor) => setNewPassword(parts, request, visitor)),
    own('GET', '/account/address', (request, { user }) =>
      parts.canMail ? addressPage(parts, request, user) : mailMissing(parts, request),
    ),
    own('POST', '/account/address', (request, visitor) =>
      parts.canMail ? askForAddress(parts, request, visitor) : mailMissing(parts, request),
    ),
    own('GET', '/account/delete', (request, { user }) => deletePage(parts, request, user)),
    own('POST', '/account/delete', (request, visitor) => deleteAccount(parts, request, visitor)),
  ];
}

async function setNewPassword(parts: IdentityServices, request: PageRequest, { user, sessionUid }: SignedIn): Promise<Answer> {
  const text = parts.text(request.locale);
  const password = request.form.get('password') ?? '';
  const flaw = passwordFlawText(text, flawOfPassword(password, user.email));
  const refusal = flawsOf({ password: flaw }) ?? (await passwordFlaw(parts, request, user));
  if (refusal) return passwordPage(parts, request, user, refusal);
  const passwordHash = await hashPassword(password);
  const link = mailLink(parts, request, '/forgotten');
  const mail = mailOf('password-changed', { to: user.email, locale: request.locale, site: parts.siteName, text, link });
  // Together with its mail, so that no password is changed of which the owner does not learn.
  await parts.database.transaction(async (query) => {
    await changePassword(parts, query, user, passwordHash, sessionUid);
    if (parts.canMail) await parts.sendMail(mail, query);
  });
  return redirect('/account?done=password');
}

async function askForAddress(parts: IdentityServices, request: PageRequest, { user }: SignedIn): Promise<Answer> {
  const text = parts.text(request.locale);
  const email = request.form.get('email') ?? '';
  const again = (refusal: Refusal) => addressPage(parts, request, user, email, refusal);
  const address = emailFrom(email);
  const isSame = address !== undefined && emailKey(address) === emailKey(user.email) && address === user.email;
  const flaws = flawsOf({ email: address ? (isSame ? text('identity-same-address') : undefined) : text('identity-email-flaw') });
  if (flaws || !address) return again(flaws ?? { status: unprocessable });
  const refusal = await passwordFlaw(parts, request, user);
  if (refusal) return again(refusal);

  const { database, throttle, now, sendMail, siteName: site } = parts;
  const { waitSeconds, maySend } = await throttle.mail(database.query, { email: address, visitorAddress: request.visitorAddress });
  if (waitSeconds > 0) return again(tooOften(text, waitSeconds));
  const owner = await userByEmail(database.query, address);
  const isFree = owner === undefined || owner.id === user.id;
  // The same work for an address that has an account.
  const secret = await createLinkToken(database.query, { purpose: 'change-address', email: address, userId: user.id }, now());
  const link = mailLink(parts, request, `/change-address/${secret}`);
  const wish = { to: address, locale: request.locale, site, text };
  const mail = isFree ? mailOf('change-address', { ...wish, link }) : mailOf('address-taken', wish);
  if (maySend) await sendMail(mail);
  return mailSent(parts, request, { email: address, purpose: 'change', other: '/account/address' });
}

async function deleteAccount(parts: IdentityServices, request: PageRequest, { user }: SignedIn): Promise<Answer> {
  const refusal = await passwordFlaw(parts, request, user);
  if (refusal) return deletePage(parts, request, user, refusal);
  await parts.database.transaction(async (query) => {
    await parts.news.note(query, 'delete-user', user.id);
    await removeUser(query, user.id);
  });
  await leaveSession(parts, request);
  return deletedPage(parts, request);
}

function passwordPage(parts: IdentityServices, request: PageRequest, { email }: IdentityUser, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-change-password');
  return changePage(parts, request, refusal, {
    title,
    lede: text('identity-change-password-lede'),
    action: '/account/password',
    content: [
      usernameField(email),
      currentPassword(text, refusal),
      newPassword(text, text('identity-new-password'), refusal, refusal?.fields?.password !== undefined),
      button(title),
    ],
  });
}

function addressPage(parts: IdentityServices, request: PageRequest, user: IdentityUser, email = '', refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  return changePage(parts, request, refusal, {
    title: text('identity-change-address'),
    lede: phrase(text, 'identity-change-address-lede', { email: html`<strong>${user.email}</strong>` }),
    action: '/account/address',
    content: [
      field({
        name: 'email',
        label: text('identity-new-address'),
        type: 'email',
        value: email,
        autocomplete: 'email',
        error: refusal?.fields?.email,
        isFirst: refusal?.fields?.current === undefined,
      }),
      usernameField(user.email),
      currentPassword(text, refusal, refusal?.fields?.current !== undefined),
      button(text('identity-change-address-submit')),
    ],
  });
}

function deletePage(parts: IdentityServices, request: PageRequest, { email }: IdentityUser, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  return changePage(parts, request, refusal, {
    title: text('identity-delete'),
    lede: text('identity-delete-lede', { site: parts.siteName }),
    action: '/account/delete',
    content: [usernameField(email), currentPassword(text, refusal), button(text('identity-delete-submit'), 'danger')],
  });
}

function deletedPage(parts: IdentityServices, request: PageRequest): Answer {
  const { siteName: site } = parts;
  const text = parts.text(request.locale);
  const title = text('identity-deleted');
  const body = html`<div class="intro"><h1>${title}</h1></div>
    ${note('success', text('identity-deleted-note'), text('identity-deleted-text', { site }))}
    <p class="actions">${buttonLink(text('identity-go-to-site', { site }), parts.frame(request.locale).siteAddress)}</p>`;
  return identityPage(parts, request, { title, body });
}

interface ChangeForm {
  readonly title: string;
  readonly lede: HtmlValue;
  readonly action: string;
  readonly content: HtmlValue;
}

function changePage(
  parts: IdentityServices,
  request: PageRequest,
  refusal: Refusal | undefined,
  { title, lede, action, content }: ChangeForm,
): Answer {
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${lede}</p>
    </div>
    ${refusal?.above} ${form({ action, token: request.formToken, content })}
    <p class="other-way"><a href="/account">${parts.text(request.locale)('identity-back-to-account')}</a></p>`;
  return identityPage(parts, request, { title, body, refusal });
}
