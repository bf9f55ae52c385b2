import { button, field, form, html, standalonePage, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { confirmMail, registeredAlreadyMail } from '../mail/mail-texts.ts';
import { emailFrom } from '../users/email-address.ts';
import { createLinkToken } from '../users/link-tokens.ts';
import { flawOfPassword, hashPassword, longestPassword, shortestPassword } from '../users/passwords.ts';
import { userByEmail } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import { emailField } from './email-field.ts';
import type { FlowRoute } from './flow-route.ts';
import { mailSent, withMail } from './mail-sent.ts';
import { emailFlaw, firstField, flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

export function registerRoutes(parts: IdentityServices): FlowRoute[] {
  return [
    { method: 'GET', path: '/register', handler: withMail(parts, async (request, flow) => registerPage(parts, request, flow, flow.hint)) },
    { method: 'POST', path: '/register', handler: withMail(parts, (request, flow) => register(parts, request, flow)) },
  ];
}

async function register(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const email = request.form.get('email') ?? '';
  const password = request.form.get('password') ?? '';
  const again = (refusal: Refusal) => registerPage(parts, request, flow, email, refusal);
  const address = emailFrom(email);
  const flaws = flawsOf({ email: address ? undefined : emailFlaw, password: flawOfPassword(password, email) });
  if (flaws || !address) return again(flaws ?? { status: unprocessable });

  const { database, throttle, issuer, frame, now, sendMail } = parts;
  const { waitSeconds, maySend } = await throttle.mail(database.query, { email: address, visitorAddress: request.visitorAddress });
  if (waitSeconds > 0) return again(tooOften(waitSeconds));
  // The same work whether the address is known or not: a password is hashed, a link is made, a mail is written.
  const passwordHash = await hashPassword(password);
  const user = await userByEmail(database.query, address);
  const link = (path: string) => `${issuer}${flow.base}${path}`;
  // A form alone confirms no account: one that another person prepared would lie in wait for its owner.
  const secret = user
    ? await createLinkToken(database.query, { purpose: 'reset', email: user.email, userId: user.id }, now())
    : await createLinkToken(database.query, { purpose: 'confirm', email: address, passwordHash }, now());
  const { siteName } = frame;
  const mail = user
    ? registeredAlreadyMail(user.email, { siteName, link: link(`/reset/${secret}`) })
    : confirmMail(address, { siteName, link: link(`/confirm/${secret}`) });
  if (maySend) await sendMail(mail);
  return mailSent(parts, address, html`Follow its link to confirm the address; then you are signed in.`);
}

function registerPage({ frame }: IdentityServices, { formToken }: PageRequest, flow: Flow, email: string, refusal?: Refusal): Answer {
  const first = firstField(['email', 'password'], refusal ?? {}, { email });
  const body = html`<div class="intro">
      <h1>Make an account</h1>
      <p class="lede">Free, with an address and a password.</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/register`,
      token: formToken,
      content: [
        emailField(email, refusal, first === 'email'),
        field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: `At least ${shortestPassword} characters. A few words together are easy to keep in mind.`,
          minLength: shortestPassword,
          maxLength: longestPassword,
          error: refusal?.fields?.password,
          isFirst: first === 'password',
        }),
        button('Make an account'),
      ],
    })}
    <p class="other-way">You have one? <a href="${flow.base}/sign-in">Sign in</a></p>`;
  return {
    document: standalonePage({ ...frame, title: refusal ? 'Error: Make an account' : 'Make an account', body }),
    status: refusal?.status ?? 200,
    headers: refusal?.headers ?? {},
  };
}
