import { escapeText } from '../parse/html.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import { entry, type Row } from './sidebar-row.ts';

/** A family of fewer pages than this is shown without a fold. */
const smallestGroup = 3;

/** Folds pages whose titles begin alike, up to the first hyphen, into groups: `border`, `border-color`, … */
export function groupedByPrefix(pages: readonly DocumentRecord[], rowOf: (page: DocumentRecord) => Row): Row[] {
  const groups = new Map<string, DocumentRecord[]>();
  for (const page of pages) {
    const prefix = prefixOf(page.shortTitle);
    const group = groups.get(prefix);
    if (group) group.push(page);
    else groups.set(prefix, [page]);
  }
  return [...groups].flatMap(([prefix, group]) => {
    const rows = group.map(rowOf);
    return group.length < smallestGroup ? rows : [entry({ html: `<code>${escapeText(prefix)}-*</code>` }, rows, 'closed')];
  });
}

/** A hyphen in the first place belongs to the prefix: `-webkit-mask` is one of `-webkit`. */
function prefixOf(title: string): string {
  const name = title.replaceAll('`', '');
  const colons = /^:*/.exec(name)?.[0].length ?? 0;
  const hyphen = name.indexOf('-', colons + 1);
  return hyphen === -1 ? name : name.slice(0, hyphen);
}
