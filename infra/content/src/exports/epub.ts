import { createHash } from 'node:crypto';
import { escapeAttribute, escapeText } from '../parse/html.ts';
import { writeZip, type ZipContent } from '../packs/zip-file.ts';
import type { ExportedDocument } from './exported-document.ts';
import { xhtmlOf } from './xhtml.ts';

export interface Book {
  readonly title: string;
  readonly locale: string;
  readonly publisher: string;
  /** When its content became what it is: ISO. */
  readonly modified: string;
  /** Of its content: the same book has the same name on every machine. */
  readonly version: string;
  readonly documents: readonly ExportedDocument[];
  readonly mediaAt: (address: string) => Uint8Array | undefined;
}

const mediaTypes: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const style = `body{font-family:serif;line-height:1.5}h1,h2,h3{line-height:1.2}pre,code{font-family:monospace;font-size:.9em}pre{padding:.6em;border:1px solid #999;white-space:pre-wrap}table{border-collapse:collapse}th,td{padding:.3em;border:1px solid #999;text-align:start;vertical-align:top}img{max-width:100%}
`;

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** Where a page is in a book: below `EPUB/`. */
export function pagePlace(url: string): string {
  return `pages/${url.replace(/^\//, '').toLowerCase()}.xhtml`;
}

/** Where a picture is; undefined where readers of books need not be able to show it. */
export function mediaPlace(address: string): string | undefined {
  return mediaTypes[extensionOf(address)] === undefined ? undefined : `media${address.toLowerCase()}`;
}

/** Writes an EPUB 3: its kind first and as it is, then what is in it, in the order of the book. */
export async function writeEpub(file: string, book: Book): Promise<void> {
  const media = [...new Set(book.documents.flatMap((document) => document.media))].flatMap((address) => {
    const [place, bytes] = [mediaPlace(address), book.mediaAt(address)];
    return place !== undefined && bytes ? [{ place, bytes, type: mediaTypes[extensionOf(address)] ?? '' }] : [];
  });
  const texts: ReadonlyArray<readonly [name: string, text: string]> = [
    ['META-INF/container.xml', container],
    ['EPUB/package.opf', packageOf(book, media)],
    ['EPUB/nav.xhtml', navigation(book)],
    ['EPUB/style.css', style],
    ...book.documents.map((document) => [`EPUB/${pagePlace(document.url)}`, pageOf(document)] as const),
  ];
  await writeZip(
    file,
    [
      zipped('mimetype', Buffer.from('application/epub+zip'), true),
      ...texts.map(([name, text]) => zipped(name, Buffer.from(text), false)),
      ...media.map(({ place, bytes, type }) => zipped(`EPUB/${place}`, bytes, type !== 'image/svg+xml')),
    ],
    undefined,
    { isInOrder: true },
  );
}

function zipped(name: string, bytes: Uint8Array, isCompressed: boolean): ZipContent {
  return { name, hash: createHash('sha256').update(bytes).digest('hex'), read: () => bytes, isCompressed };
}

interface Picture {
  readonly place: string;
  readonly type: string;
}

function packageOf({ title, locale, publisher, modified, version, documents }: Book, media: readonly Picture[]): string {
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...documents.map((document, at) => {
      const properties = [hasElement(document, 'svg') && 'svg', hasElement(document, 'math') && 'mathml'].filter(Boolean).join(' ');
      const written = properties ? ` properties="${properties}"` : '';
      return `<item id="p${at}" href="${escapeAttribute(encodeURI(pagePlace(document.url)))}" media-type="application/xhtml+xml"${written}/>`;
    }),
    ...media.map(({ place, type }, at) => `<item id="m${at}" href="${escapeAttribute(encodeURI(place))}" media-type="${type}"/>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:webdocs:${escapeText(version)}</dc:identifier><dc:title>${escapeText(title)}</dc:title><dc:language>${locale}</dc:language><dc:publisher>${escapeText(publisher)}</dc:publisher><meta property="dcterms:modified">${modified.replace(/\.\d+Z$/, 'Z')}</meta></metadata><manifest>${items.join('')}</manifest><spine>${documents.map((_, at) => `<itemref idref="p${at}"/>`).join('')}</spine></package>
`;
}

function hasElement({ body }: ExportedDocument, tag: string): boolean {
  return xhtmlOf(body).includes(`<${tag} xmlns`);
}

interface Branch {
  readonly document: ExportedDocument;
  readonly below: Branch[];
}

/** Pages below others by their addresses, as the documents come: a parent before its children. */
function branchesOf(documents: readonly ExportedDocument[]): Branch[] {
  const all = new Map<string, Branch>();
  const top: Branch[] = [];
  for (const document of documents) {
    const branch = { document, below: [] };
    all.set(document.url, branch);
    (parentOf(document.url, all)?.below ?? top).push(branch);
  }
  return top;
}

function parentOf(url: string, known: ReadonlyMap<string, Branch>): Branch | undefined {
  for (let at = url.lastIndexOf('/'); at > 0; at = url.lastIndexOf('/', at - 1)) {
    const parent = known.get(url.slice(0, at));
    if (parent) return parent;
  }
  return undefined;
}

function navigation({ title, locale, documents }: Book): string {
  const list = (branches: readonly Branch[]): string =>
    `<ol>${branches.map(({ document, below }) => `<li><a href="${escapeAttribute(encodeURI(pagePlace(document.url)))}">${escapeText(document.title)}</a>${below.length > 0 ? list(below) : ''}</li>`).join('')}</ol>`;
  return xhtmlPage(
    title,
    locale,
    'style.css',
    `<nav epub:type="toc" id="toc"><h1>${escapeText(title)}</h1>${list(branchesOf(documents))}</nav>`,
  );
}

function pageOf(document: ExportedDocument): string {
  const depth = pagePlace(document.url).split('/').length - 1;
  return xhtmlPage(document.title, document.locale, `${'../'.repeat(depth)}style.css`, xhtmlOf(document.body));
}

function xhtmlPage(title: string, locale: string, stylesheet: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${locale}" xml:lang="${locale}"><head><meta charset="utf-8"/><title>${escapeText(title)}</title><link rel="stylesheet" href="${stylesheet}"/></head><body>${body}</body></html>
`;
}

function extensionOf(address: string): string {
  return address.slice(address.lastIndexOf('.') + 1).toLowerCase();
}
