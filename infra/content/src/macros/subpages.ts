import { element, type Element } from '../parse/tree.ts';
import { alphabeticalIndex, longList } from './machinery/alphabetical-index.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';
import { pageLink, pagesBelow, slugOfAddress } from './machinery/page-list.ts';

const deepest = 5;

/** `{{ListSubpages("/en-US/docs/Web", depth, reverse, ordered)}}`: the pages below a page, nested; a long plain list is by letter. */
export const listsubpages: Macro = (given, context) => {
  const depth = Number(given.text(1) ?? 1) || 1;
  const isPlain = depth === 1 && !given.truth(2) && !given.truth(3);
  const pages = isPlain ? pagesBelow(slugOfAddress(given.text(0) ?? context.slug), context) : [];
  if (pages.length > longList)
    return alphabeticalIndex(
      pages.map((page) => ({ name: page.shortTitle.replaceAll('`', ''), nodes: [pageLink(page, context)] })),
      context,
    );
  const list = listBelow(slugOfAddress(given.text(0) ?? context.slug), {
    depth: Math.min(depth, deepest),
    isReversed: given.truth(2),
    tag: given.truth(3) ? 'ol' : 'ul',
    context,
  });
  return list ? [list] : [];
};

interface ListLook {
  readonly depth: number;
  readonly isReversed: boolean;
  readonly tag: 'ol' | 'ul';
  readonly context: MacroContext;
}

function listBelow(slug: string, look: ListLook): Element | undefined {
  const pages = look.depth < 1 ? [] : pagesBelow(slug, look.context);
  if (pages.length === 0) return undefined;
  const items = (look.isReversed ? pages.toReversed() : pages).map((page) => {
    const below = listBelow(page.slug, { ...look, depth: look.depth - 1 });
    const link = pageLink(page, look.context);
    return element('li', {}, below ? [link, below] : [link]);
  });
  return element(look.tag, {}, items);
}
