import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { isSignedOut, isSignInTooOld } from '@webdocs/http/change-json';

/** Why a call failed, as far as it matters to the caller. */
export type CallProblem =
  | { readonly kind: 'signed-out' }
  /** The reader has to enter the password once more. */
  | { readonly kind: 'sign-in-too-old' }
  /** No answer: the network is away, or the site. */
  | { readonly kind: 'unanswered' }
  /** The site cannot do it now; the same call may succeed later. */
  | { readonly kind: 'later'; readonly message: string }
  /** The site will not do it as it was asked. */
  | { readonly kind: 'refused'; readonly message: string };

export function callProblem(thrown: unknown): CallProblem {
  if (isSignedOut(thrown)) return { kind: 'signed-out' };
  if (isSignInTooOld(thrown)) return { kind: 'sign-in-too-old' };
  const message = causeOf(thrown);
  if (!(thrown instanceof Failure) || thrown.code !== 'REQUEST_FAILED') return { kind: 'refused', message };
  const status = Number(thrown.values.status);
  if (status === 0) return { kind: 'unanswered' };
  return status >= 500 || status === 429 ? { kind: 'later', message } : { kind: 'refused', message };
}

/** Whether the same call may succeed without a change to it. */
export function mayComeRight(thrown: unknown): boolean {
  const { kind } = callProblem(thrown);
  return kind === 'unanswered' || kind === 'later';
}
