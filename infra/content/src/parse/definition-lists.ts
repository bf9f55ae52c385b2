import { element, isBlank, isElement, type Element, type Node, type Text } from './tree.ts';

/**
 * A list in which every item ends with a nested list of one item that opens with a colon is a list of terms and
 * definitions. Returns it as `dl`, or undefined where it is a plain list.
 */
export function definitionListOf(list: Element): Element | undefined {
  const items = list.children.filter((child): child is Element => isElement(child, 'li'));
  if (list.tag !== 'ul' || items.length === 0) return undefined;

  const entries: Node[] = [];
  for (const item of items) {
    const definition = definitionOf(item);
    if (!definition) return undefined;
    entries.push(definition.term, definition.details);
  }
  return element('dl', {}, entries);
}

function definitionOf(item: Element): { term: Element; details: Element } | undefined {
  const end = item.children.findLastIndex((child) => !isBlank(child));
  const nested = item.children[end];
  const before = item.children.slice(0, Math.max(end, 0));
  if (!isElement(nested, 'ul') || before.every(isBlank)) return undefined;
  const nestedItems = nested.children.filter((child) => isElement(child, 'li'));
  const only = nestedItems[0];
  if (nestedItems.length !== 1 || !isElement(only)) return undefined;

  const opening = openingText(only);
  if (!opening?.value.trimStart().startsWith(': ')) return undefined;
  opening.value = opening.value.trimStart().slice(2);
  return { term: element('dt', {}, termNodes(before)), details: element('dd', {}, only.children) };
}

function openingText(node: Element): Text | undefined {
  const first = node.children.find((child) => !isBlank(child));
  if (first?.type === 'text') return first;
  return isElement(first, 'p') ? openingText(first) : undefined;
}

/** In a loose list the term is in a paragraph, which a term must not hold. */
function termNodes(parts: readonly Node[]): Node[] {
  const nodes = parts.flatMap((part) => (isElement(part, 'p') ? part.children : [part]));
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  const term = nodes.slice(first, last + 1);
  const ending = term.at(-1);
  if (ending?.type === 'text') ending.value = ending.value.trimEnd();
  return term;
}
