import { button, form, html, standalonePage, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { noAccountMail, passwordResetMail } from '../mail/mail-texts.ts';
import { emailFrom } from '../users/email-address.ts';
import { createLinkToken } from '../users/link-tokens.ts';
import { userByEmail } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import { emailField } from './email-field.ts';
import type { FlowRoute } from './flow-route.ts';
import { mailSent, withMail } from './mail-sent.ts';
import { emailFlaw, flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

export function passwordResetRequestRoutes(parts: IdentityServices): FlowRoute[] {
  return [
    {
      method: 'GET',
      path: '/forgotten',
      handler: withMail(parts, async (request, flow) => passwordResetRequestPage(parts, request, flow, flow.hint)),
    },
    { method: 'POST', path: '/forgotten', handler: withMail(parts, (request, flow) => sendReset(parts, request, flow)) },
  ];
}

async function sendReset(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const email = request.form.get('email') ?? '';
  const again = (refusal: Refusal) => passwordResetRequestPage(parts, request, flow, email, refusal);
  const address = emailFrom(email);
  const flaws = flawsOf({ email: address ? undefined : emailFlaw });
  if (flaws || !address) return again(flaws ?? { status: unprocessable });

  const { database, throttle, issuer, frame, now, sendMail } = parts;
  const { waitSeconds, maySend } = await throttle.mail(database.query, { email: address, visitorAddress: request.visitorAddress });
  if (waitSeconds > 0) return again(tooOften(waitSeconds));
  const user = await userByEmail(database.query, address);
  // The same work for an address without an account: its link is made too, and opens nothing.
  const owner = user ? { userId: user.id } : {};
  const secret = await createLinkToken(database.query, { purpose: 'reset', email: address, ...owner }, now());
  const link = (path: string) => `${issuer}${flow.base}${path}`;
  const { siteName } = frame;
  const mail = user
    ? passwordResetMail(user.email, { siteName, link: link(`/reset/${secret}`) })
    : noAccountMail(address, { siteName, link: link('/register') });
  if (maySend) await sendMail(mail);
  return mailSent(parts, address, html`Follow its link to choose a new password.`);
}

function passwordResetRequestPage(
  { frame }: IdentityServices,
  { formToken }: PageRequest,
  flow: Flow,
  email: string,
  refusal?: Refusal,
): Answer {
  const body = html`<div class="intro">
      <h1>Forgotten your password?</h1>
      <p class="lede">A letter lets you choose a new one.</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/forgotten`,
      token: formToken,
      content: [emailField(email, refusal, true), button('Send the letter')],
    })}
    <p class="other-way">It came back to you? <a href="${flow.base}/sign-in">Sign in</a></p>`;
  return {
    document: standalonePage({ ...frame, title: refusal ? 'Error: Forgotten password' : 'Forgotten password', body }),
    status: refusal?.status ?? 200,
    headers: refusal?.headers ?? {},
  };
}
