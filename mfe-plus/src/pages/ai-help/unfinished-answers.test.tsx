/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { StoredMessage } from '@webdocs/contracts/api/ai-help';
import { facts, keptChat, written, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { aiHelpUnderTest } from '../../../fixtures/ai-help-under-test.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { ask, box, button, press, scope, visit, api: own } = aiHelpUnderTest();
let api: AiHelpApi;
beforeEach(() => void (api = own()));

const begin = async (text: string) => {
  api.answer('stream');
  await ask('How?');
  const ids = { type: 'metadata', chat_id: 'c', message_id: 'm1', kind: 'model' };
  const start = { ...ids, sources: written.sources, quota: api.quota, created_at: '2026-11-28T10:00:00Z' };
  await act(async () => api.stream().send(start, { id: 'm1', choices: [{ delta: { content: text } }] }));
};

/** What the server stores of a question whose answer is not whole. */
function unfinished(state: 'stopped' | 'cut' | 'failed', content?: string): void {
  const chat = keptChat('c1', 'How?', 'How?', facts);
  const [whole] = chat.messages;
  const { answer: _, assistant: __, ...message } = whole as StoredMessage;
  const text = content === undefined ? {} : { assistant: { role: 'assistant' as const, content } };
  api.chats.set('c1', { ...chat, messages: [{ ...message, metadata: { ...message.metadata, state, sources: [] }, ...text }] });
}
const reopen = (facts = {}) => visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c1', facts });

describe('after a reload, an answer', () => {
  test('that was stopped is shown as far as it came, and nothing in it as checked', async () => {
    unfinished('stopped', 'Boil it. [1] See [the kettle](/en-US/docs/Kettle) and [the');
    await reopen();
    expect(await scope().findByText('Stopped before it was finished. Not checked.')).toBeTruthy();
    expect(scope().getByText('Written by a model and not finished. Don’t rely on it.')).toBeTruthy();
    expect(scope().getByText('Boil it. See the kettle and the')).toBeTruthy();
    expect(scope().queryByRole('link', { name: 'the kettle' })).toBeNull();
    expect(scope().getByText(/^Answered .* by a model$/)).toBeTruthy();
    expect(button('Ask again')).toBeTruthy();
  });

  test('that broke off says so', async () => {
    unfinished('cut', 'Boil it.');
    await reopen();
    expect(await scope().findByText('The answer broke off here. It has not been checked.')).toBeTruthy();
    expect(button('Ask again')).toBeTruthy();
  });

  test.each([
    ['stopped', /^You stopped before an answer came\. This question was not counted\.$/],
    ['failed', /^No answer came: the page was left, the connection was lost, .* not counted\.$/],
  ] as const)('of which nothing had come says why: %s', async (state, words) => {
    unfinished(state);
    await reopen();
    expect(await scope().findByText(words)).toBeTruthy();
    await press('Ask again');
    expect(api.asked).toHaveLength(1);
  });

  test('can be asked for again once there is a connection, and until then the button says why not', async () => {
    unfinished('stopped', 'Boil it.');
    await reopen({ connectivity: 'offline' });
    await scope().findByText('Boil it.');
    expect(button('Ask again').getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button('Ask again').getAttribute('aria-describedby') ?? '')?.textContent).toBe('You’re offline.');
    await press('Ask again');
    expect(api.asked).toEqual([]);
  });
});

test('the way to ask an earlier question again stays in its place while another one is answered', async () => {
  unfinished('stopped', 'Boil it.');
  await reopen();
  await scope().findByText('Boil it.');
  await begin('Brew');
  await scope().findByText('Brew');
  expect(button('Ask again').getAttribute('aria-disabled')).toBe('true');
  await press('Ask again');
  expect(api.asked).toHaveLength(1);
});

describe('an answer that is stopped', () => {
  test('has no open signs of its Markdown, no numbers that lead to sources, and the name of its model', async () => {
    api.model = { name: 'kettle-3b', host: 'api.example', is_local: false };
    await visit();
    await begin('Boil **it**. [1] And [9] **then `so');
    await press('Stop answering');
    await scope().findByText('Stopped before it was finished. Not checked.');
    expect(scope().getByText(/And then so$/)).toBeTruthy();
    expect(scope().queryByRole('link', { name: 'Source 1: Tea' })).toBeNull();
    expect(scope().getByText(/^Answered .* by kettle-3b$/)).toBeTruthy();
    expect(button('Ask again')).toBeTruthy();
  });

  test('by an edited question leaves its place to the answer of that', async () => {
    await visit();
    await begin('Boil');
    await press('Edit the question');
    expect(scope().getByText(/The answer that is being written stops/)).toBeTruthy();
    const area = scope().getByRole('textbox', { name: 'Edit the question' });
    api.answer(facts);
    fireEvent.change(area, { target: { value: 'How, really?' } });
    await act(async () => void fireEvent.keyDown(area, { key: 'Enter' }));
    expect(await scope().findByText('Supported in Safari since 15.4')).toBeTruthy();
    expect(api.calls).toContain('POST /api/v1/plus/ai/help/stop/m1');
    expect(scope().getByText('2/2')).toBeTruthy();
    await press('Previous version');
    expect(scope().getByText('Stopped before it was finished. Not checked.')).toBeTruthy();
  });
});

test('an answer that the site cut off says so, and that its question was not counted', async () => {
  await visit();
  await begin('Boil it.');
  const failure = { code: 502, message: 'cut', error: 'cut', failure: 'AI_HELP_STREAM_CUT' };
  await act(async () => {
    api.stream().send({ type: 'failure', message_id: 'm1', failure, counted: false, quota: api.quota });
    api.stream().end();
  });
  await waitFor(() =>
    expect(scope().getByRole('alert').textContent).toContain('was cut off before it was complete. Your question was not counted'),
  );
  expect(scope().getByText('Boil it.')).toBeTruthy();
});

test('what answers questions is said below the box, in both cases', async () => {
  await visit();
  await box();
  expect(await scope().findByText(/Answers come from the pages and data of this site/)).toBeTruthy();
});

test('a model is named as what writes answers, wherever there is one', async () => {
  api.model = { name: 'kettle-3b', host: 'api.example', is_local: true };
  await visit();
  await box();
  expect(await scope().findByText(/a model writes the rest/)).toBeTruthy();
});
