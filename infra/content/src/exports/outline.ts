import { escapeAttribute, escapeText } from '../parse/html.ts';
import type { ExportedDocument } from './exported-document.ts';
import { linkTo, pagePlace } from './export-places.ts';

interface Branch {
  readonly document: ExportedDocument;
  readonly below: Branch[];
}

/** Links to all pages, each below the one that it belongs to; they come parents first. */
export function outlineOf(documents: readonly ExportedDocument[], extension: string): string {
  const list = (branches: readonly Branch[]): string =>
    `<ol>${branches.map(({ document: { url, title }, below }) => `<li><a href="${escapeAttribute(linkTo(pagePlace(url, extension)))}">${escapeText(title)}</a>${below.length > 0 ? list(below) : ''}</li>`).join('')}</ol>`;
  return list(branchesOf(documents));
}

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
