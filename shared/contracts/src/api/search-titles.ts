/**
 * Titles and addresses of all documents of a language in as few bytes as possible, for quick search: a heading, the order of
 * the rows, then their addresses and titles in the order of the addresses. Neighbours there have most of their address in
 * common, and most titles are made of the end of theirs.
 */
export interface SearchTitle {
  readonly title: string;
  /** Below `/{locale}/docs/`. */
  readonly slug: string;
}

const heading = 'titles 1';
const digits = 36;
/** In a title: the last segment of the address, and the one before it. No text of a page holds control characters. */
const lastMark = '\u0001';
const parentMark = '\u0002';
/** Written instead of a title that is the last segment with spaces for underscores. */
const plainMark = '\u0003';

/** `rows` in the order in which quick search shows equals: what is read most comes first. */
export function packSearchTitles(rows: readonly SearchTitle[]): string {
  const order = rows.map((row, place) => ({ ...row, place })).sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
  const place = order.map((row) => row.place);
  const slugs = order.map(({ slug }, index) => frontCoded(slug, order[index - 1]?.slug ?? ''));
  const titles = order.map(({ title, slug }) => shortened(oneLine(title), slug));
  return [heading, placesText(place), slugs.join('\n'), titles.join('\n')].join('\n\n');
}

/** The rows in their order; nothing where the text is no packing of this form. */
export function unpackSearchTitles(text: string): SearchTitle[] | undefined {
  const [head, places = '', slugText = '', titleText = ''] = text.split('\n\n');
  if (head !== heading) return undefined;
  if (places === '') return [];
  const order = placesIn(places);
  const codes = slugText.split('\n');
  const titles = titleText.split('\n');
  if (codes.length !== order.length || titles.length !== order.length) return undefined;
  const rows: SearchTitle[] = new Array<SearchTitle>(order.length);
  let slug = '';
  for (const [index, at] of order.entries()) {
    const code = codes[index] ?? '';
    slug = slug.slice(0, Number.parseInt(code[0] ?? '0', digits) * digits + Number.parseInt(code[1] ?? '0', digits)) + code.slice(2);
    rows[at] = { title: lengthened(titles[index] ?? '', slug), slug };
  }
  return rows;
}

/** Two digits: how many letters are those of the address before. */
function frontCoded(slug: string, before: string): string {
  const most = Math.min(slug.length, before.length, digits * digits - 1);
  let shared = 0;
  while (shared < most && slug[shared] === before[shared]) shared += 1;
  return shared.toString(digits).padStart(2, '0') + slug.slice(shared);
}

/** Steps from one place to the next: rows without a popularity are beside each other where their titles are. */
function placesText(places: readonly number[]): string {
  return places.map((place, index) => (place - (places[index - 1] ?? -1) - 1).toString(digits)).join(' ');
}

function placesIn(text: string): number[] {
  let place = -1;
  return text.split(' ').map((step) => (place += Number.parseInt(step, digits) + 1));
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
