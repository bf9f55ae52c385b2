/** @jest-environment jsdom */
import { Blob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook, waitFor } from '@testing-library/react';
import { playgroundAddress } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { usePlaygroundCode, type PlaygroundCode, type ReadShared } from './use-playground-code.ts';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { Blob, CompressionStream, DecompressionStream, TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const path = '/en-US/play';
const id = 'abcdefghijkl';
const trap: SampleCode = { html: '<p>Trap', css: '', js: '' };
const key = 'playground-session-code';
const noShared: ReadShared = () => Promise.reject(new Error('not asked'));

const settled = () => act(async () => new Promise((turn) => setTimeout(turn)));

async function visit(search: string, readShared: ReadShared = noShared, referrer = '') {
  window.history.replaceState(null, '', path + search);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  let otherLinks = 0;
  const { result, unmount } = renderHook(() => usePlaygroundCode(path, readShared, () => (otherLinks += 1)));
  await settled();
  return { code: () => result.current, unmount, otherLinks: () => otherLinks };
}
beforeEach(() => sessionStorage.clear());

test('shared code is shown, and does not run by itself', async () => {
  const { code } = await visit(`?id=${id}`, async () => trap);
  expect(code()).toMatchObject({ current: trap, isWaiting: true, isShared: true, id, revision: 0, missing: undefined });
  act(() => code().run());
  expect(code()).toMatchObject({ isWaiting: false, isShared: true, id, revision: 1 });
});

test('shared code runs at once where a page of the site led to it', async () => {
  const { code } = await visit(`?id=${id}`, async () => trap, 'http://localhost/en-US/');
  expect(code()).toMatchObject({ current: trap, isWaiting: false, id, revision: 1 });
});

test('a page of the site that opened the tab vouches for what it opened, and not for a link that is put into the tab later', async () => {
  window.opener = { location: { origin: window.location.origin } };
  const { code, unmount } = await visit(`?id=${id}`, async () => trap);
  expect(code()).toMatchObject({ isWaiting: false, revision: 1 });
  unmount();
  expect((await visit('?id=bcdefghijklm', async () => trap)).code()).toMatchObject({ isWaiting: true, revision: 0 });
});

test('a copy belongs to its reader: it is kept, leaves the link, and still waits for its first run, also after a reload', async () => {
  const { code, unmount } = await visit(`?id=${id}`, async () => trap);
  act(() => code().fork());
  expect(code()).toMatchObject({ current: trap, isWaiting: true, isShared: false, id: undefined, revision: 0 });
  expect(window.location.search).toBe('');
  unmount();
  const again = await visit('');
  expect(again.code()).toMatchObject({ current: trap, isWaiting: true, isShared: false, revision: 0 });
  act(() => again.code().run());
  again.unmount();
  expect((await visit('')).code()).toMatchObject({ current: trap, isWaiting: false, revision: 1 });
});

test('a copy says which shared code it is of, also after a reload, until other code is in its place', async () => {
  for (const copy of [(code: PlaygroundCode) => code.fork(), (code: PlaygroundCode) => code.write('html', 'mine')]) {
    const { code, unmount } = await visit(`?id=${id}`, async () => trap);
    expect(code().copiedFrom).toBeUndefined();
    act(() => copy(code()));
    expect(code()).toMatchObject({ id: undefined, copiedFrom: id });
    unmount();
    const again = await visit('');
    expect(again.code().copiedFrom).toBe(id);
    act(() => again.code().open({ html: 'other' }, false));
    expect(again.code().copiedFrom).toBeUndefined();
    act(() => again.code().undo?.());
    expect(again.code().copiedFrom).toBe(id);
    act(() => again.code().replace({}));
    expect(again.code().copiedFrom).toBeUndefined();
    again.unmount();
    sessionStorage.clear();
  }
});

test('a file that is opened over shared code is no copy of it', async () => {
  const { code } = await visit(`?id=${id}`, async () => trap);
  act(() => code().open({ html: 'mine' }, 'file'));
  expect(code().copiedFrom).toBeUndefined();
});

test('edited shared code is no longer what the link has, and taking the edits back runs nothing', async () => {
  const { code } = await visit(`?id=${id}`, async () => trap);
  act(() => code().write('js', 'x'));
  expect(code()).toMatchObject({ current: { ...trap, js: 'x' }, isWaiting: true, id: undefined });
  act(() => code().reset());
  expect(code()).toMatchObject({ current: trap, isWaiting: true, revision: 0 });
});

test('after a reload, edits are still there, and taking them back gives what the example was', async () => {
  const { code, unmount } = await visit(`?id=${id}`, async () => trap, 'http://localhost/en-US/');
  act(() => code().write('js', 'x'));
  act(() => code().run());
  unmount();
  const again = await visit('');
  expect(again.code().current).toMatchObject({ ...trap, js: 'x' });
  act(() => again.code().reset());
  expect(again.code().current).toMatchObject(trap);
  again.unmount();
  expect((await visit('')).code().current).toMatchObject(trap);
});

test('clearing shared code leaves nothing that waits, and nothing to report', async () => {
  const { code, unmount } = await visit(`?id=${id}`, async () => trap);
  act(() => code().replace({}));
  expect(code()).toMatchObject({ current: {}, isWaiting: false, isShared: false, id: undefined });
  unmount();
  expect((await visit('')).code()).toMatchObject({ isWaiting: false });
});

test('code of a file waits for its first run, also after a reload, and is what Reset goes back to', async () => {
  const { code, unmount } = await visit('');
  act(() => code().write('html', 'mine'));
  act(() => code().open(trap, 'file'));
  expect(code()).toMatchObject({ current: trap, isWaiting: true, isFromFile: true, isShared: false, revision: 0 });
  unmount();
  const again = await visit('');
  expect(again.code()).toMatchObject({ current: trap, isWaiting: true, isFromFile: true, revision: 0 });
  act(() => again.code().write('js', 'x'));
  act(() => again.code().reset());
  expect(again.code()).toMatchObject({ current: trap, isWaiting: true, revision: 0 });
  act(() => again.code().run());
  expect(again.code()).toMatchObject({ isWaiting: false, isFromFile: false, revision: 1 });
});

test('what was opened can be taken back until it is changed: the code before it is there again, and runs', async () => {
  const { code, unmount } = await visit('');
  expect(code().undo).toBeUndefined();
  act(() => code().open(trap, 'file'));
  expect(code().undo).toBeUndefined();
  act(() => code().replace({ html: 'mine' }));
  act(() => code().write('css', 'p {}'));
  act(() => code().open(trap, 'file'));
  act(() => code().undo?.());
  expect(code()).toMatchObject({ current: { html: 'mine', css: 'p {}' }, isWaiting: false, revision: 2 });
  expect(code().undo).toBeUndefined();
  act(() => code().open(trap, 'file'));
  act(() => code().write('js', 'x'));
  expect(code().undo).toBeUndefined();
  unmount();
});

test('what is written is one playground of this device, also after a reload; what is opened or cleared is another, and taking back goes back', async () => {
  const { code, unmount } = await visit('');
  expect(code().keptId).toBeUndefined();
  act(() => code().write('html', 'mine'));
  act(() => code().write('html', 'mine too'));
  const mine = code().keptId;
  expect(mine).toMatch(/^[\da-f-]{36}$/);
  unmount();
  const again = await visit('');
  expect(again.code().keptId).toBe(mine);
  act(() => again.code().open(trap, false, 'kept'));
  expect(again.code().keptId).toBe('kept');
  act(() => again.code().undo?.());
  expect(again.code().keptId).toBe(mine);
  act(() => again.code().replace({}));
  expect(again.code().keptId).toBeUndefined();
  act(() => again.code().write('html', 'other'));
  expect(again.code().keptId).not.toBe(mine);
});

test('shared code that waited still waits when what was opened in its place is taken back', async () => {
  const { code } = await visit(`?id=${id}`, async () => trap);
  act(() => code().open({ html: 'mine' }, 'file'));
  act(() => code().undo?.());
  expect(code()).toMatchObject({ current: trap, isWaiting: true, isFromFile: false, revision: 0 });
});

test.each(['gone', 'hidden', 'away', 'failed'] as const)(
  'code that is %s is said to be so, and can be asked for again',
  async (missing) => {
    let answer: ReadShared = () => Promise.reject(Object.assign(new Error(missing), { missing }));
    const { code } = await visit(`?id=${id}`, (asked) => answer(asked));
    expect(code()).toMatchObject({ current: {}, missing, isShared: false, revision: 0 });
    answer = async () => trap;
    act(() => code().retry());
    await settled();
    expect(code()).toMatchObject({ current: trap, missing: undefined, isWaiting: true, id });
  },
);

test('the code that reads it may not be there either', async () => {
  expect((await visit(`?id=${id}`)).code().missing).toBe('away');
});

test('what is written while shared code is on its way stays', async () => {
  let arrive: (code: SampleCode) => void = () => undefined;
  const { code } = await visit(`?id=${id}`, () => new Promise((resolve) => (arrive = resolve)));
  expect(code().missing).toBe('coming');
  act(() => code().write('html', 'mine'));
  arrive(trap);
  await settled();
  expect(code()).toMatchObject({ current: { html: 'mine' }, missing: undefined, isShared: false });
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ html: 'mine', first: '{}', id: code().keptId });
});

