/** @jest-environment jsdom */
import type { LiveTelemetry, TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { Session } from '@webdocs/contracts/events/event';
import type { PageOf } from '@webdocs/contracts/page/page';
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi, type AccountApi } from '../../../fixtures/account-api.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const part = inBrowser('staff-telemetry');
const page: PageOf<'Spa'> = {
  renderer: 'Spa',
  url: '/en-US/plus/staff/telemetry',
  slug: 'plus/staff/telemetry',
  pageTitle: 'Telemetry',
  noIndexing: true,
};
const reportCall = 'GET /api/v2/staff/telemetry';
const liveCall = 'GET /api/v2/staff/telemetry/live';
const feedbackCall = 'GET /api/v1/root/pages/feedback';

const figure = (all: number, whole: number | null = all, before: number | null = all) => ({ all, whole, before });
const vital = (name: 'LCP' | 'INP', p75: number | null, count: number) => ({
  name,
  device: 'phone' as const,
  count,
  p50: p75,
  p75,
  p95: p75,
});
const report: TelemetryReport = {
  counted_until: '2026-11-27T10:00:00Z',
  steps: Array.from({ length: 28 }, (_, index) => ({
    at: `2026-10-${index + 1}`.replace(/-(\d)$/, '-0$1'),
    visits: 100 + index,
    before: 90,
  })),
  figures: {
    visits: figure(1924310, 1041, 1000),
    views: figure(4400000, 2300, 2300),
    errors: figure(3464, 1, 2),
    searches: figure(402118),
    misses: figure(12868, 16086, 8042),
  },
  releases: [{ at: '2026-10-20', name: 'mfe-docs', version: '7.41.0' }],
  page_kinds: [
    { kind: 'reference', views: 61 },
    { kind: 'guide', views: 39 },
  ],
  clicks: [{ source: 'quick-search', count: 12 }],
  remotes: ['mfe-docs', 'shell'],
  versions: [
    { version: '9.5.0', vitals: [vital('LCP', 2600, 400), vital('INP', 600, 400)] },
    { version: '9.6.0', vitals: [vital('LCP', 2100, 500), vital('INP', null, 3)] },
  ],
  errors: [
    {
      remote: 'mfe-search',
      signature: 'TypeError: undefined is not iterable',
      state: 'rising',
      first_version: '4.18.0',
      first_day: '2026-10-21',
      count: 1211,
      counts: Array.from({ length: 28 }, (_, index) => (index === 27 ? 1211 : 0)),
    },
    {
      remote: 'mfe-plus',
      signature: 'QuotaExceededError',
      state: 'known',
      first_version: '5.8.4',
      first_day: '2026-05-12',
      count: 2,
      counts: [2],
    },
  ],
  misses: [{ query: 'array.unique', count: 412 }],
};
const live: LiveTelemetry = {
  minutes: Array.from({ length: 60 }, (_, index) => ({ minute: `m${index}`, visits: 1, views: index === 59 ? 7 : 2, errors: 0 })),
};
const feedback = {
  total: 1,
  yes: 3,
  no: 1,
  pages: [
    {
      url: '/en-US/docs/Web/CSS',
      title: 'CSS',
      yes: 3,
      no: 1,
      reasons: { outdated: 1, incomplete: 0, code_examples: 0, other: 0 },
      last_vote: '2026-11-20T10:00:00Z',
    },
  ],
};

let api: AccountApi;
let mounted: MountedPart | undefined;
beforeEach(() => {
  api = accountApi({
    [reportCall]: { status: 200, body: report },
    [liveCall]: { status: 200, body: live },
    [feedbackCall]: { status: 200, body: feedback },
  });
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  jest.useRealTimers();
});

const acted = (work: () => unknown) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 8; turn += 1) await new Promise((next) => setTimeout(next));
  });
async function visit(session: Session = signedInReader({ isStaff: true })) {
  mounted = await mountInBrowser(part, 'mfe-plus/staff-telemetry', { page }, await renderOnServer(server, 'staff-telemetry', { page }));
  await acted(() => mounted?.bus.publish('session/changed', session));
}
const scope = () => within(mounted?.element as HTMLElement);
const card = (name: string) => within(scope().getByRole('region', { name }));
const choose = (label: string, value: string) =>
  acted(() => fireEvent.change(scope().getAllByLabelText(label)[0] as HTMLElement, { target: { value } }));
const asked = () => api.calls.filter((call) => call.startsWith(`${reportCall}?`));
const rowsOf = (name: string) =>
  card(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a reader who is not staff sees nothing of it, and nothing is asked', async () => {
  await visit(signedInReader());
  expect(api.calls).toEqual([]);
  expect(mounted?.element.textContent).toContain('This page is for staff');
});

