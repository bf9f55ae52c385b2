/** @jest-environment jsdom */
import type { Campaign, CampaignReport } from '@webdocs/contracts/api/campaigns';
import type { Session } from '@webdocs/contracts/events/event';
import type { PageOf } from '@webdocs/contracts/page/page';
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const adsPart = inBrowser('staff-ads');
const page: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/plus/staff/ads', slug: 'plus/staff/ads', pageTitle: 'Ads', noIndexing: true };
const all = '/api/v1/root/campaigns/';
const today = new Date().toISOString().slice(0, 10);

const teapots: Campaign = {
  id: 'one',
  name: 'Teapots <b>',
  advertiser: 'Tea Company',
  kind: 'paid',
  starts_on: '2026-01-01',
  ends_on: null,
  countries: ['FR'],
  sections: ['css'],
  priority: 0,
  weight: 1,
  views_a_day: null,
  views_in_all: 1000,
  budget: null,
  price: null,
  state: 'running',
  version: 3,
  report_code: null,
  changed_by: 'staff@example.com',
  changed_at: '2026-11-01T10:00:00Z',
  creatives: [
    {
      slot: 'side',
      heading: 'Teapots',
      copy: 'Of clay',
      cta: 'Look',
      alt: '',
      target: 'https://tea.example/',
      colors: null,
      has_image: false,
    },
  ],
  counts: { placed: 400, viewed: 200, clicked: 3 },
};
const report: CampaignReport = {
  name: teapots.name,
  advertiser: teapots.advertiser,
  days: [{ day: today, slot: 'side', placed: 400, viewed: 200, clicked: 3 }],
  counts: teapots.counts,
};

const refusalBody = { code: 409, message: 'changed', error: 'changed' };

let api: AccountApi;
let part: MountedPart | undefined;
beforeEach(() => {
  api = accountApi({
    [`GET ${all}`]: { status: 200, body: { campaigns: [teapots, { ...teapots, id: 'two', name: 'Cups', ends_on: '2026-01-02' }] } },
    [`GET ${all}one/report/`]: { status: 200, body: report },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(async () => {
  await part?.unmount();
  part = undefined;
});

const acted = (work: () => unknown) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next));
  });
async function visit(session: Session = signedInReader({ isStaff: true })) {
  part = await mountInBrowser(adsPart, 'mfe-plus/staff-ads', { page }, await renderOnServer(server, 'staff-ads', { page }));
  await acted(() => part?.bus.publish('session/changed', session));
}
const scope = () => within(part?.element as HTMLElement);
const press = (name: string | RegExp) => acted(() => fireEvent.click(scope().getAllByRole('button', { name })[0] as HTMLElement));
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(scope().getByLabelText(label), { target: { value } }));
const submit = () => acted(() => fireEvent.submit(part?.element.querySelector('form') as HTMLFormElement));
const sent = (start: string) => api.calls.filter((call) => call.startsWith(start));

test('a reader who is not staff sees nothing of it, and nothing is asked', async () => {
  await visit(signedInReader());
  expect(api.calls).toEqual([]);
  expect(part?.element.textContent).toContain('This page is for staff');
});

