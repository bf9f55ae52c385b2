import type { Locale } from '@webdocs/contracts/reader/locale';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { escapeXml } from './escape-xml.ts';
import type { FeedSource } from './feed.ts';

const mostEntries = 50;
const mostPagesTold = 20;

/**
 * `/{locale}/docs/{slug}/changes.xml`: the newest changes of a page and of all below it, out of the history of its
 * repository, for those who want to be told.
 */
export function changeFeed(locale: Locale, section: DocumentRecord, source: FeedSource): string {
  const { corpus, configuration, address } = source;
  const below = `${section.slug.toLowerCase()}/`;
  const byFile = new Map<string, DocumentRecord>();
  for (const record of corpus.documents.inLocale(locale))
    if (record === section || record.slug.toLowerCase().startsWith(below)) byFile.set(record.file, record);

  const own = `${address}${encodeURI(urlOf(section))}/changes.xml`;
  const commits = (corpus.history.recent ?? [])
    .map((commit) => ({ ...commit, pages: commit.files.flatMap((file) => byFile.get(file) ?? []) }))
    .filter(({ pages }) => pages.length > 0)
    .slice(0, mostEntries);
  const entries = commits.map(({ hash, date, author, subject, pages, repository }) => {
    const [first] = pages;
    const link = repository ? `${repository.url}/commit/${hash}` : address + encodeURI(first ? urlOf(first) : '');
    const told = pages
      .slice(0, mostPagesTold)
      .map((page) => `<li><a href="${escapeXml(address + encodeURI(urlOf(page)))}">${escapeXml(titleOf(page))}</a></li>`);
    return `<entry><id>${escapeXml(`${own}#${hash}`)}</id><title>${escapeXml(subject)}</title><updated>${escapeXml(date)}</updated><author><name>${escapeXml(author)}</name></author><link href="${escapeXml(link)}"/><content type="html">${escapeXml(`<ul>${told.join('')}</ul>`)}</content></entry>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeXml(own)}</id>
<title>${escapeXml(`${titleOf(section)} | ${configuration.siteTitle}`)}</title>
<updated>${escapeXml(commits[0]?.date ?? '1970-01-01T00:00:00Z')}</updated>
<link rel="self" href="${escapeXml(own)}"/>
<link href="${escapeXml(address + encodeURI(urlOf(section)))}"/>
${entries.join('')}</feed>
`;
}

function titleOf({ title }: DocumentRecord): string {
  return title.replaceAll('`', '');
}
