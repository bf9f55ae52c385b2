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
  const status = statusOf(thrown);
  if (status === undefined) return { kind: 'refused', message };
  // The page of a hotel's network, or half an answer, is none; nor is what the offline worker answers.
  if (status < 300 || status === 418) return { kind: 'unanswered' };
  return status >= 500 || status === 429 ? { kind: 'later', message } : { kind: 'refused', message };
}

/** What a call was answered with, 0 without an answer; undefined of what is no failed call. */
export function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof Failure && thrown.code === 'REQUEST_FAILED' ? Number(thrown.values.status) : undefined;
}

/** Whether the same call may succeed without a change to it. */
export function mayComeRight(thrown: unknown): boolean {
  const { kind } = callProblem(thrown);
  return kind === 'unanswered' || kind === 'later';
}

/** The entry of the catalogue of failures by which a call was refused, and what its sentence speaks of; any trouble of the site is one. */
export function refusalOf(thrown: unknown): { readonly code: string; readonly values: Failure['values'] } | undefined {
  const status = statusOf(thrown);
  if (!(thrown instanceof Failure) || !status) return undefined;
  const { failure, ...values } = thrown.values;
  const code = status >= 500 ? 'SITE_IN_TROUBLE' : failure;
  return code === undefined ? undefined : { code: String(code), values };
}
