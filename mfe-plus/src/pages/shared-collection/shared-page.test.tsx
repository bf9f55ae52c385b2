/** @jest-environment jsdom */
import type { Session } from '@webdocs/contracts/events/event';
import type { PageOf } from '@webdocs/contracts/page/page';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('shared');

const layout = {
  name: 'Layout',
  description: 'Grids',
  updated_at: '2026-01-05T10:00:00.000Z',
  article_count: 62,
  page: 1,
  last: 2,
  items: [
    {
      url: '/en-US/docs/Web/CSS',
      title: '<b>CSS</b>',
      notes: '<script>alert(1)</script>',
      summary: 'How pages look.',
      modified: '2026-03-04',
    },
    { url: '/en-US/docs/Web/HTML', title: 'مرحبا 🫖' },
  ],
};
const page: PageOf<'Spa'> = {
  renderer: 'Spa',
  url: '/en-US/plus/shared/abc',
  slug: 'plus/shared/abc',
  pageTitle: 'Layout | MDN Plus',
  data: { collection: layout },
};

let part: MountedPart | undefined;
afterEach(async () => {
  expect(part?.reports ?? []).toEqual([]);
  await part?.unmount();
  part = undefined;
});

async function served(data: unknown = page.data) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'shared', { page: { ...page, data } });
  return element;
}

async function visit(session: Session) {
  part = await mountInBrowser(browserPart, 'mfe-plus/shared', { page }, (await served()).innerHTML);
  const { bus, element } = part;
  await act(async () => bus.publish('session/changed', session));
  return element;
}

const answerWith = (status: number, body: unknown) => {
  const calls: string[] = [];
  globalThis.fetch = (async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address !== '/api/v1/whoami') calls.push(`${method} ${address}`);
    const text = JSON.stringify(address === '/api/v1/whoami' ? { csrf_token: 'token' } : body);
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: { get: () => null },
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  }) as unknown as typeof fetch;
  return calls;
};

test('a shared collection is whole without a script, and what its owner wrote is words', async () => {
  const element = await served();
  expect(element.querySelector('h1')?.textContent).toBe('Layout');
  expect(element.textContent).toContain('Grids');
  expect(element.textContent).toContain('62 articles');
  expect([...element.querySelectorAll('article h2 a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['<b>CSS</b>', '/en-US/docs/Web/CSS'],
    ['مرحبا 🫖', '/en-US/docs/Web/HTML'],
  ]);
  expect(element.textContent).toContain('<script>alert(1)</script>');
  expect(element.querySelector('script, b')).toBeNull();
  expect(element.textContent).toContain('How pages look.');
  expect([...element.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toContain('/en-US/plus/shared/abc?page=2');
  expect(within(element).getByText('Log in to copy it').getAttribute('href')).toBe(
    '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fshared%2Fabc',
  );
});

test('an anonymous reader is asked to log in for a copy; one with an account gets it, and the way to it', async () => {
  const calls = answerWith(201, { id: 'mine', name: 'Layout (2)', created_at: '', updated_at: '', article_count: 2 });
  const element = await visit(anonymous);
  expect(within(element).getByText('Log in to copy it')).toBeTruthy();
  await act(async () => part?.bus.publish('session/changed', signedInReader()));
  await act(async () => void fireEvent.click(await within(element).findByText('Copy to my collections')));
  await waitFor(() => expect(within(element).getByText('Open Layout (2)').getAttribute('href')).toBe('/en-US/plus/collections/mine'));
  expect(calls).toEqual(['POST /api/v1/shared-collections/abc']);
});

test('a reader whose plan is full is told so, with the way to another', async () => {
  const message = 'Subscription limit reached. Please upgrade';
  answerWith(400, { code: 400, message, error: message });
  const element = await visit(signedInReader());
  await act(async () => void fireEvent.click(await within(element).findByText('Copy to my collections')));
  await waitFor(() => expect(element.querySelector('[role=alert]')?.textContent).toContain(`Error: ${message}`));
  expect(within(element).getByText('Upgrade Now').getAttribute('href')).toBe('/en-US/plus#subscribe');
});

test('where no answer came the page says so, and how to ask again', async () => {
  const element = await served({ failed: true });
  expect(element.textContent).toContain("The collection can't be shown right now.");
  expect(within(element).getByText('Try again').getAttribute('href')).toBe('/en-US/plus/shared/abc');
});
