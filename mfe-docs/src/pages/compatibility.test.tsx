/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { toggleHistory } from '@webdocs/reading/support-history';
import { act, waitFor } from '@testing-library/react';
import { kettleAnswer } from '../../fixtures/kettle-compat.ts';
import { boilPage } from '../../fixtures/kettle-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const tablePart = inBrowser('compat-table');
const pagePart = inBrowser('page');

const query = 'api.Kettle.boil';
const compat = { [query]: { ...kettleAnswer, query } };
const observers = new Set<{ near(): void; readonly seen: Set<Element> }>();

beforeEach(() => {
  observers.clear();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver = class {
    readonly seen = new Set<Element>();
    readonly near = () => this.callback([...this.seen].map((target) => ({ target, isIntersecting: true })) as never, this as never);
    constructor(readonly callback: IntersectionObserverCallback) {
      observers.add(this);
    }
    observe(element: Element) {
      this.seen.add(element);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this);
    }
  } as unknown as typeof IntersectionObserver;
});

/** The reader scrolls to the table that is in the element. */
async function comeNear(element: Element): Promise<void> {
  const here = [...observers].filter(({ seen }) => [...seen].some((one) => element.contains(one) && one.querySelector('h1, h2') === null));
  await act(async () => here.forEach(({ near }) => near()));
}

function answerWith(status: number, body: unknown) {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return { ok: status === 200, status, statusText: 'Odd', json: async () => body };
  }) as unknown as typeof fetch;
  return asked;
}

const fetchedTable = () => mountInBrowser(tablePart, 'mfe-docs/compat-table', { page: boilPage, slot: 'compat-table', input: query });

async function servedTable(): Promise<MountedPart> {
  const html = await renderOnServer(server, 'page', { page: boilPage, compat });
  return mountInBrowser(pagePart, 'mfe-docs/page', { page: boilPage }, html);
}

const cell = (part: MountedPart, name: string) => {
  const found = [...part.element.querySelectorAll('button')].find((one) => one.getAttribute('aria-label')?.startsWith(name));
  if (!found) throw new Error(`no cell says ${name}`);
  return found;
};
const openHistories = (part: MountedPart) => [...part.element.querySelectorAll('.told[data-open]')].map((row) => visibleText(row));
const visibleText = (row: Element) => [...row.querySelectorAll('.history[data-open]')].map(({ textContent }) => textContent).join();

async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

test('the table is in the page of the server, and stays while the page comes to life', async () => {
  const part = await servedTable();
  expect(part.element.querySelector('table[aria-label="Browser compatibility of api.Kettle.boil"]')).not.toBeNull();
  expect(part.reports).toEqual([]);
  await part.unmount();
});

test('without data at hand the server says that tables load in the browser', async () => {
  expect(await renderOnServer(server, 'page', { page: boilPage })).toContain('BCD tables only load in the browser');
});

test('data that cannot be drawn leave the rest of the page', async () => {
  const broken = { [query]: { ...kettleAnswer, data: null as never } };
  const html = await renderOnServer(server, 'page', { page: boilPage, compat: broken });
  expect(html).toContain('BCD tables only load in the browser');
  expect(html).toContain('heats the water until it boils');
});

test('a cell opens the history of its browser under its row, one at a time', async () => {
  const part = await servedTable();
  await press(cell(part, 'Firefox 52'));
  await waitFor(() => expect(openHistories(part)).toHaveLength(1));
  expect(openHistories(part)[0]).toContain('dom.kettle.enabled');
  expect(cell(part, 'Firefox 52').getAttribute('aria-expanded')).toBe('true');

  await press(cell(part, 'Chrome 3'));
  expect(openHistories(part)).toHaveLength(1);
  expect(openHistories(part)[0]).toContain('-webkit-');
  expect(cell(part, 'Firefox 52').getAttribute('aria-expanded')).toBe('false');

  await press(cell(part, 'Chrome 3'));
  expect(openHistories(part)).toEqual([]);
  await part.unmount();
});

