import { element, text } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';
import { badgesOf, pageLink, pagesBelow, slugOfAddress } from './machinery/page-list.ts';

/** `{{ListSubpagesForSidebar("/en-US/docs/Web", noCode, includeParent, after, before)}}`: the pages below a page, with badges. */
export const listsubpagesforsidebar: Macro = (given, context) => {
  const slug = slugOfAddress(given.text(0) ?? context.slug);
  const parent = given.truth(2) ? context.documents.findOrEnglish(context.locale, slug) : undefined;
  const items = [...(parent ? [parent] : []), ...pagesBelow(slug, context)].map((page) =>
    element('li', {}, [
      text(given.text(4) ?? ''),
      pageLink(page, context, { code: !given.truth(1) }),
      text(given.text(3) ?? ''),
      ...badgesOf(page, context),
    ]),
  );
  return items.length ? [element('ol', {}, items)] : [];
};
