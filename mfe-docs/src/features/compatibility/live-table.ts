import { closeHistory, supportCells, toggleHistory } from '@webdocs/reading/support-history';
import type { OpenedTable, TableInPage } from './table-in-page.ts';

/** Opens histories, one at a time, moves between cells by arrow keys, and dates reports, in a table that is in the page already. */
export async function openLiveTable(table: TableInPage, first?: Event): Promise<OpenedTable> {
  const { element } = table;
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('click', onClick, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  if (first?.type === 'click' && !isAnswered(first)) onClick(first);
  return { close: () => ending.abort() };

  function onClick({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const cell = target.closest('td')?.querySelector<HTMLButtonElement>(supportCells);
    if (cell) toggleHistory(cell);
    const report = target.closest<HTMLAnchorElement>('a.report');
    if (report) report.href = datedReport(report.href);
    if (target.closest('.show-all')) void showAll();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const closed = key === 'Escape' && closeHistory(element);
    if (closed) return focusVisibly(closed);
    const next = target.matches(supportCells) ? cellBeside(target, key) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  async function showAll(): Promise<void> {
    try {
      const { drawWholeTable } = await import(/* webpackChunkName: "docs-compat" */ './fetched-table.tsx');
      await drawWholeTable(table);
      element.querySelector<HTMLElement>(supportCells)?.focus();
    } catch (thrown) {
      table.report('COMPAT_UNAVAILABLE', thrown);
    }
  }
}

/** The inline script answers the press of a cell for as long as the page is not alive. */
const isAnswered = ({ defaultPrevented, target }: Event) => defaultPrevented && target instanceof Element && !!target.closest(supportCells);

/** Firefox shows no ring around what already has the focus by a press, whatever key comes next: without one the reader is lost. */
function focusVisibly(cell: HTMLElement): void {
  if (!cell.matches(':focus-visible')) cell.blur();
  cell.focus({ focusVisible: true });
}

function cellBeside(cell: HTMLElement, key: string): HTMLElement | undefined {
  const field = cell.parentElement as HTMLTableCellElement;
  const inRow = (row: HTMLTableRowElement | undefined, index: number) => row?.cells[index]?.querySelector<HTMLElement>(supportCells);
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
