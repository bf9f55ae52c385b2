import { button, form, html, phrase, usernameField, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { changePassword } from './change-password.ts';
import { readLinkToken, takeLinkToken } from '../users/link-tokens.ts';
import { flawOfPassword, hashPassword } from '../users/passwords.ts';
import { userById } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import type { FlowRoute } from './flow-route.ts';
import { identityPage } from './identity-page.ts';
import { linkUsed } from './link-used.ts';
import { newPassword, passwordFlawText } from './password-fields.ts';
import { flawsOf, type Refusal } from './refusals.ts';

export function resetRoutes(parts: IdentityServices): FlowRoute[] {
  const path = '/reset/:token';
  return [
    {
      method: 'GET',
      path,
      isFromLetter: true,
      handler: (request, flow) => withOwner(parts, request, (owner) => resetPage(parts, request, flow, owner)),
    },
    {
      method: 'POST',
      path,
      isFromLetter: true,
      handler: (request, flow) => withOwner(parts, request, (owner) => reset(parts, request, flow, owner)),
    },
  ];
}

async function withOwner(
  parts: IdentityServices,
  request: PageRequest,
  go: (owner: IdentityUser) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { query } = parts.database;
  const token = await readLinkToken(query, 'reset', request.params.token ?? '', parts.now());
  const owner = token?.person_id ? await userById(query, token.person_id) : undefined;
  // The password of demonstration accounts is printed in the terminal; a user who changed it would lock the others out.
  return owner && owner.demonstration_plan === null ? go(owner) : linkUsed(parts, request);
}

async function reset(parts: IdentityServices, request: PageRequest, flow: Flow, owner: IdentityUser): Promise<Answer> {
  const password = request.form.get('password') ?? '';
  const flaws = flawsOf({ password: passwordFlawText(parts.text(request.locale), flawOfPassword(password, owner.email)) });
  if (flaws) return resetPage(parts, request, flow, owner, flaws);
  const passwordHash = await hashPassword(password);
  const isDone = await parts.database.transaction(async (query) => {
    const token = await takeLinkToken(query, 'reset', request.params.token ?? '', parts.now());
    if (token?.person_id !== owner.id) return false;
    await changePassword(parts, query, owner, passwordHash);
    return true;
  });
  return isDone ? flow.finish(owner.id) : linkUsed(parts, request);
}

function resetPage(parts: IdentityServices, request: PageRequest, flow: Flow, owner: IdentityUser, refusal?: Refusal): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-reset');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, 'identity-reset-lede', { email: html`<strong>${owner.email}</strong>` })}</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/reset/${request.params.token ?? ''}`,
      token: request.formToken,
      content: [
        usernameField(owner.email),
        newPassword(text, text('identity-new-password'), refusal, true),
        button(text('identity-reset-submit')),
      ],
    })}`;
  return identityPage(parts, request, { title, body, refusal });
}
