import type { CampaignTerms } from '@webdocs/contracts/api/campaigns';
import type { PlacedCreative, PlacementSlot } from '@webdocs/contracts/api/placements';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import {
  addCampaign,
  changeCampaign,
  changeCreative,
  deleteCampaign,
  removeCreative,
  runCampaign,
  shareReport,
  unshareReport,
  type Editing,
} from './campaigns/edit-campaigns.ts';
import { advertiserReport } from './campaigns/advertiser-report.ts';
import { listCampaigns, readCampaign } from './campaigns/list-campaigns.ts';
import { campaignReport } from './campaigns/campaign-report.ts';
import { openPlacements, type AdServer, type Placements } from './placements.ts';
import { scriptedAdServer } from '../fixtures/scripted-ad-server.ts';

jest.setTimeout(60_000);

let server: LentServer;
beforeAll(async () => void (server = await lentTestServer()));
afterAll(() => server.close());

const actor = 'staff';
const clock = { now: new Date('2026-11-27T10:00:00Z') };
let database: Database;
let editing: Editing;
let opened: Placements[];
let reported: Failure[];

beforeEach(async () => {
  clock.now = new Date('2026-11-27T10:00:00Z');
  reported = [];
  opened = [];
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
  await database.query
    .insertInto('accounts')
    .values({
      id: actor,
      issuer: 'https://id.example.org',
      subject: actor,
      email: 'staff@example.org',
      avatar_url: null,
      subscription_type: 'core',
      subscriber_number: null,
      suspended_at: null,
    })
    .execute();
  editing = { database, actor, now: clock.now };
});
afterEach(async () => {
  for (const placements of opened) await placements.close();
  await database.close();
  expect(reported).toEqual([]);
});

function site(adServer?: AdServer): Placements {
  const placements = openPlacements({
    database,
    now: () => clock.now,
    random: () => 0,
    report: (failure) => reported.push(failure),
    adServer,
  });
  opened.push(placements);
  return placements;
}

const terms: CampaignTerms = {
  name: 'Teapots',
  advertiser: 'Tea Company',
  kind: 'paid',
  starts_on: '2026-11-01',
  ends_on: null,
  countries: [],
  sections: [],
  priority: 0,
  weight: 1,
  views_a_day: null,
  views_in_all: null,
  budget: null,
  price: null,
};
const creative = {
  heading: 'Teapots',
  copy: 'Made of clay.',
  cta: 'Look',
  alt: 'A teapot',
  target: 'https://tea.example/?from=docs',
  colors: null,
};
const picture = Buffer.from('89504e470d0a1a0a0102', 'hex');

async function running(wish: Partial<CampaignTerms> = {}, slots: readonly PlacementSlot[] = ['side']): Promise<string> {
  const { id } = await addCampaign(editing, { ...terms, ...wish });
  for (const slot of slots) await changeCreative(editing, id, slot, creative);
  const { version } = await readCampaign(database.query, id);
  await runCampaign(editing, id, { state: 'running', version });
  return id;
}

const page = { slots: ['side'] as const, sections: ['css'] as const, country: 'US', browser: 'Firefox' };
const place = async (placements: Placements) => (await placements.place(page)).side as PlacedCreative;
const countsOf = async (id: string) => (await readCampaign(database.query, id)).counts;
const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));

test('what runs is placed, counted when it is in view, and followed to its page; the report says so by day and place', async () => {
  const id = await running();
  const placements = site();
  const { click, view, ...shown } = await place(placements);
  expect(shown).toEqual({ status: 'success', version: 2, copy: 'Made of clay.', heading: 'Teapots', cta: 'Look' });
  await placements.view(view);
  expect(await placements.click(click)).toBe(creative.target);
  later(24 * 60 * 60);
  await place(placements);
  await placements.settled();
  expect(await campaignReport(database.query, id)).toEqual({
    name: 'Teapots',
    advertiser: 'Tea Company',
    days: [
      { day: '2026-11-27', slot: 'side', placed: 1, viewed: 1, clicked: 1 },
      { day: '2026-11-28', slot: 'side', placed: 1, viewed: 0, clicked: 0 },
    ],
    counts: { placed: 2, viewed: 1, clicked: 1 },
  });
});

