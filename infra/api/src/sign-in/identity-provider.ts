import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { createRemoteJWKSet, customFetch as josesFetch, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import type { Profile } from '../stores/accounts.ts';
import { cachedMetadata } from './provider-metadata-cache.ts';
import { fetchFromHost } from './fetch-from-host.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { asSignInFailure } from './sign-in-failures.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { readProfile } from './profile-from-claims.ts';

/** Who came back from the provider, and how long ago they entered their password there. */
export interface Authentication {
  readonly profile: Profile;
  /** Null where the provider does not say. */
  readonly authenticatedAt: Date | null;
  readonly idToken: string | undefined;
}

export interface SignInWish {
  readonly redirectUri: string;
  /** The user who is expected. */
  readonly email?: string | undefined;
  /** The visitor has no account yet: a provider that can begins with the form for one. */
  readonly isSignUp?: boolean;
  readonly locale: Locale;
}

export interface IdentityProvider {
  /** Where the visitor goes to be asked who they are. */
  signInAddress(attempt: LoginAttempt, wish: SignInWish): Promise<URL>;
  /** Whom the provider vouches for, by the address that it sent the visitor back to. */
  authenticationOf(address: URL, attempt: LoginAttempt): Promise<Authentication>;
  /**
   * Where the visitor signs out of the provider too, which gives `state` back; undefined where there is no such place. By the
   * token of the sign-in the provider knows that it need not ask.
   */
  signOutAddress(wayBack: string, state: string, idToken?: string): Promise<URL | undefined>;
  /** The keys that the provider signs its events with. */
  keys: JWTVerifyGetKey;
}

const withinSeconds = 3;
const standardScopes = ['openid', 'profile', 'email'];
/** After a question for the password the way back takes no longer. */
const freshWithinSeconds = 5 * 60;
/** The address that signs out holds the token, and servers take 8 KB of it. */
const longestIdToken = 4096;
/** As OpenID names it; who does not know it refuses. */
const signUpPrompt = 'create';
const subscriptionScope = 'profile:subscriptions';

/** State, nonce and PKCE tie the way back to the way there: each alone keeps a foreign code out. */
export function identityProvider({
  issuer,
  keptAs = issuer,
  clientId,
  clientSecret,
  connectTo,
  trustDemonstrationClaims = false,
  vouchesForAddresses = false,
}: SignInOptions): IdentityProvider {
  const send = connectTo ? fetchFromHost(connectTo) : fetch;
  const isPlain = new URL(issuer).protocol === 'http:';
  const configuration = cachedMetadata(() =>
    openid.discovery(new URL(issuer), clientId, undefined, clientProof(clientSecret), {
      timeout: withinSeconds,
      [openid.customFetch]: send as openid.CustomFetch,
      // Without TLS nothing but the signature says who wrote a token; with it the signature costs next to nothing.
      execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
    }),
  );
  let keys: JWTVerifyGetKey | undefined;

  return {
    async signInAddress({ state, nonce, verifier, isSilent, isFresh }, { redirectUri, email, isSignUp, locale }) {
      const config = await configuration();
      const { scopes_supported: scopes = [], prompt_values_supported: prompts = [] } = config.serverMetadata();
      const canSignUp = Array.isArray(prompts) && prompts.includes(signUpPrompt);
      return openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: [...standardScopes, ...(scopes.includes(subscriptionScope) ? [subscriptionScope] : [])].join(' '),
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
        ...(isSilent ? { prompt: 'none' } : {}),
        ...(isSignUp && canSignUp ? { prompt: signUpPrompt } : {}),
        ...(isFresh ? { prompt: 'login', max_age: String(freshWithinSeconds) } : {}),
        ...(email ? { login_hint: email } : {}),
      });
    },

    async authenticationOf(address, { state, nonce, verifier, isFresh }) {
      const config = await configuration();
      try {
        const tokens = await openid.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          // A provider that asked nothing, or does not say when it did, is refused.
          ...(isFresh ? { maxAge: freshWithinSeconds } : {}),
        });
        const claims = tokens.claims();
        if (!claims) throw new Failure('SIGN_IN_REFUSED', { cause: 'its answer holds no token of identity' });
        const more = config.serverMetadata().userinfo_endpoint ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        // What is signed comes before what is not.
        const profile = { ...readProfile({ ...more, ...claims }, { trustDemonstrationClaims, vouchesForAddresses }), issuer: keptAs };
        const { id_token: idToken = '' } = tokens;
        return { profile, authenticatedAt: timeOf(claims.auth_time), idToken: idToken.length <= longestIdToken ? idToken : undefined };
      } catch (thrown) {
        throw asSignInFailure(thrown);
      }
    },

    async signOutAddress(wayBack, state, idToken) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return openid.buildEndSessionUrl(config, {
        post_logout_redirect_uri: wayBack,
        state,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    },

    async keys(header, token) {
      const { jwks_uri: address } = (await configuration()).serverMetadata();
      if (!address) throw new Failure('IDENTITY_AWAY', { cause: 'it names no keys' });
      keys ??= createRemoteJWKSet(new URL(address), { [josesFetch]: send, timeoutDuration: withinSeconds * 1000 });
      return keys(header, token);
    },
  };
}

function timeOf(seconds: number | undefined): Date | null {
  return seconds === undefined ? null : new Date(seconds * 1000);
}

/** The way that every provider takes unless it says that it takes others. */
function clientProof(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: taken = ['client_secret_basic'] } = server;
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
