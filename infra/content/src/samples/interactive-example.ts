import { rewrite, type Element, type Node, type WrittenCode } from '../parse/tree.ts';
import type { CodeRequest } from './code-request.ts';
import { codeBlocksIn, hasCode, isOfInteractiveExample } from './written-code.ts';

export type ExampleKind = 'choice' | 'console' | 'tabbed' | 'wat';

/**
 * Moves the fences of an interactive example into its element, in their order, and tells what kind it is: readers
 * without a script see the code there. A page has one example; another place for it stays empty.
 */
export function fillInteractiveExample(nodes: Node[], requests: readonly CodeRequest[]): Node[] {
  const [first, ...others] = requests.filter(({ kind }) => kind === 'interactive-example');
  if (!first) return nodes;
  for (const other of others) other.missing();

  const blocks = codeBlocksIn(nodes).filter(({ code }) => isOfInteractiveExample(code));
  if (blocks.length === 0) first.missing();
  else first.place.attributes['kind'] = kindOf(blocks.map(({ code }) => code));
  const rest = rewrite(nodes, (node) => (node.type === 'element' && isPart(node) ? [] : undefined));
  first.place.children.push(...blocks);
  return rest;
}

function isPart(node: Element): boolean {
  return hasCode(node) && isOfInteractiveExample(node.code);
}

function kindOf(codes: readonly WrittenCode[]): ExampleKind {
  const languages = new Set(codes.map(({ language }) => language));
  if (codes.some(({ flags }) => flags.includes('interactive-example-choice'))) return 'choice';
  if (languages.has('wat')) return 'wat';
  return languages.has('html') || languages.has('css') ? 'tabbed' : 'console';
}
