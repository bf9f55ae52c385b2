/** The button of each cell of a compatibility table: what a browser supports. */
export const supportCells = 'td > button[aria-controls]';
/** What is not open is hidden by the style sheet, which shows all of it on paper and where no script runs. */
const openMark = 'data-open';
/** The style sheet puts an open history above the cell that has it, and above those after. */
const belowMark = 'data-below';

/**
 * Opens the history of a cell in a table that the server drew, or closes it. Of all tables of the page one history is open at a time. What
 * is open is read from the page: before the shell is there the inline script answers, afterwards the table itself.
 */
export function toggleHistory(cell: HTMLButtonElement): void {
  const isOpen = cell === openCell(document);
  closeHistory(document);
  if (isOpen) return;
  shownHistory(cell).toggleAttribute(openMark, true);
  firstBelow(cell)?.toggleAttribute(belowMark, true);
  cell.setAttribute('aria-expanded', 'true');
}

/** Closes what is open in a table, or in the page, and says of which cell it was. */
export function closeHistory(place: ParentNode): HTMLButtonElement | null {
  const cell = openCell(place);
  if (!cell) return null;
  cell.setAttribute('aria-expanded', 'false');
  rowOf(cell)?.removeAttribute(openMark);
  for (const field of cell.closest('tr')?.cells ?? []) field.removeAttribute(belowMark);
  return cell;
}

const openCell = (place: ParentNode) => place.querySelector<HTMLButtonElement>(`${supportCells}[aria-expanded=true]`);

const rowOf = (cell: HTMLElement) => document.getElementById(cell.getAttribute('aria-controls') ?? '');

/** The row under a cell's own, with the history of the cell's browser and no other. */
function shownHistory(cell: HTMLButtonElement): HTMLElement {
  const feature = cell.closest('tr') as HTMLTableRowElement;
  const browser = cell.value;
  const row = rowOf(cell) ?? emptyRow(feature, cell);
  const pin = row.querySelector('.pin') as HTMLElement;
  const own =
    [...pin.children].find((one) => one instanceof HTMLElement && one.dataset.browser === browser) ?? plainHistory(cell, feature, browser);
  if (!own.parentElement) pin.append(own);
  for (const one of pin.children) one.toggleAttribute(openMark, one === own);
  return row;
}

function firstBelow(cell: HTMLElement): HTMLElement | undefined {
  const field = cell.parentElement as HTMLTableCellElement;
  const fields = (field.parentElement as HTMLTableRowElement).querySelectorAll('td');
  return [...fields].find(({ offsetTop }) => offsetTop > field.offsetTop);
}

function emptyRow(feature: HTMLTableRowElement, cell: HTMLElement): HTMLElement {
  const row = make('tr', 'told');
  row.id = cell.getAttribute('aria-controls') ?? '';
  const wide = make('td');
  wide.setAttribute('colspan', String(feature.cells.length));
  wide.append(make('div', 'pin'));
  row.append(wide);
  feature.after(row);
  return row;
}

/** Support since a version, with no more to say of it: what the cell and the legend say is the whole history. */
function plainHistory(cell: HTMLElement, feature: HTMLTableRowElement, browser: string): HTMLElement {
  const kind = (cell.parentElement as HTMLTableCellElement).classList.item(0) ?? '';
  const table = feature.closest('table');
  const history = make('div', 'history');
  history.dataset.browser = browser;
  const heading = make('p', 'of');
  const [before = '', after = ''] = (table?.dataset.history ?? '').replace('{browser}', browser).split('{feature}');
  const name = feature.cells[0]?.querySelector('.name')?.cloneNode(true) ?? '';
  heading.append(before, name, after);
  const entry = make('li', kind);
  const meaning = table?.closest('.scroller')?.parentElement?.querySelector(`.legend .${kind}`)?.textContent ?? '';
  entry.append(textIn('b', cell.textContent));
  if (cell.title) entry.append(textIn('span', cell.title, 'date'));
  entry.append(textIn('div', meaning));
  const list = make('ol');
  list.append(entry);
  history.append(heading, list);
  return history;
}

function make(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}

function textIn(tag: string, text: string | null, className?: string): HTMLElement {
  const element = make(tag, className);
  element.textContent = text;
  return element;
}
