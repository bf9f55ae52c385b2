import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import type { AccountParts } from './account-parts.ts';
import { answerFailure, answerUnknown } from './error-envelope.ts';
import { expireSessions } from './expire-sessions.ts';
import { carryRequestIds } from './observe/request-id.ts';
import { tellCalls, type AnsweredCall } from './observe/tell-calls.ts';
import { trusting } from './observe/trusted-proxies.ts';
import { describeApi, serveLookOfPages } from './openapi/describe-api.ts';
import { defaultCallLimits, limitCalls, type CallLimits } from './protection/call-limits.ts';
import { collectionCopies } from './routes/collection-copies.ts';
import { collectionItems } from './routes/collection-items.ts';
import { collections } from './routes/collections.ts';
import { info } from './routes/info.ts';
import { ping } from './routes/ping.ts';
import { everyMethod, refuse } from './routes/resource.ts';
import { settings } from './routes/settings.ts';
import { sessions, signOut } from './routes/sign-out.ts';
import { whoami } from './routes/whoami.ts';

export interface ApiOptions {
  readonly version?: string;
  /** As the description of the API calls the site. */
  readonly siteName?: string;
  /** Request header in which a trusted proxy names the visitor's country; without it none is believed. */
  readonly countryHeader?: string | null;
  /** Without these nobody can sign in, and every visitor is anonymous. */
  readonly accounts?: AccountParts;
  readonly callLimits?: CallLimits;
  /** Addresses and networks whose request ids are kept. */
  readonly trustedProxies?: readonly string[];
  /** Told of every call that was answered. */
  readonly onCall?: (call: AnsweredCall) => void;
}

/** Everything under /api, and signing out. Whatever happens there, a failure is JSON. */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { version = manifest.version, countryHeader = null, accounts, callLimits = defaultCallLimits } = options;
  const trusts = trusting(options.trustedProxies ?? []);
  const prepare = (scope: FastifyInstance) => {
    carryRequestIds(scope, trusts);
    if (options.onCall) tellCalls(scope, options.onCall);
    scope.setErrorHandler(answerFailure);
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    // Plain text is what a foreign page can send without being asked about it first.
    scope.removeContentTypeParser('text/plain');
    if (!accounts) return;
    limitCalls(scope, accounts.publicOrigin, callLimits);
    scope.addHook('preParsing', async (request) => accounts.defences.requireSameOrigin(request, accounts.publicOrigin));
  };

  await server.register(
    async (scope) => {
      prepare(scope);
      info(scope, version);
      describeApi(scope, {
        version,
        siteName: options.siteName ?? 'this site',
        isSecure: accounts?.publicOrigin?.startsWith('https:') ?? false,
      });
      whoami(scope, countryHeader, accounts);
      if (accounts) {
        await ping(scope, accounts);
        settings(scope, accounts);
        sessions(scope, accounts);
        collectionCopies(scope, accounts);
        collections(scope, accounts);
        collectionItems(scope, accounts);
        expireSessions(scope, accounts);
      }
      // The site outside answers every address that is left, with a page.
      for (const url of ['', '/*']) refuse(scope, { method: everyMethod, url }, answerUnknown);
    },
    { prefix: '/api' },
  );
  serveLookOfPages(server);
  if (!accounts) return;
  await server.register(async (scope) => {
    prepare(scope);
    await signOut(scope, accounts);
  });
}
