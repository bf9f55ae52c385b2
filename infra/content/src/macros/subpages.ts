import { element, type Element } from '../parse/tree.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import { compareTitles } from '../sidebars/title-order.ts';
import type { Macro, MacroContext } from './macro.ts';

/** `{{listsubpages("/en-US/docs/Web", depth)}}`: the pages below a page, nested. */
export const listsubpages: Macro = (given, context) => {
  const top = given.text(0)?.replace(/^\/[^/]+\/docs\//, '') ?? context.slug;
  const list = listBelow(top, Math.min(Number(given.text(1) ?? 1) || 1, 5), context);
  return list ? [list] : [];
};

function listBelow(slug: string, depth: number, context: MacroContext): Element | undefined {
  const pages = [...childrenOf(slug, context)].sort((a, b) => compareTitles(a.shortTitle, b.shortTitle));
  if (depth < 1 || pages.length === 0) return undefined;
  return element(
    'ul',
    {},
    pages.map((page) => {
      const below = listBelow(page.slug, depth - 1, context);
      const link = element('a', { href: `/${context.locale}/docs/${page.slug}` }, [page.shortTitle]);
      return element('li', {}, below ? [link, below] : [link]);
    }),
  );
}

function childrenOf(slug: string, { documents, locale }: MacroContext): readonly DocumentRecord[] {
  const own = documents.childrenOf(locale, slug);
  return own.length ? own : documents.childrenOf('en-US', slug);
}
