/** @jest-environment jsdom */
import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { defaultConfiguration, mountInBrowser, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { accountApi, type AccountApi, type Answer } from '../../../fixtures/account-api.ts';
import { analysis, observatoryReport as page, ownScanner } from '../../../fixtures/observatory.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('observatory-report');
const address = '/en-US/observatory/analyze?host=shop.example';
const read = 'GET /api/v2/analyze';
const few = { grade_distribution: [{ grade: 'A+', count: 19 }] };

let part: MountedPart | undefined;
let api: AccountApi;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', address);
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => media });
  Object.assign(navigator, { clipboard: { writeText: jest.fn(async () => undefined) } });
});
afterEach(async () => {
  expect(part?.reports ?? []).toEqual([]);
  await part?.unmount();
  part = undefined;
});

const found = (body: unknown = analysis): Answer => ({ status: 200, body });

async function visit(answers: Readonly<Record<string, Answer>> = {}, wish: Partial<PageWish> = {}) {
  api = accountApi({ [read]: found(), 'GET /api/v2/stats': found(few), ...answers });
  const configuration = { addresses: { ...defaultConfiguration.addresses, observatory: ownScanner } };
  const wished = { page, address, configuration, ...wish };
  const html = await renderOnServer(server, 'observatory-report', wished);
  part = await mountInBrowser(browserPart, 'mfe-plus/observatory-report', wished, html);
  return part.element;
}

async function opened(answers: Readonly<Record<string, Answer>> = {}, wish: Partial<PageWish> = {}) {
  const element = await visit(answers, wish);
  await waitFor(() => expect(element.querySelector('[role=tablist]')).not.toBeNull());
  return element;
}

const tab = (element: HTMLElement, name: RegExp) => within(element).getByRole('tab', { name });
const press = (element: Element) => act(async () => void fireEvent.click(element));

test('the ledger adds up line by line, strikes bonuses that are not counted, and says why', async () => {
  const element = await opened();
  const ledger = within(element).getByRole('table', { name: 'How the score is made' });
  const rows = [...ledger.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toEqual([
    'Every site starts with100',
    'Content Security Policy−20',
    'Subresource Integrity−5',
    'Before bonuses75',
    'Referrer Policy+5 not counted',
    'X-Frame-Options+5 not counted',
  ]);
  expect(ledger.querySelectorAll('del')).toHaveLength(2);
  expect(element.textContent).toContain('Bonus of 10 not counted because bonuses start at 90 points. Win back 15 first, and they count.');
  expect(element.textContent).not.toMatch(/plus-[a-z]/);
});

test('host, port, path and the way of redirects are named', async () => {
  const element = await opened();
  expect(element.textContent).toContain('(host shop.example, port 443, path /)');
  expect(element.textContent).toContain('http://shop.example/ → https://shop.example/');
  expect(element.querySelector('h1')?.textContent).toBe('Scan results for shop.example');
});

test('the worst failure is open, its fix is for the server that was chosen last, and Copy takes the result alone', async () => {
  const element = await opened();
  const open = [...element.querySelectorAll('[aria-expanded=true]')];
  expect(open.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Content Security Policy failed−20')]);
  const servers = within(element).getAllByRole('tablist', { name: 'Fix for Content Security Policy: server' })[0] as HTMLElement;
  await press(within(element).getByRole('button', { name: 'Copy: Fix for Content Security Policy' }));
  expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith('add_header Content-Security-Policy "new" always;\n');
  await press(within(servers).getByText('Node'));
  expect(localStorage.getItem('observatory.server')).toBe('node');
  await press(within(element).getByRole('button', { name: 'Copy: Fix for Content Security Policy' }));
  expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith("response.setHeader('Content-Security-Policy', 'new');\n");
  expect(element.textContent).toContain('With this fixed: 105 points, A+.');
});

test('tabs are gone through by keyboard, and the address keeps the one that is open', async () => {
  const element = await opened();
  const first = tab(element, /^Tests/);
  first.focus();
  await act(async () => void fireEvent.keyDown(first, { key: 'ArrowRight' }));
  expect(document.activeElement).toBe(tab(element, /^Policy analysis/));
  expect(location.hash).toBe('#csp');
  expect(within(element).getByRole('tabpanel', { name: 'Policy analysis' }).textContent).toContain('Runs anything inline');
  await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: 'End' }));
  expect(location.hash).toBe('#history');
  await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' }));
  expect(location.hash).toBe('#scoring');
});

test('an address with the name of a tab opens it: cookies with all that browsers are told of them', async () => {
  history.replaceState(null, '', `${address}#cookies`);
  const element = await opened();
  const rows = [...within(element).getByRole('table', { name: 'Cookies that the site sets' }).querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['sid', 'Session', 'With the browser session', '/', 'Yes', 'Yes', 'Lax', '–'],
    ['__Host-theme', 'Other', 'January 1, 2027', 'shop.example/', 'No', 'No', '–', 'Promised, not kept'],
  ]);
});

