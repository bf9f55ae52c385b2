/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { boilPage, pourPage } from '../../fixtures/kettle-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('page');

class NothingMoves {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingMoves, ResizeObserver: NothingMoves });
Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });

let part: MountedPart | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await part?.unmount();
  part = undefined;
});

const settled = () => act(async () => new Promise((turn) => setTimeout(turn, 50)));

/** The page as the server sent it, with a mark on a piece of it that only the very same element has. */
async function hydratedPage(piece: string): Promise<Element | null | undefined> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = (await renderOnServer(server, 'page', { page: boilPage })).replace(`<${piece}`, `<${piece} data-of-the-server`);
  part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: boilPage }, html);
  await settled();
  expect(part.reports).toEqual([]);
  return part.element.querySelector('[data-of-the-server]');
}

test('the end of an article stays as the server made it, and comes to life', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return { ok: true, status: 201, headers: new Headers(), text: async () => '' } as Response;
  }) as unknown as typeof fetch;
  const footer = (await hydratedPage('footer')) as HTMLElement;
  expect(footer.textContent).toContain('Was this page helpful?');
  const yes = within(footer).getByRole<HTMLButtonElement>('button', { name: 'Yes' });
  await act(async () => {
    fireEvent.submit(yes.form as HTMLFormElement);
    await new Promise((turn) => setTimeout(turn, 50));
  });
  expect(sent).toEqual([{ url: boilPage.url, vote: 'yes' }]);
  expect(footer.isConnected).toBe(true);
});

test('so do the details of Baseline', async () => {
  const engines = await hydratedPage('dl');
  expect(engines?.textContent).toContain('Blink');
  expect(engines?.closest('details')?.querySelector('a[href="#browser_compatibility"]')?.textContent).toBe('See full compatibility');
});

test('a page that was clicked to gets them too', async () => {
  await hydratedPage('footer');
  await part?.show({ page: pourPage });
  await settled();
  const question = part?.element.querySelector('footer input[name=url]');
  expect(question?.getAttribute('value')).toBe(pourPage.url);
  expect(part?.element.querySelector('details dl')?.textContent).toContain('WebKit');
});
