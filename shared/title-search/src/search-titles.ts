/**
 * Titles and addresses of all documents of a language in as few bytes as possible, for quick search: a heading, the level of
 * each row, then their addresses and titles, all in the order of the addresses. Neighbors there have most of their address in
 * common, and most titles are made of the end of theirs.
 */
export interface SearchTitle {
  readonly title: string;
  /** Below `/{locale}/docs/`. */
  readonly slug: string;
  /** How much a page is linked to and read, from 0 to `highestLevel`: of equal matches the higher one is shown first. */
  readonly level: number;
}

const heading = 'titles 2';
const digits = 36;
/** One digit a row: the order itself would take three times the bytes. */
export const highestLevel = digits - 1;
/** In a title: the last segment of the address, and the one before it. No text of a page holds control characters. */
const lastMark = '\u0001';
const parentMark = '\u0002';
/** Written instead of a title that is the last segment with spaces for underscores. */
const plainMark = '\u0003';

export function packSearchTitles(rows: readonly SearchTitle[]): string {
  const order = [...rows].sort(bySlug);
  const levels = order.map(({ level }) => level.toString(digits)).join('');
  const slugs = order.map(({ slug }, index) => frontCoded(slug, order[index - 1]?.slug ?? ''));
  const titles = order.map(({ title, slug }) => shortened(oneLine(title), slug));
  return [heading, levels, slugs.join('\n'), titles.join('\n')].join('\n\n');
}

/** The rows in the order in which equals are shown; nothing where the text is no packing of this form. */
export function unpackSearchTitles(text: string): SearchTitle[] | undefined {
  const [head, levels = '', slugText = '', titleText = ''] = text.split('\n\n');
  if (head !== heading) return undefined;
  if (levels === '') return [];
  const codes = slugText.split('\n');
  const titles = titleText.split('\n');
  if (codes.length !== levels.length || titles.length !== levels.length) return undefined;
  const rows: SearchTitle[][] = Array.from({ length: digits }, () => []);
  let slug = '';
  for (const [index, code] of codes.entries()) {
    slug = slug.slice(0, Number.parseInt(code[0] ?? '0', digits) * digits + Number.parseInt(code[1] ?? '0', digits)) + code.slice(2);
    const level = Number.parseInt(levels[index] ?? '0', digits);
    rows[highestLevel - level]?.push({ title: lengthened(titles[index] ?? '', slug), slug, level });
  }
  return rows.flat();
}

/** The order in which titles come out of the packing: the higher level first, equals by their addresses. */
export function byLevel(a: SearchTitle, b: SearchTitle): number {
  return b.level - a.level || bySlug(a, b);
}

function bySlug(a: SearchTitle, b: SearchTitle): number {
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
}

/** Two digits: how many letters are those of the address before. */
function frontCoded(slug: string, before: string): string {
  const most = Math.min(slug.length, before.length, digits * digits - 1);
  let shared = 0;
  while (shared < most && slug[shared] === before[shared]) shared += 1;
  return shared.toString(digits).padStart(2, '0') + slug.slice(shared);
}

function shortened(title: string, slug: string): string {
  const { last, parent } = endOf(slug);
  if (title === plainTitle(last)) return plainMark;
  const shorter = last.length > 1 ? title.replace(last, lastMark) : title;
  return parent.length > 1 ? shorter.replace(parent, parentMark) : shorter;
}

function lengthened(code: string, slug: string): string {
  const { last, parent } = endOf(slug);
  if (code === plainMark) return plainTitle(last);
  return code.replace(parentMark, () => parent).replace(lastMark, () => last);
}

function endOf(slug: string): { last: string; parent: string } {
  const [last = '', parent = ''] = slug.split('/').reverse();
  return { last, parent };
}

function plainTitle(segment: string): string {
  return segment.replaceAll('_', ' ');
}

/** A title is one line; marks of the packing do not belong to it. */
function oneLine(title: string): string {
  return title.replace(/\p{Cc}+/gu, ' ');
}
