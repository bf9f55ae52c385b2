import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { SpotlightSource } from '../read/spotlights.ts';

/** Profiles are written in English and are at every language's address. */
export function spotlightUrl(locale: Locale, { slug }: Pick<SpotlightSource, 'slug'>): string {
  return `/${locale}/community/spotlight/${slug}`;
}

/** Where the portrait is, if there is one. */
export function portraitUrl({ slug, picture }: Pick<SpotlightSource, 'slug' | 'picture'>): string | undefined {
  return picture === undefined ? undefined : `${spotlightUrl(fallbackLocale, { slug })}/${picture}`;
}
