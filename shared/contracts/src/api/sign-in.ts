import * as v from 'valibot';
import { form, type Call, type Resource } from './call.ts';
import { pure } from '../pure.ts';
import { csrfTokenField } from './visitor.ts';

export const signIn = { name: 'signIn', method: 'GET', path: '/users/fxa/login/authenticate/' } as const satisfies Call;
export const signInSilently = { name: 'signInSilently', method: 'GET', path: '/users/fxa/login/no-prompt/' } as const satisfies Call;
export const signInCallback = { name: 'signInCallback', method: 'GET', path: '/users/fxa/login/callback/' } as const satisfies Call;
export const signOut = { name: 'signOut', method: 'POST', path: '/users/fxa/login/logout/', needsNoToken: true } as const satisfies Call;
export const comeBackFromSignOut = { name: 'comeBackFromSignOut', method: 'GET', path: '/users/fxa/login/logout/' } as const satisfies Call;
export const takeIdentityEvent = { name: 'takeIdentityEvent', method: 'POST', path: '/events/fxa' } as const satisfies Call;

/** A path of this site, to go on to. */
const next = /* @__PURE__ */ pure(() => v.optional(v.string()));
const visits = { tag: 'Sign-in', who: 'anyone', limit: 'signIn', listener: 'public' } as const;

/** How readers sign in and out, and what their provider tells. */
export const signingIn = /* @__PURE__ */ pure(
  () =>
    ({
      signIn: {
        ...signIn,
        ...visits,
        isForPeople: true,
        purpose:
          'Leads to the identity provider, where users register and sign in; with `fresh`, those who are signed in enter the password again, and `signup` leads straight to the form for a new account.',
        query: v.object({ next, fresh: v.optional(v.literal('true')), signup: v.optional(v.literal('true')) }),
        replies: { 307: 'On to the provider; a cookie of 15 minutes remembers the attempt.' },
        failures: ['SIGN_IN_MISSING', 'IDENTITY_AWAY'],
      },
      signInSilently: {
        ...signInSilently,
        ...visits,
        isForPeople: true,
        purpose: 'Signs in who has a session at the provider, without asking anything.',
        query: v.object({ next, email: v.optional(v.string()) }),
        replies: { 307: 'On to the provider.' },
        failures: ['SIGN_IN_MISSING', 'IDENTITY_AWAY'],
      },
      signInCallback: {
        ...signInCallback,
        ...visits,
        isForPeople: true,
        purpose: 'Where the provider sends users back to, with a code that is valid once.',
        query: v.object({ code: v.optional(v.string()), state: v.optional(v.string()), error: v.optional(v.string()) }),
        replies: { 302: 'Signed in, and on to where the sign-in began.' },
        failures: ['SIGN_IN_MISSING', 'SIGN_IN_STALE', 'SIGN_IN_REFUSED', 'SIGN_IN_UNCONFIRMED', 'SIGN_IN_SUSPENDED', 'IDENTITY_AWAY'],
      },
      signOut: {
        ...signOut,
        ...visits,
        limit: 'writing',
        purpose: 'Ends the session of this browser; who is not signed in stays so.',
        body: form(v.object({ next, [csrfTokenField]: v.optional(v.string()) })),
        replies: { 200: 'Signed out; the page goes on to the provider by itself.', 302: 'Signed out, and on to the path in next.' },
        kind: 'text/html',
      },
      comeBackFromSignOut: {
        ...comeBackFromSignOut,
        ...visits,
        purpose: 'Where the provider leads to after it has signed the user out.',
        isForPeople: true,
        query: v.object({ state: v.optional(v.string()) }),
        replies: { 302: 'On to the path in state.' },
      },
      takeIdentityEvent: {
        ...takeIdentityEvent,
        tag: 'Events',
        who: 'provider',
        limit: 'events',
        listener: 'public',
        purpose: 'Takes a signed token of the identity provider: a changed profile, password or plan, a deleted account.',
        limitBytes: 16_384,
        replies: { 200: 'Taken, or known already.' },
        failures: ['SIGN_IN_MISSING', 'EVENT_REFUSED', 'IDENTITY_AWAY'],
      },
    }) as const satisfies Resource,
);
