import type { DocumentRecord } from '../read/document-index.ts';
import { labelOf, type SidebarLabel } from './sidebar-labels.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';

const extensionApis = 'Mozilla/Add-ons/WebExtensions/API';

const memberKinds: ReadonlyArray<readonly [SidebarLabel, string]> = [
  ['methods', 'webextension-api-function'],
  ['properties', 'webextension-api-property'],
  ['types', 'webextension-api-type'],
  ['events', 'webextension-api-event'],
];

/** Every API of browser extensions, with its members folded away by kind. */
export function extensionApiRows(links: SidebarLinks, top = extensionApis): Row[] {
  return links.childrenOf(top).map((page) => apiRow(page, links));
}

function apiRow(page: DocumentRecord, links: SidebarLinks): Row {
  const members = links.childrenOf(page.slug);
  const kindOf = (member: DocumentRecord) => links.pageTypeOf(member);
  const known = memberKinds.flatMap(([label, kind]) => {
    const rows = members.filter((member) => kindOf(member) === kind).map((member) => memberRow(member, links));
    return rows.length ? [section(links.label(labelOf(label, links))), ...rows] : [];
  });
  const others = members.filter((member) => !memberKinds.some(([, kind]) => kindOf(member) === kind));
  return entry(links.toPage(page, { code: true }), [...others.map((member) => apiRow(member, links)), ...known], 'closed');
}

/** Types have members of their own. */
function memberRow(page: DocumentRecord, links: SidebarLinks): Row {
  const below = links.childrenOf(page.slug).map((member) => memberRow(member, links));
  return entry(links.toPage(page, { code: true }), below);
}
