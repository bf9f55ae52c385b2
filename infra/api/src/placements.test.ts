import { CampaignListSchema, CampaignReportSchema, CampaignSchema, type Campaign } from '@webdocs/contracts/api/campaigns';
import { PlacementsSchema, type PlacedCreative } from '@webdocs/contracts/api/placements';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { host, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const root = '/api/v1/root/campaigns/';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const terms = {
  name: 'Teapots',
  advertiser: 'Tea Company',
  kind: 'paid',
  starts_on: '2026-11-01',
  ends_on: null,
  countries: ['FR'],
  sections: ['css'],
  priority: 0,
  weight: 1,
  views_a_day: null,
  views_in_all: null,
  budget: null,
  price: null,
};
const creative = {
  heading: 'Teapots',
  copy: 'Made of <b>clay</b>.',
  cta: 'Look',
  alt: 'A teapot',
  target: 'https://tea.example/',
  colors: null,
};
const colors = {
  textColor: '#1b1b1b',
  backgroundColor: '#ffffff',
  ctaTextColor: '#ffffff',
  ctaBackgroundColor: '#0b5563',
  textColorDark: '#f4f1ea',
  backgroundColorDark: '#1b1b1b',
  ctaTextColorDark: '#1b1b1b',
  ctaBackgroundColorDark: '#9bd3dd',
};
const picture = Buffer.from('89504e470d0a1a0a0102', 'hex').toString('base64');

describe.each(statementServers)('the places for messages, on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let staff: Caller;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries, { countryHeader: 'x-country', trustedProxies: ['127.0.0.1'] });
    staff = await site.signedIn('helper');
    await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'helper').execute();
  });
  afterAll(() => site.close());

  const send = (method: 'GET' | 'POST', url: string, options: InjectOptions = {}) =>
    site.server.inject({ method, url, ...options, headers: { ...own, 'x-country': 'FR', ...options.headers } });
  const ask = async (payload: object = { keywords: ['css'], pongs: ['side'] }, headers = {}) =>
    v.parse(PlacementsSchema, (await send('POST', '/pong/get', { payload, headers })).json());
  const placed = async () => (await ask()).side as PlacedCreative;

  async function running(): Promise<Campaign> {
    const { id } = v.parse(CampaignSchema, (await staff.post(root, terms)).json());
    await staff.post(`${root}${id}/creatives/side/`, { ...creative, image: picture });
    return v.parse(CampaignSchema, (await staff.post(`${root}${id}/state/`, { state: 'running', version: 2 })).json());
  }
  const deleted = ({ id }: Campaign) => staff.delete(`${root}${id}/`);

  test('show a campaign of staff to readers of its section and country, and what comes of it is in the report', async () => {
    const campaign = await running();
    await until(async () => (await ask()).status === undefined);
    const { click, view, image, ...shown } = await placed();
    expect(shown).toEqual({
      status: 'success',
      version: 2,
      heading: 'Teapots',
      copy: 'Made of <b>clay</b>.',
      cta: 'Look',
      alt: 'A teapot',
    });
    for (let time = 0; time < 2; time += 1) expect((await send('POST', `/pong/viewed?code=${view}&version=2`)).statusCode).toBe(201);
    const followed = await send('GET', `/pong/click?code=${click}&version=2`, {
      headers: { referer: `http://${host}/en-US/docs/Web/CSS` },
    });
    const { location, 'referrer-policy': policy, 'x-robots-tag': robots } = followed.headers;
    expect([followed.statusCode, location, policy, robots]).toEqual([302, creative.target, 'no-referrer', 'noindex, nofollow']);
    const sent = await send('GET', `/pimg/${image}`);
    expect([sent.statusCode, sent.headers['content-type'], sent.headers['cache-control'], sent.rawPayload.toString('base64')]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
      picture,
    ]);
    await site.placements.settled();
    const report = v.parse(CampaignReportSchema, (await staff.get(`${root}${campaign.id}/report/`)).json());
    expect(report.counts).toMatchObject({ viewed: 1, clicked: 1 });
    expect((await ask({ keywords: ['html'], pongs: ['side'] })).side).toEqual({ status: 'empty' });
    expect((await ask(undefined, { 'x-country': 'DE' })).side).toEqual({ status: 'geo_unsupported' });
    await deleted(campaign);
  });

  test.each<[string, unknown, number, unknown]>([
    ['for no place', { keywords: [], pongs: [] }, 400, { status: 'empty' }],
    ['for a place that does not exist', { keywords: [], pongs: ['middle'] }, 400, { status: 'invalid' }],
    ['with something else', 'side', 400, { status: 'invalid' }],
    ['with words that are no keywords', { keywords: ['<script>'], pongs: ['side'] }, 400, { status: 'invalid' }],
    ['with a thousand words', { keywords: Array(1000).fill('css'), pongs: ['side'] }, 400, { status: 'invalid' }],
  ])('refuse a request %s', async (_, body, status, answer) => {
    const reply = await send('POST', '/pong/get', { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    expect([reply.statusCode, reply.json()]).toEqual([status, answer]);
  });

  test('lead nowhere by a link that is forged, or is followed from another site', async () => {
    const campaign = await running();
    await until(async () => (await ask()).status === undefined);
    const { click } = await placed();
    const follow = async (code: string, referer?: string) => {
      const { statusCode, headers } = await send('GET', `/pong/click?code=${code}`, { headers: referer === undefined ? {} : { referer } });
      return [statusCode, headers.location];
    };
    expect(await follow(click)).toEqual([400, undefined]);
    expect(await follow(click, 'https://elsewhere.example/')).toEqual([400, undefined]);
    expect(await follow(`${click}x`, `http://${host}/`)).toEqual([404, undefined]);
    expect((await send('GET', `/pimg/${click}`)).statusCode).toBe(400);
    expect((await send('POST', `/pong/viewed?code=${click}`)).statusCode).toBe(404);
    expect((await send('POST', '/pong/viewed?code=x', { headers: { origin: 'https://elsewhere.example' } })).statusCode).toBe(403);
    await deleted(campaign);
  });

  test('take no other method, and no cookie: who is signed in is not looked up', async () => {
    const reply = await send('GET', '/pong/get');
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
    const { headers } = await staff.post('/pong/get', { keywords: [], pongs: ['side'] });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each<[string, object]>([
    ['an end before its start', { ends_on: '2026-10-01' }],
    ['a day that is none', { starts_on: '2026-02-31' }],
    ['a budget without a price', { budget: 1000 }],
    ['a section that does not exist', { sections: ['cooking'] }],
    ['a country that is none', { countries: ['France'] }],
    ['a code that no request has', { countries: ['UK'] }],
    ['a weight of nothing', { weight: 0 }],
    ['no name', { name: ' ' }],
  ])('have no campaign with %s', async (_, change) => {
    expect((await staff.post(root, { ...terms, ...change })).statusCode).toBe(400);
  });

  test.each<[string, object, string]>([
    ['a target of script', { target: 'javascript:alert(1)' }, 'INPUT_INVALID'],
    ['a target without encryption', { target: 'http://tea.example/' }, 'INPUT_INVALID'],
    ['a target with a user', { target: 'https://user@tea.example/' }, 'INPUT_INVALID'],
    ['half of its colors', { colors: { textColor: '#000000' } }, 'INPUT_INVALID'],
    ['text that cannot be read', { colors: { ...colors, textColor: '#777777', backgroundColor: '#777777' } }, 'INPUT_INVALID'],
    ['a picture that is HTML', { image: Buffer.from('<script>').toString('base64') }, 'CREATIVE_IMAGE_WRONG'],
    ['a picture that is no base 64', { image: '%%%' }, 'INPUT_INVALID'],
  ])('have no creative with %s', async (_, change, failure) => {
    const { id } = v.parse(CampaignSchema, (await staff.post(root, terms)).json());
    const reply = await staff.post(`${root}${id}/creatives/top/`, { ...creative, ...change });
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { failure }]);
    await staff.delete(`${root}${id}/`);
  });

  test('are managed by staff alone, whose looking is told', async () => {
    const reader = await site.signedIn('reader');
    expect((await reader.get(root)).statusCode).toBe(403);
    expect((await reader.post(root, terms)).statusCode).toBe(403);
    const before = site.told.length;
    expect(v.parse(CampaignListSchema, (await staff.get(root)).json())).toEqual({ campaigns: [] });
    expect(site.told.slice(before)).toMatchObject([{ code: 'STAFF_LOOKED', subject: 'campaigns' }]);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