test('headers are shown as they were sent', async () => {
  history.replaceState(null, '', `${address}#headers`);
  const element = await opened();
  const rows = [...within(element).getByRole('table', { name: 'Headers of the graded response' }).querySelectorAll('tbody tr')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Content-Typetext/html',
    'Set-Cookiesid=1',
    'Set-Cookie__Host-theme=2',
    'Referrer-Policysame-origin',
  ]);
});

test('history is a chart for the keyboard with a table beside it, and a single scan is a dot with its sentence', async () => {
  history.replaceState(null, '', `${address}#history`);
  const element = await opened();
  const panel = within(element).getByRole('tabpanel');
  const slider = await waitFor(() => within(panel).getByRole('slider', { name: 'History of scores' }));
  expect(slider.getAttribute('aria-valuetext')).toBe('November 23, 2026: 75 points, B.');
  await act(async () => void fireEvent.change(slider, { target: { value: '0' } }));
  expect(slider.getAttribute('aria-valuetext')).toBe('October 1, 2026: 55 points, C.');
  await press(within(panel).getByLabelText('Table'));
  const rows = [...within(panel).getByRole('table', { name: 'History of scores' }).querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))).toEqual([
    ['B', '75', '+20'],
    ['C', '55', ''],
  ]);
  expect(rows[1]?.querySelector('a')?.getAttribute('href')).toBe('/en-US/observatory/analyze?host=shop.example&scan=5');
});

test('a single scan is a dot with its sentence', async () => {
  history.replaceState(null, '', `${address}#history`);
  const element = await opened({ [read]: found({ ...analysis, history: analysis.history.slice(1) }) });
  await waitFor(() => expect(within(element).getByRole('tabpanel').textContent).toContain('Scan again later to see a line.'));
  expect(within(element).queryByRole('slider')).toBeNull();
});

test('grades of others are compared from twenty hosts on', async () => {
  const none = await opened();
  expect(within(none).queryByRole('tab', { name: /Compared/ })).toBeNull();
  await part?.unmount();
  const many = { grade_distribution: [{ grade: 'B', count: 5 }, ...few.grade_distribution] };
  const element = await opened({ 'GET /api/v2/stats': found(many) });
  await press(await waitFor(() => tab(element, /Compared with others/)));
  await waitFor(() => expect(element.textContent).toContain('Hosts compared: 24. 0% of them have a lower grade than this one.'));
});

test('scanning again waits for its minute, can be reached by keyboard, and keeps the old report meanwhile', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(analysis.scan.scanned_at) + 18_000);
  const element = await opened();
  const again = within(element).getByRole('button', { name: 'Scan again in 0:42' });
  expect([again.getAttribute('aria-disabled'), again.hasAttribute('disabled')]).toEqual(['true', false]);
  await press(again);
  now.mockReturnValue(Date.parse(analysis.scan.scanned_at) + 60_000);
  const ready = await waitFor(() => within(element).getByRole('button', { name: 'Scan again' }), { timeout: 3000 });
  expect(within(element).getByText('You can scan again')).toBeTruthy();
  const better: Analysis = { ...analysis, scan: { ...analysis.scan, id: 9, grade: 'A+', score: 105 }, ledger: undefined };
  api.answer('POST /api/v2/analyze', found(better));
  const release = api.hold('POST /api/v2/analyze');
  await press(ready);
  expect(element.querySelector('[role=tablist]')).not.toBeNull();
  expect(within(element).getByRole('button', { name: 'Scanning…' }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => release());
  await waitFor(() => expect(element.textContent).toContain('105 points'));
  expect(api.calls.filter((made) => made.startsWith('POST'))).toHaveLength(1);
  now.mockRestore();
});

test.each([
  [
    { status: 400, body: { message: 'x', error: 'site-down', failure: 'OBSERVATORY_SITE_DOWN', values: { cause: 'it took too long' } } },
    'shop.example could not be reached.',
  ],
  [{ status: 422, body: { message: 'x', error: 'x', failure: 'OBSERVATORY_TARGET_REFUSED', values: {} } }, 'shop.example is not scanned.'],
  [{ status: 503, body: { message: 'Service Unavailable', error: 'x' } }, 'Observatory is currently down.'],
])('where there is no report a plain sentence says why, and no grade is shown (%#)', async (answer, sentence) => {
  const element = await visit({ [read]: answer as Answer });
  const box = await waitFor(() => within(element).getByRole('alert'));
  expect(box.textContent).toContain(sentence);
  expect(element.querySelector('[role=tablist]')).toBeNull();
  api.answer(read, found());
  api.answer('POST /api/v2/analyze', found());
  await press(within(box).getByText('Try again'));
  await waitFor(() => expect(element.querySelector('[role=tablist]')).not.toBeNull());
  expect(within(element).queryByRole('alert')).toBeNull();
});