test('figures are told with how they changed, and what changed for the worse is marked', async () => {
  await visit();
  expect([...(mounted?.element.querySelectorAll('dl div') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Visits1,924,310 4.1% up',
    'Pages in a visit2.3 0.1 down',
    'Searches402,118 no change',
    'Errors in 1,000 visits1.8 1 down',
    'Searches without a result3.2% 2 up',
  ]);
  const toned = (tone: string) =>
    [...(mounted?.element.querySelectorAll(`[data-tone=${tone}]`) ?? [])].map(({ textContent }) => textContent);
  expect([toned('better'), toned('worse')]).toEqual([['1 down'], ['2 up']]);
});

test('visits are read point by point, and as a table', async () => {
  await visit();
  const chart = card('Visits').getByRole('slider', { name: 'Visits over time' });
  expect(chart.getAttribute('aria-valuetext')).toBe('October 28: visits 127, before 90');
  await acted(() => fireEvent.change(chart, { target: { value: '0' } }));
  expect(chart.getAttribute('aria-valuetext')).toBe('October 1: visits 100, before 90');
  await acted(() => fireEvent.click(card('Visits').getByRole('button', { name: 'Table' })));
  expect([rowsOf('Visits').length, rowsOf('Visits')[1], rowsOf('Visits')[9]]).toEqual([
    29,
    ['October 28', '127', '90', ''],
    ['October 20', '119', '90', 'mfe-docs 7.41.0'],
  ]);
});

test('shares of page kinds are told beside their bars', async () => {
  await visit();
  expect(
    card('Page kinds')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reference61% · 61', 'Guides39% · 39']);
});

test('a vital says its state in words, and that there are few values', async () => {
  await visit();
  const vitals = card('Vitals by version');
  expect(vitals.getByRole('slider', { name: 'LCP by version' }).getAttribute('aria-valuetext')).toBe('9.6.0: 2.1 sec, Good');
  const inp = vitals.getByRole('slider', { name: 'INP by version' });
  expect(inp.getAttribute('aria-valuetext')).toBe('9.6.0: too few values (3)');
  await acted(() => fireEvent.change(inp, { target: { value: '0' } }));
  expect(inp.getAttribute('aria-valuetext')).toBe('9.5.0: 600 ms, Poor');
  await acted(() => fireEvent.click(vitals.getByRole('button', { name: 'Table' })));
  expect(rowsOf('Vitals by version').slice(1, 3)).toEqual([
    ['9.6.0', 'LCP', '2.1 sec', '2.1 sec', '2.1 sec', '500'],
    ['9.6.0', 'INP', 'few', 'few', 'few', '3'],
  ]);
});

test('where more was told of desktops than of phones, desktops come first', async () => {
  const desktop = { ...vital('LCP', 1300, 900), device: 'desktop' as const };
  api.answer(reportCall, {
    status: 200,
    body: { ...report, versions: [{ version: '9.6.0', vitals: [vital('LCP', 2100, 500), desktop] }] },
  });
  await visit();
  const vitals = card('Vitals by version');
  expect(vitals.getByRole('slider', { name: 'LCP by version' }).getAttribute('aria-valuetext')).toBe('9.6.0: 1.3 sec, Good');
});

test('errors are told with their state, and the days of one on demand', async () => {
  await visit();
  const name = 'Errors by remote and signature';
  expect(rowsOf(name)[1]).toEqual([
    'mfe-search',
    'TypeError: undefined is not iterable',
    ' Rising',
    '4.18.0 · October 21, 2026',
    '',
    '1,211',
    '0.63',
  ]);
  await acted(() => fireEvent.click(card(name).getByRole('button', { name: 'TypeError: undefined is not iterable' })));
  expect(card(name).getByRole('listitem').textContent).toBe('October 28 1,211');
  await acted(() => fireEvent.change(card(name).getByLabelText('Remote'), { target: { value: 'mfe-plus' } }));
  expect(rowsOf(name).map(([remote]) => remote)).toEqual(['Remote', 'mfe-plus']);
});

test('another language, period and remote are asked for, and the report stays until the next is there', async () => {
  await visit();
  const release = api.hold(reportCall);
  await choose('Language', 'fr');
  expect(card('Visits')).toBeTruthy();
  await choose('Period', '7');
  await acted(release);
  await acted(() => fireEvent.change(card('Vitals by version').getByLabelText('Remote'), { target: { value: 'mfe-docs' } }));
  expect(asked().map((call) => call.slice(reportCall.length))).toEqual([
    '?days=28&remote=shell',
    '?days=28&locale=fr&remote=shell',
    '?days=7&locale=fr&remote=shell',
    '?days=7&locale=fr&remote=mfe-docs',
  ]);
  expect(api.calls.filter((call) => call.startsWith(feedbackCall)).at(-1)).toContain('days=7');
});

test('the remote of vitals stays as it was chosen while its report is on its way', async () => {
  await visit();
  const release = api.hold(reportCall);
  const chosen = () => card('Vitals by version').getByLabelText<HTMLSelectElement>('Remote');
  await acted(() => fireEvent.change(chosen(), { target: { value: 'mfe-docs' } }));
  expect(chosen().value).toBe('mfe-docs');
  await acted(release);
  expect(chosen().value).toBe('mfe-docs');
});

test('a remote of which errors are wanted stays chosen where another report has none of it', async () => {
  await visit();
  const errors = card('Errors by remote and signature');
  const chosen = () => errors.getByLabelText<HTMLSelectElement>('Remote');
  await acted(() => fireEvent.change(chosen(), { target: { value: 'mfe-plus' } }));
  api.answer(reportCall, { status: 200, body: { ...report, errors: report.errors.slice(0, 1) } });
  await choose('Period', '7');
  expect(chosen().value).toBe('mfe-plus');
  expect(errors.getByText('Nothing in this period.')).toBeTruthy();
  await acted(() => fireEvent.change(chosen(), { target: { value: '' } }));
  expect(rowsOf('Errors by remote and signature').map(([remote]) => remote)).toEqual(['Remote', 'mfe-search']);
});

test('votes are those of the period that was chosen last, and votes that do not come say so beside the ones before', async () => {
  const release = api.hold(feedbackCall);
  await visit();
  await choose('Period', '7');
  await acted(release);
  const note = () => card('Was this page helpful?').getByText(/^last \d+ days/).textContent;
  expect(note()).toBe('last 7 days: 75% yes, votes: 4');
  api.answer(feedbackCall, 'no answer');
  await choose('Period', '90');
  expect(note()).toBe('last 7 days: 75% yes, votes: 4');
  api.answer(feedbackCall, { status: 200, body: { ...feedback, yes: 1 } });
  await acted(() => fireEvent.click(scope().getByRole('button', { name: 'Try again' })));
  expect([note(), scope().queryByRole('button', { name: 'Try again' })]).toEqual(['last 90 days: 50% yes, votes: 2', null]);
});

test('a report says up to when it counts, and is read again every minute while the tab is looked at', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'performance', 'queueMicrotask', 'nextTick'] });
  await visit();
  const until = () => mounted?.element.querySelector(`time[datetime^="2026-11-27T"]`)?.parentElement?.textContent;
  expect(until()).toBe('Counted without cookies or addresses · counted up to: November 27 at 10:00 AM UTC');
  api.answer(reportCall, { status: 200, body: { ...report, counted_until: '2026-11-27T10:01:00Z' } });
  await acted(() => jest.advanceTimersByTime(60_000));
  expect([until()?.slice(-12), asked().length]).toEqual(['10:01 AM UTC', 2]);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await acted(() => jest.advanceTimersByTime(180_000));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(asked()).toHaveLength(2);
});

