import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Failure } from '@webdocs/contracts/failures/failure';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import type { OpenedSite } from '../build/build-source.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import type { Node } from '../parse/tree.ts';
import { printWithAnchors, writeDocset } from './docset.ts';
import { bookExtension, writeEpub } from './epub.ts';
import { mediaPlace, pagePlace } from './export-places.ts';
import { exportedDocument, type ExportedDocument } from './exported-document.ts';
import type { ExportedSection } from './exported-section.ts';
import { plainExtension, printPlain } from './plain-pages.ts';
import { writePlainZip } from './plain-zip.ts';
import { xhtmlOf } from './xhtml.ts';

interface Format {
  readonly extension: string;
  readonly print: (nodes: readonly Node[]) => string;
  /** Whether a page may show a picture that is on the web; a book may not. */
  readonly showsWeb: boolean;
  readonly write: (file: string, section: ExportedSection) => Promise<void>;
}

/** The ways to take a section along. */
export const sectionFormats = {
  zip: { extension: plainExtension, print: printPlain, showsWeb: true, write: writePlainZip },
  epub: { extension: bookExtension, print: xhtmlOf, showsWeb: false, write: writeEpub },
  docset: { extension: plainExtension, print: printWithAnchors, showsWeb: true, write: writeDocset },
} as const satisfies Readonly<Record<string, Format>>;
export type SectionFormat = keyof typeof sectionFormats;

export function isSectionFormat(name: string): name is SectionFormat {
  return Object.hasOwn(sectionFormats, name);
}

export interface SectionWish {
  /** Of its first page: '/en-US/docs/Web/CSS'. */
  readonly address: string;
  readonly format: SectionFormat;
  readonly file: string;
  readonly siteAddress: string;
  readonly siteName: string;
  /** More are refused. */
  readonly mostPages?: number;
  readonly progress?: (done: number, total: number) => void;
}

export interface SectionSummary {
  readonly pages: number;
  readonly pictures: number;
  readonly title: string;
  readonly version: string;
}

/** Writes a page with all that is below it as one file. */
export async function exportSection({ site, data }: OpenedSite, wish: SectionWish): Promise<SectionSummary> {
  const { address, format, file, siteAddress, siteName, mostPages = Number.POSITIVE_INFINITY, progress = () => undefined } = wish;
  const { extension, print, showsWeb, write }: Format = sectionFormats[format];
  const records = recordsOf(address, site);
  const [first] = records;
  if (!first) throw new Failure('SECTION_UNKNOWN', { address });
  if (records.length > mostPages) throw new Failure('SECTION_TOO_LARGE', { address, pages: records.length, limit: mostPages });
  const urls = new Map(records.map((record) => [urlOf(record).toLowerCase(), urlOf(record)]));
  const placeOf = (path: string): string | undefined => {
    const url = urls.get(path.toLowerCase().replace(/\/$/, ''));
    if (url !== undefined) return pagePlace(url, extension);
    return mediaPlace(path) !== undefined && site.attachment(path) ? mediaPlace(path) : undefined;
  };
  const places = { placeOf, siteAddress, showsWeb, print, compat: (query: string) => data.compat?.answer(query) };
  const documents: ExportedDocument[] = [];
  const hash = createHash('sha256');
  let modified = '';
  for (const [at, url] of [...urls.values()].entries()) {
    const made = await site.madeDocument(url);
    if (!made) continue;
    const { doc } = made.page;
    const document = exportedDocument(doc, places);
    hash.update(`${url}\n${document.title}\n${document.body}\n`);
    if ((doc.modified ?? '') > modified) modified = doc.modified ?? '';
    documents.push(document);
    progress(at + 1, urls.size);
  }
  const section: ExportedSection = {
    title: documents[0]?.title ?? first.title,
    locale: first.locale,
    publisher: siteName,
    modified: isoOf(modified),
    version: hash.digest('hex').slice(0, 32),
    siteAddress,
    documents,
    mediaAt(picture) {
      const found = site.attachment(picture);
      return found && (() => readFileSync(found.file));
    },
  };
  await write(file, section);
  const pictures = new Set(documents.flatMap(({ media }) => media)).size;
  return { pages: documents.length, pictures, title: section.title, version: section.version };
}

/** Pages whose time is not known have that of the first day that a zip can name. */
function isoOf(modified: string): string {
  const time = Date.parse(modified);
  return new Date(Number.isNaN(time) ? Date.UTC(1980, 0, 1) : time).toISOString();
}

/** The page at an address and all below it, parents first. */
function recordsOf(address: string, { corpus }: OpenedSite['site']): DocumentRecord[] {
  const [, language = '', slug = ''] = /^\/([^/]+)\/docs\/(.+?)\/?$/.exec(address) ?? [];
  const locale: Locale | undefined = activeLocales.find((active) => active.toLowerCase() === language.toLowerCase());
  const first = locale && corpus.documents.find(locale, slug);
  if (!locale || !first) return [];
  const below = `${first.slug.toLowerCase()}/`;
  const others = [...corpus.documents.inLocale(locale)].filter((record) => record.slug.toLowerCase().startsWith(below));
  return [first, ...others.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))];
}

/** In this order a page is right before those that are below it. */
function orderOf({ slug }: DocumentRecord): string {
  return slug.toLowerCase().replaceAll('/', '\u0001');
}
