/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { facts, keptChat, passages, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { aiHelpUnderTest } from '../../../fixtures/ai-help-under-test.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { ask, box, button, part, press, scope, visit, api: own } = aiHelpUnderTest();
let api: AiHelpApi;
beforeEach(() => void (api = own()));

describe('a question', () => {
  test('is asked by Enter, broken by Shift and Enter, and left alone while a word is composed', async () => {
    await visit();
    const area = await box();
    fireEvent.change(area, { target: { value: 'How?' } });
    fireEvent.keyDown(area, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    // As Safari tells of the key that ends a composition.
    fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    expect(api.asked).toEqual([]);
    await act(async () => void fireEvent.keyDown(area, { key: 'Enter' }));
    expect(api.asked).toHaveLength(1);
    await waitFor(() => expect(area.value).toBe(''));
    fireEvent.keyDown(area, { key: 'ArrowUp' });
    expect(area.value).toBe('How?');
  });

  test('that is too long is not asked, and says by how much', async () => {
    await visit();
    await ask('x'.repeat(25_010));
    expect(scope().getByText('10 characters too many')).toBeTruthy();
    expect(api.asked).toEqual([]);
    fireEvent.change(await box(), { target: { value: 'x'.repeat(24_500) } });
    expect(scope().getByText('500 characters left')).toBeTruthy();
  });

  test('that is edited stays beside its first wording, each with its answer', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    api.answer(passages);
    await press('Edit the question');
    const area = scope().getByRole('textbox', { name: 'Edit the question' });
    expect(document.activeElement).toBe(area);
    fireEvent.change(area, { target: { value: 'How, really?' } });
    await act(async () => void fireEvent.keyDown(area, { key: 'Enter' }));
    expect(await scope().findByText('2/2')).toBeTruthy();
    expect(await scope().findByText('Boil it.')).toBeTruthy();
    expect(api.asked[1]?.messages).toEqual([{ role: 'user', content: 'How, really?' }]);
    button('Previous version').focus();
    await press('Previous version');
    expect(document.activeElement).toBe(button('Previous version'));
    expect(scope().getByText('1/2')).toBeTruthy();
    expect(scope().getByText('Supported in Safari since 15.4')).toBeTruthy();
  });

  test.each([
    ['no answer' as const, 'No answer came. Your question is still here.'],
    [{ status: 502 }, 'No answer came. Your question is still here.'],
    [{ status: 500, failure: 'AI_HELP_FAILED' }, /went wrong on this site. Your question was not counted/],
    [{ status: 400, failure: 'AI_HELP_QUESTION_FLAGGED' }, /held back by an automatic check/],
    [{ status: 400, failure: 'AI_HELP_TOO_MUCH' }, /more than can be answered at once/],
    [{ status: 503, failure: 'AI_HELP_BUSY' }, /Too many questions are being answered/],
  ])('that has no answer stays where it was asked, and what is written next stays in the box: %j', async (how, words) => {
    api.answer(how);
    await visit();
    await ask('How?');
    fireEvent.change(await box(), { target: { value: 'And something else' } });
    expect(await scope().findByText(words)).toBeTruthy();
    expect(scope().getByRole('heading', { name: 'How?' })).toBeTruthy();
    await press('Try again');
    expect(api.asked.map(({ messages }) => messages)).toEqual(Array(2).fill([{ role: 'user', content: 'How?' }]));
    expect((await box()).value).toBe('And something else');
  });

  test('is asked again in its place', async () => {
    api.answer('no answer');
    await visit();
    await ask('How?');
    await scope().findByText(/No answer came/);
    api.answer(facts);
    await press('Try again');
    expect(await scope().findByText('Supported in Safari since 15.4')).toBeTruthy();
    expect(scope().getAllByRole('heading', { name: 'How?' })).toHaveLength(1);
    expect(scope().queryByText(/No answer came/)).toBeNull();
  });

  test('that failed stays while others are asked after it, and none of it goes with them', async () => {
    api.answer('no answer');
    await visit();
    await ask('How?');
    await scope().findByText(/No answer came/);
    api.answer(facts);
    await ask('What else?');
    await scope().findByText('Supported in Safari since 15.4');
    expect(scope().getByRole('heading', { name: 'How?' })).toBeTruthy();
    expect(api.asked[1]?.messages).toEqual([{ role: 'user', content: 'What else?' }]);
  });

  test('is kept by a session that has ended, with the way to log in again', async () => {
    api.answer({ status: 401 });
    await visit();
    await ask('How?');
    expect(await scope().findByText(/Your session has ended/)).toBeTruthy();
    // What the shell finds out about it takes nothing away.
    await act(async () => part().bus.publish('session/changed', anonymous));
    expect(scope().getByRole('heading', { name: 'How?' })).toBeTruthy();
  });

  test('that was the one too many stays, and is asked again once there are new ones', async () => {
    await visit();
    await box();
    api.answer({ status: 402, failure: 'AI_HELP_QUOTA_SPENT' });
    api.quota = { count: 5, remaining: 0, limit: 5, resets_at: api.quota?.resets_at ?? '' };
    await ask('How?');
    expect(await scope().findByText(/This one was not counted/)).toBeTruthy();
    expect(await scope().findByText('You’ve used today’s questions')).toBeTruthy();
    expect(scope().getByRole('heading', { name: 'How?' })).toBeTruthy();
    expect(scope().queryByRole('button', { name: 'Try again' })).toBeNull();
    api.answer(facts);
    api.quota = { count: 0, remaining: 5, limit: 5, resets_at: api.quota.resets_at };
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await press('Try again');
    expect(await scope().findByText('Supported in Safari since 15.4')).toBeTruthy();
  });

  test('on a site that has switched AI Help off meanwhile stays, and can be searched for', async () => {
    await visit();
    await box();
    await scope().findByText(/Nothing you ask leaves this site/);
    api.isOff = true;
    await ask('How?');
    expect(await scope().findByText(/AI Help is switched off on this site. Your question was not counted/)).toBeTruthy();
    expect(scope().getByRole('heading', { name: 'How?' })).toBeTruthy();
    expect(scope().getByRole('link', { name: 'Search the site instead' }).getAttribute('href')).toBe('/en-US/search?q=How%3F');
  });

  test('how many are left is asked again after one that broke off', async () => {
    await visit();
    await box();
    api.answer('no answer');
    api.quota = { count: 3, remaining: 2, limit: 5, resets_at: api.quota?.resets_at ?? '' };
    await ask('How?');
    expect(await scope().findAllByText('2 of 5 left today')).toHaveLength(2);
  });

  test('has no box once all of today are asked; what was asked stays to be read', async () => {
    api.quota = { count: 5, remaining: 0, limit: 5, resets_at: api.quota?.resets_at ?? '' };
    api.chats.set('c', keptChat('c', 'Tea', 'How?', facts));
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c' });
    expect(await scope().findByText('You’ve used today’s questions')).toBeTruthy();
    expect(scope().getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/en-US/plus#subscribe');
    expect(await scope().findByText('Supported in Safari since 15.4')).toBeTruthy();
    expect(scope().queryByRole('textbox', { name: 'Question' })).toBeNull();
  });

  test('cannot be asked offline', async () => {
    await visit(signedInReader(), { facts: { connectivity: 'offline' } });
    await ask('How?');
    expect(scope().getByText(/You’re offline/)).toBeTruthy();
    expect(api.asked).toEqual([]);
  });
});
