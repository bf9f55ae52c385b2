import type { Row } from './sidebar-row.ts';

/** The HTML of a sidebar as it looks on pages that are not in it, and where the links to each page are in that. */
export interface PrintedSidebar {
  readonly html: string;
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

interface Place {
  /** Where the link begins and ends, in characters. */
  readonly start: number;
  readonly end: number;
  /** Where the start tags of the closed folds around it could say that they are open. */
  readonly folds: readonly number[];
  /** Where one more row would be below it, and the folds around that. */
  readonly below: { readonly position: number; readonly isList: boolean; readonly folds: readonly number[] };
}

const listStart = '<ol>';
const closedFold = '<details';

/** `below` says what a fold holds that is beside the link to a page, by the text of that link. */
export function printed(rows: readonly Row[], below: (title: string) => string): PrintedSidebar {
  const places = new Map<string, Place[]>();
  let html = '';

  /** Where the list ends. */
  function printList(list: readonly Row[], folds: readonly number[]): number {
    html += listStart;
    for (const row of list) printRow(row, folds);
    const end = html.length;
    html += '</ol>';
    return end;
  }

  function printRow(row: Row, folds: readonly number[]): void {
    const { kind, fold, rows: below, ...link } = row;
    if (kind === 'section') {
      html += '<li class="section">';
      const at = printLink(link);
      html += '</li>';
      know(link.url, { ...at, folds, below: { position: html.length, isList: true, folds } });
      for (const row of below) printRow(row, folds);
    } else if (below.length === 0 || fold === undefined) {
      html += '<li>';
      const at = printLink(link);
      const position = below.length ? printList(below, folds) : html.length;
      html += '</li>';
      know(link.url, { ...at, folds, below: { position, isList: below.length > 0, folds } });
    } else printFold(row, folds);
  }

  /** A label is the handle of its fold; a link cannot be, so the handle is beside it. */
  function printFold({ fold, rows: folded, ...link }: Row, folds: readonly number[]): void {
    const isLink = link.html.startsWith('<a');
    html += '<li class="toggle">';
    const before = isLink ? printLink(link) : undefined;
    html += closedFold;
    const around = fold === 'closed' ? [...folds, html.length] : folds;
    html += fold === 'open' ? ' open>' : '>';
    html += isLink ? `<summary aria-label="${escapedQuotes(below(textOf(link.html)))}">` : '<summary>';
    const at = before ?? printLink(link);
    html += '</summary>';
    const position = printList(folded, around);
    html += '</details></li>';
    know(link.url, { ...at, folds: around, below: { position, isList: true, folds: around } });
  }

  function printLink({ html: link }: Pick<Row, 'html'>): Pick<Place, 'start' | 'end'> {
    const start = html.length;
    html += link;
    return { start, end: start + link.indexOf(linkEnd) + linkEnd.length };
  }

  function know(url: string | undefined, place: Place): void {
    if (url === undefined) return;
    const known = places.get(url);
    if (known) known.push(place);
    else places.set(url, [place]);
  }

  printList(rows, []);
  return { html, places };
}

/** The sidebar on one of its pages: every link to that page is marked, and what folds such a link away is open. */
export function withCurrent({ html, places }: PrintedSidebar, url: string): string {
  const inserts = new Map<number, string>();
  for (const { start, end, folds } of places.get(url) ?? []) {
    for (const fold of folds) inserts.set(fold, openMark);
    inserts.set(start, '<em>');
    inserts.set(start + '<a'.length, currentMark);
    inserts.set(end, '</em>');
  }
  return withInserts(html, inserts);
}

/**
 * The sidebar on a page that it does not list: the page has a row of its own below the nearest page above it that is
 * listed, or at the top.
 */
export function withUnlisted({ html, places }: PrintedSidebar, link: string, above: readonly string[]): string {
  const [parent] = above.flatMap((url) => places.get(url)?.slice(0, 1) ?? []);
  const row = `<li class="unlisted"><em>${link.replace('<a', `<a${currentMark}`)}</em></li>`;
  if (!parent) return withInserts(html, new Map([[listStart.length, row]]));
  const { position, isList, folds } = parent.below;
  const inserts = new Map(folds.map((fold) => [fold, openMark]));
  inserts.set(position, isList ? row : `${listStart}${row}</ol>`);
  return withInserts(html, inserts);
}

/** The text of a link, in which what is special in HTML is escaped still. */
function textOf(link: string): string {
  return link.slice(0, link.indexOf(linkEnd)).replace(/<[^>]*>/g, '');
}

function escapedQuotes(text: string): string {
  return text.replaceAll('"', '&quot;');
}

const linkEnd = '</a>';
const openMark = ' open';
const currentMark = ' aria-current="page"';

function withInserts(html: string, inserts: ReadonlyMap<number, string>): string {
  let result = '';
  let copied = 0;
  for (const [position, text] of [...inserts].sort(([a], [b]) => a - b)) {
    result += html.slice(copied, position) + text;
    copied = position;
  }
  return result + html.slice(copied);
}
