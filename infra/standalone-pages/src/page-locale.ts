import type { IncomingMessage } from 'node:http';
import { activeLocales, fallbackLocale, preferredLocaleCookie, type Locale } from '@webdocs/contracts/reader/locale';
import { readLocaleWord, wantedLocales } from '@webdocs/contracts/reader/locale-negotiation';
import { cookiesOf } from './cookies.ts';

/** Names languages, best first, as OpenID does; a link to a page in a certain language says so by it. */
export const localesParameter = 'ui_locales';

/** The language of a page: that of the address, else the one that this browser had here before, else one that it asks for. */
export function pageLocale(request: IncomingMessage, cookies = cookiesOf(request)): Locale {
  const remembered = namedLocale(request.url ?? '') ?? cookies.get(preferredLocaleCookie.name);
  const visitor = { cookies: { [preferredLocaleCookie.name]: remembered }, acceptLanguage: request.headers['accept-language'] };
  return wantedLocales(visitor, activeLocales)[0] ?? fallbackLocale;
}

/** The language that an address names, if it is one of ours. */
export function namedLocale(address: string): Locale | undefined {
  const words = new URLSearchParams(address.split('?')[1] ?? '').get(localesParameter)?.split(' ', 10) ?? [];
  return words.map((word) => readLocaleWord(word, activeLocales)).find((word) => word.kind === 'active')?.locale;
}

/** Forms and links of the next pages need not name the language again. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  const { name, maxAgeSeconds } = preferredLocaleCookie;
  return `${name}=${locale}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
