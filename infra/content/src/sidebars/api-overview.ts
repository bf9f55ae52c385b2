import { addressRows, findGroup, interfaceRows, memberNameRows, overviewAddress, overviewRows, withoutRepeats } from './api-groups.ts';
import type { ApiGroup } from '../read/json-data.ts';
import type { GeneratedSidebar } from './generated-sidebar.ts';
import { labelOf } from './sidebar-labels.ts';
import { labelled } from './member-lists.ts';
import { entry, type Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';

/** `DefaultAPISidebar("group")`: everything that belongs to one API. */
export const apiOverview: GeneratedSidebar = ([group = ''], _, links) => ({ subject: group, rows: () => rowsOf(group, links) });

function rowsOf(name: string, links: SidebarLinks): Row[] {
  const group = findGroup(name, links.sources.corpus.jsonData)?.group ?? unlistedGroup(name, links);
  if (!group) return [];
  const tutorials = addressRows(group.tutorial, links);
  const listed = new Set(tutorials.map((row) => row.url));
  const below = group.overview.flatMap((overview) => {
    const page = links.pageAt(overviewAddress(overview));
    return page ? links.descendantsOf(page.slug) : [];
  });
  // The tables of an API often lack its newest guides; they are below its overview all the same.
  const guides = withoutRepeats([...addressRows(group.guides, links), ...below.map((page) => entry(links.toPage(page)))]);
  return [
    ...overviewRows(group, links),
    ...labelled(
      labelOf('guides', links),
      guides.filter((row) => row.url === undefined || !listed.has(row.url)),
    ),
    ...labelled(labelOf('tutorials', links), tutorials),
    ...labelled(labelOf('interfaces', links), interfaceRows(group.interfaces, links)),
    ...labelled(labelOf('methods', links), memberNameRows(group.methods, links)),
    ...labelled(labelOf('properties', links), memberNameRows(group.properties, links)),
    ...labelled(labelOf('events', links), memberNameRows(group.events, links)),
  ];
}

/** An API that no table lists is what its overview says, as long as there is one. */
function unlistedGroup(name: string, links: SidebarLinks): ApiGroup | undefined {
  const overview = [name, `${name} API`].find((title) => title.trim() && links.pageAt(overviewAddress(title)));
  return overview === undefined
    ? undefined
    : { overview: [overview], guides: [], tutorial: [], interfaces: [], methods: [], properties: [], events: [] };
}
