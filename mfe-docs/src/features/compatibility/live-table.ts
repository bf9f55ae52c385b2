import type { OpenedTable, TableInPage } from './table-in-page.ts';

interface OpenHistory {
  readonly cell: HTMLElement;
  readonly row: HTMLElement;
  /** Where the browsers are in lines: the first one below the history. */
  readonly below: HTMLElement | undefined;
}

/** Of all tables of the page one history is open at a time. */
let closeOpen: (() => void) | undefined;

/** Opens histories, one at a time, moves between cells by arrow keys, and dates reports, in a table that is in the page already. */
export async function openLiveTable(table: TableInPage, first?: Event): Promise<OpenedTable> {
  const { element } = table;
  const ending = new AbortController();
  const { signal } = ending;
  let history: OpenHistory | undefined;
  element.addEventListener('click', onClick, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  if (first?.type === 'click') onClick(first);
  return {
    close() {
      ending.abort();
      if (closeOpen === close) closeOpen = undefined;
    },
  };

  function onClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const cell = target.closest('td')?.querySelector<HTMLButtonElement>(cells);
    if (cell) toggle(cell);
    const report = target.closest<HTMLAnchorElement>('a.report');
    if (report) report.href = datedReport(report.href);
    if (target.closest('.show-all')) void showAll();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape' && history) {
      const { cell } = history;
      close();
      cell.focus();
      return;
    }
    const next = target.matches(cells) ? cellBeside(target, key) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function toggle(cell: HTMLButtonElement): void {
    const isOpen = history?.cell === cell;
    closeOpen?.();
    if (isOpen) return;
    const row = shownHistory(cell);
    const below = firstBelow(cell);
    below?.toggleAttribute(belowMark, true);
    row.toggleAttribute(openMark, true);
    cell.setAttribute('aria-expanded', 'true');
    history = { cell, row, below };
    closeOpen = close;
  }

  function close(): void {
    history?.cell.setAttribute('aria-expanded', 'false');
    history?.row.toggleAttribute(openMark, false);
    history?.below?.toggleAttribute(belowMark, false);
    history = undefined;
    if (closeOpen === close) closeOpen = undefined;
  }

  async function showAll(): Promise<void> {
    try {
      const { drawWholeTable } = await import(/* webpackChunkName: "docs-compat" */ './fetched-table.tsx');
      await drawWholeTable(table);
      history = undefined;
      element.querySelector<HTMLElement>(cells)?.focus();
    } catch (thrown) {
      table.report('COMPAT_UNAVAILABLE', thrown);
    }
  }
}

const cells = 'button[aria-controls]';
/** What is not open is hidden by the style sheet, which shows all of it on paper and where no script runs. */
const openMark = 'data-open';
/** The style sheet puts an open history above the cell that has it, and above those after. */
const belowMark = 'data-below';

/** The row under a cell's own, with the history of the cell's browser and no other. */
function shownHistory(cell: HTMLButtonElement): HTMLElement {
  const feature = cell.closest('tr') as HTMLTableRowElement;
  const browser = cell.value;
  const row = document.getElementById(cell.getAttribute('aria-controls') ?? '') ?? emptyRow(feature, cell);
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

function cellBeside(cell: HTMLElement, key: string): HTMLElement | undefined {
  const field = cell.parentElement as HTMLTableCellElement;
  const inRow = (row: HTMLTableRowElement | undefined, index: number) => row?.cells[index]?.querySelector<HTMLElement>(cells);
  const row = field.parentElement as HTMLTableRowElement;
  const features = () => [...(row.closest('table')?.rows ?? [])].filter((one) => !one.classList.contains('told'));
  const down = (by: number) => inRow(features()[features().indexOf(row) + by], field.cellIndex);
  if (key === 'ArrowLeft') return inRow(row, field.cellIndex - 1) ?? undefined;
  if (key === 'ArrowRight') return inRow(row, field.cellIndex + 1) ?? undefined;
  if (key === 'ArrowUp') return down(-1) ?? undefined;
  if (key === 'ArrowDown') return down(1) ?? undefined;
  if (key === 'Home') return inRow(row, 1) ?? undefined;
  if (key === 'End') return inRow(row, row.cells.length - 1) ?? undefined;
  return undefined;
}

/** The address of a report with the moment in it: the table itself is the same for all readers at all times. */
function datedReport(address: string): string {
  const report = new URL(address);
  const facts = (report.searchParams.get('metadata') ?? '').split('\n').slice(0, 2);
  report.searchParams.set('mdn-url', location.href);
  report.searchParams.set('metadata', [...facts, `* Time of report: ${new Date().toISOString()}`].join('\n'));
  return report.href;
}
