import { escapeAttribute, escapeText } from '../parse/html.ts';
import type { Node } from '../parse/tree.ts';

const foreign: Readonly<Record<string, string>> = { svg: 'http://www.w3.org/2000/svg', math: 'http://www.w3.org/1998/Math/MathML' };
const xmlName = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;
/** XML has no way to write them. */
const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd) || code === 0xfffe || code === 0xffff;

function inXml(text: string): string {
  return [...text].filter((character) => !isControl(character.codePointAt(0) ?? 0)).join('');
}

/** A tree as XHTML: every element is closed, every name is one of XML, and SVG and MathML say what they are. */
export function xhtmlOf(nodes: readonly Node[]): string {
  return nodes.map(xhtmlOfNode).join('');
}

function xhtmlOfNode(node: Node): string {
  if (node.type === 'text') return escapeText(inXml(node.value));
  // Finished HTML is read again before: what is left are marks of sections.
  if (node.type !== 'element') return '';
  const namespace = foreign[node.tag];
  const attributes = { ...(namespace ? { xmlns: namespace } : {}), ...node.attributes };
  const written = Object.entries(attributes)
    .filter(([name]) => xmlName.test(name) && (!name.includes(':') || name.startsWith('xml:')))
    .map(([name, value]) => ` ${name}="${escapeAttribute(inXml(value))}"`);
  const start = `<${node.tag}${written.join('')}`;
  return node.children.length === 0 && !needsEnd.has(node.tag) ? `${start}/>` : `${start}>${xhtmlOf(node.children)}</${node.tag}>`;
}

/** Where such a file is opened as HTML after all, an empty one must not swallow the rest. */
const needsEnd = new Set('a b i em strong code span div p pre td th li ul ol dl dt dd'.split(' '));
