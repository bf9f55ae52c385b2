import { button, field, form, html, standalonePage, usernameField, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { changePassword } from './change-password.ts';
import { readLinkToken, takeLinkToken } from '../users/link-tokens.ts';
import { flawOfPassword, hashPassword, longestPassword, shortestPassword } from '../users/passwords.ts';
import { userById } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import type { FlowRoute } from './flow-route.ts';
import { linkUsed } from './link-used.ts';
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
  { params }: PageRequest,
  go: (owner: IdentityUser) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { query } = parts.database;
  const token = await readLinkToken(query, 'reset', params.token ?? '', parts.now());
  const owner = token?.person_id ? await userById(query, token.person_id) : undefined;
  // The password of demonstration accounts is printed in the terminal; a user who changed it would lock the others out.
  return owner && owner.demonstration_plan === null ? go(owner) : linkUsed(parts);
}

async function reset(parts: IdentityServices, request: PageRequest, flow: Flow, owner: IdentityUser): Promise<Answer> {
  const password = request.form.get('password') ?? '';
  const flaws = flawsOf({ password: flawOfPassword(password, owner.email) });
  if (flaws) return resetPage(parts, request, flow, owner, flaws);
  const passwordHash = await hashPassword(password);
  const isDone = await parts.database.transaction(async (query) => {
    const token = await takeLinkToken(query, 'reset', request.params.token ?? '', parts.now());
    if (token?.person_id !== owner.id) return false;
    await changePassword(parts, query, owner, passwordHash);
    return true;
  });
  if (!isDone) return linkUsed(parts);
  return flow.finish(owner.id);
}

function resetPage(
  { frame }: IdentityServices,
  { formToken, params }: PageRequest,
  flow: Flow,
  owner: IdentityUser,
  refusal?: Refusal,
): Answer {
  const body = html`<div class="intro">
      <h1>Choose a new password</h1>
      <p class="lede">For <strong>${owner.email}</strong>. Every device is signed out when you save it.</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/reset/${params.token ?? ''}`,
      token: formToken,
      content: [
        usernameField(owner.email),
        field({
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: `At least ${shortestPassword} characters. A few words together are easy to keep in mind.`,
          minLength: shortestPassword,
          maxLength: longestPassword,
          error: refusal?.fields?.password,
          isFirst: true,
        }),
        button('Save and sign in'),
      ],
    })}`;
  return {
    document: standalonePage({ ...frame, title: refusal ? 'Error: Choose a new password' : 'Choose a new password', body }),
    status: refusal?.status ?? 200,
  };
}
