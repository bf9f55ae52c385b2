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

export interface LanguageChoice {
  /** Those in which the reader can have this page, its own first. */
  readonly languages: readonly Language[];
  /** Those that the site speaks and the page does not: they lead home. */
  readonly untranslated: readonly Language[];
}

/** Every language that the site speaks, by whether it has this page; `having` are those that have it, where not all do. */
export function languagesFor(
  page: Page,
  { locale, pathname, search }: Address,
  offered: readonly Locale[],
  having: readonly Locale[] | undefined,
): LanguageChoice {
  const inLocale = (other: string) => pathname.replace(/^\/[^/]+/, `/${other}`) + search;
  const isElsewhere = having !== undefined && !having.includes(locale);
  const others =
    translationsOf(page) ??
    offered
      .filter((other) => !isElsewhere && (having?.includes(other) ?? true))
      .map((other) => ({ locale: other, name: nativeNames[other], href: inLocale(other) }));
  const languages = [
    { locale, name: nativeNames[locale], href: pathname + search, isCurrent: true },
    ...others
      .filter((other) => other.locale !== locale)
      .map((other) => ({ ...other, href: other.href ?? inLocale(other.locale), isCurrent: false })),
  ];
  const untranslated = offered
    .filter((other) => languages.every((known) => known.locale !== other))
    .map((other) => ({ locale: other, name: nativeNames[other], href: `/${other}/`, isCurrent: false }));
  return { languages, untranslated };
}

/** Undefined for a page that every language has: only its interface is translated. */
function translationsOf(page: Page): Array<{ locale: string; name: string; href?: string }> | undefined {
  if (isDocument(page)) return headOf(page).translations.map(({ locale, native, url }) => ({ locale, name: native, href: url }));
  if (page.renderer === 'NotFound')
    return page.alternatives.map(({ locale, url }) => ({ locale, name: nativeNames[locale as Locale] ?? locale, href: url }));
  return undefined;
}
