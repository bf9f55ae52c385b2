import { button, field, form, html, note, standalonePage, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { emailFrom } from '../users/email-address.ts';
import { isPassword } from '../users/passwords.ts';
import { userByEmail } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import { emailField } from './email-field.ts';
import type { FlowRoute } from './flow-route.ts';
import { emailFlaw, firstField, flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

export function signInRoutes(parts: IdentityServices): FlowRoute[] {
  return [
    { method: 'GET', path: '/sign-in', handler: async (request, flow) => signInPage(parts, request, flow, flow.hint) },
    { method: 'POST', path: '/sign-in', handler: (request, flow) => signIn(parts, request, flow) },
  ];
}

async function signIn(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const email = request.form.get('email') ?? '';
  const password = request.form.get('password') ?? '';
  const again = (refusal: Refusal) => signInPage(parts, request, flow, email, refusal);
  const known = emailFrom(email);
  const flaws = flawsOf({
    email: known ? undefined : emailFlaw,
    password: password ? undefined : 'Enter your password.',
  });
  if (flaws || !known) return again(flaws ?? { status: unprocessable });

  const { database, throttle, devices } = parts;
  const attempt = { email: known, visitorAddress: request.visitorAddress, device: devices.idOf(request.cookies, known) };
  const wait = await throttle.password(database.query, attempt);
  if (wait > 0) {
    request.tell({ code: 'PASSWORD_THROTTLED' });
    return again(tooOften(wait));
  }
  const user = await userByEmail(database.query, known);
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    request.tell({ code: 'PASSWORD_WRONG', ...(user ? { subject: user.id } : {}) });
    return again(noMatch);
  }
  await throttle.wasRight(database.query, attempt);
  const finished = await flow.finish(user.id);
  return { ...finished, cookies: [...(finished.cookies ?? []), devices.cookieFor(known)] };
}

/** The same for an address without an account. */
const noMatch: Refusal = {
  status: unprocessable,
  above: note('danger', 'Address and password do not match', 'If you have just made an account, follow the link in your letter first.'),
};

function signInPage({ frame }: IdentityServices, { formToken }: PageRequest, flow: Flow, email: string, refusal?: Refusal): Answer {
  const first = firstField(['email', 'password'], refusal ?? {}, { email });
  const body = html`<div class="intro">
      <h1>Sign in</h1>
      <p class="lede">${flow.leadsToSite ? html`to go on to <strong>${frame.siteName}</strong>` : 'to look after your account'}</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/sign-in`,
      token: formToken,
      content: [
        emailField(email, refusal, first === 'email'),
        field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          error: refusal?.fields?.password,
          isFirst: first === 'password',
          beside: html`<a href="${flow.base}/forgotten">Forgotten?</a>`,
        }),
        button('Sign in'),
      ],
    })}
    <p class="other-way">New here? <a href="${flow.base}/register">Make an account</a></p>`;
  return {
    document: standalonePage({ ...frame, title: refusal ? 'Error: Sign in' : 'Sign in', body }),
    status: refusal?.status ?? 200,
    headers: refusal?.headers ?? {},
  };
}
