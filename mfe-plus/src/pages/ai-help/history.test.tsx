/** @jest-environment jsdom */
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { recordEvents } from '@webdocs/testing/render';
import { facts, keptChat, passages, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { aiHelpUnderTest } from '../../../fixtures/ai-help-under-test.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { ask, part, press, scope, visit, api: own } = aiHelpUnderTest();
let api: AiHelpApi;
beforeEach(() => void (api = own()));

describe('the history', () => {
  beforeEach(() => {
    api.chats.set('c1', keptChat('c1', 'Tea', 'How?', facts));
    api.chats.set('c2', keptChat('c2', 'Coffee', 'Why?', passages));
  });
  const rows = () =>
    scope()
      .getAllByRole('link')
      .filter((link) => /[?]c=/.test(link.getAttribute('href') ?? ''))
      .map(({ textContent }) => textContent);

  test('lists conversations, finds them, and leads to each', async () => {
    await visit();
    await scope().findByRole('link', { name: 'Coffee' });
    expect(rows()).toEqual(['Tea', 'Coffee']);
    fireEvent.change(scope().getByRole('searchbox'), { target: { value: 'cof' } });
    expect(rows()).toEqual(['Coffee']);
    fireEvent.change(scope().getByRole('searchbox'), { target: { value: 'x' } });
    expect(scope().getByText('Nothing found.')).toBeTruthy();
    expect(scope().getByText('Only you can see this.')).toBeTruthy();
  });

  test('opens a conversation with its answers', async () => {
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c2' });
    expect(await scope().findByText('Boil it.')).toBeTruthy();
    await waitFor(() => expect(scope().getByRole('link', { name: 'Coffee' }).getAttribute('aria-current')).toBe('page'));
  });

  test('is left by a link to the page itself', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    window.history.replaceState(null, '', '/en-US/plus/ai-help');
    const { page: arrived } = part().bus.facts();
    await act(async () => part().bus.publish('page/changed', { ...arrived }));
    expect(scope().queryByText('Supported in Safari since 15.4')).toBeNull();
    expect(await scope().findByText('Try asking')).toBeTruthy();
  });

  test('opens a conversation that could not be read when it is tried again', async () => {
    api.broken.add('/history/c2');
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c2' });
    expect(await scope().findByText(/can’t be read at the moment/)).toBeTruthy();
    api.broken.clear();
    await press('Try again');
    expect(await scope().findByText('Boil it.')).toBeTruthy();
  });

  test('opens a conversation once it is switched on', async () => {
    const off = signedInReader();
    api.settings.ai_help_history = false;
    await visit({ ...off, settings: { ...off.settings, aiHelpHistory: false } }, { address: '/en-US/plus/ai-help?c=c9' });
    expect(await scope().findByText(/Your history is switched off/)).toBeTruthy();
    api.chats.set('c9', keptChat('c9', 'Milk', 'Why?', passages));
    await press('Turn history on');
    expect(await scope().findByText('Boil it.')).toBeTruthy();
  });

  test('names a conversation in the address only where it is kept', async () => {
    const off = signedInReader();
    await visit({ ...off, settings: { ...off.settings, aiHelpHistory: false } });
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    await press('Turn history on');
    await waitFor(() => expect(api.calls).toContain('POST /api/v1/plus/settings/ {"ai_help_history":true}'));
    expect(window.location.search).toBe('');
    await ask('And?');
    await waitFor(() => expect(window.location.search).toBe('?c=00000000-0000-4000-8000-000000000001'));
    expect(api.asked[1]).toMatchObject({ messages: { length: 3 } });
    expect(api.asked[1]).not.toHaveProperty('parent_id');
  });

  test('says so where a conversation is gone', async () => {
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?c=c9' });
    expect(await scope().findByText('This conversation isn’t here any more')).toBeTruthy();
  });

  test('deletes one, and takes that back', async () => {
    await visit();
    const told = recordEvents(part().bus, 'toast/requested');
    await scope().findByRole('link', { name: 'Coffee' });
    const coffee = scope().getByRole('link', { name: 'Coffee' }).closest('li') as HTMLElement;
    await act(async () => void fireEvent.click(within(coffee).getByRole('button', { name: 'Delete', hidden: true })));
    await waitFor(() => expect(told).toMatchObject([{ mainText: '“Coffee” is deleted.', buttonText: 'Undo' }]));
    await waitFor(() => expect(rows()).toEqual(['Tea']));
    await act(async () => part().bus.publish('toast/answered', { id: 'ai-help-history' }));
    await waitFor(() => expect(api.calls).toContain('POST /api/v1/plus/ai/help/history/c2/restore'));
  });

  test('renames one', async () => {
    await visit();
    const tea = (await scope().findByRole('link', { name: 'Tea' })).closest('li') as HTMLElement;
    await act(async () => void fireEvent.click(within(tea).getByRole('button', { name: 'Rename', hidden: true })));
    fireEvent.change(scope().getByLabelText('Name'), { target: { value: ' Green tea ' } });
    await act(async () => void fireEvent.submit(scope().getByLabelText('Name').closest('form') as HTMLFormElement));
    await waitFor(() => expect(rows()).toContain('Green tea'));
    expect(api.calls).toContain('POST /api/v1/plus/ai/help/history/c1 {"label":"Green tea"}');
  });

  test('deletes all after its question alone', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await visit();
    await scope().findByRole('link', { name: 'Coffee' });
    await press('Delete all');
    expect(confirm).toHaveBeenCalledWith('Do you want to permanently delete your AI Help history?');
    expect(api.calls).not.toContain('DELETE /api/v1/plus/ai/help/history/list');
    await press('Delete all');
    await waitFor(() => expect(part().navigations).toContain('/en-US/plus/ai-help?d=1'));
    expect(api.calls).toContain('DELETE /api/v1/plus/ai/help/history/list');
  });
});
