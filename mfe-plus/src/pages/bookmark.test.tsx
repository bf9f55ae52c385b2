/** @jest-environment jsdom */
import type { DocPage } from '@webdocs/contracts/page';
import { act, fireEvent } from '@testing-library/react';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { landing } from '../../fixtures/pages.ts';
import * as bookmarkPart from '../entry/browser/bookmark.ts';
import server from '../entry/server.tsx';

const document_: DocPage = {
  renderer: 'Doc',
  url: '/en-US/docs/Web/CSS',
  doc: { mdn_url: '/en-US/docs/Web/CSS', title: 'CSS', pageTitle: 'CSS', locale: 'en-US', body: [] },
};
const wish: PageWish = { page: document_, slot: 'bookmark', address: '/en-US/docs/Web/CSS?q=1' };

async function served(more: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'bookmark', { ...wish, ...more });
  return element;
}

let ribbon: MountedPart | undefined;
async function hydrate(more: Partial<PageWish> = {}) {
  ribbon = await mountInBrowser(bookmarkPart, 'mfe-plus/bookmark', { ...wish, ...more }, await renderOnServer(server, 'bookmark', wish));
  return ribbon;
}
afterEach(async () => {
  await ribbon?.unmount();
  ribbon = undefined;
});

test('the page holds a way for visitors and one for members, both called Save', async () => {
  const element = await served();
  expect(element.querySelector('a.visitor')?.textContent).toBe('Save');
  expect(element.querySelector('a.visitor')?.getAttribute('href')).toBe(
    '/users/fxa/login/authenticate/?next=%2Fen-US%2Fdocs%2FWeb%2FCSS%3Fq%3D1',
  );
  expect(element.querySelector('button.member')?.textContent).toBe('Save');
});

test('a member opens the panel without JavaScript and reads that nothing can be saved here yet', async () => {
  const element = await served();
  const id = element.querySelector('button.member')?.getAttribute('popovertarget');
  const panel = element.querySelector(`[id="${id}"]`);
  expect(panel?.hasAttribute('popover')).toBe(true);
  expect(panel?.textContent).toContain('Nothing was saved.');
  expect(panel?.querySelector('button')?.getAttribute('popovertargetaction')).toBe('hide');
});

test('opening the panel says the same in a toast, closing it says nothing', async () => {
  const { element, bus, reports } = await hydrate();
  const toasts = recordEvents(bus, 'toast/requested');
  const panel = element.querySelector('[popover]') as HTMLElement;
  const toggle = (newState: string) => fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
  toggle('open');
  toggle('closed');
  expect(toasts.map(({ tone, mainText }) => [tone, mainText])).toEqual([
    ['danger', 'Not saved: this site is not connected to an account service.'],
  ]);
  expect(reports).toEqual([]);
});

test('coming alive keeps the ribbon that the server sent', async () => {
  const { element, reports } = await hydrate();
  expect(reports).toEqual([]);
  expect(element.innerHTML).toBe((await served()).innerHTML);
});

test('the ribbon is disabled while offline and comes back with the connection', async () => {
  const { element, bus } = await hydrate();
  await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
  expect([...element.querySelectorAll('a, button')].map((control) => (control as HTMLButtonElement).disabled)).toEqual([true]);
  await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
  expect(element.querySelector('a')).not.toBeNull();
});

test('the ribbon is disabled while no document is open', async () => {
  const { element, bus } = await hydrate();
  await act(async () => bus.publish('document/closed', { url: document_.url }));
  expect(element.querySelector('a')).toBeNull();
  expect(element.querySelector('button')?.disabled).toBe(true);
  expect((await served({ page: landing })).querySelector('button')?.disabled).toBe(true);
});

test('a read-only site has no ribbon', async () => {
  expect((await served({ configuration: { readOnly: true } })).innerHTML).toBe('');
});
