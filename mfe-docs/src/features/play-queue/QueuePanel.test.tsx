/** @jest-environment jsdom */
import { Blob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import { joinCatalogues } from '@webdocs/i18n';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import words from '../../pages/document/words/en-US.ftl';
import { PlayQueue } from './PlayQueue.tsx';
import { queuedCode, type QueuedBlock } from './queued-code.ts';

// What browsers have and jsdom lacks.
Object.assign(globalThis, {
  Blob,
  CompressionStream,
  DecompressionStream,
  TextDecoder,
  TextEncoder,
  CSS: { escape: (text: string) => text },
});
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const page = '/en-US/docs/Tea';
const boil: QueuedBlock = { key: `${page}#code-1`, id: 'code-1', lang: 'js' };
const color: QueuedBlock = { key: `${page}#code-2`, id: 'code-2', lang: 'css' };
const pour: QueuedBlock = { key: '/en-US/docs/Cup#code-1', id: 'code-1', lang: 'js' };

let part: MountedPart;
beforeEach(() => {
  sessionStorage.clear();
  queuedCode.clear();
  document.body.innerHTML = [boil, color].map(({ key }) => `<button data-queue-key="${key}">Add</button>`).join('');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await part.unmount();
});

const lifecycles = browserEntry(definePart({ component: PlayQueue, messages: joinCatalogues(words, readingWords) }));
async function read(queue: QueuedBlock[] = []): Promise<void> {
  part = await mountInBrowser(lifecycles, 'mfe-docs/page', { page: boilPage, facts: { playQueue: queue } });
  await settled();
}
const settled = () => act(async () => new Promise((turn) => setTimeout(turn, 20)));

/** As the button of the block does. */
async function collect(block: QueuedBlock, code: string, name: string): Promise<void> {
  queuedCode.set(block.key, { code, name });
  act(() => part.bus.publish('play-queue/toggled', block));
  await settled();
}
const panel = () => within(part.element).queryByRole('region', { name: 'Queue' });
const rows = () =>
  within(panel() as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = async (name: string, how: { readonly shiftKey?: boolean } = {}) => {
  fireEvent.click(within(part.element).getByRole('button', { name }), how);
  await settled();
};

test('the panel comes with the first block, and lists each by its language, its name and its first line', async () => {
  await read();
  expect(panel()).toBeNull();
  await collect(boil, '\n  boil();\n', 'Boiling');
  await collect(color, 'p {}\n', 'Boiling, code 2');
  expect(rows()).toEqual(['jsBoilingboil();', 'cssBoiling, code 2p {}']);
});

test('a block is taken out by the button that names it, and the focus stays near', async () => {
  await read();
  await collect(boil, 'boil()', 'Boiling');
  await collect(color, 'p {}', 'Colors');
  await press('Remove from the queue: Boiling js');
  expect(rows()).toEqual(['cssColorsp {}']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove from the queue: Colors css');
  await press('Remove from the queue: Colors css');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector(`[data-queue-key="${color.key}"]`));
});

test('all of it is taken out at once, which is said, and the focus goes to a block of the page', async () => {
  await read();
  await collect(pour, 'pour()', 'Pouring');
  await collect(color, 'p {}', 'Colors');
  await press('Clear');
  expect(panel()).toBeNull();
  expect(within(part.element).getByText('The queue is empty.').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(document.querySelector(`[data-queue-key="${color.key}"]`));
  expect(sessionStorage.getItem('play-queue')).toBeNull();
});

test('a reader who loads the page again, or goes to another one, has collected all the same', async () => {
  await read();
  await collect(boil, 'boil()', 'Boiling');
  await collect(pour, 'pour()', 'Pouring');
  await part.unmount();
  queuedCode.clear();
  await read();
  expect(rows()).toEqual(['jsBoilingboil()', 'jsPouringpour()']);
  // In the page that lives on the queue is not doubled.
  await part.unmount();
  await read([boil, pour]);
  expect(rows()).toHaveLength(2);
});

test('what was collected on a page of another remote meanwhile joins what was collected here', async () => {
  await read();
  await collect(boil, 'boil()', 'Boiling');
  await part.unmount();
  const answer = { key: '/en-US/plus/ai-help#answer-1', id: 'answer-1', lang: 'js', code: 'answer()', name: 'An answer' };
  sessionStorage.setItem('play-queue', JSON.stringify([{ ...boil, code: 'boil()', name: 'Boiling' }, answer]));
  await read([boil]);
  expect(rows()).toEqual(['jsBoilingboil()', 'jsAn answeranswer()']);
});

test.each(['no JSON', '{}', '[1, null, {"key": "a"}, {"key": "a", "id": "b", "lang": "js", "code": 7, "name": ""}]'])(
  'what something else left in its place is no queue: %s',
  async (kept) => {
    sessionStorage.setItem('play-queue', kept);
    await read();
    expect(panel()).toBeNull();
  },
);

test('where the browser keeps nothing the queue lives on with its page', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await read();
  await collect(boil, 'boil()', 'Boiling');
  expect(rows()).toHaveLength(1);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('play-queue'));
});

describe('Play', () => {
  /** Where the tab went that a press opened; `window.open` gives it. */
  function tab(): { readonly went: () => string; readonly isClosed: () => boolean } {
    let address = '';
    let isClosed = false;
    jest.spyOn(window, 'open').mockReturnValue({
      location: { assign: (url: URL) => (address = String(url)) },
      close: () => (isClosed = true),
    } as unknown as Window);
    return { went: () => address, isClosed: () => isClosed };
  }
  const codeAt = async (address: string): Promise<SampleCode> =>
    (await decodeSample(new URLSearchParams(new URL(address).hash.slice(1)).get('state') ?? '')).code;

  test('runs all of it together in a tab of its own, the blocks of one language joined, below their document', async () => {
    const opened = tab();
    await read();
    await collect(boil, 'boil();\n', 'Boiling');
    await collect(color, 'p {}\n', 'Colors');
    await press('Play');
    await waitFor(() => expect(opened.went()).toContain('/en-US/play#state='));
    expect(await codeAt(opened.went())).toEqual({ js: 'boil();\n', css: 'p {}\n', srcPrefix: page });
    await collect(pour, 'pour();\n', 'Pouring');
    await press('Play');
    await waitFor(async () => expect(await codeAt(opened.went())).toEqual({ js: 'boil();\n\npour();\n', css: 'p {}\n' }));
  });

  test('opens no tab where Shift is held', async () => {
    const open = jest.spyOn(window, 'open');
    // jsdom goes nowhere, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await read();
    await collect(boil, 'boil()', 'Boiling');
    await press('Play', { shiftKey: true });
    expect(open).not.toHaveBeenCalled();
  });

  test('says so where the Playground could not be opened, and closes the tab', async () => {
    const opened = tab();
    await read();
    await collect(boil, 'boil()', 'Boiling');
    Object.assign(globalThis, { CompressionStream: undefined });
    await press('Play');
    expect(within(part.element).getByText('The Playground couldn’t be opened.')).toBeTruthy();
    expect(opened.isClosed()).toBe(true);
    Object.assign(globalThis, { CompressionStream });
  });
});
