import { securityHeaders, errorPage, pageLocale, type PageFrame, type Text } from '@webdocs/standalone-pages';
import { comeBackFromSignOut, signInCallback } from '@webdocs/contracts/api/sign-in';
import { Failure } from '@webdocs/contracts/failures/failure';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import type { Database } from '@webdocs/database';
import { errors, Provider, type KoaContextWithOIDC } from 'oidc-provider';
import { signOutAtOnce } from './sign-out-at-once.ts';
import { signOutPage } from './sign-out-pages.ts';
import { userById } from '../users/users.ts';
import type { IdentityKeys } from '../secrets.ts';
import { artefactAdapter } from './artefacts.ts';
import { claimsOf, claimsOfScopes } from './claims.ts';
import { grantOfClient } from './client-grant.ts';
import { firstAddress, signInPolicy, signUpPrompt } from './sign-in-policy.ts';

export interface OpenIdOptions {
  readonly database: Database;
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string; readonly siteOrigin: string };
  readonly keys: IdentityKeys;
  readonly frame: (locale: Locale) => PageFrame;
  readonly text: (locale: Locale) => Text;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
export const sessionSeconds = 30 * day;
export const sessionCookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;

/** The OpenID protocol, for one client: the site itself, which asks for no consent. */
export function openIdProvider({ database, issuer, client, keys, frame, text, now, report }: OpenIdOptions): Provider {
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
          const locale = pageLocale(ctx.req);
          ctx.body = signOutPage(frame(locale), text(locale), { action: ctx.oidc.urlFor('end_session_confirm'), secret: secretOf(ctx) });
        },
      },
    },
    interactions: { policy: signInPolicy(database), url: (_, interaction) => firstAddress(interaction) },
    discovery: { prompt_values_supported: ['none', 'login', signUpPrompt], ui_locales_supported: [...activeLocales] },
    loadExistingGrant: grantOfClient,
    async findAccount(_, id) {
      const user = await userById(database.query, id);
      return user && { accountId: id, claims: () => claimsOf(user) };
    },
    renderError(ctx, _, error) {
      ctx.type = 'html';
      tellStatus(ctx, error);
      const locale = pageLocale(ctx.req);
      ctx.body = errorPage(frame(locale), { status: ctx.status, words: wordsFor(text(locale), error) });
    },
  });
  // What it writes into addresses comes from the issuer, which the listener has put into the request.
  provider.proxy = true;
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
    tellStatus(ctx, error);
    report(new Failure('STANDALONE_PAGE_FAILED', { address: ctx.path, id: '-', cause: error.message }, { cause: error }));
  });
  provider.use(async (ctx, next) => {
    ctx.set(securityHeaders({ formTargets: [client.siteOrigin], isSecure: issuer.startsWith('https:') }));
    await next();
    if (ctx.status === 404 && !ctx.body) {
      ctx.body = errorPage(frame(pageLocale(ctx.req)), { status: 404 });
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

/** The library knows no failures of ours: a database that is away, or has no room, ends by itself, and is no mistake in here. */
function tellStatus(ctx: KoaContextWithOIDC, error: Error): void {
  if (!(error instanceof Failure)) return;
  ctx.status = error.status;
  if (error.status === 503) ctx.set('retry-after', '2');
}

function secretOf({ oidc }: KoaContextWithOIDC): string {
  return String(oidc.session?.state?.secret ?? '');
}

function wordsFor(text: Text, error: Error): { title: string; text: string } | undefined {
  if (error instanceof errors.SessionNotFound) return { title: text('identity-ended'), text: text('identity-ended-text') };
  if (error instanceof errors.InvalidRedirectUri || error instanceof errors.InvalidClient) {
    return { title: text('identity-foreign'), text: text('identity-foreign-text') };
  }
  return undefined;
}
