import { createHmac } from 'node:crypto';
import type { LinkToken } from '@webdocs/database/tables';
import { emailKey } from '../users/email-address.ts';
import { isSame } from './is-same.ts';

/**
 * The browser in which a password was chosen for an address. There the link of the mail is enough to confirm the account. In any other browser
 * the password is asked for: an account that a stranger prepared with an address that is not theirs stays closed when its owner follows the link.
 */
export interface RegisteringBrowser {
  /** For every registration, whether the address is known or not. */
  cookieFor(email: string, passwordHash: string): string;
  hasAskedFor(cookies: ReadonlyMap<string, string>, email: string): boolean;
  hasChosen(cookies: ReadonlyMap<string, string>, token: Pick<LinkToken, 'email' | 'password_hash'>): boolean;
}

/** As long as the link of the mail. */
const secondsKept = 24 * 60 * 60;

/** Two signatures and nothing else: the cookie tells neither the address nor the password, and none can be made without the key. */
export function registeringBrowser({ key, isSecure }: { readonly key: Uint8Array; readonly isSecure: boolean }): RegisteringBrowser {
  const name = isSecure ? '__Host-registration' : 'registration';
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['registration', ...parts]))
      .digest('base64url');
  const ofAddress = (email: string) => sign(emailKey(email));
  const ofChoice = (email: string, passwordHash: string) => sign(emailKey(email), passwordHash);
  const given = (cookies: ReadonlyMap<string, string>) => (cookies.get(name) ?? '').split('.');
  return {
    cookieFor(email, passwordHash) {
      const flags = `Path=/; Max-Age=${secondsKept}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${name}=${ofAddress(email)}.${ofChoice(email, passwordHash)}; ${flags}`;
    },
    hasAskedFor: (cookies, email) => isSame(given(cookies)[0] ?? '', ofAddress(email)),
    hasChosen: (cookies, { email, password_hash: hash }) => hash !== null && isSame(given(cookies)[1] ?? '', ofChoice(email, hash)),
  };
}
