import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { ScanTest } from '@webdocs/contracts/api/observatory-report';

/** Where our documentation of a test is: in the language of the page, wherever the scanner keeps its English one. */
export function documentationOf({ link }: Pick<ScanTest, 'link'>, locale: Locale): string | undefined {
  if (link.startsWith(`/${fallbackLocale}/`)) return `/${locale}${link.slice(fallbackLocale.length + 1)}`;
  return /^(https:\/\/|\/(?![/\\]))/.test(link) ? link : undefined;
}