test('the last hour is asked for again every ten seconds while the tab is looked at', async () => {
  await visit();
  const line = scope().getByRole('region', { name: 'Now' });
  expect(line.textContent).toContain('Pages this minute: 7');
  expect(line.textContent).toContain('Last hour: visits 60, pages 125, errors 0');
  await mounted?.unmount();
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'performance', 'queueMicrotask', 'nextTick'] });
  await visit();
  const before = api.calls.filter((call) => call === liveCall).length;
  await acted(() => jest.advanceTimersByTime(10_000));
  expect(api.calls.filter((call) => call === liveCall)).toHaveLength(before + 1);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await acted(() => jest.advanceTimersByTime(60_000));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(api.calls.filter((call) => call === liveCall)).toHaveLength(before + 1);
  api.answer(liveCall, 'no answer');
  await acted(() => jest.advanceTimersByTime(10_000));
  expect(scope().getByRole('region', { name: 'Now' }).textContent).toContain('Pages this minute: 7');
  expect(scope().getByText('No new counts right now; asking again every 10 seconds.')).toBeTruthy();
});

test('a report that does not come says so, and comes at another try', async () => {
  api.answer(reportCall, 'no answer');
  await visit();
  expect(scope().getByRole('alert')).toBeTruthy();
  api.answer(reportCall, { status: 200, body: report });
  await acted(() => fireEvent.click(scope().getByRole('button', { name: 'Try again' })));
  expect(scope().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(card('Visits')).toBeTruthy();
});

test('a file has the numbers that are on the screen, under the name of what they are of', async () => {
  await visit();
  const saved: string[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await choose('Language', 'fr');
  await acted(() => fireEvent.click(scope().getByRole('button', { name: 'CSV' })));
  click.mockRestore();
  expect([saved, blobs.map(({ type, size }) => [type, size > 500])]).toEqual([
    ['telemetry-2026-10-28-28-days-fr.csv'],
    [['text/csv', true]],
  ]);
});

test('where nothing was counted yet it says when something will be, and who is never counted', async () => {
  const none = figure(0);
  const empty: TelemetryReport = {
    ...report,
    figures: { visits: none, views: none, errors: none, searches: none, misses: none },
    page_kinds: [],
    clicks: [],
    versions: [],
    errors: [],
    misses: [],
  };
  api.answer(reportCall, { status: 200, body: empty });
  await visit();
  expect(scope().getByRole('heading', { name: 'Nothing has been counted yet' })).toBeTruthy();
  expect(mounted?.element.textContent).toContain('Global Privacy Control');
  expect(scope().queryByRole('region', { name: 'Visits' })).toBeNull();
});
