import { randomUUID } from 'node:crypto';
import { routeOf } from '@webdocs/contracts/api/address-of';
import type { ApiCall } from '@webdocs/contracts/api/call';
import { everyCall } from '@webdocs/contracts/api/calls';
import { fuzzedSite } from '../fixtures/fuzz/fuzzed-site.ts';
import { headersOf, host, origin, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(180_000);

/** Who comes. */
const visitors = {
  anonymous: null,
  core: 'core',
  plus5Monthly: 'mdn_plus_5m',
  plus5Yearly: 'mdn_plus_5y',
  supporter10Monthly: 'mdn_plus_10m',
  supporter10Yearly: 'mdn_plus_10y',
  /** Paid once: the subscription is over. */
  ended: 'core',
  /** By staff. */
  suspended: 'core',
  staff: 'core',
} as const;
type VisitorName = keyof typeof visitors;
type Statuses = Readonly<Record<VisitorName, number>>;

const all = (status: number, but: Partial<Statuses> = {}): Statuses => ({
  ...(Object.fromEntries(Object.keys(visitors).map((name) => [name, status])) as Statuses),
  ...but,
});
/** A session that was taken away is told so once, and its cookie goes. */
const members = (status: number, but: Partial<Statuses> = {}) => all(status, { anonymous: 401, suspended: 400, ...but });
const staff = (status: number) => all(403, { anonymous: 401, suspended: 400, staff: status });

interface Given {
  readonly params?: (ids: { readonly collection: string }) => Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** With as many collections as a free account may have. */
  readonly isFull?: true;
}
type Row = readonly [expected: Statuses, given?: Given];

const ownCollection = { params: ({ collection }: { collection: string }) => ({ id: collection }) };
const issue = { subject: 'News', text: 'All is well.', locale: 'en-US', locales: [] };
const question = { messages: [{ role: 'user', content: 'What is tea made of?' }] };
const page = { url: '/en-US/docs/Web/tea', title: 'Tea' };

/**
 * What every public call answers to every visitor: to what is given, or to nothing at all. 400 and 404 of a member's call mean that the
 * caller was let in, and that there was nothing to do.
 */
const rows: Readonly<Record<string, Row>> = {
  whoami: [all(200, { suspended: 400 })],
  ping: [all(201, { anonymous: 400, suspended: 400 })],
  changeSettings: [members(201), { body: { no_ads: true } }],
  readNewsletter: [members(200)],
  subscribeToNewsletter: [members(201)],
  unsubscribeFromNewsletter: [members(202)],
  signUpForNewsletter: [all(201), { body: { email: 'ada@example.org' } }],

  listCollections: [members(200)],
  createCollection: [members(201, { core: 400, ended: 400, staff: 400 }), { body: { name: 'One too many' }, isFull: true }],
  lookUpPage: [members(200), { query: `url=${page.url}` }],
  exportCollections: [members(200)],
  importCollections: [members(400), { body: {} }],
  readCollection: [members(200), ownCollection],
  editCollection: [members(200), { ...ownCollection, body: { name: 'Renamed' } }],
  deleteCollection: [members(200), ownCollection],
  addItem: [members(201), { ...ownCollection, body: page }],
  readItem: [members(400)],
  changeItem: [members(400), { body: { title: 'Tea' } }],
  removeItem: [members(400)],
  removeItems: [members(400), { body: {} }],
  restoreItems: [members(400), { body: {} }],
  moveItems: [members(400), { body: {} }],
  placeItem: [members(400), { body: {} }],
  readShare: [members(200), ownCollection],
  shareCollection: [members(201), { ...ownCollection, body: { with_notes: false } }],
  unshareCollection: [members(200), ownCollection],
  showAdvertiserReport: [all(200)],
  showSharedCollection: [all(200)],
  copySharedCollection: [members(400)],

  keepLearning: [members(400), { body: {} }],
  sharePlayground: [members(201), { body: { html: '<p>', css: '', js: '' } }],
  readPlayground: [all(400)],
  listPlayModules: [all(200)],
  flagPlayground: [all(400), { body: {} }],
  listPlaygrounds: [members(200)],
  exportPlaygrounds: [members(200)],
  renamePlayground: [members(400), { body: {} }],
  deletePlayground: [members(400)],
  voteOnPage: [all(400), { body: {} }],
  search: [all(200), { query: 'q=tea' }],
  suggestTitles: [all(200), { query: 'q=tea' }],
  goToBestHit: [all(302), { query: 'q=tea' }],
  // Whose cookie it is is not looked at, so that a suspended user is told nothing here.
  askPlacements: [all(200), { body: { keywords: ['css'], pongs: ['side'] } }],
  followPlacement: [all(400), { query: 'code=x' }],
  countPlacementView: [all(404), { query: 'code=x' }],
  showPlacementImage: [all(400)],
  // Nor here.
  submitPing: [
    all(200),
    {
      params: () => ({ app: 'webdocs', ping: 'began', id: randomUUID() }),
      body: { composition: 'c', kind: 'home', remote: 'shell', version: '1.0.0' },
    },
  ],
  // Who asks is not looked at here either.
  listRunningSurveys: [all(200)],
  showSurvey: [all(200)],
  countSurveyStep: [all(409), { body: { step: 'seen' } }],
  answerSurvey: [all(409), { body: { id: '0b8f9d6e-3c1a-4f5b-8a7d-2e6c4b9f1a03', answers: [{ question: 'Well?', answer: 'Yes' }] } }],

  askAiHelp: [members(200), { body: question }],
  askAiHelpAtAlias: [members(200), { body: question }],
  describeAiHelp: [all(200)],
  readAiHelpQuota: [members(200)],
  stopAiHelp: [members(200)],
  listAiHelpHistory: [members(200)],
  exportAiHelpHistory: [members(200)],
  readAiHelpChat: [members(404)],
  renameAiHelpChat: [members(404), { body: { label: 'Tea' } }],
  restoreAiHelpChat: [members(404)],
  nameAiHelpChat: [members(404)],
  deleteAiHelpChat: [members(404)],
  deleteAiHelpHistory: [members(201)],
  rateAnswer: [members(201), { body: { message_id: randomUUID(), is_helpful: true } }],

  // Nothing is asked for, and nothing was scanned.
  readAnalysis: [all(422)],
  analyzeHost: [all(422)],
  scanHost: [all(422)],
  readScan: [all(404)],
  listRecentScans: [all(200)],
  readObservatoryStats: [all(200)],
  readRecommendationMatrix: [all(200)],
  readScannerVersion: [all(200)],
  listWatchedHosts: [members(200)],
  watchHost: [members(201), { body: { host: 'docs.example.org' } }],
  unwatchHost: [members(404)],

  // Filters of the updates are for those who have an account.
  listUpdates: [all(200, { anonymous: 401, suspended: 400 }), { query: 'q=tea' }],
  listCollectionUpdates: [members(400)],
  readUpdate: [all(404)],
  showUpdates: [all(200), { query: 'q=tea' }],
  showCollectionUpdates: [members(400)],
  showUpdate: [all(200)],
  listWatches: [members(200)],
  watch: [members(201), { body: { kind: 'page', subject: page.url } }],
  unwatch: [members(404)],
  exportWatches: [members(200)],
  listNews: [members(200)],
  noteNewsSeen: [members(201), { body: { id: 1 } }],
  chooseDigest: [members(201), { body: { digest: 'daily' } }],
  // This site sends no mail.
  sendDigestNow: [members(501)],

  signIn: [all(307)],
  signInSilently: [all(307)],
  // Without the cookie of a sign-in that was begun.
  signInCallback: [all(401), { query: 'error=login_required' }],
  signOut: [all(302)],
  comeBackFromSignOut: [all(302)],
  readPlans: [all(200)],
  readSubscription: [members(200)],
  // To the payment page, or to logging in first.
  subscribe: [all(303), { query: 'plan=mdn_plus_5m' }],
  manageSubscription: [all(303)],
  listSessions: [members(200)],
  endSession: [members(200)],
  endOtherSessions: [members(200)],
  signOutEverywhere: [members(200)],
  deleteAccount: [members(200)],
  openNewsletterLink: [all(404)],
  followNewsletterLink: [all(400)],
  openUnsubscribe: [all(404)],
  unsubscribeAtOnce: [all(400)],
  openDigestLink: [all(404)],
  stopDigest: [all(404)],
  readVersion: [all(200)],
  readDescription: [all(200)],
  readDocs: [all(200)],
  readDocsLook: [all(404)],
  readDocsStyles: [all(200)],

  readPageFeedback: [staff(200)],
  showTelemetry: [staff(200)],
  showLiveTelemetry: [staff(200)],
  findAccounts: [staff(200), { query: 'email=ada@example.org' }],
  readAccount: [staff(404)],
  suspendAccount: [staff(404), { body: { reason: 'A test' } }],
  liftSuspension: [staff(404), { body: { reason: 'A test' } }],
  correctPlan: [staff(404), { body: { plan: 'core', reason: 'A test' } }],
  deleteAccountOf: [staff(404), { body: { reason: 'A test' } }],
  listContentGaps: [staff(200)],
  settleContentGap: [staff(200)],
  listAnswerReports: [staff(200)],
  settleAnswerReport: [staff(200)],
  listFlaggedPlaygrounds: [staff(200)],
  readFlaggedPlayground: [staff(400)],
  hidePlayground: [staff(400), { body: {} }],
  restorePlayground: [staff(400)],
  settleFlags: [staff(400), { body: {} }],
  listDeadMail: [staff(200)],
  retryDeadMail: [staff(404)],
  deleteDeadMail: [staff(404)],
  listIssues: [staff(200)],
  writeIssue: [staff(201), { body: issue }],
  readIssue: [staff(404)],
  changeIssue: [staff(404), { body: { ...issue, version: 1 } }],
  deleteIssue: [staff(404)],
  previewIssue: [staff(501)],
  testIssue: [staff(501)],
  sendIssue: [staff(400), { body: {} }],
  pauseIssue: [staff(404)],
  stopIssue: [staff(404)],
  listSurveys: [staff(200)],
  addSurvey: [staff(400), { body: {} }],
  readSurvey: [staff(404)],
  changeSurvey: [staff(400), { body: {} }],
  deleteSurvey: [staff(404)],
  runSurvey: [staff(400), { body: {} }],
  readSurveyResults: [staff(404)],
  exportSurveyAnswers: [staff(404)],
  listCampaigns: [staff(200)],
  addCampaign: [staff(400), { body: {} }],
  readCampaign: [staff(404)],
  changeCampaign: [staff(400), { body: {} }],
  deleteCampaign: [staff(404)],
  runCampaign: [staff(400), { body: {} }],
  changeCreative: [staff(400), { body: {} }],
  removeCreative: [staff(404)],
  previewCreative: [staff(404)],
  readCampaignReport: [staff(404)],
  shareCampaignReport: [staff(404)],
  unshareCampaignReport: [staff(404)],
};

let open: Awaited<ReturnType<typeof fuzzedSite>>;
let site: SiteWithAccounts;
let count = 0;
beforeAll(async () => {
  open = await fuzzedSite();
  site = open.site;
});
afterAll(() => open.close());

const callsOfVisitors = Object.values<ApiCall>(everyCall).filter(
  ({ listener, who, tag }) => listener === 'public' && who !== 'provider' && who !== 'operator' && tag !== 'Platform',
);

test('every call that a visitor can make is in the table, and no other: enter a new one with what it answers to whom', () => {
  expect(Object.keys(rows).sort()).toEqual(callsOfVisitors.map(({ name }) => name).sort());
});

test.each(callsOfVisitors.map((call) => [call.name, call] as const))('%s answers each visitor as the table says', async (name, call) => {
  const [expected, given = {}] = rows[name] ?? [];
  const answered: Record<string, number> = {};
  for (const visitor of Object.keys(visitors) as VisitorName[]) answered[visitor] = await statusFor(visitor, call, given);
  expect(answered).toEqual(expected);
});

test('a site under maintenance says so to every visitor by whoami, and refuses no call for it', async () => {
  const notice = 'Back at noon';
  const server = await site.another({}, { maintenance: notice });
  for (const visitor of ['anonymous', 'core', 'supporter10Yearly'] as const) {
    const { headers } = await comes(visitor);
    expect((await server.inject({ url: '/api/v1/whoami', headers })).json()).toMatchObject({ maintenance: notice });
    expect((await server.inject({ url: '/api/v2/collections/', headers })).statusCode).toBe(visitor === 'anonymous' ? 401 : 200);
  }
});

async function statusFor(visitor: VisitorName, call: ApiCall, { params, query, body, isFull }: Given): Promise<number> {
  const { headers, collection } = await comes(visitor, isFull);
  // Some calls end the session, or the account.
  if (call.method !== 'GET') present.delete(visitor);
  const values = params?.({ collection }) ?? {};
  const path = routeOf(call).replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'none');
  const { statusCode } = await site.server.inject({
    method: call.method,
    url: query ? `${path}?${query}` : path,
    headers: call.method === 'DELETE' ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { payload: body } : {}),
  });
  return statusCode;
}