test('a view and a click count once, however often they are told, and in whichever process', async () => {
  const id = await running();
  const [one, other] = [site(), site()];
  const { view, click } = await place(one);
  await Promise.all([one.view(view), other.view(view), one.view(view), one.click(click), other.click(click)]);
  await other.view(view);
  expect(await countsOf(id)).toMatchObject({ viewed: 1, clicked: 1 });
});

test('a reader who asks not to be counted sees what others see, and leaves no trace', async () => {
  const id = await running();
  const placements = site();
  const { side } = await placements.place({ ...page, isCounted: false });
  const { view, click } = side as PlacedCreative;
  await placements.view(view);
  expect(await placements.click(click)).toBe(creative.target);
  await placements.settled();
  expect(await countsOf(id)).toEqual({ placed: 0, viewed: 0, clicked: 0 });
  expect(await database.query.selectFrom('used_ids').selectAll().execute()).toEqual([]);
});

test('a code of another kind, another site or another time is refused', async () => {
  await running();
  const placements = site();
  const { view, click } = await place(placements);
  const unknown = expect.objectContaining({ code: 'PLACEMENT_CODE_UNKNOWN' }) as Failure;
  await expect(placements.click(view)).rejects.toEqual(unknown);
  await expect(placements.view(click)).rejects.toEqual(unknown);
  await expect(placements.click(`${Buffer.from('https://evil.example').toString('base64url')}.AAAA`)).rejects.toEqual(unknown);
  later(60 * 60);
  await expect(placements.view(view)).rejects.toEqual(unknown);
  expect(await placements.click(click)).toBe(creative.target);
  later(24 * 60 * 60);
  await expect(placements.click(click)).rejects.toEqual(unknown);
});

test('a campaign ends at its views of a day, and goes on the next day; its budget is so many views', async () => {
  await running({ views_a_day: 1, budget: 1000, price: 500_000 });
  const placements = site();
  await placements.view((await place(placements)).view);
  expect(await placements.place(page)).toEqual({ status: 'cap_reached', side: { status: 'cap_reached' } });
  later(24 * 60 * 60);
  await placements.view((await place(placements)).view);
  later(24 * 60 * 60);
  expect(await placements.place(page)).toMatchObject({ status: 'cap_reached' });
});

test('without a campaign for a page, a country or at all, nothing is placed', async () => {
  const placements = site();
  expect(await placements.place(page)).toEqual({ status: 'geo_unsupported', side: { status: 'empty' } });
  await running({ countries: ['DE'] });
  later(10);
  expect(await placements.place(page)).toEqual({ status: 'geo_unsupported', side: { status: 'geo_unsupported' } });
  expect((await placements.place({ ...page, country: 'DE' })).side).toMatchObject({ status: 'success' });
});

test('what staff change is seen by every process at once; a link that was placed before still leads on', async () => {
  const id = await running();
  const placements = site();
  const { click } = await place(placements);
  const { version } = await readCampaign(database.query, id);
  await runCampaign(editing, id, { state: 'paused', version });
  await until(async () => (await placements.place(page)).status === 'geo_unsupported');
  expect(await placements.click(click)).toBe(creative.target);
  await deleteCampaign(editing, id);
  await expect(placements.click(click)).rejects.toMatchObject({ code: 'PLACEMENT_CODE_UNKNOWN' });
});

test('a picture is sent as what its bytes are, at an address that is the same all day', async () => {
  const { id } = await addCampaign(editing, terms);
  await changeCreative(editing, id, 'side', { ...creative, image: picture.toString('base64') });
  await runCampaign(editing, id, { state: 'running', version: 2 });
  const placements = site();
  const { image = '', alt } = await place(placements);
  later(60 * 60);
  expect([(await place(placements)).image, alt]).toEqual([image, 'A teapot']);
  expect(await placements.image(image)).toEqual({ type: 'image/png', bytes: picture });
  await changeCreative(editing, id, 'side', { ...creative, copy: 'Another', image: undefined });
  expect((await placements.image(image)).bytes).toEqual(picture);
  await changeCreative(editing, id, 'side', { ...creative, image: null });
  await expect(placements.image(image)).rejects.toMatchObject({ code: 'PLACEMENT_IMAGE_UNKNOWN' });
  await expect(placements.image('forged.code')).rejects.toMatchObject({ code: 'PLACEMENT_IMAGE_UNKNOWN' });
});

