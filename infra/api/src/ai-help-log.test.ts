import { Writable } from 'node:stream';
import { askAiHelp } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import fastify from 'fastify';
import { sql } from 'kysely';
import { scriptedAnswers, source } from '../fixtures/scripted-answers.ts';
import { headersOf, siteWithAccounts, unlimited, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { api } from './api.ts';

jest.setTimeout(60_000);

const word = 'hedgehog';
const answers = scriptedAnswers();
let site: SiteWithAccounts;
beforeAll(async () => {
  site = await siteWithAccounts(undefined, { answers });
});
afterAll(() => site.close());

/** Asks, and gives what was answered and every line of the log. */
async function logged(payload: unknown = { messages: [{ role: 'user', content: `What is a ${word}?` }] }) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = fastify({ logger: { stream } });
  await server.register(api, { accounts: site.parts, answers, callLimits: unlimited });
  const { secret } = await site.signedIn('asks', 'mdn_plus_5m');
  const headers = { ...headersOf(secret), 'content-type': 'application/json' };
  const { statusCode, body } = await server.inject({ method: 'POST', url: askAiHelp.path, payload: payload as object, headers });
  await server.close();
  return { status: statusCode, body, log: lines.join('') };
}

const unreadable = () => JSON.parse(`{"question":"${word}" oops`) as never;

test.each([
  ['breaks in the middle with an error that quotes it', true, unreadable],
  ['fails at once with an error that quotes it', false, unreadable],
  [
    'breaks in the middle by something that is no error',
    true,
    () => {
      throw word;
    },
  ],
  [
    'breaks in the middle with a failure whose cause quotes it',
    true,
    () => {
      throw new Failure('AI_HELP_STREAM_CUT', { cause: 'the connection was lost' }, { cause: new Error(word) });
    },
  ],
  [
    'fails at once with a failure whose cause quotes it',
    false,
    () => {
      throw new Failure('AI_HELP_FAILED', { cause: 'the index is away' }, { cause: new Error(word) });
    },
  ],
])('a question that %s is in no line of the log, and the error is', async (_, isBegun, fails) => {
  answers.script = async function* () {
    if (isBegun) yield { type: 'found', kind: 'model', sources: [source] };
    fails();
  };
  const { status, body, log } = await logged();
  expect(status).toBe(isBegun ? 200 : 500);
  expect(body).toContain(isBegun ? '"failure"' : '"code":500');
  expect(log).toMatch(/AI_HELP_(FAILED|STREAM_CUT)/);
  expect(log).not.toContain(word);
});

test('a question that the database refuses with a row of it is in no line of the log', async () => {
  const { query } = site.database;
  await query.deleteFrom('ai_help_messages').execute();
  await query.schema
    .alterTable('ai_help_messages')
    .addCheckConstraint('none_of_it', sql`question not like '%hedgehog%'`)
    .execute();
  try {
    const { status, log } = await logged();
    expect(status).toBe(500);
    expect(log).toContain('AI_HELP_FAILED');
    expect(log).not.toContain(word);
  } finally {
    await query.schema.alterTable('ai_help_messages').dropConstraint('none_of_it').execute();
  }
});

test.each([
  ['half a JSON', `{"messages":[{"role":"user","content":"${word}`],
  ['another form', { messages: [{ role: word, content: word }] }],
])('a question in %s is in no line of the log', async (_, payload) => {
  const { status, log } = await logged(payload);
  expect(status).toBe(400);
  expect(log).not.toContain(word);
});
