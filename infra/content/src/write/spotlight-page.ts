import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { ContributorSpotlightPage } from '@webdocs/contracts/page/page';
import { htmlOf } from '../parse/html.ts';
import type { SpotlightSource } from '../read/spotlights.ts';
import { bodyOf } from './page-body.ts';
import { sectionsAtHeadings } from './generic-page.ts';
import { pageTitle, type PageContext } from './page-context.ts';
import { portraitUrl, spotlightUrl } from './spotlight-address.ts';

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
