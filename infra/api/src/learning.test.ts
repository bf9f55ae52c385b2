import { LearningProgressSchema } from '@webdocs/contracts/api/learning';
import { learningLimits, noProgress, startedAgain, withChapter, type LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const address = '/api/v1/learning/';
const flexbox = 'Learn/CSS/Flexbox';
const forms = 'Learn/HTML/Forms';

describe.each(statementServers)('on $name, what a learner has done', ({ binaries }) => {
  let site: SiteWithAccounts;
  let learners = 0;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterAll(() => site.close());

  const learner = () => site.signedIn(`learner-${++learners}`);
  const keep = (user: Caller, progress: unknown) => user.post(address, progress);
  /** What a device is told that has nothing yet. */
  const kept = async (user: Caller) => v.parse(LearningProgressSchema, (await keep(user, noProgress)).json());
  const solved = (slug: string, at: number): LearningProgress =>
    withChapter(
      noProgress,
      slug,
      { exercises: { Bar: { at: 900, done: 1, count: 3, code: { css: 'a { color: red }' } } }, points: [0, 2] },
      at,
    );

  test('is nothing at first', async () => {
    expect(await kept(await learner())).toEqual(noProgress);
  });

  test('is kept with its code and ticks, and read on another device', async () => {
    const user = await learner();
    const reply = await keep(user, solved(flexbox, 1000));
    expect([reply.statusCode, reply.json()]).toEqual([200, solved(flexbox, 1000)]);
    expect(await kept(user)).toEqual(solved(flexbox, 1000));
  });

  test('of two devices that send at once is all there', async () => {
    const user = await learner();
    const replies = await Promise.all([solved(flexbox, 1000), solved(forms, 1001)].map((progress) => keep(user, progress)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(Object.keys((await kept(user)).chapters).sort()).toEqual([flexbox, forms]);
  });

  test('has the modules of the curriculum that were ticked, as they were ticked last', async () => {
    const user = await learner();
    const ticked = (done: boolean, at: number) => withChapter(noProgress, '/curriculum/core/styling', { done }, at);
    await keep(user, ticked(true, 1000));
    expect(await kept(user)).toEqual(ticked(true, 1000));
    await keep(user, ticked(false, 2000));
    await keep(user, ticked(true, 1500));
    expect((await kept(user)).chapters['/curriculum/core/styling']?.done).toBe(false);
  });

  test('is gone after a reset, also when an old device sends it once more', async () => {
    const user = await learner();
    await keep(user, solved(flexbox, 1000));
    await keep(user, startedAgain(noProgress, 5000));
    await keep(user, solved(flexbox, 1000));
    expect(await kept(user)).toEqual(startedAgain(noProgress, 5000));
  });

  test('belongs to one account, and goes with it', async () => {
    const [user, other] = [await learner(), await learner()];
    await keep(user, solved(flexbox, 1000));
    expect(await kept(other)).toEqual(noProgress);
    const rows = async () => (await site.database.query.selectFrom('learning_progress').select('account_id').execute()).length;
    const before = await rows();
    expect((await user.delete('/api/v1/plus/account/')).statusCode).toBe(200);
    expect(await rows()).toBe(before - 1);
  });

  test.each([
    [
      'more chapters than a path has',
      {
        since: 0,
        chapters: Object.fromEntries(
          Array.from({ length: learningLimits.chapters + 1 }, (_, at) => [`Learn/${at}`, { changed: 1, exercises: {}, points: [] }]),
        ),
      },
    ],
    [
      'code that is longer than an exercise',
      withChapter(
        noProgress,
        flexbox,
        { exercises: { Bar: { at: 1, done: 0, count: 1, code: { js: 'x'.repeat(learningLimits.code + 1) } } } },
        1,
      ),
    ],
    [
      'a tick that is neither set nor not',
      { since: 0, chapters: { '/curriculum/a': { changed: 1, done: 'yes', exercises: {}, points: [] } } },
    ],
    ['an address instead of a slug', withChapter(noProgress, 'Learn/CSS?x', {}, 1)],
    ['another form', { chapters: [] }],
  ])('is refused with %s', async (_, progress) => {
    const user = await learner();
    expect((await keep(user, progress)).statusCode).toBe(400);
    expect(await kept(user)).toEqual(noProgress);
  });

  test('is told to its user alone', async () => {
    const ask = (method: 'GET' | 'POST') =>
      site.server.inject({
        method,
        url: address,
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
        payload: noProgress,
      });
    expect((await ask('POST')).statusCode).toBe(401);
    expect([(await ask('GET')).statusCode, (await ask('GET')).headers.allow]).toEqual([405, 'POST']);
  });
});
