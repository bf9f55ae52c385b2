import { redirect, type Route } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import { accountRoutes } from './account.ts';
import { accountChangeRoutes } from './account-changes.ts';
import { changeAddressRoutes } from './change-address.ts';
import { confirmRoutes } from './confirm.ts';
import { flowRoutes } from './flow-route.ts';
import { passwordResetRequestRoutes } from './password-reset-request.ts';
import { mailRoutes } from './sandbox-inbox-page.ts';
import { registerRoutes } from './register.ts';
import { resetRoutes } from './password-reset.ts';
import { signInRoutes } from './sign-in.ts';
import { signUpMark } from '../provider/sign-in-policy.ts';

/** Every page of the provider; what is left is the protocol's. */
export function identityRoutes(parts: IdentityServices): Route[] {
  const inFlows = [signInRoutes, registerRoutes, confirmRoutes, passwordResetRequestRoutes, resetRoutes].flatMap((routes) => routes(parts));
  return [
    // The library sends every visitor here, and its cookie goes no further up.
    { method: 'GET', path: '/interaction/:uid', handler: ({ url }) => redirect(firstPage(url)) },
    ...flowRoutes(parts, inFlows),
    ...accountRoutes(parts),
    ...accountChangeRoutes(parts),
    ...changeAddressRoutes(parts),
    ...mailRoutes(parts),
  ];
}

/** The form for a new account where the site asked for it, else the one to log in; the language goes on with it. */
function firstPage({ pathname, search, searchParams }: URL): string {
  return `${pathname}/${searchParams.has(signUpMark) ? 'register' : 'sign-in'}${search}`;
}
