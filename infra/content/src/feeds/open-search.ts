import { suggestTitles } from '@webdocs/contracts/api/search';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { escapeXml } from './escape-xml.ts';
import type { FeedSource } from './feed.ts';

/** `/opensearch.xml`: how a browser searches the site from its address bar. */
export function openSearchText(locale: Locale, { configuration, address }: FeedSource): string {
  const { siteName, siteTitle } = configuration;
  // Browsers take a short name of 16 characters at most.
  const shortName = siteTitle.slice(0, 16);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(shortName)}</ShortName>
<Description>${escapeXml(siteName)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/svg+xml">${escapeXml(address)}/assets/icon.svg</Image>
<Url type="text/html" method="get" template="${escapeXml(`${address}/${locale}/search`)}?q={searchTerms}"/>
<Url type="application/x-suggestions+json" method="get" template="${escapeXml(`${address}${suggestTitles.path}?locale=${locale.toLowerCase()}&q=`)}{searchTerms}"/>
</OpenSearchDescription>
`;
}
