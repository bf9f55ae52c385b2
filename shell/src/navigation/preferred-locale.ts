import { preferredLocaleCookie } from '@webdocs/contracts/locale';

const { name, maxAgeSeconds } = preferredLocaleCookie;

/** The language that the reader wants everywhere, as the server reads it too. */
export function readPreferredLocale(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** The cookie that remembers a language, or forgets it. */
export function preferredLocaleCookieFor(locale: string | undefined, hostname: string): string {
  const secure = hostname === 'localhost' ? '' : '; secure';
  return locale ? `${name}=${locale}; max-age=${maxAgeSeconds}; path=/${secure}` : `${name}=; max-age=0; path=/${secure}`;
}
