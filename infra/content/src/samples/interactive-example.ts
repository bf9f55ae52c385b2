import { mostMarks } from '@webdocs/contracts/samples/sample-messages';
import { eachElement, rewrite, type Element, type Node, type WrittenCode } from '../parse/tree.ts';
import type { CodeRequest } from './code-request.ts';
import { checkList } from './check-list.ts';
import { readSampleChecks } from './sample-checks.ts';
import { hasCode, isMarks, isOfInteractiveExample, type Block } from './sample-code-blocks.ts';

export type ExampleKind = 'choice' | 'console' | 'tabbed' | 'wat';

export interface MarkWriting {
  /** Above a list of marks. */
  readonly title: string;
  /** Tells writers what is wrong with the marks in a fence. */
  readonly complain: (explanation: string, fence: Block) => void;
}

/**
 * Moves the fences of interactive examples into their elements, in their order, and tells what kind each is: readers
 * without a script see the code there. A page has one example, as a rule; of several, each has the fences that follow it.
 * The marks of an example become a list behind it.
 */
export function fillInteractiveExamples(nodes: Node[], requests: readonly CodeRequest[], writing: MarkWriting): Node[] {
  const examples = requests.filter(({ kind }) => kind === 'interactive-example');
  if (examples.length === 0) return withLonelyMarks(nodes, writing);

  const blocks = blocksOfExamples(
    nodes,
    examples.map(({ place }) => place),
  );
  const rest = rewrite(nodes, (node) => {
    if (node.type !== 'element') return undefined;
    const own = blocks.get(node);
    if (own) return [node, ...listOf(own.filter(isMarks), writing)];
    return isPart(node) ? [] : undefined;
  });
  for (const { place, missing } of examples) {
    const own = blocks.get(place) ?? [];
    const code = own.filter((block) => !isMarks(block));
    if (code.length === 0) missing();
    else place.attributes['kind'] = kindOf(code.map((block) => block.code));
    if (place.attributes['kind'] === 'choice')
      for (const fence of own.filter(isMarks)) writing.complain('An example of choices is not checked: its marks stay open', fence);
    place.children.push(...code);
  }
  return rest;
}

/** Marks on a page without an example are still a list to read. */
function withLonelyMarks(nodes: Node[], writing: MarkWriting): Node[] {
  let hasSome = false;
  eachElement(nodes, (node) => {
    hasSome ||= hasCode(node) && isMarks(node);
    return !hasSome;
  });
  if (!hasSome) return nodes;
  return rewrite(nodes, (node) => {
    if (node.type !== 'element' || !hasCode(node) || !isMarks(node)) return undefined;
    writing.complain('These marks belong to no sample: the page has no interactive example', node);
    return listOf([node], writing);
  });
}

/** One list of all the marks of an example; none, where not one of them can be checked. */
function listOf(fences: readonly Block[], { title, complain }: MarkWriting): Element[] {
  const marks = fences.flatMap((fence) => {
    const read = readSampleChecks(fence.code.source);
    for (const complaint of read.complaints) complain(complaint, fence);
    return read.marks;
  });
  return marks.length > 0 ? [checkList(marks.slice(0, mostMarks), title)] : [];
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
  return hasCode(node) && (isMarks(node) || isOfInteractiveExample(node.code));
}

function kindOf(codes: readonly WrittenCode[]): ExampleKind {
  const languages = new Set(codes.map(({ language }) => language));
  if (codes.some(({ flags }) => flags.includes('interactive-example-choice'))) return 'choice';
  if (languages.has('wat')) return 'wat';
  return languages.has('html') || languages.has('css') ? 'tabbed' : 'console';
}
