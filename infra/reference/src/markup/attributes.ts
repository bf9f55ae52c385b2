import type { Identifier } from '@mdn/browser-compat-data/types';
import { featuresBelow } from '../open-data/features-below.ts';
import { marks } from '../page-parts.ts';
import { code, terms, type Piece } from '../page-text.ts';
import type { Surroundings } from '../page-sources.ts';
import { statusOf } from '../feature-status.ts';

interface Attribute {
  readonly name: string;
  readonly status: readonly string[];
  readonly slug: string | undefined;
}

/** Attributes of an element, as the compatibility data list them, with what was written about them. */
export function attributeTerms(key: string | undefined, written: Readonly<Record<string, string>>, around: Surroundings): Piece {
  const listed = key === undefined ? [] : attributesIn(around.data.compat?.tree(key), around, key);
  const known = new Map(listed.map((attribute) => [attribute.name, attribute]));
  for (const name of Object.keys(written)) if (!known.has(name)) known.set(name, { name, status: [], slug: undefined });
  const all = [...known.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return terms(all.map(({ name, status, slug }) => [link(name, slug) + marks(status), written[name]]));
}

function link(name: string, slug: string | undefined): string {
  return slug === undefined ? code(name) : `[${code(name)}](/en-US/docs/${slug})`;
}

/** The data list behaviours beside attributes: those have names or descriptions that no attribute has. */
function attributesIn(tree: Identifier | undefined, around: Surroundings, key: string): Attribute[] {
  return featuresBelow(tree).flatMap(({ name, statement: { description, status } }): Attribute[] => {
    if (!/^[a-z][a-zA-Z:-]*$/.test(name)) return [];
    if (description !== undefined && !description.startsWith(`<code>${name}</code> attribute`)) return [];
    return [{ name, status: statusOf(status), slug: around.pageOfKey(`${key}.${name}`) }];
  });
}
