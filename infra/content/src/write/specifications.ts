import type { DataGiven } from '../parse/tree.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { PageContext } from './page-context.ts';

export interface Specification {
  readonly bcdSpecificationURL: string;
  readonly title: string;
}

/** The standards that define what a page, or a call on it, is about: those it names itself, else those of its compatibility keys. */
export function specificationsOf(record: DocumentRecord, context: PageContext, given?: DataGiven): Specification[] {
  const { compat } = context.data;
  const named = given?.specUrls.length ? given.specUrls : given?.compatKeys.length ? [] : record.specUrls;
  const keys = given?.compatKeys.length ? given.compatKeys : record.browserCompat;
  const addresses = named.length ? named : keys.flatMap((key) => compat?.specificationsOf(key) ?? []);
  return [...new Set(addresses)].map((address) => ({ bcdSpecificationURL: address, title: titleOf(address, record, context) }));
}

function titleOf(address: string, { locale }: DocumentRecord, { data, corpus, wordsFor }: PageContext): string {
  return (
    breakable(data.specifications?.of(address)) ??
    titleInRoot(address, corpus.specificationTitles) ??
    numberOfRfc(address) ??
    wordsFor(locale)('content-external-specification')
  );
}

/** Some names come with spaces that do not break: on a phone they are cut within a word. */
function breakable(name: string | undefined): string | undefined {
  return name?.replaceAll('\u00a0', ' ');
}

/** Standards of the internet are known by number. */
function numberOfRfc(address: string): string | undefined {
  const number = /^https:\/\/(?:www\.rfc-editor\.org|datatracker\.ietf\.org)\/.*\brfc(\d+)\b/.exec(address)?.[1];
  return number && `RFC ${number}`;
}

/** The name that the content itself gives to the longest beginning of an address. */
function titleInRoot(address: string, titles: ReadonlyMap<string, string>): string | undefined {
  let longest = '';
  for (const url of titles.keys()) if (address.startsWith(url) && url.length > longest.length) longest = url;
  return titles.get(longest);
}
