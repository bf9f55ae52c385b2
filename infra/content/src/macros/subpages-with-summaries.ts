import { element } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';
import { badgesOf, pageLink, pagesBelow } from './machinery/page-list.ts';

/** `{{SubpagesWithSummaries}}`: the pages below this one, each with its first paragraph. */
export const subpageswithsummaries: Macro = (_, context) => {
  const entries = pagesBelow(context.slug, context).flatMap((page) => {
    const summary = context.summaryOf(page);
    const term = element('dt', {}, [pageLink(page, context, { title: page.title }), ...badgesOf(page, context)]);
    return summary === undefined ? [term] : [term, element('dd', {}, [element('p', {}, [summary])])];
  });
  return entries.length ? [element('dl', {}, entries)] : [];
};
