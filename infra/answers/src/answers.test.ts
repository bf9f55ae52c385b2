import type { Answer, FactsAnswer, PassagesAnswer, RefusalAnswer } from '@webdocs/contracts/answers/answer';
import { AnswerSchema } from '@webdocs/contracts/answers/answer';
import * as v from 'valibot';
import { openAnswers, type AnswerEvent } from './answers.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { WritingEvent, WritingModel } from './model/writing-model.ts';
import type { Passage } from './passage.ts';

const source = { url: '/en-US/docs/Web/CSS/has', title: ':has()' };
const passage: Passage = {
  source,
  runs: [{ text: 'It matches a parent.' }],
  codes: [],
  href: `${source.url}#syntax`,
  locale: 'en-US',
  score: 1,
};
const facts: FactsAnswer = {
  kind: 'facts',
  subject: 'support',
  headline: [{ text: 'Supported in Safari since 15.4' }],
  lines: [],
  quotes: [],
  sources: [source],
  follow_ups: [],
};
const passages: PassagesAnswer = {
  kind: 'passages',
  quotes: [{ runs: [...passage.runs], source: 1, href: passage.href, locale: 'en-US' }],
  sources: [source],
  follow_ups: ['What is a selector?'],
};
const refusal: RefusalAnswer = { kind: 'refusal', reason: 'not-about-the-web', search: '', sources: [], follow_ups: [] };

const asked = (signal = new AbortController().signal): AskedQuestion => ({
  text: 'how do I select a parent',
  earlier: [],
  locale: 'en-US',
  isForSubscriber: false,
  signal,
});

function librarianWith(answer: FactsAnswer | PassagesAnswer | RefusalAnswer) {
  return { answer: async () => ({ answer, passages: answer.kind === 'passages' ? [passage] : [] }) };
}

/** A model that says what it is given, and counts what it was asked and how often it was let go. */
function modelThat(events: readonly WritingEvent[], begins: WritingModel['begin'] | undefined = undefined) {
  const seen = { begun: 0, ended: 0 };
  const model: WritingModel = {
    describe: () => ({ name: 'small', host: '127.0.0.1', is_local: true }),
    check: async () => undefined,
    async begin(...args) {
      seen.begun += 1;
      if (begins) return begins(...args);
      return {
        sources: [source],
        events: (async function* () {
          yield* events;
        })(),
        end: () => void (seen.ended += 1),
      };
    },
    close: async () => undefined,
  };
  return { model, seen };
}

async function all(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const list: AnswerEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const types = (events: readonly AnswerEvent[]): string[] => events.map(({ type }) => type);
const wholeOf = (events: readonly AnswerEvent[]): Answer | undefined =>
  events.flatMap((event) => (event.type === 'whole' ? event.answer : []))[0];

test.each([
  ['facts', facts],
  ['passages', passages],
  ['a refusal', refusal],
])('without a model %s are the answer, at once', async (_what, answer) => {
  const answers = openAnswers({ librarian: librarianWith(answer) });
  const events = await all(answers.answer(asked()));
  expect(types(events)).toEqual(['found', 'whole', 'text', 'finished']);
  expect(wholeOf(events)).toEqual(answer);
  expect(answers.describe()).toBeNull();
});

test.each([
  ['facts', facts],
  ['a refusal', refusal],
])('%s are final: no model is asked', async (_what, answer) => {
  const { model, seen } = modelThat([]);
  const events = await all(openAnswers({ librarian: librarianWith(answer), model }).answer(asked()));
  expect(wholeOf(events)).toEqual(answer);
  expect(seen.begun).toBe(0);
});

test('a model writes out of the passages, and what was verified of it is the answer', async () => {
  const { model, seen } = modelThat([
    { type: 'text', text: 'Use `:has()`' },
    { type: 'text', text: ' [1].' },
    {
      type: 'written',
      reason: 'stop',
      verified: { text: 'Use `:has()` [1].', marks: [{ kind: 'cited', from: 13, to: 16, source: 1 }], dropped: { citations: 0, links: 0 } },
    },
  ]);
  const events = await all(openAnswers({ librarian: librarianWith(passages), model }).answer(asked()));
  expect(types(events)).toEqual(['found', 'text', 'text', 'finished', 'whole']);
  expect(events[0]).toEqual({ type: 'found', kind: 'model', sources: [source] });
  const whole = wholeOf(events);
  expect(whole).toMatchObject({ kind: 'model', model: 'small', follow_ups: ['What is a selector?'] });
  expect(v.parse(AnswerSchema, whole)).toEqual(whole);
  expect(seen.ended).toBe(1);
});

test.each(['away', 'slow'] as const)('a model that turns out to be %s gives way to the passages, which say so', async (why) => {
  const { model, seen } = modelThat([
    { type: 'text', text: '' },
    { type: 'absent', why },
  ]);
  const events = await all(openAnswers({ librarian: librarianWith(passages), model }).answer(asked()));
  expect(types(events)).toEqual(['found', 'text', 'whole', 'text', 'finished']);
  expect(wholeOf(events)).toEqual({ ...passages, without_model: why });
  expect(seen.ended).toBe(1);
});

test.each(['busy', 'budget-spent'] as const)('a model that is %s from the start is not announced', async (why) => {
  const { model } = modelThat([], async () => why);
  const events = await all(openAnswers({ librarian: librarianWith(passages), model }).answer(asked()));
  expect(events[0]).toMatchObject({ type: 'found', kind: 'passages' });
  expect(wholeOf(events)).toEqual({ ...passages, without_model: why });
});

test('a model that declines leaves a refusal with the nearest pages', async () => {
  const { model } = modelThat([{ type: 'declined' }]);
  const events = await all(openAnswers({ librarian: librarianWith(passages), model }).answer(asked()));
  expect(wholeOf(events)).toMatchObject({ kind: 'refusal', reason: 'declined-by-model', sources: [source] });
});

test('the place of a question is free when its reader leaves before the first word', async () => {
  const { model, seen } = modelThat([{ type: 'text', text: 'never read' }]);
  for await (const event of openAnswers({ librarian: librarianWith(passages), model }).answer(asked())) {
    expect(event.type).toBe('found');
    break;
  }
  expect(seen.ended).toBe(1);
});

test('a question that is given up ends without a word', async () => {
  const giving = new AbortController();
  const { model, seen } = modelThat([
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
  ]);
  const events: string[] = [];
  for await (const event of openAnswers({ librarian: librarianWith(passages), model }).answer(asked(giving.signal))) {
    events.push(event.type);
    if (event.type === 'text') giving.abort();
  }
  expect(events).toEqual(['found', 'text']);
  expect(seen.ended).toBe(1);
});