interface Present {
  readonly headers: Record<string, string>;
  readonly collection: string;
}
const present = new Map<VisitorName, Present>();

async function comes(visitor: VisitorName, isFull = false): Promise<Present> {
  const known = present.get(visitor);
  if (known && !isFull) return known;
  const come = await newVisitor(visitor, isFull ? ['One', 'Two'] : ['One']);
  present.set(visitor, come);
  return come;
}

async function newVisitor(visitor: VisitorName, shelves: readonly string[]): Promise<Present> {
  const plan = visitors[visitor];
  if (plan === null) return { headers: { host, origin }, collection: 'none' };
  const name = `${visitor}-${++count}`;
  const user = await site.signedIn(name, plan);
  for (const shelf of shelves) await user.post('/api/v2/collections/', { name: shelf });
  const [, { id: collection }] = (await user.get('/api/v2/collections/')).json<[unknown, { id: string }]>();
  await becomes(visitor, name);
  return { headers: headersOf(user.secret), collection };
}

async function becomes(visitor: VisitorName, name: string): Promise<void> {
  const { query } = site.database;
  const account = query.updateTable('accounts').where('subject', '=', name);
  if (visitor === 'staff') await account.set({ is_staff: true }).execute();
  if (visitor === 'suspended') await account.set({ suspended_at: site.clock.now }).execute();
  if (visitor !== 'ended') return;
  const { id } = await query.selectFrom('accounts').select('id').where('subject', '=', name).executeTakeFirstOrThrow();
  const over = new Date(site.clock.now.getTime() - 24 * 60 * 60 * 1000);
  const subscription = { provider: 'sandbox', subscription: name, plan: 'mdn_plus_5m', state: 'ended', granted: 'core' };
  await query
    .insertInto('subscriptions')
    .values({ ...subscription, account_id: id, period_end: over, ends_with_period: true, past_due_since: null, event_time: over })
    .execute();
}
