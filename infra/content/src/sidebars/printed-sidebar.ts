import type { Row } from './row.ts';

/** The HTML of a sidebar as it looks on pages that are not in it, and where each page's own link stands in that. */
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
}

const closedFold = '<details';

export function printed(rows: readonly Row[]): PrintedSidebar {
  const places = new Map<string, Place[]>();
  let html = '';

  function printList(list: readonly Row[], folds: readonly number[]): void {
    html += '<ol>';
    for (const row of list) printRow(row, folds);
    html += '</ol>';
  }

  function printRow({ kind, fold, rows: below, ...link }: Row, folds: readonly number[]): void {
    if (kind === 'section') {
      html += '<li class="section">';
      printLink(link, folds);
      html += '</li>';
      for (const row of below) printRow(row, folds);
    } else if (below.length === 0 || fold === undefined) {
      html += '<li>';
      printLink(link, folds);
      if (below.length) printList(below, folds);
      html += '</li>';
    } else {
      html += `<li class="toggle">${closedFold}`;
      const around = fold === 'closed' ? [...folds, html.length] : folds;
      html += fold === 'open' ? ' open><summary>' : '><summary>';
      printLink(link, around);
      html += '</summary>';
      printList(below, around);
      html += '</details></li>';
    }
  }

  function printLink({ html: link, url }: Pick<Row, 'html' | 'url'>, folds: readonly number[]): void {
    if (url !== undefined) {
      const place = { start: html.length, end: html.length + link.indexOf('</a>') + '</a>'.length, folds };
      const known = places.get(url);
      if (known) known.push(place);
      else places.set(url, [place]);
    }
    html += link;
  }

  printList(rows, []);
  return { html, places };
}

/** The sidebar on one of its pages: every link to that page is marked, and what folds such a link away is open. */
export function withCurrent({ html, places }: PrintedSidebar, url: string): string {
  const found = places.get(url);
  if (!found) return html;
  const inserts = new Map<number, string>();
  for (const { start, end, folds } of found) {
    for (const fold of folds) inserts.set(fold, ' open');
    inserts.set(start, '<em>');
    inserts.set(start + '<a'.length, ' aria-current="page"');
    inserts.set(end, '</em>');
  }
  let marked = '';
  let copied = 0;
  for (const [position, text] of [...inserts].sort(([a], [b]) => a - b)) {
    marked += html.slice(copied, position) + text;
    copied = position;
  }
  return marked + html.slice(copied);
}