test('a history that the inline script opened before the page was alive stays open, and the next press closes it', async () => {
  const part = await servedTable();
  const firefox = cell(part, 'Firefox 52');
  firefox.focus();
  toggleHistory(firefox);
  const answered = new MouseEvent('click', { bubbles: true, cancelable: true });
  answered.preventDefault();
  await act(async () => firefox.dispatchEvent(answered));
  await waitFor(() => {
    firefox.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(document.activeElement).not.toBe(firefox);
  });
  expect(openHistories(part)).toHaveLength(1);
  await press(firefox);
  expect(openHistories(part)).toEqual([]);
  await part.unmount();
});

test('support since a version has a history as well', async () => {
  const part = await servedTable();
  await press(cell(part, 'Chrome 92'));
  await waitFor(() => expect(openHistories(part)).toEqual(['Chrome · support history for boil92Released Jul 20, 2021Full support']));
  const row = document.getElementById(cell(part, 'Chrome 92').getAttribute('aria-controls') ?? '');
  expect(row?.matches('.told[data-open]')).toBe(true);
  await part.unmount();
});

test('arrow keys go from cell to cell, Escape closes a history and returns to its cell', async () => {
  const part = await servedTable();
  const key = (name: string) =>
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  await act(async () => cell(part, 'Chrome 92').focus());
  await press(cell(part, 'Firefox 52'));
  await waitFor(() => expect(openHistories(part)).toHaveLength(1));

  cell(part, 'Chrome 92').focus();
  await key('ArrowRight');
  expect(focused()).toMatch(/^Edge Yes/);
  await key('ArrowDown');
  await key('ArrowDown');
  expect(focused()).toMatch(/^Edge \?/);
  await key('End');
  expect(focused()).toMatch(/^Node.js/);
  await key('Home');
  expect(focused()).toMatch(/^Chrome Canary/);
  await key('ArrowLeft');
  expect(focused()).toMatch(/^Chrome Canary/);
  await key('Escape');
  expect(openHistories(part)).toEqual([]);
  expect(focused()).toMatch(/^Firefox 52/);
  await part.unmount();
});

test('a report says when it is made', async () => {
  const part = await servedTable();
  const report = part.element.querySelector<HTMLAnchorElement>('a.report') as HTMLAnchorElement;
  report.addEventListener('click', (event) => event.preventDefault());
  await press(report);
  await waitFor(() => expect(new URL(report.href).searchParams.get('metadata')).toMatch(/Time of report: \d{4}-\d\d-\d\dT/));
  await part.unmount();
});

test('a table in a page of another team fetches its data when it comes near the view', async () => {
  const asked = answerWith(200, { ...kettleAnswer, query });
  const part = await fetchedTable();
  expect(asked).toEqual([]);
  await comeNear(part.element);
  await waitFor(() => expect(part.element.querySelector('table')).not.toBeNull());
  expect(asked).toEqual(['http://compat.localhost/api.Kettle.boil.json']);
  await press(cell(part, 'Chrome 3'));
  expect(openHistories(part)).toHaveLength(1);
  await part.unmount();
});

test('the server leaves such a place empty', async () => {
  expect(await renderOnServer(server, 'compat-table', { page: boilPage, slot: 'compat-table' })).toBe('');
});

test('where there are no data, a warning says so and asks for them', async () => {
  answerWith(404, {});
  const part = await fetchedTable();
  await comeNear(part.element);
  await waitFor(() => expect(part.element.textContent).toContain('No compatibility data found for api.Kettle.boil'));
  expect([...part.element.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Report missing data',
    'Report a problem with this page',
  ]);
  expect(part.reports).toEqual([]);
  await part.unmount();
});

test('where the data could not be had, the reader is told', async () => {
  answerWith(500, {});
  const part = await fetchedTable();
  await comeNear(part.element);
  await waitFor(() => expect(part.element.textContent).toContain('Error loading BCD data'));
  expect(part.reports.map(({ code }) => code)).toEqual(['COMPAT_UNAVAILABLE']);
  await part.unmount();
});

test('where the table could not be drawn, the reader is told and may reload', async () => {
  answerWith(200, { query, data: null });
  const part = await fetchedTable();
  await comeNear(part.element);
  await waitFor(() => expect(part.element.textContent).toContain('Error loading browser compatibility table'));
  expect(part.element.querySelector('button')?.textContent).toBe('Try reloading the page');
  expect(part.reports.map(({ code }) => code)).toEqual(['COMPAT_TABLE_FAILED']);
  await part.unmount();
});
