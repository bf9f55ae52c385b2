/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { facts, keptChat, passages, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { aiHelpUnderTest } from '../../../fixtures/ai-help-under-test.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { ask, box, button, part, press, scope, scrolled, visit, api: own } = aiHelpUnderTest();
let api: AiHelpApi;
beforeEach(() => void (api = own()));

const kept = 'c=00000000-0000-4000-8000-000000000001';

describe('a conversation that is kept no longer', () => {
  test('says so once the history is off, and leaves the address', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    expect(window.location.search).toBe(`?${kept}`);
    await press('Turn history off');
    expect(await scope().findByText(/this conversation is no longer kept .* What was kept before stays until you delete it/)).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(scope().getByText('Supported in Safari since 15.4')).toBeTruthy();
  });

  test('says so where another tab deleted it, and asks for it no more', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    const looks = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await looks();
    expect(await scope().findByText(/was deleted from your history, here or in another tab/)).toBeTruthy();
    expect(window.location.search).toBe('');
    const reads = () => api.calls.filter((call) => call.startsWith('GET') && call.includes('/history/0')).length;
    const before = reads();
    await looks();
    expect(reads()).toBe(before);
  });

  test('is not asked for while the history is off', async () => {
    const off = signedInReader();
    await visit({ ...off, settings: { ...off.settings, aiHelpHistory: false } }, { address: `/en-US/plus/ai-help?${kept}` });
    expect(await scope().findByText('Your history is switched off')).toBeTruthy();
    expect(api.calls.filter((call) => call.includes('/history/'))).toEqual([]);
  });
});

describe('coming back to a conversation', () => {
  test('shows the version that was on the screen, and otherwise the newest one', async () => {
    const [first] = keptChat('c1', 'Tea', 'How?', facts).messages;
    const [second] = keptChat('c1', 'Tea', 'How, really?', passages).messages;
    const chat = keptChat('c1', 'Tea', 'How?', facts);
    if (!first || !second) throw new Error('no messages');
    const edited = { ...second, metadata: { ...second.metadata, message_id: 'c1-m2', created_at: '2026-11-27T11:00:00Z' } };
    api.chats.set('c1', { ...chat, messages: [first, edited] });
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c1' });
    expect(await scope().findByText('2/2')).toBeTruthy();
    await press('Previous version');
    expect(scope().getByText('1/2')).toBeTruthy();
    await part().unmount();
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c1' });
    expect(await scope().findByText('1/2')).toBeTruthy();
  });
});

describe('where the page is', () => {
  test('a new question goes to the top of the window once, and its answer moves nothing', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    expect(scrolled).toEqual([['How?', 'start']]);
    await ask('And?');
    await waitFor(() => expect(scope().getAllByText('Supported in Safari since 15.4')).toHaveLength(2));
    expect(scrolled).toEqual([
      ['How?', 'start'],
      ['And?', 'start'],
    ]);
  });

  test('what is read again from the history moves nothing', async () => {
    api.chats.set('c1', keptChat('c1', 'Tea', 'How?', facts));
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c1' });
    await scope().findByText('Supported in Safari since 15.4');
    expect(scrolled).toEqual([]);
  });

  test('a new conversation begins at the top', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    await press('New question');
    expect(scrolled.at(-1)).toEqual(['the page', 'start']);
  });
});

describe('a question that cannot be asked today', () => {
  beforeEach(() => void (api.quota = { count: 5, remaining: 0, limit: 5, resets_at: new Date(Date.now() + 3_600_000).toISOString() }));

  test('waits in the box, which says why', async () => {
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?q=Does%20it%3F' });
    expect(await scope().findByText('You’ve used today’s questions')).toBeTruthy();
    const area = await box();
    expect(area.value).toBe('Does it?');
    expect(scope().getByText('No questions are left today. Your text stays here.')).toBeTruthy();
    await act(async () => void fireEvent.keyDown(area, { key: 'Enter' }));
    expect(button('Ask').getAttribute('aria-disabled')).toBe('true');
    expect(api.asked).toEqual([]);
    // The box does not go away while it is written in.
    fireEvent.change(area, { target: { value: '' } });
    expect((await box()).value).toBe('');
  });
});

test('data without a page of this site is named without a link', async () => {
  const sources = [
    { url: '/en-US/docs/Tea', title: 'Tea' },
    { title: 'Registry of teas', data: { name: 'Registry of teas' } },
  ];
  api.answer({ ...facts, sources } as typeof facts);
  await visit();
  await ask('How?');
  expect(await scope().findAllByText('Registry of teas')).not.toEqual([]);
  expect(scope().queryAllByRole('link', { name: 'Registry of teas' })).toEqual([]);
});

test('a site whose index is still being made says so, and does not count the question', async () => {
  api.answer({ status: 503, failure: 'AI_HELP_NOT_READY' });
  await visit();
  await ask('How?');
  expect(await scope().findByText(/index is still being made. Your question was not counted; try again in a minute/)).toBeTruthy();
});