test('campaigns are listed by what they do today, and found by name', async () => {
  await visit();
  expect(
    scope()
      .getAllByRole('button', { name: /Teapots|Cups/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Teapots <b> Side cardSeen: 200Clicked: 1.5%']);
  await press(/^Ended/);
  expect(scope().getByRole('button', { name: /Cups/ }).textContent).toContain('until January 2, 2026');
  await type('Name or advertiser', 'teapots');
  expect(scope().getByText('No campaign has this name or advertiser.')).toBeTruthy();
});

test('a campaign shows its report, as a chart that a slider reads, and as a table', async () => {
  await visit();
  await press(/Teapots/);
  expect([...(part?.element.querySelectorAll('dl div') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Seen200',
    'Clicked3',
    'Click rate1.5%',
    'Seen, of loaded50%',
  ]);
  const chart = scope().getByRole('slider', { name: 'Seen, by day' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/: seen 200, clicked 3$/);
  await act(async () => void fireEvent.change(chart, { target: { value: '26' } }));
  expect(chart.getAttribute('aria-valuetext')).toMatch(/: seen 0, clicked 0$/);
  await press('Table');
  const [table] = scope().getAllByRole('table');
  expect(within(table as HTMLElement).getAllByRole('row')).toHaveLength(29);
  expect(within(table as HTMLElement).getAllByRole('row')[1]?.textContent).toMatch(/20031\.5%50%$/);
});

test('another period begins at its last day, and a campaign can be read whole', async () => {
  const ended = { ...report, days: [3, 4].map((day) => ({ ...report.days[0], day: `2026-01-0${day}`, slot: 'top' })) };
  api.answer(`GET ${all}two/report/`, { status: 200, body: ended });
  await visit();
  await press(/^Ended/);
  await press(/Cups/);
  const chart = () => scope().getByRole<HTMLInputElement>('slider');
  expect([chart().max, chart().value, chart().getAttribute('aria-valuetext')]).toEqual([
    '27',
    '27',
    'January 4, 2026: seen 200, clicked 3',
  ]);
  await act(async () => void fireEvent.change(chart(), { target: { value: '3' } }));
  await type('Period', '7');
  expect([chart().max, chart().value]).toEqual(['6', '6']);
  await type('Period', 'all');
  expect([chart().max, chart().value]).toEqual(['1', '1']);
});

test('a report that is open is read again when the tab is looked at again', async () => {
  await visit();
  await press(/Teapots/);
  api.answer(`GET ${all}one/report/`, { status: 200, body: { ...report, days: [{ ...report.days[0], viewed: 201 }] } });
  await acted(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(part?.element.querySelector('dd')?.textContent).toBe('201');
});

test('what was typed is there after a look at anything else, until it is discarded', async () => {
  const value = (label: string) => (scope().getByLabelText(label) as HTMLInputElement).value;
  await visit();
  await press('New campaign');
  expect(document.activeElement).toBe(scope().getByRole('heading', { name: 'New campaign' }));
  await type('Name', 'Kettles');
  await press(/Teapots/);
  await press('Terms');
  await type('Advertiser', 'Pots and Co');
  await press('Creatives');
  await type('Text', 'Of glass');
  await press('Report');
  await press('Creatives');
  expect(value('Text')).toBe('Of glass');
  await press('New campaign');
  expect(value('Name')).toBe('Kettles');
  await press(/Teapots/);
  await press('Terms');
  expect(value('Advertiser')).toBe('Pots and Co');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await press('Discard changes');
  expect(value('Advertiser')).toBe('Tea Company');
  expect(document.activeElement).toBe(scope().getByLabelText('Name'));
});

test('what was changed by another person is read again, and what was typed is kept for another try', async () => {
  api.answer(`POST ${all}one/`, { status: 409, body: { ...refusalBody, failure: 'CAMPAIGN_CHANGED' } });
  api.answer(`GET ${all}one/`, { status: 200, body: { ...teapots, name: 'Teapots anew', version: 9 } });
  await visit();
  await press(/Teapots/);
  await press('Terms');
  await type('Advertiser', 'Pots and Co');
  await submit();
  expect(scope().getByRole('heading', { name: 'Teapots anew' })).toBeTruthy();
  expect(scope().getByText(/^Another person changed this campaign/)).toBeTruthy();
  expect((scope().getByLabelText('Advertiser') as HTMLInputElement).value).toBe('Pots and Co');
  api.answer(`POST ${all}one/`, { status: 201, body: { ...teapots, advertiser: 'Pots and Co', version: 10 } });
  await submit();
  expect(
    sent(`POST ${all}one/ `).map((call) => (JSON.parse(call.slice(`POST ${all}one/ `.length)) as { version: number }).version),
  ).toEqual([3, 9]);
  expect(scope().getByText('Saved.')).toBeTruthy();
});

test('an answer that comes after another campaign was chosen leaves the reader there', async () => {
  api.answer(`POST ${all}one/state/`, { status: 201, body: { ...teapots, state: 'paused', version: 4 } });
  await visit();
  await press(/Teapots/);
  const release = api.hold(`POST ${all}one/state/`);
  await press('Pause');
  await press(/^Ended/);
  await press(/Cups/);
  await acted(release);
  expect(scope().getByRole('heading', { level: 2 }).textContent).toBe('Cups');
  expect(scope().queryByText('The campaign is paused.')).toBeNull();
});

test('a new campaign is saved with what was typed, and asks for what it shows', async () => {
  const added = { ...teapots, id: 'new', name: 'Kettles', state: 'paused', creatives: [], counts: { placed: 0, viewed: 0, clicked: 0 } };
  api.answer(`POST ${all}`, { status: 201, body: added });
  await visit();
  await press('New campaign');
  await type('Name', 'Kettles');
  await type('Advertiser', 'Tea Company');
  await type('Countries', 'fr de');
  await submit();
  expect(JSON.parse(sent(`POST ${all} `)[0]?.slice(`POST ${all} `.length) ?? '')).toMatchObject({
    name: 'Kettles',
    countries: ['FR', 'DE'],
    sections: [],
    starts_on: today,
    ends_on: null,
  });
  expect(scope().getByRole('heading', { name: 'Kettles' })).toBeTruthy();
  expect(scope().getByText('The campaign is saved. Now add what it shows.')).toBeTruthy();
  expect(scope().getByRole('button', { name: 'Creatives' }).getAttribute('aria-pressed')).toBe('true');
});

test('a refusal keeps what was typed and says why', async () => {
  api.answer(`POST ${all}`, refusal(400, 'countries.0: must be a country like US'));
  await visit();
  await press('New campaign');
  await type('Name', 'Kettles');
  await type('Advertiser', 'Tea Company');
  await submit();
  expect(scope().getByRole('alert').textContent).toContain('must be a country like US');
  expect((scope().getByLabelText('Name') as HTMLInputElement).value).toBe('Kettles');
});

test('what a campaign shows is saved by place with its picture, and taken away', async () => {
  api.answer(`POST ${all}one/creatives/side/`, { status: 201, body: { ...teapots, version: 4 } });
  api.answer(`DELETE ${all}one/creatives/side/`, { status: 200, body: { ...teapots, creatives: [], version: 5 } });
  await visit();
  await press(/Teapots/);
  await press('Creatives');
  await type('Text', 'Of glass');
  const file = new File([new Uint8Array([137, 80, 78, 71])], 'pot.png', { type: 'image/png' });
  await act(async () => void fireEvent.change(scope().getByLabelText('Picture (optional)'), { target: { files: [file] } }));
  await submit();
  await acted(() => undefined);
  const [call] = sent(`POST ${all}one/creatives/side/`);
  expect(JSON.parse(call?.slice(`POST ${all}one/creatives/side/ `.length) ?? '')).toEqual({
    heading: 'Teapots',
    copy: 'Of glass',
    cta: 'Look',
    alt: '',
    target: 'https://tea.example/',
    colors: null,
    image: 'iVBORw==',
  });
  await press('Remove from this place');
  expect(scope().getByText('Removed from this place.')).toBeTruthy();
  expect((scope().getByLabelText('Text') as HTMLInputElement).value).toBe('');
});

test('the same sentence is said again', async () => {
  api.answer(`POST ${all}one/`, { status: 201, body: { ...teapots, version: 4 } });
  await visit();
  await press(/Teapots/);
  await press('Terms');
  await submit();
  const before = scope().getByText('Saved.');
  await submit();
  expect(scope().getByText('Saved.')).not.toBe(before);
});

describe('the picture of a creative', () => {
  const field = () => scope().getByLabelText('Picture (optional)') as HTMLInputElement;
  const pick = (name: string, bytes = 4) => {
    const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
    return act(async () => void fireEvent.change(field(), { target: { files: [file] } }));
  };
  const withPicture = { ...teapots, creatives: teapots.creatives.map((one) => ({ ...one, has_image: true })) };
  beforeEach(() => api.answer(`GET ${all}`, { status: 200, body: { campaigns: [withPicture] } }));
  const open = async () => {
    await visit();
    await press(/Teapots/);
    await press('Creatives');
  };

  test('stays in its field, and is named there and after a look at another place', async () => {
    await open();
    const before = field();
    await pick('pot.png');
    expect(field()).toBe(before);
    await type('Place', 'top');
    expect(scope().queryByText('Chosen: pot.png')).toBeNull();
    await type('Place', 'side');
    expect(scope().getByText('Chosen: pot.png')).toBeTruthy();
    await press('Discard changes');
    expect(field()).not.toBe(before);
    expect(scope().queryByText('Chosen: pot.png')).toBeNull();
  });

  test('that is too large is told so, and is not sent', async () => {
    await open();
    await pick('large.png', 200 * 1024 + 1);
    expect(scope().getByText('large.png has 201 KB, and a picture may have 200 KB. Choose a smaller one.')).toBeTruthy();
    await submit();
    expect(sent('POST')).toEqual([]);
    expect([document.activeElement, field().getAttribute('aria-invalid')]).toEqual([field(), 'true']);
    await pick('just.png', 200 * 1024);
    expect(scope().getByText('Chosen: just.png')).toBeTruthy();
  });

  test('goes when that is saved, unless it is kept after all', async () => {
    await open();
    await press('Remove the picture');
    expect(scope().getByText('The picture goes when you save.')).toBeTruthy();
    await press('Keep the picture');
    expect(scope().queryByText('The picture goes when you save.')).toBeNull();
    await press('Remove the picture');
    await submit();
    expect(sent(`POST ${all}one/creatives/side/`)[0]).toContain('"image":null');
  });
});

test('a running campaign that shows nothing any more is paused, and that is said', async () => {
  api.answer(`DELETE ${all}one/creatives/side/`, { status: 200, body: { ...teapots, creatives: [], state: 'paused', version: 5 } });
  await visit();
  await press(/Teapots/);
  await press('Creatives');
  await press('Remove from this place');
  expect(scope().getByText('Removed. The campaign shows nothing now, so it is paused.')).toBeTruthy();
  expect(document.activeElement).toBe(scope().getByLabelText('Place'));
});

test('what was typed for one place is still there after a look at another', async () => {
  await visit();
  await press(/Teapots/);
  await press('Creatives');
  await type('Text', 'Of glass');
  await type('Place', 'top');
  expect((scope().getByLabelText('Text') as HTMLInputElement).value).toBe('');
  await type('Place', 'side');
  expect((scope().getByLabelText('Text') as HTMLInputElement).value).toBe('Of glass');
});

test('a preview opens a page that has the place, with the code of the creative', async () => {
  api.answer(`POST ${all}one/creatives/side/preview/`, { status: 201, body: { code: 'a.b/c' } });
  const opened = { location: { href: '' } };
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await visit();
  await press(/Teapots/);
  await press('Creatives');
  await press('Preview on a page');
  expect(opened.location.href).toBe('/en-US/docs/Web#ad-preview=a.b%2Fc&place=side');
  open.mockRestore();
});

test('a preview that fails leaves no empty window', async () => {
  api.answer(`POST ${all}one/creatives/side/preview/`, 'no answer');
  const opened = { location: { href: 'about:blank' }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await visit();
  await press(/Teapots/);
  await press('Creatives');
  await press('Preview on a page');
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect(scope().getByRole('alert')).toBeTruthy();
  open.mockRestore();
});

test('a campaign is paused, started and deleted, and each is said', async () => {
  api.answer(`POST ${all}one/state/`, { status: 201, body: { ...teapots, state: 'paused', version: 4 } });
  api.answer(`DELETE ${all}one/`, { status: 200 });
  await visit();
  await press(/Teapots/);
  await press('Pause');
  expect(sent(`POST ${all}one/state/`)).toEqual([`POST ${all}one/state/ {"state":"paused","version":3}`]);
  expect(scope().getByText('The campaign is paused.')).toBeTruthy();
  await press('Delete campaign');
  const dialog = part?.element.querySelector('dialog') as HTMLElement;
  await acted(() => fireEvent.click(within(dialog).getByText('Delete campaign', { selector: 'button' })));
  expect(sent(`DELETE ${all}one/`)).toHaveLength(1);
  expect(scope().getByText('The campaign is deleted.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('The campaign is deleted.');
});

test('the report gets a link for its advertiser, and loses it', async () => {
  api.answer(`POST ${all}one/report/link/`, { status: 201, body: { ...teapots, report_code: 'a-code' } });
  api.answer(`DELETE ${all}one/report/link/`, { status: 200, body: teapots });
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  await visit();
  await press(/Teapots/);
  await press('Share with the advertiser');
  const address = 'http://localhost/en-US/advertising/report/a-code';
  expect(document.activeElement).toBe(scope().getByLabelText('Link for the advertiser'));
  expect((scope().getByLabelText('Link for the advertiser') as HTMLInputElement).value).toBe(address);
  await press('Copy link');
  expect(written).toEqual([address]);
  expect(scope().getByText('Link copied.')).toBeTruthy();
  Object.assign(navigator, { clipboard: undefined });
  await press('Copy link');
  expect(scope().getByText("Copying didn't work. Select the link and copy it yourself.")).toBeTruthy();
  await press('Stop sharing');
  expect(scope().queryByLabelText('Link for the advertiser')).toBeNull();
  expect(document.activeElement).toBe(scope().getByRole('button', { name: 'Share with the advertiser' }));
});
