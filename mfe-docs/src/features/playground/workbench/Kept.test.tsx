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
/** In the head of the page, and over its foot. */
const said = () =>
  scope()
    .getAllByRole('status')
    .map(({ textContent }) => textContent);
const press = (name: string) => act(async () => fireEvent.click(scope().getByRole('button', { name })));
const names = () => keptPlaygrounds.list().map(({ id }) => id);

test('the reader hears which playground left the list of the device, and puts it back with Undo', async () => {
  await show();
  await act(async () => keep('coffee', '<p>Coffee', 50));
  expect(said()).toEqual(['Kept on this device only', 'The list on this device was full. Removed: Tea 1']);
  await act(async () => keep('coffee', '<p>More coffee', 51));
  await act(async () => keep('cocoa', '<p>Cocoa', 52));
  expect(said()[1]).toBe('The list on this device was full. Removed: Tea 1, Tea 2');
  await press('Undo');
  expect(said()).toEqual(['Not kept on this device', expect.stringMatching(/^Not kept on this device: the list is full/)]);
  expect(names()).toHaveLength(keptLimits.playgrounds);
  expect(names()).toEqual(expect.arrayContaining(['1', '2']));
  keptPlaygrounds.remove('7');
  await act(async () => keep('cocoa', '<p>Hot cocoa', 53));
  expect(said()).toEqual(['Kept on this device only', '']);
});

test('who lets it go dismisses the notice, and is told again when it happens again', async () => {
  await show();
  await act(async () => keep('tisane', '<p>Tisane', 50));
  await press('Dismiss');
  expect([said(), names()[0]]).toEqual([['Kept on this device only', ''], 'tisane']);
  expect(scope().queryByRole('button')).toBeNull();
  await act(async () => keep('mate', '<p>Mate', 51));
  expect(said()[1]).toMatch(/Tea 2$/);
});

test('why code is not kept is said until its reader has read it; that it is not, all the time', async () => {
  await show();
  await act(async () => keep('large', 'x'.repeat(keptLimits.characters), 50));
  expect(said()).toEqual(['Not kept on this device', expect.stringMatching(/^Too large to be kept/)]);
  await press('Dismiss');
  await act(async () => keep('large', 'y'.repeat(keptLimits.characters), 51));
  expect(said()).toEqual(['Not kept on this device', '']);
});
