import {
  button,
  buttonLink,
  field,
  form,
  html,
  note,
  redirect,
  standalonePage,
  usernameField,
  type Answer,
  type Html,
  type HtmlValue,
  type PageRequest,
  type Route,
} from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { addressTakenMail, changeAddressMail, passwordChangedMail } from '../mail/mail-texts.ts';
import { changePassword } from './change-password.ts';
import { emailFrom, emailKey } from '../users/email-address.ts';
import { createLinkToken } from '../users/link-tokens.ts';
import { flawOfPassword, hashPassword, longestPassword, shortestPassword } from '../users/passwords.ts';
import { removeUser } from '../remove-user.ts';
import { userByEmail } from '../users/users.ts';
import { leaveSession, type SignedIn } from '../provider/browser-session.ts';
import { accountRoute, passwordFlaw } from './account-page.ts';
import { mailSent, mailMissing } from './mail-sent.ts';
import { emailFlaw, flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

/** What a signed-in user may change about the account. Those of a demonstration stay as they are. */
export function accountChangeRoutes(parts: IdentityServices): Route[] {
  const own = (method: Route['method'], path: string, handler: (request: PageRequest, visitor: SignedIn) => Answer | Promise<Answer>) =>
    accountRoute(parts, method, path, (request, visitor) =>
      visitor.user.demonstration_plan === null ? handler(request, visitor) : redirect('/account'),
    );
  return [
    own('GET', '/account/password', (request, { user }) => passwordPage(parts, request, user)),
    own('POST', '/account/password', (request, visitor) => setNewPassword(parts, request, visitor)),
    own('GET', '/account/address', (request, { user }) => (parts.canMail ? addressPage(parts, request, user) : mailMissing(parts))),
    own('POST', '/account/address', (request, visitor) => (parts.canMail ? askForAddress(parts, request, visitor) : mailMissing(parts))),
    own('GET', '/account/delete', (request, { user }) => deletePage(parts, request, user)),
    own('POST', '/account/delete', (request, visitor) => deleteAccount(parts, request, visitor)),
  ];
}

async function setNewPassword(parts: IdentityServices, request: PageRequest, { user, sessionUid }: SignedIn): Promise<Answer> {
  const password = request.form.get('password') ?? '';
  const refusal = flawsOf({ password: flawOfPassword(password, user.email) }) ?? (await passwordFlaw(parts, request, user));
  if (refusal) return passwordPage(parts, request, user, refusal);
  const passwordHash = await hashPassword(password);
  await parts.database.transaction((query) => changePassword(parts, query, user, passwordHash, sessionUid));
  if (parts.canMail) {
    await parts.sendMail(passwordChangedMail(user.email, { siteName: parts.frame.siteName, link: `${parts.issuer}/forgotten` }));
  }
  return redirect('/account?done=password');
}

async function askForAddress(parts: IdentityServices, request: PageRequest, { user }: SignedIn): Promise<Answer> {
  const email = request.form.get('email') ?? '';
  const again = (refusal: Refusal) => addressPage(parts, request, user, email, refusal);
  const address = emailFrom(email);
  const isSame = address !== undefined && emailKey(address) === emailKey(user.email) && address === user.email;
  const flaws = flawsOf({ email: address ? (isSame ? 'That is your address already.' : undefined) : emailFlaw });
  if (flaws || !address) return again(flaws ?? { status: unprocessable });
  const refusal = await passwordFlaw(parts, request, user);
  if (refusal) return again(refusal);

  const { database, throttle, issuer, frame, now, sendMail } = parts;
  const { waitSeconds, maySend } = await throttle.mail(database.query, { email: address, visitorAddress: request.visitorAddress });
  if (waitSeconds > 0) return again(tooOften(waitSeconds));
  const owner = await userByEmail(database.query, address);
  const isFree = owner === undefined || owner.id === user.id;
  // The same work for an address that has an account.
  const secret = await createLinkToken(database.query, { purpose: 'change-address', email: address, userId: user.id }, now());
  const link = `${issuer}/change-address/${secret}`;
  const mail = isFree ? changeAddressMail(address, { siteName: frame.siteName, link }) : addressTakenMail(address, frame.siteName);
  if (maySend) await sendMail(mail);
  return mailSent(parts, address, html`Follow its link, and it is the address of your account. Until then the old one stays.`);
}

async function deleteAccount(parts: IdentityServices, request: PageRequest, { user }: SignedIn): Promise<Answer> {
  const refusal = await passwordFlaw(parts, request, user);
  if (refusal) return deletePage(parts, request, user, refusal);
  await parts.database.transaction(async (query) => {
    await parts.news.note(query, 'delete-user', user.id);
    await removeUser(query, user.id);
  });
  await leaveSession(parts, request);
  return { document: deletedPage(parts) };
}

function passwordPage(parts: IdentityServices, { formToken }: PageRequest, { email }: IdentityUser, refusal?: Refusal): Answer {
  return changePage(parts, refusal, {
    title: 'Change the password',
    lede: 'You stay signed in to your account here. Every other device is signed out, and so is the site in this browser.',
    action: '/account/password',
    token: formToken,
    content: [
      usernameField(email),
      currentPassword(refusal),
      field({
        name: 'password',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        hint: `At least ${shortestPassword} characters. A few words together are easy to keep in mind.`,
        minLength: shortestPassword,
        maxLength: longestPassword,
        error: refusal?.fields?.password,
        isFirst: refusal?.fields?.password !== undefined,
      }),
      button('Change the password'),
    ],
  });
}

function addressPage(parts: IdentityServices, { formToken }: PageRequest, user: IdentityUser, email = '', refusal?: Refusal): Answer {
  return changePage(parts, refusal, {
    title: 'Change the e-mail address',
    lede: html`It is <strong>${user.email}</strong> now. A letter to the new one confirms it.`,
    action: '/account/address',
    token: formToken,
    content: [
      field({
        name: 'email',
        label: 'New e-mail address',
        type: 'email',
        value: email,
        autocomplete: 'email',
        error: refusal?.fields?.email,
        isFirst: refusal?.fields?.current === undefined,
      }),
      usernameField(user.email),
      currentPassword(refusal, refusal?.fields?.current !== undefined),
      button('Send the letter'),
    ],
  });
}

function deletePage(parts: IdentityServices, { formToken }: PageRequest, { email }: IdentityUser, refusal?: Refusal): Answer {
  const { siteName } = parts.frame;
  return changePage(parts, refusal, {
    title: 'Delete the account',
    lede: `It goes for good, and with it all that ${siteName} keeps for you: collections, notes, settings, a running subscription.`,
    action: '/account/delete',
    token: formToken,
    content: [usernameField(email), currentPassword(refusal), button('Delete for good', 'danger')],
  });
}

function deletedPage({ frame }: IdentityServices): string {
  const body = html`<div class="intro"><h1>Your account is deleted</h1></div>
    ${note('success', 'Nothing is left here', `${frame.siteName} is told, and deletes what it kept for you.`)}
    <p class="actions">${buttonLink(`Go to ${frame.siteName}`, frame.siteAddress)}</p>`;
  return standalonePage({ ...frame, title: 'Account deleted', body });
}

interface ChangeForm {
  readonly title: string;
  readonly lede: HtmlValue;
  readonly action: string;
  readonly token: Html;
  readonly content: HtmlValue;
}

function changePage(
  { frame }: IdentityServices,
  refusal: Refusal | undefined,
  { title, lede, action, token, content }: ChangeForm,
): Answer {
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${lede}</p>
    </div>
    ${refusal?.above} ${form({ action, token, content })}
    <p class="other-way"><a href="/account">Back to your account</a></p>`;
  return {
    document: standalonePage({ ...frame, title: refusal ? `Error: ${title}` : title, body }),
    status: refusal?.status ?? 200,
    headers: refusal?.headers ?? {},
  };
}

function currentPassword(refusal: Refusal | undefined, isFirst = refusal?.fields?.password === undefined): Html {
  return field({
    name: 'current',
    label: 'Your password',
    type: 'password',
    autocomplete: 'current-password',
    error: refusal?.fields?.current,
    isFirst,
  });
}
