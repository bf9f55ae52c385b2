import { formGuard, html, type FormGuard } from '@webdocs/standalone-pages';
import type { IdentityKeys } from '../secrets.ts';
import { throttle, type Throttle } from './throttle.ts';

/** What keeps attackers out beside the protocol itself. A test takes one away, to show that an attack succeeds without it. */
export interface IdentityDefences {
  readonly forms: boolean;
  readonly throttles: boolean;
}

export const everyDefence: IdentityDefences = { forms: true, throttles: true };

export function identityGuard({ forms }: IdentityDefences, keys: IdentityKeys, isSecure: boolean): FormGuard {
  if (forms) return formGuard({ key: Buffer.from(keys.forms), isSecure });
  return { issue: () => ({ field: html``, cookie: undefined }), accepts: () => true };
}

export function identityThrottle({ throttles }: IdentityDefences, keys: IdentityKeys, now: () => Date): Throttle {
  if (throttles) return throttle({ key: Buffer.from(keys.callers), now });
  return { password: async () => 0, wasRight: async () => undefined, letter: async () => ({ waitSeconds: 0, mayWrite: true }) };
}
