import { button, form, html, phrase, usernameField, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { LinkToken } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { readLinkToken, takeLinkToken } from '../users/link-tokens.ts';
import { isPassword } from '../users/passwords.ts';
import { addUser } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import type { FlowRoute } from './flow-route.ts';
import { identityPage } from './identity-page.ts';
import { linkUsed } from './link-used.ts';
import { knownPassword } from './password-fields.ts';
import { flawsOf, noteAbove, tooOften, unprocessable, type Refusal } from './refusals.ts';
import { signUpSteps } from './sign-up-steps.ts';

/**
 * Confirms the address of a new account. In the browser that chose the password the link is enough; elsewhere the one who reads the mail has to know
 * the password too, for another person may have chosen it.
 */
export function confirmRoutes(parts: IdentityServices): FlowRoute[] {
  const path = '/confirm/:token';
  return [
    {
      method: 'GET',
      path,
      isFromLetter: true,
      handler: (request, flow) => withToken(parts, request, (token) => follow(parts, request, flow, token)),
    },
    {
      method: 'POST',
      path,
      isFromLetter: true,
      handler: (request, flow) => withToken(parts, request, (token) => confirm(parts, request, flow, token)),
    },
  ];
}

async function withToken(
  parts: IdentityServices,
  request: PageRequest,
  go: (token: LinkToken) => Answer | Promise<Answer>,
): Promise<Answer> {
  const token = await readLinkToken(parts.database.query, 'confirm', request.params.token ?? '', parts.now());
  return token ? go(token) : linkUsed(parts, request);
}

/** Programs that look at links in mails have no cookie of the registration, and use up nothing. */
function follow(parts: IdentityServices, request: PageRequest, flow: Flow, token: LinkToken): Answer | Promise<Answer> {
  const isVisit = request.raw.request.method === 'GET' && !('sec-purpose' in request.raw.request.headers);
  const isSameBrowser = isVisit && parts.registrations.hasChosen(request.cookies, token);
  return isSameBrowser ? makeAccount(parts, request, flow) : confirmPage(parts, request, flow, token);
}

async function confirm(parts: IdentityServices, request: PageRequest, flow: Flow, token: LinkToken): Promise<Answer> {
  const text = parts.text(request.locale);
  const password = request.form.get('password') ?? '';
  const again = (refusal: Refusal) => confirmPage(parts, request, flow, token, refusal);
  const flaws = flawsOf({ password: password ? undefined : text('identity-confirm-missing') });
  if (flaws) return again(flaws);

  const { database, throttle } = parts;
  // Who confirms an address has logged in with it nowhere yet.
  const attempt = { email: token.email, visitorAddress: request.visitorAddress, device: undefined };
  const wait = await throttle.password(database.query, attempt);
  if (wait > 0) {
    request.tell({ code: 'PASSWORD_THROTTLED' });
    return again(tooOften(text, wait));
  }
  if (!(await isPassword(password, token.password_hash ?? undefined))) {
    request.tell({ code: 'PASSWORD_WRONG' });
    const above = noteAbove('danger', text('identity-confirm-wrong'), text('identity-confirm-wrong-text'));
    return again({ status: unprocessable, above });
  }
  const answer = await makeAccount(parts, request, flow);
  await throttle.wasRight(database.query, attempt);
  return answer;
}

async function makeAccount(parts: IdentityServices, request: PageRequest, flow: Flow): Promise<Answer> {
  const user = await parts.database.transaction(async (query) => {
    const taken = await takeLinkToken(query, 'confirm', request.params.token ?? '', parts.now());
    return taken?.password_hash ? addUser(query, { email: taken.email, passwordHash: taken.password_hash }) : undefined;
  });
  return user ? flow.finish(user.id) : linkUsed(parts, request);
}

function confirmPage(parts: IdentityServices, request: PageRequest, flow: Flow, token: LinkToken, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-confirm');
  const body = html`${signUpSteps(text, 3)}
    <div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, 'identity-confirm-lede', { email: html`<strong>${token.email}</strong>` })}</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/confirm/${request.params.token ?? ''}`,
      token: request.formToken,
      content: [usernameField(token.email), knownPassword(text, refusal, { isFirst: true }), button(text('identity-confirm-submit'))],
    })}`;
  return identityPage(parts, request, { title, body, refusal });
}
