import {
  addressRows,
  findGroup,
  groupOfInterface,
  interfaceRows,
  memberNameRows,
  overviewRows,
  webApis,
  withoutRepeats,
  type NamedGroup,
} from './api-groups.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import type { GeneratedSidebar } from './generated-sidebar.ts';
import { labelOf, relatedLabel } from './sidebar-labels.ts';
import { folded, labelled, memberRows, type MemberKinds } from './member-lists.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';
import { apiMemberType } from './untyped-members.ts';

const kinds: MemberKinds = [
  ['constructor', ['web-api-constructor']],
  ['static-properties', ['web-api-static-property']],
  ['instance-properties', ['web-api-instance-property']],
  ['static-methods', ['web-api-static-method']],
  ['instance-methods', ['web-api-instance-method', 'webgl-extension-method']],
  ['events', ['web-api-event']],
];
const memberTypes = new Set(kinds.flatMap(([, pageTypes]) => pageTypes));

/** `APIRef("group")`: the interface that the page is about or a member of, what it inherits, and the rest of its API. */
export const apiReference: GeneratedSidebar = ([group = ''], slug, links) => {
  const [, , name = ''] = slug.toLowerCase().startsWith(`${webApis.toLowerCase()}/`) ? slug.split('/') : [];
  return { subject: `${name.toLowerCase()} ${group}`, rows: () => rowsOf(name, group, links) };
};

function rowsOf(written: string, groupName: string, links: SidebarLinks): Row[] {
  const page = written ? links.find(`${webApis}/${written}`) : undefined;
  const name = page?.slug.split('/')[2] ?? written;
  const { jsonData } = links.sources.corpus;
  const group = groupName ? findGroup(groupName, jsonData) : groupOfInterface(name, jsonData);
  const isInterface = page !== undefined && links.pageTypeOf(page) !== 'web-api-overview';

  const below = written ? links.descendantsOf(`${webApis}/${name}`) : [];
  const typeOf = (member: DocumentRecord) => apiMemberType(member, links);
  const members = memberRows(below, kinds, links, typeOf);
  const guides = withoutRepeats([
    ...addressRows(group?.group.guides ?? [], links),
    ...below.filter((other) => !memberTypes.has(typeOf(other))).map((other) => entry(links.toPage(other))),
  ]);
  const fold = members.length ? 'closed' : 'open';
  return withoutRepeats([
    ...(group ? overviewRows(group.group, links) : []),
    ...(isInterface ? [section(links.toPage(page, { code: true }))] : page ? [section(links.toPage(page))] : []),
    ...members,
    ...labelled(labelOf('inheritance', links), interfaceRows(ancestorsOf(name, links), links)),
    ...labelled(labelOf('mixins', links), interfaceRows(mixinsOf(name, links), links)),
    ...folded(labelOf('guides', links), guides, fold),
    ...folded(labelOf('tutorials', links), addressRows(group?.group.tutorial ?? [], links), fold),
    ...(group ? folded(relatedLabel(group.name, links), relatedRows(page, group, links), fold) : []),
  ]);
}

/** The interfaces that one inherits from, the nearest first. */
function ancestorsOf(name: string, { sources }: SidebarLinks): string[] {
  const { interfaces } = sources.corpus.jsonData;
  const ancestors: string[] = [];
  let parent = interfaces.get(name)?.inh;
  while (parent && parent !== name && !ancestors.includes(parent)) {
    ancestors.push(parent);
    parent = interfaces.get(parent)?.inh;
  }
  return ancestors;
}

function mixinsOf(name: string, { sources }: SidebarLinks): readonly string[] {
  return sources.corpus.jsonData.interfaces.get(name)?.impl ?? [];
}

function relatedRows(page: DocumentRecord | undefined, { name, group }: NamedGroup, links: SidebarLinks): Row[] {
  const all = links.shared(`related ${name}`, () =>
    withoutRepeats([
      ...interfaceRows(group.interfaces, links),
      ...memberNameRows([...group.properties, ...group.methods, ...group.events], links),
    ]),
  );
  return all.filter(({ url }) => page === undefined || url !== urlOf(page));
}