test('a link that is put into the address bar brings its code, waits for its reader, and closes what is over the code before', async () => {
  const { code, otherLinks } = await visit('');
  act(() => code().replace({ html: 'mine' }));
  window.history.replaceState(null, '', await playgroundAddress('en-US', trap));
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  await waitFor(() => expect(code()).toMatchObject({ current: trap, isWaiting: true, isShared: true, revision: 1 }));
  expect(otherLinks()).toBe(1);
});

test('another place of the page in its address changes nothing', async () => {
  const { code, otherLinks } = await visit('');
  act(() => code().replace({ html: 'mine' }));
  window.history.replaceState(null, '', `${path}#content`);
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  await settled();
  expect(code()).toMatchObject({ current: { html: 'mine' }, isShared: false });
  expect(otherLinks()).toBe(0);
});

test('nor does one beside code that the query carries: what was run goes on', async () => {
  const { hash } = new URL((await playgroundAddress('en-US', trap)) ?? '', 'http://localhost');
  const { code, otherLinks } = await visit(`?${hash.slice(1)}`);
  await waitFor(() => expect(code()).toMatchObject({ current: trap, isWaiting: true }));
  act(() => code().run());
  window.history.replaceState(null, '', `${window.location.search}#content`);
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  await settled();
  expect([code().isWaiting, otherLinks()]).toEqual([false, 0]);
});
