import type { IdentityUser } from '@webdocs/database/tables';
import type { AccountClaims } from 'oidc-provider';

/** What the site may ask for, and what each scope tells. The last tells of demonstration accounts alone. */
export const claimsOfScopes = {
  openid: ['sub'],
  profile: ['name'],
  email: ['email', 'email_verified'],
  'profile:subscriptions': ['subscription_type', 'is_staff'],
} as const;

export function claimsOf({ id, email, name, demonstration_plan: plan, is_staff: isStaff }: IdentityUser): AccountClaims {
  const [mailbox = email] = email.split('@');
  return {
    sub: id,
    name: name ?? mailbox,
    email,
    // An account whose address is not confirmed gives no identity.
    email_verified: true,
    ...(plan === null ? {} : { subscription_type: plan, is_staff: isStaff }),
  };
}
