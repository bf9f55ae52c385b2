import type { Composer, PageNamed, Surroundings } from '../page-sources.ts';
import { groupedBy } from '../grouped-by.ts';
import { closing, labelOf, markedLink } from '../page-parts.ts';
import { bullets, paragraphs, section, type Piece } from '../page-text.ts';
import { lists, type ListPart } from './lists.ts';

/** More than this many are sorted under their first letters. */
const mostInOneList = 60;

/** One page that lists others. */
export const listText: Composer = (page, around) => {
  const list = lists.find(({ slug }) => slug === page.slug);
  if (!list) return '';
  return paragraphs(list.definition, ...list.parts.map((part) => partText(part, page.slug, around)), closing(page, around));
};

function partText(part: ListPart, slug: string, around: Surroundings): Piece {
  const pages = pagesOf(part, around).filter((page) => page.slug !== slug);
  if (part.title !== undefined) return section(part.title, linksTo(pages, around));
  if (pages.length <= mostInOneList) return linksTo(pages, around);
  const byLetter = groupedBy(pages, (page) => letterOf(page));
  return paragraphs(
    ...[...byLetter]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([letter, found]) => section(letter, linksTo(found, around))),
  );
}

function pagesOf({ below, pageTypes, depth = 1, also = [] }: ListPart, around: Surroundings): PageNamed[] {
  const found = around
    .pagesBelow(below)
    .flatMap((page) => [
      ...(pageTypes === undefined || pageTypes.includes(page.pageType ?? '') ? [page] : []),
      ...(depth > 1 ? pagesOf({ below: page.slug, ...(pageTypes ? { pageTypes } : {}), depth: depth - 1 }, around) : []),
    ]);
  return [...found, ...also.flatMap((slug) => around.page(slug) ?? [])];
}

function linksTo(pages: readonly PageNamed[], around: Surroundings): Piece {
  return bullets(pages.flatMap((page) => markedLink(page.slug, around) ?? []));
}

/** `<a>` is under A, `-webkit-box` under W, `h1` to `h6` under H. */
function letterOf(page: PageNamed): string {
  return /[a-z0-9]/i.exec(labelOf(page))?.[0].toUpperCase() ?? '';
}
