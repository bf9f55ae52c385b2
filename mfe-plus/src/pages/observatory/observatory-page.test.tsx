/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { defaultConfiguration, mountInBrowser, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { accountApi, type AccountApi } from '../../../fixtures/account-api.ts';
import { observatoryLanding as page, ownScanner } from '../../../fixtures/observatory.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('observatory');
const configuration = { addresses: { ...defaultConfiguration.addresses, observatory: ownScanner } };

let part: MountedPart | undefined;
let api: AccountApi;
beforeEach(() => {
  api = accountApi({ 'GET /api/v2/scans': { status: 200, body: { scans: [] } } });
});
afterEach(async () => {
  expect(part?.reports ?? []).toEqual([]);
  await part?.unmount();
  part = undefined;
});

async function served(wish: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'observatory', {
    page,
    ...wish,
    configuration: { ...configuration, ...wish.configuration },
  });
  return element;
}

async function visit() {
  part = await mountInBrowser(browserPart, 'mfe-plus/observatory', { page, configuration }, (await served()).innerHTML);
  return part.element;
}

test('without a script the form leads to the report, and may keep the scan out of the recent list', async () => {
  const element = await served();
  const form = element.querySelector('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/en-US/observatory/analyze', 'get']);
  const host = within(element).getByLabelText('Site to scan') as HTMLInputElement;
  expect([host.name, host.placeholder]).toEqual(['host', 'Scan a website for free (e.g. mdn.dev)']);
  expect((within(element).getByLabelText('Keep this scan out of the recent list') as HTMLInputElement).name).toBe('hidden');
});

test('the page names every test, and leads to what is written about them', async () => {
  const element = await served();
  expect(element.querySelectorAll('[aria-labelledby=observatory-tested] li')).toHaveLength(12);
  expect(within(element).getByText('How the score is made').getAttribute('href')).toBe('/en-US/observatory/docs/tests_and_scoring');
  expect(element.querySelector('h1')?.textContent).toBe('HTTP Observatory');
  expect(element.textContent).not.toMatch(/plus-/);
  const without = await served({ configuration: { absent: ['/observatory/docs/tests_and_scoring'] } });
  expect(without.textContent).not.toContain('How the score is made');
});

test('a slip is said under the field, which gets the focus; a site leads to its report', async () => {
  const element = await visit();
  const host = within(element).getByLabelText('Site to scan') as HTMLInputElement;
  await act(async () => void fireEvent.submit(host.form as HTMLFormElement));
  expect(element.textContent).toContain('Enter the name of a site, such as example.org.');
  expect(host.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(host);
  fireEvent.change(host, { target: { value: ' shop.example:8443/a ' } });
  await act(async () => void fireEvent.click(within(element).getByLabelText('Keep this scan out of the recent list')));
  await act(async () => void fireEvent.submit(host.form as HTMLFormElement));
  expect(element.textContent).not.toContain('such as example.org.');
});

test('recent scans are listed with their grades, each with the way to its report', async () => {
  api.answer('GET /api/v2/scans', {
    status: 200,
    body: { scans: [{ id: 1, host: 'a.example/b', scanned_at: new Date().toISOString(), grade: 'B+', score: 80 }] },
  });
  const element = await visit();
  const link = await waitFor(() => within(element).getByText('a.example/b'));
  expect(link.getAttribute('href')).toBe('/en-US/observatory/analyze?host=a.example%2Fb');
  expect(link.closest('li')?.textContent).toContain('B+');
});

test('of another scanner there is no recent list, and nothing to keep out of it', async () => {
  const addresses = { ...defaultConfiguration.addresses, observatory: 'https://scanner.example/api/v2' };
  const element = await served({ configuration: { addresses } });
  expect(element.textContent).not.toContain('recent list');
});