test('another host is compared test by test', async () => {
  history.replaceState(null, '', `${address}#history`);
  const element = await opened();
  const field = await waitFor(() => within(element).getByLabelText('With another host'));
  fireEvent.change(field, { target: { value: 'other.example' } });
  api.answer(read, found({ ...analysis, scan: { ...analysis.scan, score: 40, grade: 'D+' } }));
  await act(async () => void fireEvent.submit(field.closest('form') as HTMLFormElement));
  const table = await waitFor(() => within(element).getByRole('table', { name: 'shop.example and other.example' }));
  expect(table.querySelector('tfoot')?.textContent).toBe('Score75 (B)40 (D+)');
});

test('of two hosts that are compared one after the other the later is shown, whatever is answered first', async () => {
  history.replaceState(null, '', `${address}#history`);
  const element = await opened();
  const field = await waitFor(() => within(element).getByLabelText('With another host'));
  const compare = async (host: string) => {
    fireEvent.change(field, { target: { value: host } });
    await act(async () => void fireEvent.submit(field.closest('form') as HTMLFormElement));
  };
  const answerSlow = api.hold(read);
  await compare('slow.example');
  const answerOther = api.hold(read);
  await compare('other.example');
  await act(async () => answerOther());
  await act(async () => answerSlow());
  await waitFor(() => within(element).getByRole('table', { name: 'shop.example and other.example' }));
  expect(within(element).queryByRole('table', { name: /slow/ })).toBeNull();
});

test('where the other report cannot be had the reason is said', async () => {
  history.replaceState(null, '', `${address}#history`);
  const element = await opened();
  const field = await waitFor(() => within(element).getByLabelText('With another host'));
  fireEvent.change(field, { target: { value: 'gone.example' } });
  api.answer(read, { status: 422, body: { message: 'x', error: 'invalid-hostname-lookup', failure: 'OBSERVATORY_HOST_UNKNOWN' } });
  await act(async () => void fireEvent.submit(field.closest('form') as HTMLFormElement));
  await waitFor(() => expect(element.textContent).toContain('There is no server under the name gone.example.'));
});

test('two dates are compared under their dates', async () => {
  history.replaceState(null, '', `${address}#history`);
  const element = await opened({ 'GET /api/v2/scans/5': found({ ...analysis, scan: { ...analysis.scan, score: 55, grade: 'C' } }) });
  const choice = await waitFor(() => within(element).getByLabelText('With an earlier scan'));
  await act(async () => void fireEvent.change(choice, { target: { value: '5' } }));
  const table = await waitFor(() => within(element).getByRole('table', { name: /November 23, 2026.* and October 1, 2026/ }));
  expect(table.querySelector('tfoot')?.textContent).toBe('Score75 (B)55 (C)');
});

test('a host is watched by an account; others get the way to one', async () => {
  const element = await opened({
    'GET /api/v2/observatory/watches/': found({ hosts: [], can_mail: true }),
    'POST /api/v2/observatory/watches/': {
      status: 201,
      body: { id: 'w', host: 'shop.example', created_at: '', grade: 'B', score: 75, scanned_at: null },
    },
  });
  await act(async () => part?.bus.publish('session/changed', signedInReader()));
  const watch = await waitFor(() => within(element).getByRole('button', { name: 'Watch this host' }));
  await waitFor(() => expect(watch.hasAttribute('aria-disabled')).toBe(false));
  await press(watch);
  await waitFor(() => expect(watch.getAttribute('aria-pressed')).toBe('true'));
  expect(element.textContent).toContain('an email tells you when the grade falls');
});

test('an earlier scan says so, is not scanned again, and leads to the latest', async () => {
  const element = await opened({ 'GET /api/v2/scans/5': found() }, { address: `${address}&scan=5` });
  expect(within(element).getByText('Show the latest one').getAttribute('href')).toBe(address);
  expect(within(element).queryByText('Scan again')).toBeNull();
});

test('an earlier scan is called by the site that it is about, whatever the address says', async () => {
  const element = await opened({ 'GET /api/v2/scans/5': found() }, { address: '/en-US/observatory/analyze?host=good.example&scan=5' });
  expect(element.querySelector('h1')?.textContent).toBe('Scan results for shop.example');
  expect(within(element).getByText('Show the latest one').getAttribute('href')).toBe(address);
});

test('without a host the page asks for one', async () => {
  const element = await visit({}, { address: '/en-US/observatory/analyze' });
  expect(within(element).getByLabelText('Site to scan')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('another scanner is asked where it is, without headers of this site, and keeps no earlier reports here', async () => {
  const observatory = 'https://scanner.example/api/v2';
  const configuration = { addresses: { ...defaultConfiguration.addresses, observatory } };
  history.replaceState(null, '', `${address}#history`);
  const { ledger: _, ...plain } = analysis;
  const element = await opened(
    { [`GET ${observatory}/analyze`]: found(plain), [`GET ${observatory}/stats`]: found(few) },
    { configuration },
  );
  expect(api.calls).toEqual(expect.arrayContaining([`GET ${observatory}/analyze?host=shop.example`]));
  expect(element.textContent).toContain('Bonus of 10 not counted');
  expect(within(element).queryByLabelText('With an earlier scan')).toBeNull();
});
