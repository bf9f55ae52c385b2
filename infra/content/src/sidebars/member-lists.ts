import { escapeText } from '../parse/html.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import { labelOf, type SidebarLabel } from './sidebar-labels.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';

/** Which page types are under a label. */
export type MemberKinds = ReadonlyArray<readonly [SidebarLabel, readonly string[]]>;

/** Members of an interface or object under the labels of their kinds, each label with the number of its rows. */
export function memberRows(
  members: readonly DocumentRecord[],
  kinds: MemberKinds,
  links: SidebarLinks,
  typeOf: (page: DocumentRecord) => string = (page) => links.pageTypeOf(page),
): Row[] {
  return kinds.flatMap(([label, pageTypes]) =>
    labelled(
      labelOf(label, links),
      members.filter((page) => pageTypes.includes(typeOf(page))).map((page) => entry(links.toPage(page, { code: true }))),
    ),
  );
}

/** Rows under a label of their own; without rows there is no label either. */
export function labelled(label: string, rows: readonly Row[]): Row[] {
  if (rows.length === 0) return [];
  const count = rows.length > 1 ? `<span class="count">${rows.length}</span>` : '';
  return [section({ html: escapeText(label) + count }), ...rows];
}

/** Rows folded away under a label; without rows there is no fold either. */
export function folded(label: string, rows: readonly Row[], fold: 'open' | 'closed'): Row[] {
  return rows.length ? [entry({ html: escapeText(label) }, rows, fold)] : [];
}
