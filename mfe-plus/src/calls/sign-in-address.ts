import { signIn } from '@webdocs/contracts/api/sign-in';
import type { Address } from '@webdocs/contracts/reader/address';

/** Where signing in begins; afterwards the reader is back where they were. A fresh one asks for the password in any case. */
export function signInAddress({ pathname, search }: Pick<Address, 'pathname' | 'search'>, { isFresh = false } = {}): string {
  return `${signIn.path}?next=${encodeURIComponent(pathname + search)}${isFresh ? '&fresh=true' : ''}`;
}
