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

/** Every page of the provider; what is left is the protocol's. */
export function identityRoutes(parts: IdentityServices): Route[] {
  const inFlows = [signInRoutes, registerRoutes, confirmRoutes, passwordResetRequestRoutes, resetRoutes].flatMap((routes) => routes(parts));
  return [
    // The library sends everybody here, and its cookie goes no further up.
    { method: 'GET', path: '/interaction/:uid', handler: ({ url }) => redirect(`${url.pathname}/sign-in`) },
    ...flowRoutes(parts, inFlows),
    ...accountRoutes(parts),
    ...accountChangeRoutes(parts),
    ...changeAddressRoutes(parts),
    ...mailRoutes(parts),
  ];
}
