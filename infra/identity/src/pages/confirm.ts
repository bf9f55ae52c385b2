import { button, field, form, html, note, standalonePage, usernameField, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { LinkToken } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { readLinkToken, takeLinkToken } from '../users/link-tokens.ts';
import { isPassword } from '../users/passwords.ts';
import { addUser } from '../users/users.ts';
import type { Flow } from '../provider/flow.ts';
import type { FlowRoute } from './flow-route.ts';
import { linkUsed } from './link-used.ts';
import { flawsOf, tooOften, unprocessable, type Refusal } from './refusals.ts';

/** Confirms the address of a new account. Who reads the mail has to know the password too: another person may have chosen it. */
export function confirmRoutes(parts: IdentityServices): FlowRoute[] {
  const path = '/confirm/:token';
  return [
    {
      method: 'GET',
      path,
      isFromLetter: true,
      handler: (request, flow) => withToken(parts, request, (token) => confirmPage(parts, request, flow, token)),
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
  { params }: PageRequest,
  go: (token: LinkToken) => Answer | Promise<Answer>,
): Promise<Answer> {
  const token = await readLinkToken(parts.database.query, 'confirm', params.token ?? '', parts.now());
  return token ? go(token) : linkUsed(parts);
}

async function confirm(parts: IdentityServices, request: PageRequest, flow: Flow, token: LinkToken): Promise<Answer> {
  const password = request.form.get('password') ?? '';
  const again = (refusal: Refusal) => confirmPage(parts, request, flow, token, refusal);
  const flaws = flawsOf({ password: password ? undefined : 'Enter the password that you chose.' });
  if (flaws) return again(flaws);

  const { database, throttle, now } = parts;
  // Who confirms an address has signed in with it nowhere yet.
  const attempt = { email: token.email, visitorAddress: request.visitorAddress, device: undefined };
  const wait = await throttle.password(database.query, attempt);
  if (wait > 0) {
    request.tell({ code: 'PASSWORD_THROTTLED' });
    return again(tooOften(wait));
  }
  if (!(await isPassword(password, token.password_hash ?? undefined))) {
    request.tell({ code: 'PASSWORD_WRONG' });
    return again(wrongPassword);
  }
  const user = await database.transaction(async (query) => {
    const taken = await takeLinkToken(query, 'confirm', request.params.token ?? '', now());
    return taken?.password_hash ? addUser(query, { email: taken.email, passwordHash: taken.password_hash }) : undefined;
  });
  if (!user) return linkUsed(parts);
  await throttle.wasRight(database.query, attempt);
  return flow.finish(user.id);
}

const wrongPassword: Refusal = {
  status: unprocessable,
  above: note(
    'danger',
    'That is not the password of this account',
    'If you did not make it, close this page: without the password, no one can use the account.',
  ),
};

function confirmPage(
  { frame }: IdentityServices,
  { formToken, params }: PageRequest,
  flow: Flow,
  token: LinkToken,
  refusal?: Refusal,
): Answer {
  const body = html`<div class="intro">
      <h1>Confirm your address</h1>
      <p class="lede">With the password that you chose, <strong>${token.email}</strong> becomes your account.</p>
    </div>
    ${refusal?.above}
    ${form({
      action: `${flow.base}/confirm/${params.token ?? ''}`,
      token: formToken,
      content: [
        usernameField(token.email),
        field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          error: refusal?.fields?.password,
          isFirst: true,
        }),
        button('Confirm and sign in'),
      ],
    })}`;
  return {
    document: standalonePage({ ...frame, title: refusal ? 'Error: Confirm your address' : 'Confirm your address', body }),
    status: refusal?.status ?? 200,
    headers: refusal?.headers ?? {},
  };
}
