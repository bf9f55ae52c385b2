import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookiesOf } from '@webdocs/standalone-pages';
import type { PlayHost } from './play-host.ts';

/** Names the cookie, and the parameter that has to say the same. */
export const codeCookie = 'code';
const oneMinute = 60;

/** Who read the warning and went on has a minute: an address that is passed on is worth nothing to others. */
export function consent(): { readonly value: string; cookieFor(host: PlayHost): string } {
  const value = randomBytes(18).toString('base64url');
  return {
    value,
    cookieFor: (host) =>
      `${nameFor(host)}=${value}; Path=/; Max-Age=${oneMinute}; HttpOnly; SameSite=Strict${host.isSecure ? '; Secure' : ''}`,
  };
}

export function hasConsent(request: IncomingMessage, url: URL, host: PlayHost): boolean {
  const known = cookiesOf(request).get(nameFor(host));
  return known !== undefined && /^[\w-]{24}$/.test(known) && known === url.searchParams.get(codeCookie);
}

/** With the prefix, no sample on a neighboring host can plant it; browsers take it over TLS alone. */
function nameFor({ isSecure }: PlayHost): string {
  return isSecure ? `__Host-${codeCookie}` : codeCookie;
}
