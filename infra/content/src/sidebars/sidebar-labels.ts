import type { SidebarLinks } from './sidebar-links.ts';

/** Labels of generated sidebars, and the key under which the table `Common` of a root may say them. */
const commonKeys = {
  constructor: 'Constructor',
  events: 'Events',
  guides: 'Guides',
  inheritance: 'Inheritance',
  'instance-methods': 'Instance_methods',
  'instance-properties': 'Instance_properties',
  interfaces: 'Interfaces',
  methods: 'Methods',
  mixins: undefined,
  properties: 'Properties',
  'static-methods': 'Static_methods',
  'static-properties': 'Static_properties',
  tutorials: 'Tutorial',
  types: 'Types',
} as const;
export type SidebarLabel = keyof typeof commonKeys;

export function labelOf(name: SidebarLabel, { words, locale, sources }: SidebarLinks): string {
  const key = commonKeys[name];
  const table = sources.corpus.jsonData.words.get('Common');
  return (key && table?.get(key)?.[locale]) ?? words(`content-sidebar-${name}`);
}

/** `Related pages for $1` in the tables of a root. */
export function relatedLabel(subject: string, { words, locale, sources }: SidebarLinks): string {
  const pattern = sources.corpus.jsonData.words.get('Common')?.get('Related_pages')?.[locale];
  return pattern?.replace('$1', () => subject) ?? words('content-sidebar-related', { subject });
}

export function standardObjectsLabel({ words, locale, sources }: SidebarLinks): string {
  return sources.corpus.jsonData.words.get('JavaScript')?.get('stdlib')?.[locale] ?? words('content-sidebar-standard-objects');
}
