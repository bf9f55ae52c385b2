/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { definePart, latePiece } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { useState } from 'react';
import { boilPage } from '../../../../fixtures/kettle-pages.ts';
import { keptLimits, keptPlaygrounds, type Keeping } from '../../../device-storage/kept-playgrounds.ts';
import pageWords from '../words/en-US.ftl';
import { kept } from './Kept.tsx';

let part: MountedPart;
afterEach(() => part.unmount());

/** As the page does when what was written has rested. */
let keep: (id: string, html: string, at: number) => void;

async function show(): Promise<void> {
  localStorage.clear();
  for (let turn = 1; turn <= keptLimits.playgrounds; turn += 1)
    keptPlaygrounds.keep({ id: `${turn}`, code: { html: `<h1>Tea ${turn}</h1>` } }, turn);
  const Kept = latePiece(async () => kept);
  const Page = () => {
    const [keeping, setKeeping] = useState<Keeping>();
    keep = (id, html, at) => setKeeping(keptPlaygrounds.keep({ id, code: { html } }, at));
    return keeping ? <Kept keeping={keeping} /> : null;
  };
  part = await mountInBrowser(browserEntry(definePart({ component: Page, messages: pageWords, late: [Kept] })), 'mfe-docs/play', {
    page: boilPage,
  });
}
const scope = () => within(part.element);
const said = () => scope().getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(scope().getByRole('button', { name })));
const names = () => keptPlaygrounds.list().map(({ id }) => id);

test('the reader hears which playground left the list of the device, and puts it back with Undo', async () => {
  await show();
  await act(async () => keep('coffee', '<p>Coffee', 50));
  expect(said()).toBe('The list on this device was full. Removed: Tea 1');
  await act(async () => keep('coffee', '<p>More coffee', 51));
  await act(async () => keep('cocoa', '<p>Cocoa', 52));
  expect(said()).toBe('The list on this device was full. Removed: Tea 1, Tea 2');
  await press('Undo');
  expect(said()).toMatch(/^Not kept on this device: the list is full/);
  expect(names()).toHaveLength(keptLimits.playgrounds);
  expect(names()).toEqual(expect.arrayContaining(['1', '2']));
  keptPlaygrounds.remove('7');
  await act(async () => keep('cocoa', '<p>Hot cocoa', 53));
  expect(said()).toBe('Kept on this device only');
});

test('who lets it go dismisses the notice', async () => {
  await show();
  await act(async () => keep('tisane', '<p>Tisane', 50));
  await press('Dismiss');
  expect([said(), names()[0]]).toEqual(['Kept on this device only', 'tisane']);
  expect(scope().queryByRole('button')).toBeNull();
});
