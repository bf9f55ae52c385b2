import { eachElement, rewrite, type Element, type Node, type WrittenCode } from '../parse/tree.ts';
import type { CodeRequest } from './code-request.ts';
import { hasCode, isOfInteractiveExample, type Block } from './written-code.ts';

export type ExampleKind = 'choice' | 'console' | 'tabbed' | 'wat';

/**
 * Moves the fences of interactive examples into their elements, in their order, and tells what kind each is: readers
 * without a script see the code there. A page has one example, as a rule; of several, each has the fences that follow it.
 */
export function fillInteractiveExamples(nodes: Node[], requests: readonly CodeRequest[]): Node[] {
  const examples = requests.filter(({ kind }) => kind === 'interactive-example');
  if (examples.length === 0) return nodes;

  const blocks = blocksOfExamples(
    nodes,
    examples.map(({ place }) => place),
  );
  const rest = rewrite(nodes, (node) => (node.type === 'element' && isPart(node) ? [] : undefined));
  for (const { place, missing } of examples) {
    const own = blocks.get(place) ?? [];
    if (own.length === 0) missing();
    else place.attributes['kind'] = kindOf(own.map(({ code }) => code));
    place.children.push(...own);
  }
  return rest;
}

function blocksOfExamples(nodes: readonly Node[], places: readonly Element[]): Map<Element, Block[]> {
  const blocks = new Map(places.map((place): [Element, Block[]] => [place, []]));
  let own = blocks.values().next().value;
  eachElement(nodes, (node) => {
    own = blocks.get(node) ?? own;
    if (!isPart(node)) return;
    own?.push(node);
    return false;
  });
  return blocks;
}

function isPart(node: Element): node is Block {
  return hasCode(node) && isOfInteractiveExample(node.code);
}

function kindOf(codes: readonly WrittenCode[]): ExampleKind {
  const languages = new Set(codes.map(({ language }) => language));
  if (codes.some(({ flags }) => flags.includes('interactive-example-choice'))) return 'choice';
  if (languages.has('wat')) return 'wat';
  return languages.has('html') || languages.has('css') ? 'tabbed' : 'console';
}
