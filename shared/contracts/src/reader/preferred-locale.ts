import { preferredLocaleCookie } from './locale.ts';

const { name, maxAgeSeconds } = preferredLocaleCookie;

/** The cookie that remembers a language, or forgets it. */
export function preferredLocaleCookieFor(locale: string | undefined, hostname: string): string {
  const secure = hostname === 'localhost' ? '' : '; secure';
  return locale ? `${name}=${locale}; max-age=${maxAgeSeconds}; path=/${secure}` : `${name}=; max-age=0; path=/${secure}`;
}
