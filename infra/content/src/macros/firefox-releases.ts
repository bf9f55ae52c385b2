import { element } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';
import { pageLink } from './machinery/page-list.ts';

const releases = 'Mozilla/Firefox/Releases';
const most = 30;

/** `{{Firefox_for_developers(140)}}`: the thirty releases before one, the newest first. */
export const firefox_for_developers: Macro = (given, context) => {
  const newest = Number(given.text(0) ?? context.slug.split('/').at(-1)) || 0;
  const items = Array.from({ length: most }, (_, index) => newest - 1 - index).flatMap((version) => {
    const page = version > 0 ? context.documents.findOrEnglish(context.locale, `${releases}/${version}`) : undefined;
    return page ? [element('li', {}, [pageLink(page, context, { title: page.title })])] : [];
  });
  return items.length ? [element('ul', {}, items)] : [];
};
