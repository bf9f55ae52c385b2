/** @jest-environment jsdom */
import { Blob, File } from 'node:buffer';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { zipOf } from '../../code-files/code-copies.ts';
import { writtenZip } from '../../code-files/written-zip.ts';
import { keptPlaygrounds } from '../../device-storage/kept-playgrounds.ts';
import { opening, type OnCode } from './Opening.tsx';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { Blob, File, CompressionStream, DecompressionStream, TextDecoder, TextEncoder });

const Opening = opening.component;
const mine: SampleCode = { html: '<p>Mine', css: '', js: 'mine()' };
const tea: SampleCode = { html: '<p>Tea', css: 'p {}', js: 'pour()' };

let part: MountedPart;
let taken: Array<Parameters<OnCode>>;
beforeEach(() => {
  taken = [];
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => part.unmount());

async function show(dropped?: readonly File[]): Promise<void> {
  const Shown = () => <Opening files={dropped as never} code={mine} onCode={(...found) => taken.push(found)} onClose={() => undefined} />;
  part = await mountInBrowser(browserEntry(definePart({ component: Shown, messages: opening.messages })), 'mfe-docs/play', {
    page: boilPage,
  });
}
const scope = () => within(part.element);
const choose = (...files: File[]) =>
  act(async () => {
    fireEvent.change(part.element.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } });
  });
const zipFile = async (zip: Promise<unknown>) => new File([(await zip) as never], 'tea.zip');
const alert = () => scope().getAllByRole('alert')[0]?.textContent;

test('a zip that the reader chooses is opened, and its reader is told how to run it', async () => {
  await show();
  await choose(await zipFile(zipOf(tea, { origin: 'https://docs.example' }, new Date())));
  await waitFor(() => expect(taken).toEqual([[tea, '“tea” is open. Press Run to run it.', 'file']]));
});

test('files that are dropped are opened at once', async () => {
  await show([new File(['<p>Tea'], 'tea.html')]);
  await waitFor(() => expect(taken[0]?.[0]).toMatchObject({ html: '<p>Tea</p>' }));
});

test('a style sheet alone goes to the code that is there', async () => {
  await show([new File(['p {}'], 'tea.css')]);
  await waitFor(() => expect(taken[0]?.[0]).toEqual({ ...mine, css: 'p {}' }));
});

test('files that are left out are named, and many of them counted', async () => {
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((name) => ({ name, text: '?' }));
  await show([await zipFile(writtenZip([{ name: 'index.html', text: '<p>Tea' }, ...names], new Date()))]);
  await waitFor(() => expect(taken[0]?.[1]).toBe('“tea” is open. Press Run to run it. Left out: a.png, b.png, and c.png, and 2 more.'));
});

test('what cannot be opened is said beside the button, the code stays, and another file may be chosen', async () => {
  await show();
  await choose(new File(['Tea'], 'tea.zip'));
  await waitFor(() => expect(alert()).toBe('“tea.zip” is damaged, or isn’t a ZIP file. Your code is unchanged.'));
  expect(taken).toEqual([]);
  await choose(new File(['p {}'], 'tea.css'));
  await waitFor(() => expect(taken).toHaveLength(1));
});

test.each([
  [new File(['Tea'], 'tea.txt'), /isn’t a ZIP, HTML, CSS, or JavaScript file/],
  [new File(['\0'], 'tea.html'), /isn’t text in UTF-8/],
  [new File([' '.repeat(1_048_577)], 'tea.js'), /is too large. A page can have up to 1 MB/],
])('%#: the message names the file and what is wrong with it', async (file, said) => {
  await show([file]);
  await waitFor(() => expect(alert()).toMatch(said));
  expect(alert()).toContain(file.name);
});

test('a template that the reader picks is ours: it may run at once', async () => {
  await show();
  await act(async () => void fireEvent.click(scope().getByRole('button', { name: /^Grid layout/ })));
  expect(taken).toEqual([
    [expect.objectContaining({ html: expect.stringContaining('<main>') }), '“Grid layout” is open. Change anything.', false],
  ]);
});

describe('what the reader wrote on this device', () => {
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(scope().getByRole('button', { name })));

  test('is no list while there is nothing', async () => {
    await show();
    expect(scope().queryByRole('region', { name: 'On this device' })).toBeNull();
  });

  test('is listed by its own title, the latest first, and opened from there; code that waits still waits', async () => {
    keptPlaygrounds.keep({ id: 'a', code: { html: '<h1>Green tea</h1>' }, waits: true });
    keptPlaygrounds.keep({ id: 'b', code: { html: '<canvas>', js: '' } });
    await show();
    const rows = within(scope().getByRole('region', { name: 'On this device' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Untitled.*HTML$/),
      expect.stringMatching(/^Green tea.*HTML$/),
    ]);
    expect(scope().getByText(/^2 of 20, in this browser only/)).toBeTruthy();
    await press('Green tea');
    await press('Untitled');
    expect(taken).toEqual([
      [{ html: '<h1>Green tea</h1>' }, '“Green tea” is open.', true, 'a'],
      [{ html: '<canvas>', js: '' }, '“Untitled” is open.', false, 'b'],
    ]);
  });

  test('is renamed, and deleted after a question', async () => {
    keptPlaygrounds.keep({ id: 'a', code: { html: '<h1>Tea</h1>' } });
    await show();
    await press('Rename Tea');
    fireEvent.change(scope().getByRole('textbox', { name: 'Name' }), { target: { value: ' Assam ' } });
    await act(async () => void fireEvent.submit(part.element.querySelector('form') as HTMLFormElement));
    expect(keptPlaygrounds.list()[0]?.name).toBe('Assam');
    await press('Delete Assam');
    await press('Cancel');
    await press('Delete Assam');
    await press('Delete');
    expect(keptPlaygrounds.list()).toEqual([]);
    expect(scope().queryByRole('region', { name: 'On this device' })).toBeNull();
  });

  test('keeps its name where the device is full, and says so', async () => {
    keptPlaygrounds.keep({ id: 'a', code: { html: '<h1>Tea</h1>' } });
    await show();
    await press('Rename Tea');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await act(async () => void fireEvent.submit(part.element.querySelector('form') as HTMLFormElement));
    full.mockRestore();
    expect(scope().getByText(/^The name couldn’t be saved/)).toBeTruthy();
    expect(scope().getByRole('textbox', { name: 'Name' })).toBeTruthy();
  });
});
