import type { DocumentRecord } from '../read/document-index.ts';
import type { GeneratedSidebar } from './generated-sidebar.ts';
import { labelOf, relatedLabel, standardObjectsLabel } from './sidebar-labels.ts';
import { folded, labelled, memberRows, type MemberKinds } from './member-lists.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';
import { javascriptMemberType } from './untyped-members.ts';

const standardObjects = 'Web/JavaScript/Reference/Global_Objects';

const instanceProperties = ['javascript-instance-data-property', 'javascript-instance-accessor-property'];
const inheritedKinds: MemberKinds = [
  ['instance-methods', ['javascript-instance-method']],
  ['instance-properties', instanceProperties],
];
const kinds: MemberKinds = [
  ['constructor', ['javascript-constructor']],
  ['static-methods', ['javascript-static-method', 'javascript-function']],
  ['static-properties', ['javascript-static-data-property', 'javascript-static-accessor-property', 'javascript-global-property']],
  ...inheritedKinds,
];
const namespace = 'javascript-namespace';
const objectTypes = ['javascript-class', namespace];

/** Objects that are alike without standing below one another. */
const families: ReadonlyArray<{ readonly head: string; readonly holds: RegExp }> = [
  { head: 'Error', holds: /Error$/ },
  { head: 'TypedArray', holds: /^(TypedArray|(Big)?U?[Ii]nt\d+(Clamped)?Array|Float\d+Array)$/ },
];
const parentOfObject: Readonly<Record<string, string>> = {
  AsyncFunction: 'Function',
  AsyncGenerator: 'AsyncIterator',
  AsyncGeneratorFunction: 'Function',
  Generator: 'Iterator',
  GeneratorFunction: 'Function',
};

/** `JSRef`: the object that the page is about or a member of, what it inherits, and the objects of its kind. */
export const javascriptReference: GeneratedSidebar = (_, slug, links) => {
  const object = objectOf(slug, links);
  return { subject: object?.slug.toLowerCase() ?? '', rows: () => rowsOf(object, links) };
};

/** The object nearest to a page, going up from the page itself. */
function objectOf(slug: string, links: SidebarLinks): DocumentRecord | undefined {
  if (!slug.toLowerCase().startsWith(`${standardObjects.toLowerCase()}/`)) return undefined;
  let nearest: DocumentRecord | undefined;
  for (let path = slug; path.length > standardObjects.length; path = path.slice(0, path.lastIndexOf('/'))) {
    const page = links.find(path);
    if (page && objectTypes.includes(links.pageTypeOf(page))) return page;
    nearest = page ?? nearest;
  }
  return nearest;
}

function rowsOf(object: DocumentRecord | undefined, links: SidebarLinks): Row[] {
  const head = section(links.toAddress(`/${standardObjects}`, { label: standardObjectsLabel(links) }));
  if (!object) {
    const all = links.childrenOf(standardObjects);
    return all.length ? [head, ...objectRows(all, links)] : [];
  }
  const inherited = parentsOf(object, links).map((parent) =>
    entry(links.toPage(parent, { code: true }), inheritedRows(parent, links), 'closed'),
  );
  return [
    head,
    section(links.toPage(object, { code: true })),
    ...membersIn(object, kinds, links),
    ...labelled(labelOf('inheritance', links), inherited),
    ...relatedRows(object, links),
  ];
}

function inheritedRows(parent: DocumentRecord, links: SidebarLinks): readonly Row[] {
  return links.shared(`inherited ${parent.slug}`, () => membersIn(parent, inheritedKinds, links));
}

function membersIn(object: DocumentRecord, wanted: MemberKinds, links: SidebarLinks): Row[] {
  return memberRows(membersOf(object, links), wanted, links, (page) => javascriptMemberType(page, links));
}

/** What is below an object, up to objects of their own. */
function membersOf(object: DocumentRecord, links: SidebarLinks): DocumentRecord[] {
  return links
    .childrenOf(object.slug)
    .filter((page) => !isObject(page, links))
    .flatMap((page) => [page, ...membersOf(page, links)]);
}

/** Members of every object come from Object, those of a constructor itself from Function. */
function parentsOf(object: DocumentRecord, links: SidebarLinks): DocumentRecord[] {
  const name = nameOf(object);
  const family = familyOf(object);
  const isClass = links.pageTypeOf(object) !== namespace;
  const parents = [family?.head, parentOfObject[name], 'Object', isClass ? 'Function' : undefined];
  return [...new Set(parents)].flatMap((parent) => {
    const page = parent === undefined || parent === name ? undefined : links.find(`${standardObjects}/${parent}`);
    return page ? [page] : [];
  });
}

function relatedRows(object: DocumentRecord, links: SidebarLinks): Row[] {
  const family = familyOf(object);
  if (family) {
    const alike = links.childrenOf(standardObjects).filter((page) => family.holds.test(nameOf(page)));
    return folded(relatedLabel(family.head, links), objectRows(without(object, alike), links), 'closed');
  }
  const top =
    links.find(
      object.slug
        .split('/')
        .slice(0, standardObjects.split('/').length + 1)
        .join('/'),
    ) ?? object;
  const below = objectsBelow(top, links);
  return folded(relatedLabel(top.shortTitle, links), below.length ? objectRows(without(object, [top, ...below]), links) : [], 'closed');
}

function objectsBelow(page: DocumentRecord, links: SidebarLinks): DocumentRecord[] {
  return links.childrenOf(page.slug).flatMap((child) => [...(isObject(child, links) ? [child] : []), ...objectsBelow(child, links)]);
}

function objectRows(objects: readonly DocumentRecord[], links: SidebarLinks): Row[] {
  return objects.map((page) => entry(links.toPage(page, { code: true })));
}

function without(object: DocumentRecord, objects: readonly DocumentRecord[]): DocumentRecord[] {
  return objects.filter((other) => other.slug !== object.slug);
}

function familyOf(object: DocumentRecord): (typeof families)[number] | undefined {
  const path = object.slug.slice(standardObjects.length + 1);
  return families.find(({ holds }) => !path.includes('/') && holds.test(path));
}

function isObject(page: DocumentRecord, links: SidebarLinks): boolean {
  return objectTypes.includes(links.pageTypeOf(page));
}

function nameOf(object: DocumentRecord): string {
  return object.slug.slice(object.slug.lastIndexOf('/') + 1);
}
