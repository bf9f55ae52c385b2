import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with users: who they are, what they may do, and the provider of accounts. */
export const failuresOfAccounts = {
  UNAUTHENTICATED: { says: 'Unauthorized', remedy: 'Sign in first.', status: 401 },
  SESSION_INVALID: { says: 'Invalid Session', remedy: 'The cookie was taken back; sign in again.', status: 400 },
  ORIGIN_FOREIGN: {
    says: 'Calls that change something are taken from pages of this site only',
    remedy: 'Send the Origin header of the site.',
    status: 403,
  },
  CSRF_TOKEN_WRONG: {
    says: 'The call does not carry the token of this session',
    remedy: 'Ask /api/v1/whoami for csrf_token and send it in the header x-csrf-token.',
    status: 403,
  },
  STAFF_ONLY: {
    says: 'This is for staff',
    remedy: 'The operator of the site grants the role: site users grant staff <email>',
    status: 403,
  },
  ACCOUNT_UNKNOWN: { says: 'There is no such account', remedy: 'It may have been deleted.', status: 404 },
  ACCOUNT_AMBIGUOUS: {
    says: 'More than one account has the address {who}: {ids}',
    remedy: 'Name the one that is meant by its id.',
    status: 409,
  },
  ACCOUNT_TOO_NEW: {
    says: '{who} has had an account for less than a day: {issuer}, {subject}, since {since}',
    remedy: 'If that is who you mean, name the account by its id: {id}.',
    status: 409,
  },
  ACCOUNT_OUT_OF_REACH: {
    says: 'This account is not yours to change: {cause}',
    remedy: 'Only superusers change superusers, and users cannot change their own account here.',
    status: 403,
  },
  SIGN_IN_MISSING: {
    says: 'Signing in is not set up here',
    remedy: 'Name a provider: WEBDOCS_IDENTITY_ISSUER, WEBDOCS_IDENTITY_CLIENT_ID and WEBDOCS_IDENTITY_CLIENT_SECRET.',
    status: 501,
  },
  SIGN_IN_STALE: {
    says: 'This sign-in was not begun here, or too long ago',
    remedy: 'Begin again; it has to end within 15 minutes, in the browser in which it began.',
    status: 401,
  },
  SIGN_IN_REFUSED: { says: 'The provider did not confirm who you are: {cause}', remedy: 'Sign in again.', status: 401 },
  SIGN_IN_UNCONFIRMED: {
    says: 'Your e-mail address is not confirmed yet',
    remedy: 'Follow the link in the message that the provider sent you, then sign in again.',
    status: 403,
  },
  SIGN_IN_TOO_OLD: {
    says: 'Sign in again to confirm that it is you',
    remedy: 'Begin a sign-in with fresh=true, then repeat the call within ten minutes.',
    status: 401,
  },
  SIGN_IN_SUSPENDED: { says: 'This account is suspended', remedy: 'Write to the support of this site.', status: 403 },
  IDENTITY_AWAY: {
    says: 'The provider of accounts cannot be reached: {cause}',
    remedy: 'Try again in a moment; check WEBDOCS_IDENTITY_ISSUER if it lasts.',
    status: 503,
  },
  EVENT_REFUSED: {
    says: 'The event was refused: {cause}',
    remedy: 'Send a security event token that the provider signed for this client.',
    status: 401,
  },
  IDENTITY_KEYS_UNREADABLE: {
    says: 'The keys of the accounts cannot be read from {file}: {cause}',
    remedy: 'Restore the file from a backup, or remove it; all users must then sign in again.',
  },
  IDENTITY_NEEDS_TLS: {
    says: 'The accounts would be served without encryption at {issuer}',
    remedy: 'Plain http is for loopback alone. Give the provider an https address, or name another: WEBDOCS_IDENTITY_ISSUER.',
  },
  LOCAL_RUN_FORWARDED: {
    says: 'This site runs for its own machine alone, and the request came through a proxy',
    remedy: 'To serve readers behind a proxy, say where they find the site: WEBDOCS_PUBLIC_ADDRESS=https://docs.example.org.',
    status: 403,
  },
  IDENTITY_SECRET_MISSING: {
    says: 'The provider of accounts {issuer} does not know this site without a secret',
    remedy: 'Register the site there and set WEBDOCS_IDENTITY_CLIENT_SECRET to the secret that it gives.',
  },
  IDENTITY_EVENT_LOST: {
    says: 'The site was not told of a change of an account after {attempts} attempts: {cause}',
    remedy: 'Check that the site answers at {address}.',
  },
  IDENTITY_JOB_FAILED: { says: 'Work in the background of the accounts failed: {cause}', remedy: 'It is tried again in a while.' },
  EARLY_ACCESS_ONLY: {
    says: 'This is open to some accounts alone as yet',
    remedy: 'It comes with Supporter 10, and to all once its switch is on instead of early.',
    status: 403,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
