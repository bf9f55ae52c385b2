import type { ApiGroup, JsonData } from '../read/json-data.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';

export const webApis = 'Web/API';

export interface NamedGroup {
  readonly name: string;
  readonly group: ApiGroup;
}

/** The API group of a name, whatever its capitals, called by its own name or by that of its overview. */
export function findGroup(name: string, { groups }: Pick<JsonData, 'groups'>): NamedGroup | undefined {
  const exact = groups.get(name);
  if (exact) return { name, group: exact };
  const wanted = spoken(name);
  const named = [...groups].map(([known, group]) => ({ name: known, group }));
  return (
    named.find((known) => spoken(known.name) === wanted) ??
    named.find(({ group }) => group.overview.some((overview) => spoken(overview) === wanted))
  );
}

/** The group that an interface is in; none where several claim it. */
export function groupOfInterface(name: string, { groups }: Pick<JsonData, 'groups'>): NamedGroup | undefined {
  const [only, ...others] = [...groups].filter(([, group]) => group.interfaces.includes(name));
  return only && others.length === 0 ? { name: only[0], group: only[1] } : undefined;
}

function spoken(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

export function overviewAddress(name: string): string {
  return `/${webApis}/${name.trim().replaceAll(' ', '_')}`;
}

export function overviewRows({ overview }: ApiGroup, links: SidebarLinks): Row[] {
  return overview.map((name) =>
    section(links.toAddress(overviewAddress(name), { label: links.pageAt(overviewAddress(name)) ? undefined : name })),
  );
}

export function addressRows(addresses: readonly string[], links: SidebarLinks): Row[] {
  return addresses.map((address) => entry(links.toAddress(address)));
}

export function interfaceRows(names: readonly string[], links: SidebarLinks): Row[] {
  return names.map((name) => entry(links.toAddress(`/${webApis}/${name}`, { label: name, code: true })));
}

/** Rows of members, which the tables name as in `Window.fetch()` and `Element: copy`. */
export function memberNameRows(names: readonly string[], links: SidebarLinks): Row[] {
  return names.map((name) => entry(links.toAddress(`/${memberSlug(name, links)}`, { label: name, code: true })));
}

function memberSlug(name: string, links: SidebarLinks): string {
  const path = name
    .replace(/\(.*/, '')
    .replace(/\s*[:.]\s*/, '/')
    .trim()
    .replaceAll(' ', '_');
  const slug = `${webApis}/${path}`;
  const event = `${slug}_event`;
  const [usual, ...others] = name.includes(':') ? ([event, slug] as const) : ([slug, `${slug}_static`, event] as const);
  return links.find(usual) ? usual : (others.find((other) => links.find(other)) ?? usual);
}

/** Rows without those that lead to a page which an earlier one leads to. */
export function withoutRepeats(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ url }) => {
    if (url === undefined) return true;
    const isNew = !seen.has(url);
    seen.add(url);
    return isNew;
  });
}
