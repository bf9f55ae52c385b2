import { button, form, html, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { mailOf } from '../mail/mail-texts.ts';
import { emailFrom } from '../users/email-address.ts';
import { createLinkToken } from '../users/link-tokens.ts';
import { userByEmail } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import { emailField } from './email-field.ts';
import type { FlowRoute } from './flow-route.ts';
import { identityPage } from './identity-page.ts';
import { mailLink } from './mail-link.ts';
import { mailSent, withMail } from './mail-sent.ts';
import { flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

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
  const text = parts.text(request.locale);
  const email = request.form.get('email') ?? '';
  const again = (refusal: Refusal) => passwordResetRequestPage(parts, request, flow, email, refusal);
  const address = emailFrom(email);
  const flaws = flawsOf({ email: address ? undefined : text('identity-email-flaw') });
  if (flaws || !address) return again(flaws ?? { status: unprocessable });

  const { database, throttle, now, sendMail, siteName: site } = parts;
  const { waitSeconds, maySend } = await throttle.mail(database.query, { email: address, visitorAddress: request.visitorAddress });
  if (waitSeconds > 0) return again(tooOften(text, waitSeconds));
  const user = await userByEmail(database.query, address);
  // The same work for an address without an account: its link is made too, and opens nothing.
  const owner = user ? { userId: user.id } : {};
  const secret = await createLinkToken(database.query, { purpose: 'reset', email: address, ...owner }, now());
  const link = (path: string) => mailLink(parts, request, flow.base + path);
  const wish = { locale: request.locale, site, text };
  const mail = user
    ? mailOf('reset', { ...wish, to: user.email, link: link(`/reset/${secret}`) })
    : mailOf('no-account', { ...wish, to: address, link: link('/register') });
  if (maySend) await sendMail(mail);
  const form = `${flow.base}/forgotten`;
  return mailSent(parts, request, {
    email: address,
    purpose: 'reset',
    again: form,
    other: form,
    wasAgain: request.form.get('again') === 'yes',
  });
}

function passwordResetRequestPage(parts: IdentityServices, request: PageRequest, flow: Flow, email: string, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-forgot');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('identity-forgot-lede')}</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/forgotten`,
      token: request.formToken,
      content: [emailField(text, email, refusal, true), button(text('identity-forgot-submit'))],
    })}
    <p class="other-way">${text('identity-forgot-back')} <a href="${flow.base}/sign-in">${text('identity-log-in')}</a></p>`;
  return identityPage(parts, request, { title, body, refusal });
}
