import { securityHeaders, errorPage, type PageFrame } from '@webdocs/standalone-pages';
import { comeBackFromSignOut, signInCallback } from '@webdocs/contracts/api/sign-in';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { errors, Provider, type KoaContextWithOIDC } from 'oidc-provider';
import { endedWords } from './sign-out-texts.ts';
import { signOutAtOnce } from './sign-out-at-once.ts';
import { signOutPage } from './sign-out-pages.ts';
import { userById } from '../users/users.ts';
import type { IdentityKeys } from '../secrets.ts';
import { artefactAdapter } from './artefacts.ts';
import { claimsOf, claimsOfScopes } from './claims.ts';
import { grantOfClient } from './client-grant.ts';
import { signInPolicy } from './sign-in-policy.ts';

export interface OpenIdOptions {
  readonly database: Database;
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string; readonly siteOrigin: string };
  readonly keys: IdentityKeys;
  readonly frame: PageFrame;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
export const sessionSeconds = 30 * day;
export const sessionCookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;

/** The OpenID protocol, for one client: the site itself, which asks for no consent. */
export function openIdProvider({ database, issuer, client, keys, frame, now, report }: OpenIdOptions): Provider {
  const provider = new Provider(issuer, {
    adapter: artefactAdapter(database, now),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.siteOrigin + signInCallback.path],
        post_logout_redirect_uris: [client.siteOrigin + comeBackFromSignOut.path],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        response_modes: ['query'],
        // The site asks how long ago the password was entered before it does what cannot be taken back.
        require_auth_time: true,
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    responseTypes: ['code'],
    subjectTypes: ['public'],
    scopes: Object.keys(claimsOfScopes),
    claims: claimsOfScopes,
    // The site reads the claims from the token that it checks anyway.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    cookies: { keys: keys.cookies, long: sessionCookie, short: sessionCookie },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      IdToken: 10 * minute,
      Interaction: hour,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx) => {
          if (await signOutAtOnce(database, ctx, sessionCookie)) return;
          ctx.body = signOutPage(frame, { action: ctx.oidc.urlFor('end_session_confirm'), secret: secretOf(ctx) });
        },
      },
    },
    interactions: { policy: signInPolicy(database), url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantOfClient,
    async findAccount(_, id) {
      const user = await userById(database.query, id);
      return user && { accountId: id, claims: () => claimsOf(user) };
    },
    renderError(ctx, _, error) {
      ctx.type = 'html';
      ctx.body = errorPage(frame, { status: ctx.status, words: wordsFor(error) });
    },
  });
  // What it writes into addresses comes from the issuer, which the listener has put into the request.
  provider.proxy = true;
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
    report(new Failure('STANDALONE_PAGE_FAILED', { address: ctx.path, id: '-', cause: error.message }, { cause: error }));
  });
  provider.use(async (ctx, next) => {
    ctx.set(securityHeaders({ formTargets: [client.siteOrigin], isSecure: issuer.startsWith('https:') }));
    await next();
    if (ctx.status === 404 && !ctx.body) {
      ctx.body = errorPage(frame, { status: 404 });
      ctx.status = 404;
    }
    goOnWithoutScript(ctx as KoaContextWithOIDC);
  });
  return provider;
}

/** Where no user is signed in, the library's page to sign out sends itself by a script, which has no place here. */
function goOnWithoutScript(ctx: KoaContextWithOIDC): void {
  if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200 || ctx.oidc.session?.accountId) return;
  const wayBack = ctx.oidc.session?.state?.postLogoutRedirectUri;
  ctx.status = 303;
  ctx.redirect(typeof wayBack === 'string' ? wayBack : '/signed-out');
}

function secretOf({ oidc }: KoaContextWithOIDC): string {
  return String(oidc.session?.state?.secret ?? '');
}

function wordsFor(error: Error): { title: string; text: string } | undefined {
  if (error instanceof errors.SessionNotFound) return endedWords;
  if (error instanceof errors.InvalidRedirectUri || error instanceof errors.InvalidClient) {
    return { title: 'Not from this site', text: 'These accounts are for one site, and the request did not come from there.' };
  }
  return undefined;
}
