import { signingIn } from '@webdocs/contracts/api/sign-in';
import { Failure } from '@webdocs/contracts/failures/failure';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as v from 'valibot';
import type { AccountServices } from '../account-services.ts';
import { hostCookie } from '../protection/host-cookie.ts';
import { nextOnThisSite } from '../protection/same-origin.ts';
import { readSessionCookie, sessionCookie } from '../protection/session-cookie.ts';
import { siteOrigin, underOwnName } from '../protection/site-origin.ts';
import { answerVisitor, type VisitorAnswers } from '../sign-in/answer-visitor.ts';
import { deviceOf } from '../stores/device-of.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { localeOfVisit } from '../locale-of-visit.ts';
import { attemptSeal, attemptSeconds, isAnswerTo, type LoginAttempt } from '../sign-in/login-attempt.ts';
import { wouldHaveToAsk } from '../sign-in/sign-in-failures.ts';
import { accountOfSession } from '../stores/sessions.ts';
import { useOnce } from '@webdocs/database/used-ids';
import { signIn as startSession } from '../use-cases/sign-in.ts';
import { answering, type Asked } from './answer.ts';

const loginCookie = hostCookie('login', attemptSeconds);
/** A wrong parameter is no reason to turn a visitor away: it counts as missing. */
const lenient = { readsItself: true };
/** The cookie has to fit into what browsers keep. */
const longestNext = 2000;
const EmailSchema = v.pipe(v.string(), v.trim(), v.maxLength(320), v.email());

export interface SignInPages {
  readonly siteName: string;
  readonly isSecure: boolean;
  readonly accounts: AccountServices | undefined;
  readonly provider: IdentityProvider | undefined;
}

/** The three addresses that a visitor's browser goes through to sign in. */
export function signIn(server: FastifyInstance, { accounts, provider, ...pages }: SignInPages): void {
  if (!accounts?.signIn || !provider) return signInMissing(server, pages);
  const { database, publicOrigin, now } = accounts;
  const { seal, open } = attemptSeal(accounts.signIn.clientSecret);
  const attemptOf = (request: FastifyRequest) => open(loginCookie.read(request, publicOrigin) ?? '', now());
  server.setErrorHandler(answerVisitor({ ...pages, attemptOf }));

  const emailOfSession = async (request: FastifyRequest): Promise<string | undefined> => {
    const secret = readSessionCookie(request, publicOrigin);
    return secret === undefined ? undefined : (await accountOfSession(database.query, secret, now()))?.email;
  };

  const begin = async (request: FastifyRequest, reply: FastifyReply, isSilent: boolean): Promise<FastifyReply> => {
    const elsewhere = underOwnName(request, publicOrigin);
    if (elsewhere) return reply.redirect(elsewhere, 307);
    const { next: wanted, email: given, fresh, signup } = request.query as Readonly<Record<string, unknown>>;
    const isFresh = !isSilent && fresh === 'true';
    const email = isFresh ? await emailOfSession(request) : given;
    const next = nextOnThisSite(wanted);
    const attempt: LoginAttempt = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      next: next.length > longestNext ? '/' : next,
      isSilent,
      isFresh,
      endsAt: now().getTime() + attemptSeconds * 1000,
    };
    const address = await provider.signInAddress(attempt, {
      redirectUri: siteOrigin(request, publicOrigin) + signingIn.signInCallback.path,
      isSignUp: !isSilent && signup === 'true',
      locale: localeOfVisit(next, request.raw),
      ...(v.is(EmailSchema, email) ? { email } : {}),
    });
    return reply.header('set-cookie', loginCookie.write(request, publicOrigin, seal(attempt))).redirect(address.href, 307);
  };

  const answer = answering(server);
  answer(signingIn.signIn, ({ request, reply }) => begin(request, reply, false), lenient);
  answer(signingIn.signInSilently, ({ request, reply }) => begin(request, reply, true), lenient);

  const comeBack = async ({ request, reply }: Pick<Asked<typeof signingIn.signInCallback>, 'request' | 'reply'>): Promise<FastifyReply> => {
    const attempt = attemptOf(request);
    const { state, error } = request.query as Readonly<Record<string, unknown>>;
    if (!attempt) throw new Failure('SIGN_IN_STALE');
    if (!isAnswerTo(attempt, state)) throw new Failure('SIGN_IN_STALE');
    const isFirst = await useOnce(database.query, 'sign-in', attempt.state, new Date(attempt.endsAt));
    if (!isFirst) throw new Failure('SIGN_IN_STALE');

    const forgetAttempt = loginCookie.write(request, publicOrigin);
    reply.header('set-cookie', forgetAttempt);
    if (attempt.isSilent && wouldHaveToAsk(error)) return reply.redirect(attempt.next, 302);
    const address = new URL(request.url, siteOrigin(request, publicOrigin));
    const { profile, ...authentication } = await provider.authenticationOf(address, attempt);
    const former = readSessionCookie(request, publicOrigin);
    const device = deviceOf(request.headers['user-agent']);
    const started = await startSession(accounts, profile, { ...authentication, former, device, isFresh: attempt.isFresh });
    const { secret, accountId, isStaff } = started;
    tellSecurityEvent(request, { code: isStaff ? 'STAFF_SIGNED_IN' : 'SIGNED_IN', accountId });
    // What was set above is in the reply already: a second call adds.
    return reply.header('set-cookie', sessionCookie(request, publicOrigin, secret)).redirect(attempt.next, 302);
  };
  answer(signingIn.signInCallback, comeBack, lenient);
}

function signInMissing(server: FastifyInstance, pages: Pick<VisitorAnswers, 'siteName' | 'isSecure'>): void {
  server.setErrorHandler(answerVisitor({ ...pages, attemptOf: () => undefined }));
  const answer = answering(server);
  const refuse = () => {
    throw new Failure('SIGN_IN_MISSING');
  };
  for (const call of [signingIn.signIn, signingIn.signInSilently, signingIn.signInCallback]) answer(call, refuse, lenient);
}
