import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '../users/email-address.ts';
import { isSame } from './is-same.ts';

/**
 * Browsers in which an address has signed in before. Their attempts are counted apart, so that a stranger who guesses at an address
 * does not keep its owner out.
 */
export interface KnownDevices {
  /** The name of the browser, if this address has signed in there. */
  idOf(cookies: ReadonlyMap<string, string>, email: string): string | undefined;
  /** Makes the browser one where this address has signed in. */
  cookieFor(email: string): string;
}

const secondsKept = 365 * 24 * 60 * 60;

/** A random name and a signature over it and the address: the cookie alone tells no address, and fits no other one. */
export function knownDevices({ key, isSecure }: { readonly key: Uint8Array; readonly isSecure: boolean }): KnownDevices {
  const name = isSecure ? '__Host-device' : 'device';
  const sign = (id: string, email: string) =>
    createHmac('sha256', key)
      .update(`device\n${id}\n${emailKey(email)}`)
      .digest('base64url');
  return {
    idOf(cookies, email) {
      const [id = '', signature = ''] = (cookies.get(name) ?? '').split('.');
      return id && isSame(signature, sign(id, email)) ? id : undefined;
    },
    cookieFor(email) {
      const id = randomBytes(18).toString('base64url');
      const flags = `Path=/; Max-Age=${secondsKept}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${name}=${id}.${sign(id, email)}; ${flags}`;
    },
  };
}
