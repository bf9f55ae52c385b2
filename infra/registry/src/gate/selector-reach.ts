import parse, { type CssNode } from 'css-tree/selector-parser';
import { ident } from 'css-tree/utils';

/**
 * What a selector reaches: elements with a class of the release (`own`), elements below one (`inside`), or others. The one that is
 * inside stays inside when a selector goes on to its siblings.
 */
export type Reach = 'foreign' | 'own' | 'inside';

export interface SelectorReach {
  readonly text: string;
  readonly reach: Reach;
  /** It asks by `:has()` what foreign elements contain. */
  readonly watchesOthers: boolean;
}

/** The names of CSS that mean the root of a page, which belongs to all, and the element just below it. */
const rootNames = new Set(['html', 'body']);
const alternatives = new Set(['is', 'where']);
const strength: readonly Reach[] = ['foreign', 'own', 'inside'];

/** Each selector of a list. `parent` is what the rule around it reaches, if there is one. Throws where text is no list of selectors. */
export function reachOfSelectors(list: string, prefix: string, parent?: Reach): SelectorReach[] {
  const tree = parse(list, {
    context: 'selectorList',
    positions: true,
    onParseError: (error) => {
      throw error;
    },
  });
  const selectors = [...(tree.children ?? [])];
  if (selectors.length === 0) throw new Error('a rule without a selector');
  return selectors.map((selector) => {
    let watchesOthers = false;
    const { reach } = ofSelector(selector, parent === undefined || contains(selector, isNesting) ? 'foreign' : parent, 'foreign');
    const { start, end } = selector.loc ?? { start: { offset: 0 }, end: { offset: list.length } };
    return { text: list.slice(start.offset, end.offset), reach, watchesOthers };

    /** `before` is what comes before its first combinator, `same` what is known of its subject from elsewhere. */
    function ofSelector(part: CssNode, before: Reach, same: Reach): { reach: Reach; isRoot: boolean } {
      const nodes = [...(part.children ?? [])];
      let found: { reach: Reach; isRoot: boolean } = { reach: before, isRoot: false };
      let combinator = before === 'foreign' ? '' : ' ';
      let index = 0;
      while (index < nodes.length) {
        if (nodes[index]?.type === 'Combinator') combinator = String(nodes[index++]?.name);
        const end = nodes.findIndex((node, at) => at >= index && node.type === 'Combinator');
        const compound = nodes.slice(index, end < 0 ? undefined : end);
        if (compound.length === 0) throw new Error('a combinator without a selector');
        index += compound.length;
        found = ofCompound(compound, carriedOver(found.reach, combinator), index >= nodes.length ? same : 'foreign');
      }
      return found;
    }

    function ofCompound(nodes: readonly CssNode[], inherited: Reach, same: Reach): { reach: Reach; isRoot: boolean } {
      const known = strongest([inherited, ...nodes.map(ofSimple)]);
      const lists = nodes.filter((node) => node.type === 'PseudoClassSelector' && alternatives.has(nameOf(node)));
      const nested = lists.map((node) => {
        const choices = selectorsIn(node).map((choice) => ofSelector(choice, 'foreign', strongest([known, same])));
        return { reach: weakest(choices.map(({ reach }) => reach)), isRoot: choices.some(({ isRoot }) => isRoot) };
      });
      const isRoot = nodes.some(isRootName) || nested.some((one) => one.isRoot);
      const reach = isRoot ? 'foreign' : strongest([known, ...nested.map((one) => one.reach)]);
      if (strongest([reach, same]) === 'foreign' && nodes.some((node) => !lists.includes(node) && contains(node, isHas)))
        watchesOthers = true;
      return { reach, isRoot };
    }

    function ofSimple(node: CssNode): Reach {
      if (isNesting(node)) return parent ?? 'foreign';
      return node.type === 'ClassSelector' && nameOf(node).startsWith(prefix) ? 'own' : 'foreign';
    }

    function isRootName(node: CssNode): boolean {
      if (node.type === 'TypeSelector') return rootNames.has(nameOf(node).toLowerCase().replace(/^.*\|/, ''));
      if (isNesting(node)) return parent === undefined;
      return node.type === 'PseudoClassSelector' && ['root', 'scope'].includes(nameOf(node));
    }
  });
}

function carriedOver(reach: Reach, combinator: string): Reach {
  if (combinator === '') return 'foreign';
  if (combinator === ' ' || combinator === '>') return reach === 'foreign' ? 'foreign' : 'inside';
  if (combinator === '+' || combinator === '~') return reach === 'inside' ? 'inside' : 'foreign';
  throw new Error(`the combinator ${combinator} is not known`);
}

function selectorsIn(node: CssNode): CssNode[] {
  return [...(node.children ?? [])].flatMap((child) => (child.type === 'SelectorList' ? [...(child.children ?? [])] : [child]));
}

function contains(node: CssNode, is: (node: CssNode) => boolean): boolean {
  return is(node) || [...(node.children ?? []), ...(node.selector ? [node.selector] : [])].some((child) => contains(child, is));
}

function isNesting({ type }: CssNode): boolean {
  return type === 'NestingSelector';
}

/** Also where it is in text that was not parsed. */
function isHas(node: CssNode): boolean {
  if (node.type === 'Raw') return /has\s*\(|\\/i.test(String(node.value));
  return node.type === 'PseudoClassSelector' && nameOf(node) === 'has';
}

function nameOf({ type, name }: CssNode): string {
  const decoded = ident.decode(String(name));
  return type === 'PseudoClassSelector' ? decoded.toLowerCase() : decoded;
}

function strongest(reaches: readonly Reach[]): Reach {
  return reaches.reduce((best, one) => (strength.indexOf(one) > strength.indexOf(best) ? one : best), 'foreign');
}

function weakest(reaches: readonly Reach[]): Reach {
  if (reaches.length === 0) return 'foreign';
  return reaches.reduce((worst, one) => (strength.indexOf(one) < strength.indexOf(worst) ? one : worst), 'inside');
}
