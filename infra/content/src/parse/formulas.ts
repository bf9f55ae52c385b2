import { parseHtml } from './markdown.ts';
import { sanitize, type Removal } from './sanitize.ts';
import { element, hasClass, isBlank, isElement, textOf, type Element, type Node } from './tree.ts';

/** MathML in its own block. */
export function isFormula(node: Node): boolean {
  return isElement(node, 'math') && node.attributes['display'] === 'block';
}

export function isParagraphOfFormulas(node: Element): boolean {
  const parts = node.tag === 'p' ? node.children.filter((child) => !isBlank(child)) : [];
  return parts.length > 0 && parts.every(isFormula);
}

/** A fence called math that holds MathML is the formula itself. */
export function formulaOf(pre: Element, removed: (removal: Removal) => void): Element | undefined {
  const code = pre.children[0];
  if (!isElement(code, 'code') || !hasClass(code, 'language-math')) return undefined;
  const formulas = sanitize(parseHtml(textOf(code)), removed).filter((node) => !isBlank(node));
  if (formulas.length === 0 || !formulas.every((node) => isElement(node, 'math'))) return undefined;
  for (const formula of formulas) if (isElement(formula)) formula.attributes['display'] = 'block';
  return element('figure', { class: 'table-container' }, formulas);
}
