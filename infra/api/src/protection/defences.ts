import { everySignInCheck, type SignInCheck } from '../sign-in/identity-provider.ts';
import { useOnce } from '../stores/used-ids.ts';
import { requireCsrfToken } from './csrf-token.ts';
import { requireReach } from './require-reach.ts';
import { nextOnThisSite, requireSameOrigin } from './same-origin.ts';

/** What stands between a call and what it may harm; one by one, so that a test sees what each of them is for. */
export interface Defences {
  readonly requireSameOrigin: typeof requireSameOrigin;
  readonly requireCsrfToken: typeof requireCsrfToken;
  readonly nextOnThisSite: (next: unknown) => string;
  readonly requireReach: typeof requireReach;
  readonly useOnce: typeof useOnce;
  readonly signInChecks: readonly SignInCheck[];
  readonly endsFormerSession: boolean;
}

export const everyDefence: Defences = {
  requireSameOrigin,
  requireCsrfToken,
  nextOnThisSite,
  requireReach,
  useOnce,
  signInChecks: everySignInCheck,
  endsFormerSession: true,
};