test('two people who change a campaign at once learn of each other, and nothing is overwritten', async () => {
  const { id, version } = await addCampaign(editing, terms);
  const changes = await Promise.allSettled(
    ['One', 'Other'].map((name) => changeCampaign(editing, id, { terms: { ...terms, name }, version })),
  );
  const failed = changes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(failed.map(({ reason }) => (reason as Failure).code)).toEqual(['CAMPAIGN_CHANGED']);
  const { name } = await readCampaign(database.query, id);
  expect(['One', 'Other'].filter((_, place) => changes[place]?.status === 'fulfilled')).toEqual([name]);
});

test('a campaign runs with something to show until its last day, and is paused when the last of that is taken away', async () => {
  const { id } = await addCampaign(editing, { ...terms, starts_on: '2026-11-01', ends_on: '2026-11-26' });
  const run = (version: number) => runCampaign(editing, id, { state: 'running', version });
  await expect(run(1)).rejects.toMatchObject({ code: 'CAMPAIGN_STATE', values: { missing: 'it has nothing to show' } });
  await changeCreative(editing, id, 'side', creative);
  await expect(run(2)).rejects.toMatchObject({ code: 'CAMPAIGN_STATE', values: { missing: 'its last day is over' } });
  await changeCampaign(editing, id, { terms: { ...terms, ends_on: '2026-11-27' }, version: 2 });
  expect((await run(3)).state).toBe('running');
  expect((await removeCreative(editing, id, 'side')).state).toBe('paused');
});

test('a place or a campaign that does not exist is said to be unknown', async () => {
  const { id } = await addCampaign(editing, terms);
  const unknown = { code: 'CAMPAIGN_UNKNOWN' };
  await expect(changeCreative(editing, id, 'middle', creative)).rejects.toMatchObject(unknown);
  await expect(deleteCampaign(editing, 'no-id')).rejects.toMatchObject(unknown);
  await expect(readCampaign(database.query, '00000000-0000-0000-0000-000000000000')).rejects.toMatchObject(unknown);
});

test('every change is in the audit, with the account that made it', async () => {
  const id = await running();
  await deleteCampaign(editing, id);
  expect(await listCampaigns(database.query)).toEqual([]);
  const lines = await database.query.selectFrom('audit').selectAll().orderBy('seq').execute();
  expect(lines.map(({ event, subject, actor: { name } }) => [event, subject, name])).toEqual(
    ['add campaign', 'change creative', 'start campaign', 'delete campaign'].map((event) => [event, `campaign ${id}`, actor]),
  );
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a preview', () => {
  test('shows what is saved of a campaign that does not run, in its place alone, and nothing on its page is counted', async () => {
    const { id } = await addCampaign(editing, { ...terms, countries: ['FR'], sections: ['html'] });
    await changeCreative(editing, id, 'side', creative);
    const other = await running({}, ['top', 'side']);
    const placements = site();
    const preview = await placements.preview(id, 'side');
    await changeCreative(editing, id, 'side', { ...creative, copy: 'Made of glass.' });
    const places = await placements.place({ ...page, slots: ['top', 'side'], preview });
    const { copy, click, view } = places.side as PlacedCreative;
    expect([copy, (places.top as PlacedCreative).copy]).toEqual(['Made of glass.', 'Made of clay.']);
    await placements.view(view);
    expect(await placements.click(click)).toBe(creative.target);
    expect(await countsOf(id)).toEqual({ placed: 0, viewed: 0, clicked: 0 });
    const beside = places.top as PlacedCreative;
    await placements.view(beside.view);
    await placements.click(beside.click);
    await placements.settled();
    expect(await countsOf(other)).toEqual({ placed: 0, viewed: 0, clicked: 0 });
  });

  test('is good for a day, and a page with another code shows what it shows to all', async () => {
    const id = await running();
    const placements = site();
    const preview = await placements.preview(id, 'side');
    await runCampaign(editing, id, { state: 'paused', version: (await readCampaign(database.query, id)).version });
    later(10);
    for (const wrong of ['', 'x.y', `${preview}x`])
      expect((await placements.place({ ...page, preview: wrong })).side).toEqual({ status: 'empty' });
    later(24 * 60 * 60);
    expect((await placements.place({ ...page, preview })).side).toEqual({ status: 'empty' });
  });

  test('is not made of a place that holds nothing, or of no campaign', async () => {
    const id = await running();
    const placements = site();
    for (const [campaign, slot] of [
      [id, 'top'],
      [id, 'middle'],
      ['nothing', 'side'],
    ] as const) {
      await expect(placements.preview(campaign, slot)).rejects.toMatchObject({ code: 'CAMPAIGN_UNKNOWN' });
    }
  });
});

