import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { ContributorSpotlightPage } from '@webdocs/contracts/page/page';
import { htmlOf } from '../parse/html.ts';
import type { SpotlightSource } from '../read/spotlights.ts';
import { bodyOf } from './page-body.ts';
import { sectionsAtHeadings } from './generic-page.ts';
import { pageTitle, type PageContext } from './page-context.ts';

/** Profiles are written in English and are at every language's address. */
export function spotlightUrl(locale: Locale, { slug }: Pick<SpotlightSource, 'slug'>): string {
  return `/${locale}/community/spotlight/${slug}`;
}

/** Where the portrait is, if there is one. */
export function portraitUrl({ slug, picture }: Pick<SpotlightSource, 'slug' | 'picture'>): string | undefined {
  return picture === undefined ? undefined : `${spotlightUrl(fallbackLocale, { slug })}/${picture}`;
}

export function spotlightPage(source: SpotlightSource, locale: Locale, context: PageContext): ContributorSpotlightPage {
  const url = spotlightUrl(locale, source);
  const { nodes } = bodyOf({ text: source.body, locale, url, slug: source.slug }, context);
  const { contributorName, slug, isFeatured, pictureAlt, github, quote, quoteSource } = source;
  const portrait = portraitUrl(source);
  return {
    renderer: 'ContributorSpotlight',
    url,
    locale: fallbackLocale,
    pageTitle: pageTitle(context, contributorName, context.wordsFor(locale)('content-spotlight')),
    hyData: {
      sections: sectionsAtHeadings(nodes).map(htmlOf),
      contributorName,
      folderName: slug,
      isFeatured,
      ...(portrait === undefined ? {} : { profileImg: portrait }),
      ...(pictureAlt === undefined ? {} : { profileImgAlt: pictureAlt }),
      usernames: github === undefined ? {} : { github },
      ...(quote === undefined ? {} : { quote }),
      ...(quote === undefined || quoteSource === undefined ? {} : { quoteSource }),
    },
  };
}
