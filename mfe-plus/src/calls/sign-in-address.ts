import { signIn } from '@webdocs/contracts/api/sign-in';
import type { Address } from '@webdocs/contracts/reader/address';

type Place = Pick<Address, 'pathname' | 'search'>;

/** Where logging in begins; afterwards the reader is back where they were. A fresh one asks for the password in any case. */
export function signInAddress(place: Place, { isFresh = false } = {}): string {
  return withWayBack(place, isFresh ? '&fresh=true' : '');
}

/** Where an account begins: the same way, straight to the form for a new one. */
export function signUpAddress(place: Place): string {
  return withWayBack(place, '&signup=true');
}

function withWayBack({ pathname, search }: Place, wish: string): string {
  return `${signIn.path}?next=${encodeURIComponent(pathname + search)}${wish}`;
}
