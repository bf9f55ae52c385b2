import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';

/** What the provider answers where it would have to ask the user something, and was told not to. */
const wouldAsk = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/** Refusals are the visitor's to fix, everything else is the provider's. */
export function asSignInFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const cause = describe(thrown);
  return new Failure(isRefusal(thrown) ? 'SIGN_IN_REFUSED' : 'IDENTITY_AWAY', { cause }, { cause: thrown });
}

export function wouldHaveToAsk(error: unknown): boolean {
  return typeof error === 'string' && wouldAsk.includes(error);
}

function isRefusal(thrown: unknown): boolean {
  if (thrown instanceof ResponseBodyError) return thrown.status < 500;
  if (thrown instanceof ClientError) return !isAway(thrown);
  return thrown instanceof AuthorizationResponseError || thrown instanceof WWWAuthenticateChallengeError;
}

/** The library has no code for a network that fails. A proxy in front of a provider that is down answers with a page of its own. */
function isAway({ code, cause }: ClientError): boolean {
  return code === undefined || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || (cause instanceof Response && cause.status >= 500);
}

/** The code of a protocol error says more than its sentence, and nothing of the tokens. */
function describe(thrown: unknown): string {
  const { error, code, cause } = (thrown ?? {}) as { error?: unknown; code?: unknown; cause?: unknown };
  return [error, code].find((text): text is string => typeof text === 'string' && text !== '') ?? causeOf(cause ?? thrown);
}
