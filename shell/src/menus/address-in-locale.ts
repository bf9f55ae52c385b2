import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';

/** Where a part of the site is in a language: in English where there is nothing else. */
export function addressInLocale(locale: Locale, { onlyInEnglish }: Pick<PublicConfiguration, 'onlyInEnglish'>, path: string): string {
  return `/${onlyInEnglish?.includes(path) ? fallbackLocale : locale}${path}`;
}

/** For pages that are there in English only. */
export function inEnglish(path: string): string {
  return `/${fallbackLocale}${path}`;
}

/** Whether a link of the frame leads to a page. */
export function leadsToPage(href: string, { absent }: Pick<PublicConfiguration, 'absent'>): boolean {
  return !absent?.includes(pathWithoutLocale(href));
}

/** The language of the page that a link leads to, where it is not that of the page it is on. */
export function otherLanguage(locale: Locale, href: string): Locale | undefined {
  return locale !== fallbackLocale && href.startsWith(`/${fallbackLocale}/`) ? fallbackLocale : undefined;
}
