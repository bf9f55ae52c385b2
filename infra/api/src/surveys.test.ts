import { FoundSurveySchema, RunningSurveysSchema, SurveyResultsSchema, SurveySchema, type Survey } from '@webdocs/contracts/api/surveys';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { host, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const open = '/api/v1/surveys/';
const root = '/api/v1/root/surveys/';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const audience = { locales: [], paths: [], page_types: [], visitors: 'any', plans: [] };
const terms = {
  key: 'TEA_2026',
  bucket: 'TEA',
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-12-01T00:00:00Z',
  rate_from: 0,
  rate_till: 0.1,
  audience,
  locale: 'en-US',
  teaser: 'Do you drink <b>tea</b>?',
  question: 'Tell us about it.',
  footnote: '',
  form: {
    kind: 'own',
    questions: [
      { text: 'How much?', choices: ['A cup', 'A pot'] },
      { text: 'Why?', choices: [] },
    ],
  },
};

describe.each(statementServers)('surveys, on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let staff: Caller;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries, { surveys: { origins: ['https://survey.example'], areShown: true } });
    staff = await site.signedIn('helper');
    await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'helper').execute();
  });
  afterAll(() => site.close());
  afterEach(async () => {
    site.clock.now = new Date('2026-11-21T12:00:00Z');
    await site.database.query.deleteFrom('surveys').execute();
  });

  const get = (url: string) => site.server.inject({ url, headers: own });
  const post = (url: string, payload: object, headers = {}) =>
    site.server.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } });
  const surveyIn = (reply: { json(): unknown }) => v.parse(SurveySchema, reply.json());
  const added = async (more: object = {}) => surveyIn(await staff.post(root, { ...terms, ...more }));
  const turned = async ({ id, version }: Survey, state: string) => surveyIn(await staff.post(`${root}${id}/state/`, { state, version }));
  const running = async (more: object = {}) => turned(await added(more), 'running');
  const shown = async () => v.parse(RunningSurveysSchema, (await get(open)).json()).surveys.map(({ key }) => key);
  const whoami = async () => (await get('/api/v1/whoami')).json<{ has_surveys?: boolean }>().has_surveys;
  const results = async ({ id }: Survey) => v.parse(SurveyResultsSchema, (await staff.get(`${root}${id}/results/`)).json());
  const step = (name: string, headers = {}) => post(`${open}TEA_2026/steps/`, { step: name }, headers);
  const asked = terms.form.questions.map(({ text }) => text);
  const filled = (answers: readonly string[], id: string = randomUUID()) => ({
    id,
    answers: answers.map((given, index) => ({ question: asked[index] ?? '', answer: given })),
  });
  const answer = (answers: readonly string[], id?: string) => post(`${open}TEA_2026/answers/`, filled(answers, id));
  const message = (reply: { json(): unknown }) => (reply.json() as { message: string }).message;

  test('are told of with every page only while one runs', async () => {
    const survey = await added();
    expect([await whoami(), await shown()]).toEqual([undefined, []]);
    const started = await turned(survey, 'running');
    expect([await whoami(), await shown()]).toEqual([true, ['TEA_2026']]);
    const paused = await turned(started, 'paused');
    expect([await whoami(), await shown()]).toEqual([undefined, []]);
    const ended = await turned(paused, 'ended');
    const again = await staff.post(`${root}${ended.id}/state/`, { state: 'running', version: ended.version });
    expect([again.statusCode, message(again)]).toEqual([409, 'This survey cannot do that: it has ended']);
  });

  test('are the same for everyone, and caches keep them', async () => {
    await running();
    const reply = await get(open);
    expect([reply.headers['cache-control'], reply.headers['set-cookie']]).toEqual(['public, max-age=60', undefined]);
    const [survey] = v.parse(RunningSurveysSchema, reply.json()).surveys;
    expect(survey).toEqual({ ...terms, starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' });
  });

  test('before their start and after their end none are shown, counted or answered', async () => {
    await running({ starts_at: '2026-11-22T00:00:00Z', ends_at: '2026-11-23T00:00:00Z' });
    const seenAt = async (time: string) => {
      site.clock.now = new Date(time);
      return [await shown(), (await step('seen')).statusCode, (await answer(['A cup', ''])).statusCode];
    };
    expect(await seenAt('2026-11-21T23:59:59Z')).toEqual([[], 409, 409]);
    expect(await seenAt('2026-11-22T00:00:00Z')).toEqual([['TEA_2026'], 201, 201]);
    expect(await seenAt('2026-11-23T00:00:00Z')).toEqual([[], 409, 409]);
  });

  test('of a site that is being developed are shown to readers who ask for one alone', async () => {
    await running();
    const inDevelopment = await site.another({}, { surveys: { origins: [], areShown: false } });
    const ask = async (url: string) => (await inDevelopment.inject({ url, headers: own })).json<Record<string, unknown>>();
    expect((await ask('/api/v1/whoami')).has_surveys).toBeUndefined();
    expect(await ask(open)).toEqual({ surveys: [] });
    expect(await ask(`${open}TEA_2026/`)).toMatchObject({ found: { is_open: true } });
  });

  test('can be looked at by their key before they run, and are no preview once they do', async () => {
    const found = async (key: string) => v.parse(FoundSurveySchema, (await get(`${open}${key}/`)).json()).found;
    const survey = await added();
    expect(await found('TEA_2026')).toMatchObject({ survey: { teaser: terms.teaser }, is_open: false });
    await turned(survey, 'running');
    expect(await found('TEA_2026')).toMatchObject({ is_open: true });
    expect([await found('COFFEE'), await found('%00')]).toEqual([null, null]);
  });

  test('count what readers do, by day, and nothing of those who have opted out', async () => {
    const survey = await running();
    for (const name of ['seen', 'seen', 'opened', 'submitted']) expect((await step(name)).statusCode).toBe(201);
    expect((await step('seen', { 'sec-gpc': '1' })).statusCode).toBe(201);
    expect((await step('seen', { cookie: 'a=1; moz-1st-party-data-opt-out=true' })).statusCode).toBe(201);
    site.clock.now = new Date('2026-11-22T00:00:00Z');
    await step('dismissed');
    site.clock.now = new Date('2026-11-21T12:00:00Z');
    const { days } = await results(survey);
    expect(days).toEqual([
      { day: '2026-11-21', seen: 2, opened: 1, dismissed: 0, submitted: 1 },
      { day: '2026-11-22', seen: 0, opened: 0, dismissed: 1, submitted: 0 },
    ]);
    const listed = surveyIn(await staff.get(`${root}${survey.id}/`));
    expect(listed.counts).toEqual({ seen: 2, opened: 1, dismissed: 1, submitted: 1 });
  });

  test('keep an answer as text with its question and its day, and nothing of who gave it', async () => {
    const survey = await running();
    const asMember = await site.signedIn('member');
    const payload = filled(['A pot', ' =1+1 <script> ']);
    expect((await asMember.post(`${open}TEA_2026/answers/`, payload)).statusCode).toBe(201);
    expect((await answer(['', 'Because'])).statusCode).toBe(201);
    const rows = await site.database.query.selectFrom('survey_answers').selectAll().execute();
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['answers', 'day', 'id', 'survey_id']);
    expect((await results(survey)).answers).toEqual(
      expect.arrayContaining([
        {
          day: '2026-11-21',
          answers: [
            { question: 'How much?', answer: 'A pot' },
            { question: 'Why?', answer: '=1+1 <script>' },
          ],
        },
        { day: '2026-11-21', answers: [{ question: 'Why?', answer: 'Because' }] },
      ]),
    );
    const csv = await staff.get(`${root}${survey.id}/answers.csv`);
    expect([csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="TEA_2026.csv"',
    ]);
    expect(csv.body).toContain(`"Why?","'=1+1 <script>"\r\n`);
  });

  test('keep what was sent again after a lost reply once, as it was sent last', async () => {
    const survey = await running();
    const id = randomUUID();
    const sent = [(await answer(['A cup', ''], id)).statusCode, (await answer(['A pot', ''], id)).statusCode];
    expect([sent, (await results(survey)).answers]).toEqual([
      [201, 201],
      [{ day: '2026-11-21', answers: [{ question: 'How much?', answer: 'A pot' }] }],
    ]);
  });

  test('take no answer to a question that was changed since it was asked', async () => {
    const survey = await running();
    const [, why] = terms.form.questions;
    const form = { kind: 'own', questions: [{ text: 'How little?', choices: ['A cup', 'A pot'] }, why] };
    expect((await staff.post(`${root}${survey.id}/`, { terms: { ...terms, form }, version: survey.version })).statusCode).toBe(201);
    expect((await answer(['A pot', ''])).json()).toMatchObject({ failure: 'SURVEY_ANSWERS_WRONG' });
    expect((await results(survey)).answers).toEqual([]);
  });

  test('have 50,000 answers and no more, and a table of each of them', async () => {
    const survey = await running();
    await sql`
      insert into survey_answers (survey_id, day, answers)
      select ${survey.id}::uuid, '2026-11-' || (1 + n % 20), jsonb_build_array(jsonb_build_object('question', 'Why?', 'answer', 'n' || n))
      from generate_series(1, 49999) n`.execute(site.database.query);
    expect([(await answer(['A cup', ''])).statusCode, (await answer(['A cup', ''])).json()]).toEqual([
      201,
      expect.objectContaining({ failure: 'SURVEY_FULL' }),
    ]);
    const csv = await staff.get(`${root}${survey.id}/answers.csv`);
    const [, ...lines] = csv.body.trimEnd().split('\r\n');
    const texts = new Set(lines.map((line) => line.split(',').at(-1)));
    expect([csv.statusCode, lines.length, texts.size, lines.at(-1)?.split(',')[1]]).toEqual([200, 50_000, 50_000, '"50000"']);
  });

  test.each<[string, readonly string[], number]>([
    ['25,000 characters', ['', 'x'.repeat(25_000)], 400],
    ['a choice that is none', ['A bucket', ''], 400],
    ['fewer answers than questions', ['A pot'], 400],
    ['nothing', [' ', ''], 400],
  ])('take no answer of %s', async (_, answers, status) => {
    const survey = await running();
    expect((await answer(answers)).statusCode).toBe(status);
    expect((await results(survey)).answers).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['a rate of 0.2', { rate_till: 0.2 }, /0 to 0\.1/],
    ['a rate below 0', { rate_from: -0.01 }, /0 to 0\.1/],
    ['a rate that ends where it begins', { rate_from: 0.1 }, /below its end/],
    ['an end before the start', { ends_at: '2026-10-01T00:00:00Z' }, /ends before it starts/],
    ['a day that is not in the calendar', { ends_at: '2026-13-41T00:00:00Z' }, /time/],
    ['code in the audience', { audience: { ...audience, visitors: 'doc => true' } }, /visitors/],
    ['a path with its locale', { audience: { ...audience, paths: ['/en-us/docs/Web/CSS'] } }, /without a locale/],
    ['a path that is an address', { audience: { ...audience, paths: ['https://a.example/'] } }, /path/],
    ['a key with markup', { key: '<b>' }, /letters/],
    ['a question with one choice', { form: { kind: 'own', questions: [{ text: 'Well?', choices: ['Yes'] }] } }, /two choices/],
    ['a form by http', { form: { kind: 'provider', src: 'http://survey.example/' } }, /https/],
    ['a form of a site that is not listed', { form: { kind: 'provider', src: 'https://evil.example/f' } }, /https:\/\/evil\.example/],
  ])('of staff are refused with %s', async (_, wrong, why) => {
    const reply = await staff.post(root, { ...terms, ...wrong });
    expect([reply.statusCode, message(reply)]).toEqual([400, expect.stringMatching(why)]);
  });

  test('with a form of a listed provider are taken', async () => {
    expect((await added({ form: { kind: 'provider', src: 'https://survey.example/f?a=1' } })).form).toMatchObject({ kind: 'provider' });
  });

  test('have a key of their own', async () => {
    const first = await added();
    const second = await staff.post(root, terms);
    expect([second.statusCode, message(second)]).toEqual([409, 'Another survey has the key TEA_2026']);
    expect((await staff.post(`${root}${first.id}/`, { terms: { ...terms, teaser: 'Anew' }, version: first.version })).statusCode).toBe(201);
  });

  test('that are added at once with one key are one survey, and the others are told so', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => staff.post(root, terms)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('that another person changed meanwhile are not overwritten, and each change is in the audit', async () => {
    const survey = await added();
    await turned(survey, 'running');
    const late = await staff.post(`${root}${survey.id}/`, { terms, version: survey.version });
    expect([late.statusCode, message(late)]).toEqual([409, 'This survey was changed by another person since you opened it']);
    expect((await staff.delete(`${root}${survey.id}/`)).statusCode).toBe(200);
    const rows = await site.database.query
      .selectFrom('audit')
      .select('event')
      .where('subject', '=', `survey ${survey.id}`)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ event }) => event)).toEqual(['add survey', 'start survey', 'delete survey']);
  });

  test('that staff list are a look of staff, and so are the answers of readers', async () => {
    const { id } = await added();
    const before = site.told.length;
    for (const url of [root, `${root}${id}/results/`, `${root}${id}/answers.csv`]) await staff.get(url);
    expect(site.told.slice(before)).toMatchObject([
      { code: 'STAFF_LOOKED', subject: 'surveys' },
      { code: 'STAFF_LOOKED', subject: `survey ${id}` },
      { code: 'STAFF_LOOKED', subject: `survey ${id}` },
    ]);
  });

  test('are answered from pages of this site alone', async () => {
    await running();
    expect((await post(`${open}TEA_2026/answers/`, filled(['A pot', '']), { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
