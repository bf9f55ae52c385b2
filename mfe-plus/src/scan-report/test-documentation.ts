import type { ScanTest } from '@webdocs/contracts/api/observatory-report';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';

/**
 * Where our documentation of a test is: in the language of the page, though the scanner names the English one. Undefined for a page that
 * this site does not have.
 */
export function documentationOf({ link }: Pick<ScanTest, 'link'>, locale: Locale, absent: readonly string[] = []): string | undefined {
  const english = `/${fallbackLocale}`;
  if (!link.startsWith(`${english}/`)) return /^https:\/\//.test(link) ? link : undefined;
  const path = link.slice(english.length);
  return absent.includes(path) ? undefined : `/${locale}${path}`;
}
