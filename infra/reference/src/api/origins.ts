import { nameOf } from '../planned-page.ts';
import type { Surroundings } from '../page-sources.ts';
import { code } from '../page-text.ts';
import type { IdlType, InterfaceTable } from '../open-data/idl/interface-table.ts';

const most = 4;

/** Links to the members of other interfaces that give objects of this one, the likeliest first. */
export function originsOf(name: string, around: Surroundings): readonly string[] {
  const isNew = (slug: string) => around.page(slug)?.status.includes('experimental') === true;
  // What all browsers have does not come from what none has yet.
  const isLikely = (slug: string) => around.page(slug) !== undefined && (isNew(`Web/API/${name}`) || !isNew(slug));
  const slugs = (indexOf(around.interfaces).get(name) ?? []).filter((slug) => slug.split('/')[2] !== name && isLikely(slug));
  return [...new Set(slugs)].slice(0, most).flatMap((slug) => {
    const page = around.page(slug);
    return page ? [`[${code(`${ownerOf(slug)}.${page.shortTitle}`)}](/en-US/docs/${slug})`] : [];
  });
}

const indexes = new WeakMap<InterfaceTable, ReadonlyMap<string, readonly string[]>>();

function indexOf(table: InterfaceTable): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(table);
  if (known) return known;
  const found = new Map<string, string[]>();
  // What several interfaces share is named once.
  const seen = new Set<string>();
  for (const { name: owner, members } of Object.values(table.interfaces))
    for (const { kind, name, isStatic, type, mixin } of members) {
      if ((mixin !== undefined && seen.has(`${mixin}.${name}`)) || !type || (kind !== 'method' && kind !== 'property')) continue;
      seen.add(`${mixin}.${name}`);
      for (const given of namesIn(type))
        found.set(given, [...(found.get(given) ?? []), `Web/API/${owner}/${name}${isStatic ? '_static' : ''}`]);
    }
  indexes.set(table, found);
  return found;
}

function namesIn({ name, of = [] }: IdlType): string[] {
  return [name, ...of.flatMap(namesIn)];
}

function ownerOf(slug: string): string {
  return nameOf({ slug: slug.slice(0, slug.lastIndexOf('/')) });
}
