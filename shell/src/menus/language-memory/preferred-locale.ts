import { preferredLocaleCookie } from '@webdocs/contracts/reader/locale';

const { name } = preferredLocaleCookie;

/** The language that the reader wants everywhere, as the server reads it too. */
export function readPreferredLocale(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
