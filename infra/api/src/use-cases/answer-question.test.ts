import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerEvent } from '@webdocs/answers/answer-event';
import type { StreamEvent } from '@webdocs/contracts/answers/answer-stream';
import { Failure } from '@webdocs/contracts/failures/failure';
import { gate, passages, read, scriptedAnswers, writing } from '../../fixtures/scripted-answers.ts';
import { siteWithAccounts, type SiteWithAccounts } from '../../fixtures/site-with-accounts.ts';
import { beginAnswer, type BegunAnswer } from './answer-question.ts';
import { openAnswersUnderWay } from './answers-under-way.ts';

jest.setTimeout(60_000);

const answers = scriptedAnswers();
let site: SiteWithAccounts;
let users = 0;
beforeAll(async () => {
  site = await siteWithAccounts();
});
afterAll(() => site.close());
beforeEach(() => {
  answers.script = () => read(passages);
});

interface Begun {
  readonly answer: BegunAnswer;
  /** What is left of the questions of the day. */
  remaining(): Promise<number>;
}

async function begun(): Promise<Begun> {
  const name = `begins-${++users}`;
  await site.signedIn(name);
  const { database, now } = site.parts;
  const account = await database.query.selectFrom('accounts').selectAll().where('subject', '=', name).executeTakeFirstOrThrow();
  const parts = { database, now, answers, underWay: openAnswersUnderWay(), report: () => undefined };
  const input = { messages: [{ role: 'user' as const, content: 'Tea?' }] };
  return {
    answer: await beginAnswer(parts, { account, input, locale: 'en-US' }),
    async remaining() {
      const rows = await database.query.selectFrom('ai_help_asked').select('id').where('account_id', '=', account.id).execute();
      return 5 - rows.length;
    },
  };
}

test('a reader who leaves while an event waits for them breaks nothing, though the model fails because of it', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  let taken = 0;
  // As a model does: what is asked of it after it was aborted fails.
  answers.script = ({ signal }) => ({
    [Symbol.asyncIterator]: (): AsyncIterator<AnswerEvent> => ({
      async next() {
        taken += 1;
        if (signal.aborted) throw new Error('aborted');
        return { done: false, value: { type: 'found', kind: 'model', sources: [] } };
      },
    }),
  });
  const { answer } = await begun();
  const blocked = gate();
  const running = answer.run(() => blocked.pass() as Promise<void>);
  await blocked.isReached;
  answer.leave();
  blocked.open();
  await running;
  await pause(0);
  process.off('unhandledRejection', note);
  expect(taken).toBe(1);
  expect(unhandled).toEqual([]);
});

/** Ends as its reader leaves at the first event that fits. */
async function leftAt(isTime: (event: StreamEvent) => boolean): Promise<number> {
  const { answer, remaining } = await begun();
  await answer.run(async (event) => {
    if (isTime(event)) answer.leave();
  });
  return remaining();
}

test('a question is given back when its reader leaves before any of the answer came, and counts after that', async () => {
  answers.script = () => writing(['', 'Of ', 'leaves']);
  const isText = (event: StreamEvent) => 'choices' in event;
  expect(await leftAt((event) => 'type' in event && event.type === 'metadata')).toBe(5);
  // Empty texts say that the model is waited for.
  expect(await leftAt(isText)).toBe(5);
  expect(await leftAt((event) => isText(event) && JSON.stringify(event).includes('Of '))).toBe(4);
  answers.script = () => read(passages);
  expect(await leftAt((event) => 'type' in event && event.type === 'answer')).toBe(4);
});

test.each([
  ['is cut off in the middle', new Failure('AI_HELP_STREAM_CUT', { cause: 'ECONNRESET' }), { counted: false, quota: { remaining: 5 } }, 5],
  ['is held back after its stream began', new Failure('AI_HELP_QUESTION_FLAGGED'), { counted: true, quota: { remaining: 4 } }, 4],
] as const)('a failure says whether a question that %s is counted', async (_what, failure, told, left) => {
  answers.script = async function* () {
    yield* writingOf('Of leaves');
    throw failure;
  };
  const { answer, remaining } = await begun();
  const events: StreamEvent[] = [];
  await answer.run(async (event) => void events.push(event));
  expect(events.at(-1)).toMatchObject({ type: 'failure', failure: { failure: failure.code }, ...told });
  expect(await remaining()).toBe(left);
});

async function* writingOf(text: string): AsyncGenerator<AnswerEvent> {
  yield { type: 'found', kind: 'model', sources: [] };
  yield { type: 'text', text };
}
