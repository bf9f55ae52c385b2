import type { Address } from '@webdocs/contracts/reader/address';
import { nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import type { Page } from '@webdocs/contracts/page/page';
import { headOf, isDocument } from '@webdocs/contracts/page/head';

export interface Language {
  readonly locale: string;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The languages in which the reader can have this page, its own first; `having` are those that have it, where not all do. */
export function languagesFor(
  page: Page,
  { locale, pathname, search }: Address,
  offered: readonly Locale[],
  having: readonly Locale[] | undefined,
): Language[] {
  const inLocale = (other: string) => pathname.replace(/^\/[^/]+/, `/${other}`) + search;
  const isElsewhere = having !== undefined && !having.includes(locale);
  const others =
    translationsOf(page) ??
    offered
      .filter((other) => !isElsewhere && (having?.includes(other) ?? true))
      .map((other) => ({ locale: other, name: nativeNames[other], href: inLocale(other) }));
  return [
    { locale, name: nativeNames[locale], href: pathname + search, isCurrent: true },
    ...others
      .filter((other) => other.locale !== locale)
      .map((other) => ({ ...other, href: other.href ?? inLocale(other.locale), isCurrent: false })),
  ];
}

/** Undefined for a page that every language has: only its interface is translated. */
function translationsOf(page: Page): Array<{ locale: string; name: string; href?: string }> | undefined {
  if (isDocument(page)) return headOf(page).translations.map(({ locale, native, url }) => ({ locale, name: native, href: url }));
  if (page.renderer === 'NotFound')
    return page.alternatives.map(({ locale, url }) => ({ locale, name: nativeNames[locale as Locale] ?? locale, href: url }));
  return undefined;
}
