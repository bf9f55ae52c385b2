import type { Database } from '@webdocs/database';
import { interactionPolicy } from 'oidc-provider';
import { emailKey } from '../users/email-address.ts';
import { userById } from '../users/users.ts';

/** When a user is asked to authenticate. */
export function signInPolicy({ query }: Database): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy.remove('consent');
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
