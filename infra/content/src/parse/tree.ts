/**
 * The tree every page passes through: HTML elements with attributes spelled as in HTML. Macros, dialect and sections
 * all work on it, so nothing in the middle of the build reads or writes HTML text.
 */
export interface Element {
  readonly type: 'element';
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
  /** What follows the language in the info string of a code fence. */
  fence?: string;
  /** The code that the frame of a fence is around, as it was written. */
  code?: WrittenCode;
  /** Where it is in the source, in characters; known only where flaws are looked for. */
  place?: SourceRange;
}
/** The code of one fence, as its author wrote it. */
export interface WrittenCode {
  readonly language: string;
  readonly flags: readonly string[];
  readonly source: string;
}
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}
export interface Text {
  readonly type: 'text';
  value: string;
}
/** HTML that is finished: highlighted code, or raw HTML that the Markdown parser handed through. */
export interface Verbatim {
  readonly type: 'verbatim';
  value: string;
}
/** Marks where external data become their own section. */
export interface SectionMark {
  readonly type: 'section-mark';
  readonly kind: 'browser_compatibility' | 'specifications';
  /** What older pages say in place of their front matter. */
  readonly given?: DataGiven;
}
/** Keys of the compatibility data, and addresses of standards; an empty list says nothing. */
export interface DataGiven {
  readonly compatKeys: readonly string[];
  readonly specUrls: readonly string[];
}
export type Node = Element | Text | Verbatim | SectionMark;

export function element(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  children: ReadonlyArray<Node | string> = [],
): Element {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) given[name] = value;
  return { type: 'element', tag, attributes: given, children: children.map((child) => (typeof child === 'string' ? text(child) : child)) };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function isElement(node: Node | undefined, ...tags: readonly string[]): node is Element {
  return node?.type === 'element' && (tags.length === 0 || tags.includes(node.tag));
}

export function isBlank(node: Node): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The readable text of a node, as a heading id or a summary needs it. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  let all = '';
  for (const child of node.children) all += textOf(child);
  return all;
}

export function hasClass(node: Element, name: string): boolean {
  return (node.attributes['class'] ?? '').split(' ').includes(name);
}

export function addClass(node: Element, name: string): void {
  if (!hasClass(node, name)) node.attributes['class'] = [node.attributes['class'], name].filter(Boolean).join(' ');
}

/** Calls the visitor for every element, parents first. Returning false keeps it out of that element's children. */
export function eachElement(nodes: readonly Node[], visit: (node: Element) => boolean | void): void {
  for (const node of nodes) {
    if (node.type === 'element' && visit(node) !== false) eachElement(node.children, visit);
  }
}

/**
 * Rewrites a list of nodes, children before their parents: `change` returns what is in a node's place, or
 * undefined to keep it.
 */
export function rewrite(nodes: Node[], change: (node: Node, siblings: readonly Node[]) => readonly Node[] | undefined): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    if (node.type === 'element') node.children = rewrite(node.children, change);
    const replacement = change(node, nodes);
    if (replacement) result.push(...replacement);
    else result.push(node);
  }
  return result;
}
