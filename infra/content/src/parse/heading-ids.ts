import { eachElement, element, hasClass, isBlank, textOf, type Element, type Node } from './tree.ts';

const dropped = new Set('*<>"$#%&+,/:;=?@[]^`{}|~\')(\\');

/** The id of a heading or term, from its text. */
export function idFromText(value: string): string {
  let kept = '';
  for (const character of value) if (!dropped.has(character)) kept += character;
  return kept.trim().toLowerCase().replace(/\s+/g, '_') || 'sect';
}

/** Hands out ids that are unique on their page: the second of a name gets `_2`, the third `_3`. */
export function uniqueIds(): (wanted: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let count = counts.get(wanted) ?? 1;
    while (taken.has(id)) id = `${wanted}_${++count}`;
    counts.set(wanted, count);
    taken.add(id);
    return id;
  };
}

/**
 * Gives every heading and term of a page an id; a term becomes a link to itself. Ids are in lower case, as readers'
 * browsers look for what an address names, so no two differ in their capitals alone.
 */
export function identify(nodes: readonly Node[]): void {
  const unique = uniqueIds();
  const given = new Map<string, string>();
  eachElement(nodes, (node) => {
    const written = node.attributes['id'];
    if (!written) return;
    const id = unique(written.toLowerCase());
    node.attributes['id'] = id;
    if (!given.has(written)) given.set(written, id);
  });
  eachElement(nodes, (node) => followIds(node, given));
  eachElement(nodes, (node) => {
    if (!/^(h[2-6]|dt)$/.test(node.tag)) return;
    node.attributes['id'] ??= unique(idFromText(nameIn(node)));
    if (node.tag === 'dt') linkToItself(node);
  });
}

/** Attributes that hold one id or several. */
const idAttributes = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers', 'list'];
const partsOfDrawing = /url\(#([^)]+)\)/g;

/** What refers to an element by the id that its author wrote refers to it by the one that it has now. */
function followIds({ attributes }: Element, given: ReadonlyMap<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (idAttributes.includes(name)) attributes[name] = value.replace(/\S+/g, (id) => given.get(id) ?? id);
    else if (value.startsWith('#')) attributes[name] = `#${given.get(value.slice(1)) ?? lowerCasedPlace(value.slice(1))}`;
    else if (value.includes('url(#')) attributes[name] = value.replace(partsOfDrawing, (_, id: string) => `url(#${given.get(id) ?? id})`);
  }
}

/** The name of a place in a page as ids are written; a fragment that says something else stays as it is. */
export function lowerCasedPlace(fragment: string): string {
  return /[=:]/.test(fragment) ? fragment : fragment.toLowerCase();
}

/** The text of a heading without its badges: a page keeps its anchors when a feature stops being experimental. */
function nameIn(node: Node): string {
  if (node.type !== 'element') return textOf(node);
  return hasClass(node, 'badge') ? '' : node.children.map(nameIn).join('');
}

/** The term proper is what is first; badges after it stay outside the link. */
function linkToItself(term: Element): void {
  const first = term.children.findIndex((child) => !isBlank(child));
  const name = term.children[first];
  if (name && !holdsLink(name)) term.children[first] = element('a', { href: `#${term.attributes['id']}` }, [name]);
}

function holdsLink(node: Node): boolean {
  return node.type === 'element' && (node.tag === 'a' || node.children.some(holdsLink));
}
