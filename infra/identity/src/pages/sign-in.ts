import { button, form, html, phrase, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { emailFrom } from '../users/email-address.ts';
import { isPassword } from '../users/passwords.ts';
import { userByEmail } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import { emailField } from './email-field.ts';
import type { FlowRoute } from './flow-route.ts';
import { identityPage } from './identity-page.ts';
import { knownPassword } from './password-fields.ts';
import { firstField, flawsOf, noteAbove, tooOften, unprocessable, type Refusal } from './refusals.ts';

export function signInRoutes(parts: IdentityServices): FlowRoute[] {
  return [
    { method: 'GET', path: '/sign-in', handler: async (request, flow) => signInPage(parts, request, flow, flow.hint) },
    { method: 'POST', path: '/sign-in', handler: (request, flow) => signIn(parts, request, flow) },
  ];
}

async function signIn(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const text = parts.text(request.locale);
  const email = request.form.get('email') ?? '';
  const password = request.form.get('password') ?? '';
  const again = (refusal: Refusal) => signInPage(parts, request, flow, email, refusal);
  const known = emailFrom(email);
  const flaws = flawsOf({
    email: known ? undefined : text('identity-email-flaw'),
    password: password ? undefined : text('identity-password-missing'),
  });
  if (flaws || !known) return again(flaws ?? { status: unprocessable });

  const { database, throttle, devices } = parts;
  const attempt = { email: known, visitorAddress: request.visitorAddress, device: devices.idOf(request.cookies, known) };
  const wait = await throttle.password(database.query, attempt);
  if (wait > 0) {
    request.tell({ code: 'PASSWORD_THROTTLED' });
    return again(tooOften(text, wait));
  }
  const user = await userByEmail(database.query, known);
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    request.tell({ code: 'PASSWORD_WRONG', ...(user ? { subject: user.id } : {}) });
    // The same for an address without an account.
    const above = noteAbove('danger', text('identity-log-in-mismatch'), text('identity-log-in-mismatch-text'));
    return again({ status: unprocessable, above });
  }
  await throttle.wasRight(database.query, attempt);
  const finished = await flow.finish(user.id);
  return { ...finished, cookies: [...(finished.cookies ?? []), devices.cookieFor(known)] };
}

function signInPage(parts: IdentityServices, request: PageRequest, flow: Flow, email: string, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  const first = firstField(['email', 'password'], refusal ?? {}, { email });
  const title = text('identity-log-in');
  const site = html`<strong>${parts.siteName}</strong>`;
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${flow.leadsToSite ? phrase(text, 'identity-log-in-site', { site }) : text('identity-log-in-own')}</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/sign-in`,
      token: request.formToken,
      content: [
        emailField(text, email, refusal, first === 'email'),
        knownPassword(text, refusal, {
          isFirst: first === 'password',
          beside: html`<a href="${flow.base}/forgotten">${text('identity-log-in-forgot')}</a>`,
        }),
        button(title),
      ],
    })}
    <p class="other-way">${text('identity-log-in-new')} <a href="${flow.base}/register">${text('identity-log-in-sign-up')}</a></p>`;
  return identityPage(parts, request, { title, body, refusal });
}
