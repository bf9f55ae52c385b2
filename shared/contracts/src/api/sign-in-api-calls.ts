import * as v from 'valibot';
import { csrfTokenField, signInAddresses } from './account-calls.ts';
import { form, type ApiCall } from './call.ts';

/** A path of this site, to go on to. */
const next = v.optional(v.string());
const SignInQuerySchema = v.object({ next });
const SilentSignInQuerySchema = v.object({ next, email: v.optional(v.string()) });
const CallbackQuerySchema = v.object({ code: v.optional(v.string()), state: v.optional(v.string()), error: v.optional(v.string()) });
const SignOutReturnSchema = v.object({ state: v.optional(v.string()) });
const SignOutSchema = v.object({ next, [csrfTokenField]: v.optional(v.string()) });

const signIn = { tag: 'Sign-in', who: 'anyone' } as const;

/** How people come and go, and what their provider tells. */
export const signInApiCalls: readonly ApiCall[] = [
  {
    ...signIn,
    isForPeople: true,
    name: 'signIn',
    method: 'GET',
    path: signInAddresses.signIn,
    purpose: 'Leads to the identity provider, where people register and sign in.',
    query: SignInQuerySchema,
    replies: { 307: { means: 'On to the provider; a cookie of 15 minutes remembers the attempt.' } },
    failures: ['SIGN_IN_MISSING', 'IDENTITY_AWAY'],
  },
  {
    ...signIn,
    isForPeople: true,
    name: 'signInSilently',
    method: 'GET',
    path: signInAddresses.signInSilently,
    purpose: 'Signs in who has a session at the provider, without asking anything.',
    query: SilentSignInQuerySchema,
    replies: { 307: { means: 'On to the provider.' } },
    failures: ['SIGN_IN_MISSING', 'IDENTITY_AWAY'],
  },
  {
    ...signIn,
    isForPeople: true,
    name: 'signInCallback',
    method: 'GET',
    path: signInAddresses.callback,
    purpose: 'Where the provider sends people back to, with a code that is good once.',
    query: CallbackQuerySchema,
    replies: { 302: { means: 'Signed in, and on to where the sign-in began.' } },
    failures: ['SIGN_IN_MISSING', 'SIGN_IN_STALE', 'SIGN_IN_REFUSED', 'SIGN_IN_UNCONFIRMED', 'SIGN_IN_SUSPENDED', 'IDENTITY_AWAY'],
  },
  {
    ...signIn,
    name: 'signOut',
    method: 'POST',
    path: signInAddresses.signOut,
    purpose: 'Ends the session of this browser; who is not signed in stays so.',
    body: form(SignOutSchema),
    replies: {
      200: { means: 'Signed out; the page goes on to the provider by itself.', kind: 'text/html' },
      302: { means: 'Signed out, and on to the path in next.' },
    },
    needsNoToken: true,
  },
  {
    ...signIn,
    name: 'comeBackFromSignOut',
    method: 'GET',
    path: signInAddresses.signOut,
    purpose: 'Where the provider leads to when it has signed somebody out too.',
    isForPeople: true,
    query: SignOutReturnSchema,
    replies: { 302: { means: 'On to the path in state.' } },
  },
  {
    name: 'takeIdentityEvent',
    method: 'POST',
    path: signInAddresses.events,
    tag: 'Events',
    who: 'provider',
    purpose: 'Takes a signed token of the identity provider: a changed profile, password or plan, a deleted account.',
    replies: { 200: { means: 'Taken, or known already.' } },
    failures: ['SIGN_IN_MISSING', 'EVENT_REFUSED', 'IDENTITY_AWAY'],
  },
];
