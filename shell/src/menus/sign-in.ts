import { addressOf } from '@webdocs/contracts/api/address-of';
import { signIn, signOut } from '@webdocs/contracts/api/sign-in';
import type { Address } from '@webdocs/contracts/reader/address';
import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import * as site from '../../site-links.ts';

/** Where logging in begins; afterwards the reader is back where they were. */
export function signInAddress({ pathname, search }: Address): string {
  return addressOf(signIn, { query: { next: pathname + search } });
}

/** The same way, straight to the form for a new account. */
export function signUpAddress(address: Address): string {
  return `${signInAddress(address)}&signup=true`;
}

export const signOutAddress = signOut.path;

/** The plans are on the Plus page; there, the way to them is only an anchor. */
export function upgradeAddress({ locale, pathname }: Address): string {
  const isPlusPage = pathWithoutLocale(pathname).replace(/\/$/, '') === site.plus;
  return isPlusPage ? '#subscribe' : `/${locale}${site.plus}#subscribe`;
}
