import { escapeAttribute, escapeText } from '../parse/html.ts';
import { writeZip } from '../packs/zip-file.ts';
import type { ExportedDocument } from './exported-document.ts';
import type { ExportedSection, SectionPicture } from './exported-section.ts';
import { linkTo, pagePlace } from './export-places.ts';
import { outlineOf } from './outline.ts';
import { picturesOf } from './section-pictures.ts';
import { zipped, zippedPicture, zippedText } from './zipped.ts';

export const bookExtension = 'xhtml';

const style = `body{font-family:serif;line-height:1.5}h1,h2,h3{line-height:1.2}pre,code{font-family:monospace;font-size:.9em}pre{padding:.6em;border:1px solid #999;white-space:pre-wrap}tr>.below{padding-left:1em}table{border-collapse:collapse}th,td{padding:.3em;border:1px solid #999;text-align:start;vertical-align:top}img{max-width:100%}
`;

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** Writes an EPUB 3: its kind first and as it is, then what is in it, in the order of the book. */
export async function writeEpub(file: string, book: ExportedSection): Promise<void> {
  const pictures = picturesOf(book);
  const texts: ReadonlyArray<readonly [name: string, text: string]> = [
    ['META-INF/container.xml', container],
    ['EPUB/package.opf', packageOf(book, pictures)],
    ['EPUB/nav.xhtml', navigation(book)],
    ['EPUB/style.css', style],
    ...book.documents.map((document) => [`EPUB/${placeOf(document)}`, pageOf(document)] as const),
  ];
  await writeZip(
    file,
    [
      zipped('mimetype', () => Buffer.from('application/epub+zip'), true),
      ...texts.map(([name, text]) => zippedText(name, text)),
      ...pictures.map((picture) => zippedPicture(`EPUB/${picture.place}`, picture)),
    ],
    undefined,
    { isInOrder: true },
  );
}

function placeOf({ url }: ExportedDocument): string {
  return pagePlace(url, bookExtension);
}

function packageOf(
  { title, locale, publisher, modified, version, documents }: ExportedSection,
  pictures: readonly SectionPicture[],
): string {
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...documents.map((document, at) => {
      const properties = [hasElement(document, 'svg') && 'svg', hasElement(document, 'math') && 'mathml'].filter(Boolean).join(' ');
      const written = properties ? ` properties="${properties}"` : '';
      return `<item id="p${at}" href="${escapeAttribute(linkTo(placeOf(document)))}" media-type="application/xhtml+xml"${written}/>`;
    }),
    ...pictures.map(({ place, type }, at) => `<item id="m${at}" href="${escapeAttribute(linkTo(place))}" media-type="${type}"/>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${locale}"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:webdocs:${escapeText(version)}</dc:identifier><dc:title>${escapeText(title)}</dc:title><dc:language>${locale}</dc:language><dc:publisher>${escapeText(publisher)}</dc:publisher><meta property="dcterms:modified">${modified.replace(/\.\d+Z$/, 'Z')}</meta></metadata><manifest>${items.join('')}</manifest><spine>${documents.map((_, at) => `<itemref idref="p${at}"/>`).join('')}</spine></package>
`;
}

function hasElement({ body }: ExportedDocument, tag: string): boolean {
  return body.includes(`<${tag} xmlns`);
}

function navigation({ title, locale, documents }: ExportedSection): string {
  const contents = outlineOf(documents, bookExtension);
  return xhtmlPage(title, locale, 'style.css', `<nav epub:type="toc" id="toc"><h1>${escapeText(title)}</h1>${contents}</nav>`);
}

function pageOf(document: ExportedDocument): string {
  const depth = placeOf(document).split('/').length - 1;
  return xhtmlPage(document.title, document.locale, `${'../'.repeat(depth)}style.css`, document.body);
}

function xhtmlPage(title: string, locale: string, stylesheet: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${locale}" xml:lang="${locale}"><head><meta charset="utf-8"/><title>${escapeText(title)}</title><link rel="stylesheet" href="${stylesheet}"/></head><body>${body}</body></html>
`;
}
