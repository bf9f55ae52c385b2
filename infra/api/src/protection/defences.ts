import { requireCsrfToken } from './csrf-token.ts';
import { requireSameOrigin } from './same-origin.ts';

/** What stands between a call and what it may harm; one by one, so that a test sees what each of them is for. */
export interface Defences {
  readonly requireSameOrigin: typeof requireSameOrigin;
  readonly requireCsrfToken: typeof requireCsrfToken;
}

export const everyDefence: Defences = { requireSameOrigin, requireCsrfToken };
