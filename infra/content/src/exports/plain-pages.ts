import { escapeAttribute, escapeText, htmlOf } from '../parse/html.ts';
import type { Node } from '../parse/tree.ts';
import type { ExportedDocument } from './exported-document.ts';
import type { ExportedSection } from './exported-section.ts';
import { pagePlace } from './export-places.ts';
import { outlineOf } from './outline.ts';

export const plainExtension = 'html';

export function printPlain(nodes: readonly Node[]): string {
  return htmlOf(nodes);
}

/** For a file that is opened as it is, in light or in dark, and on paper. */
const style = `:root{color-scheme:light dark}body{max-width:48rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}h1,h2,h3{line-height:1.25}a{color:LinkText}nav.up{font-size:.875rem}pre,code{font-family:ui-monospace,monospace;font-size:.9em}pre{padding:.75rem;overflow-x:auto;border:1px solid GrayText;border-radius:.25rem}table{display:block;overflow-x:auto;border-collapse:collapse}th,td{padding:.25rem .5rem;border:1px solid GrayText;text-align:start;vertical-align:top}tr>.below{padding-inline-start:1.5rem;font-weight:400}img{max-width:100%;height:auto}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}footer{margin-top:2rem;border-top:1px solid GrayText;font-size:.875rem}@media print{nav.up{display:none}}
`;

/** The pages of a section as HTML that needs no server, no script and no other host. */
export function plainPages(section: ExportedSection): Array<readonly [place: string, text: string]> {
  const { title, locale, documents } = section;
  const index = `<h1>${escapeText(title)}</h1><nav>${outlineOf(documents, plainExtension)}</nav>`;
  return [
    ['index.html', plainPage({ title, locale, root: '', online: '' }, index)],
    ['style.css', style],
    ...documents.map((document) => [pagePlace(document.url, plainExtension), documentPage(document, section)] as const),
  ];
}

function documentPage({ url, title, locale, body }: ExportedDocument, section: ExportedSection): string {
  const root = '../'.repeat(pagePlace(url, plainExtension).split('/').length - 1);
  const online = section.siteAddress === '' ? '' : `${section.siteAddress}${encodeURI(url)}`;
  const up = `<nav class="up"><a href="${root}index.html">${escapeText(section.title)}</a></nav>`;
  const source = online === '' ? '' : `<footer><p><a href="${escapeAttribute(online)}">${escapeText(online)}</a></p></footer>`;
  return plainPage({ title, locale, root, online }, `${up}<main>${body}</main>${source}`);
}

interface PlainHead {
  readonly title: string;
  readonly locale: string;
  /** The way to the root of the export. */
  readonly root: string;
  readonly online: string;
}

function plainPage({ title, locale, root, online }: PlainHead, body: string): string {
  const where = online === '' ? '' : `<!-- Online page at ${online.replaceAll('--', '%2D-')} -->`;
  return `<!doctype html>
<html lang="${locale}">${where}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><link rel="stylesheet" href="${root}style.css"></head><body>${body}</body></html>
`;
}
