import { button, form, html, redirect, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { mailOf } from '../mail/mail-texts.ts';
import { emailFrom } from '../users/email-address.ts';
import { createLinkToken, linkTokensOf } from '../users/link-tokens.ts';
import { flawOfPassword, hashPassword } from '../users/passwords.ts';
import { userByEmail } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import { emailField } from './email-field.ts';
import type { FlowRoute } from './flow-route.ts';
import { identityPage } from './identity-page.ts';
import { mailLink } from './mail-link.ts';
import { mailSent, withMail, type SentMail } from './mail-sent.ts';
import { newPassword, passwordFlawText } from './password-fields.ts';
import { firstField, flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';
import { signUpSteps } from './sign-up-steps.ts';

export function registerRoutes(parts: IdentityServices): FlowRoute[] {
  return [
    { method: 'GET', path: '/register', handler: withMail(parts, async (request, flow) => registerPage(parts, request, flow, flow.hint)) },
    { method: 'POST', path: '/register', handler: withMail(parts, (request, flow) => register(parts, request, flow)) },
    { method: 'POST', path: '/register/again', handler: withMail(parts, (request, flow) => sendAgain(parts, request, flow)) },
  ];
}

async function register(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const text = parts.text(request.locale);
  const email = request.form.get('email') ?? '';
  const password = request.form.get('password') ?? '';
  const again = (refusal: Refusal) => registerPage(parts, request, flow, email, refusal);
  const address = emailFrom(email);
  const flaws = flawsOf({
    email: address ? undefined : text('identity-email-flaw'),
    password: passwordFlawText(text, flawOfPassword(password, email)),
  });
  if (flaws || !address) return again(flaws ?? { status: unprocessable });

  const { waitSeconds, maySend } = await maySendMail(parts, request, address);
  if (waitSeconds > 0) return again(tooOften(text, waitSeconds));
  // The same work whether the address is known or not: a password is hashed, a link is made, a mail is written.
  const passwordHash = await hashPassword(password);
  await sendRegistration(parts, request, flow, { address, passwordHash, maySend });
  const cookies = [parts.registrations.cookieFor(address, passwordHash)];
  return { ...confirmationSent(parts, request, flow, { email: address }), cookies };
}

/** For the browser that registered: another one begins with the form. */
async function sendAgain(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const address = emailFrom(request.form.get('email') ?? '');
  if (!address || !parts.registrations.hasAskedFor(request.cookies, address)) return redirect(`${flow.base}/register`);
  const { waitSeconds, maySend } = await maySendMail(parts, request, address);
  if (waitSeconds > 0) {
    return confirmationSent(parts, request, flow, { email: address, refusal: tooOften(parts.text(request.locale), waitSeconds) });
  }
  const pending = await linkTokensOf(parts.database.query, 'confirm', address, parts.now());
  const chosen = pending.find((token) => parts.registrations.hasChosen(request.cookies, token));
  await sendRegistration(parts, request, flow, { address, passwordHash: chosen?.password_hash ?? null, maySend });
  return confirmationSent(parts, request, flow, { email: address, wasAgain: true });
}

function maySendMail({ throttle, database }: IdentityServices, { visitorAddress }: PageRequest, email: string) {
  return throttle.mail(database.query, { email, visitorAddress });
}

interface Registration {
  readonly address: string;
  /** Null where its time is over: then there is nothing left to confirm. */
  readonly passwordHash: string | null;
  readonly maySend: boolean;
}

/** A form alone confirms no account: one that another person prepared would lie in wait for its owner. */
async function sendRegistration(
  parts: IdentityServices,
  request: PageRequest,
  flow: Flow,
  { address, passwordHash, maySend }: Registration,
): Promise<void> {
  const { database, now, sendMail, siteName: site } = parts;
  const text = parts.text(request.locale);
  const user = await userByEmail(database.query, address);
  if (!user && passwordHash === null) return;
  const secret = user
    ? await createLinkToken(database.query, { purpose: 'reset', email: user.email, userId: user.id }, now())
    : await createLinkToken(database.query, { purpose: 'confirm', email: address, ...(passwordHash ? { passwordHash } : {}) }, now());
  const link = (path: string) => mailLink(parts, request, flow.base + path);
  const wish = { locale: request.locale, site, text };
  const mail = user
    ? mailOf('registered-already', { ...wish, to: user.email, link: link(`/reset/${secret}`) })
    : mailOf('confirm', { ...wish, to: address, link: link(`/confirm/${secret}`) });
  if (maySend) await sendMail(mail);
}

function confirmationSent(
  parts: IdentityServices,
  request: PageRequest,
  { base }: Flow,
  more: Pick<SentMail, 'email' | 'refusal' | 'wasAgain'>,
): Answer {
  const steps = signUpSteps(parts.text(request.locale), 2);
  return mailSent(parts, request, { ...more, purpose: 'confirm', again: `${base}/register/again`, other: `${base}/register`, steps });
}

function registerPage(parts: IdentityServices, request: PageRequest, flow: Flow, email: string, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  const first = firstField(['email', 'password'], refusal ?? {}, { email });
  const title = text('identity-sign-up');
  const body = html`${signUpSteps(text, 1)}
    <div class="intro">
      <h1>${title}</h1>
      <p class="lede">
        ${text('identity-sign-up-lede')} ${text('identity-sign-up-known')} <a href="${flow.base}/sign-in">${text('identity-log-in')}</a>
      </p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/register`,
      token: request.formToken,
      content: [
        emailField(text, email, refusal, first === 'email'),
        newPassword(text, text('identity-password'), refusal, first === 'password'),
        button(text('identity-sign-up-submit')),
      ],
    })}`;
  return identityPage(parts, request, { title, body, refusal });
}
