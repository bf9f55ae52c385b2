import type { Database } from '@webdocs/database';
import { localesParameter } from '@webdocs/standalone-pages';
import { interactionPolicy, type Configuration } from 'oidc-provider';
import { emailKey } from '../users/email-address.ts';
import { userById } from '../users/users.ts';

/** As OpenID names the wish for a new account. */
export const signUpPrompt = 'create';

/** In the address of the first page: the site asked for a new account. */
export const signUpMark = 'sign-up';

/** Where the library sends a user who has to do something, in the language that the site asked for. */
export function firstAddress({ uid, prompt, params }: Interaction): string {
  const { ui_locales: locales } = params;
  const query = new URLSearchParams({
    ...(prompt.name === signUpPrompt ? { [signUpMark]: '' } : {}),
    ...(typeof locales === 'string' ? { [localesParameter]: locales } : {}),
  });
  return `/interaction/${uid}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

type Interaction = Parameters<NonNullable<NonNullable<Configuration['interactions']>['url']>>[1];

/** When a user is asked to authenticate. */
export function signInPolicy({ query }: Database): interactionPolicy.DefaultPolicy {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy.remove('consent');
  policy.add(new Prompt({ name: signUpPrompt, requestable: true }), 0);
  const checks = policy.get('login')?.checks;
  checks?.add(
    new Check('user_gone', 'the user of this session no longer exists', 'login_required', async ({ oidc }) => {
      const id = oidc.session?.accountId;
      return id !== undefined && (await userById(query, id)) === undefined;
    }),
  );
  checks?.add(
    // Without a question, only the one who was named may come back.
    new Check('other_user', 'another user is signed in', 'login_required', async ({ oidc }) => {
      const { login_hint: hint } = oidc.params ?? {};
      const id = oidc.session?.accountId;
      if (typeof hint !== 'string' || id === undefined || !oidc.prompts.has('none')) return false;
      return (await userById(query, id))?.email_key !== emailKey(hint);
    }),
  );
  return policy;
}