describe('with the server of another network', () => {
  const address = '/api/v1/decision/';
  let network: Awaited<ReturnType<typeof scriptedAdServer>>;
  beforeEach(async () => {
    network = await scriptedAdServer();
    network.answer('/seen', { body: '' });
    const [link, view] = ['https://kettles.example/', `${network.address}/seen`];
    network.answer(address, { body: JSON.stringify({ id: 'kettles', link, view_url: view, body: 'Kettles that sing.' }) });
  });
  afterEach(() => network.close());
  const siteWithNetwork = () =>
    site({ address: network.address + address, publisher: 'tea', token: '', countries: { US: '198.51.100.1' } });

  test('its ad comes after what is paid for here and before what the site says of itself, under codes like any other', async () => {
    await running({ kind: 'house' });
    const placements = siteWithNetwork();
    const { click, view, ...shown } = await place(placements);
    expect(shown).toEqual({ status: 'success', version: 2, copy: 'Kettles that sing.' });
    expect(await placements.click(click)).toBe('https://kettles.example/');
    await placements.view(view, 'Firefox');
    await placements.view(view, 'Firefox');
    await until(async () => network.asked.some(({ path }) => path === '/seen'));
    expect(network.asked.filter(({ path }) => path === '/seen')).toHaveLength(1);
    await running();
    await until(async () => (await place(placements)).copy === 'Made of clay.');
  });

  test('a preview asks it for nothing', async () => {
    const id = await running();
    const placements = siteWithNetwork();
    await placements.place({ ...page, slots: ['top', 'side'], preview: await placements.preview(id, 'side') });
    expect(network.asked).toEqual([]);
  });

  test('where it fails or the database is away, the place is as it would be without it', async () => {
    await running({ kind: 'house' });
    const placements = siteWithNetwork();
    await database.query.schema.alterTable('outside_creatives').renameTo('outside_away').execute();
    expect((await place(placements)).copy).toBe('Made of clay.');
    network.answer(address, { status: 503 });
    expect((await place(placements)).copy).toBe('Made of clay.');
  });
});

test('while the database is away, each place stays with what the site says of itself', async () => {
  const placements = site();
  await database.query.schema.alterTable('campaigns').renameTo('campaigns_away').execute();
  expect(await placements.place(page)).toEqual({ status: 'geo_unsupported', side: { status: 'empty' } });
  await database.query.schema.alterTable('campaigns_away').renameTo('campaigns').execute();
  expect(reported.map(({ code }) => code)).toEqual(['PLACEMENTS_UNREAD']);
  reported = [];
  await running();
  later(1);
  await until(async () => (await placements.place(page)).side?.status === 'success');
});

test('an advertiser reads the report under its link, in which small counts are few, until the link is ended', async () => {
  const id = await running({ ends_on: '2026-12-12' });
  const placements = site();
  for (let time = 0; time < 21; time += 1) {
    const { click } = await place(placements);
    if (time < 3) await placements.click(click);
  }
  await placements.settled();
  const shared = await shareReport(editing, id);
  expect(await shareReport({ ...editing, now: later(60) }, id)).toEqual(shared);
  const { report_code: code } = shared;
  expect(code).toMatch(/^[\w-]{22}$/);
  const counts = { placed: 21, viewed: 0, clicked: null };
  expect(await advertiserReport(database.query, code ?? '')).toEqual({
    name: 'Teapots',
    advertiser: 'Tea Company',
    starts_on: '2026-11-01',
    ends_on: '2026-12-12',
    days: [{ day: '2026-11-27', slot: 'side', ...counts }],
    counts,
  });
  const ended = await unshareReport(editing, id);
  expect(await unshareReport({ ...editing, now: later(60) }, id)).toEqual(ended);
  expect(await advertiserReport(database.query, code ?? '')).toBeNull();
  expect((await shareReport(editing, id)).report_code).not.toBe(code);
});

test.each(['\0', '', "' or 1=1 --", 'A'.repeat(22), 'A'.repeat(500)])('no report is found under %j', async (code) => {
  await running();
  expect(await advertiserReport(database.query, code)).toBeNull();
});
