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

test('a campaign shows its report, as a chart that arrow keys read, and as a table', async () => {
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
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/: seen 0, clicked 0$/);
  await press('Table');
  const [table] = scope().getAllByRole('table');
  expect(within(table as HTMLElement).getAllByRole('row')).toHaveLength(29);
  expect(within(table as HTMLElement).getAllByRole('row')[1]?.textContent).toMatch(/20031\.5%50%$/);
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
  expect(opened.location.href).toBe('/en-US/docs/Web#ad-preview=a.b%2Fc');
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
  expect((scope().getByLabelText('Link for the advertiser') as HTMLInputElement).value).toBe(address);
  await press('Copy link');
  expect(written).toEqual([address]);
  expect(scope().getByText('Link copied.')).toBeTruthy();
  await press('Stop sharing');
  expect(scope().queryByLabelText('Link for the advertiser')).toBeNull();
});
