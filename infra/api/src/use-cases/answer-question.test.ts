import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerEvent } from '@webdocs/answers/answer-event';
import { gate, passages, read, scriptedAnswers } from '../../fixtures/scripted-answers.ts';
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
  answer.stop();
  blocked.open();
  await running;
  await pause(0);
  process.off('unhandledRejection', note);
  expect(taken).toBe(1);
  expect(unhandled).toEqual([]);
});
