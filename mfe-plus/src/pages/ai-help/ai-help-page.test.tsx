/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { recordEvents } from '@webdocs/testing/render';
import { facts, passages, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { aiHelpUnderTest } from '../../../fixtures/ai-help-under-test.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { ask, box, button, html, page, part, press, scope, visit, api: own } = aiHelpUnderTest();
let api: AiHelpApi;
beforeEach(() => void (api = own()));

describe('without an account', () => {
  test('the page says what AI Help is and how it answers, also without a script', async () => {
    const written = await html();
    for (const words of ['Ask about the web platform.', 'How do I center a div?', 'With an honest no.', '/plus/docs/features/ai-help'])
      expect(written).toContain(words);
    expect(written).toContain('?q=How%20do%20I%20center%20a%20div%3F');
    await visit(anonymous);
    expect(scope().getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('next=%2Fen-US%2Fplus%2Fai-help');
    expect(api.calls).toEqual([]);
    expect(localStorage.getItem('viewed.plus_ai_help')).not.toBeNull();
  });

  test('a question that comes along is there again after logging in', async () => {
    await visit(anonymous, { address: '/en-US/plus/ai-help?q=Does%20it%3F' });
    expect(scope().getByText(/Log in to ask “Does it\?”/)).toBeTruthy();
    expect(scope().getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain(encodeURIComponent('?q=Does%20it%3F'));
  });
});

describe('before the first question', () => {
  test('it is said that nothing leaves the site, what is kept, and what is left today', async () => {
    await visit();
    expect(await scope().findByText(/Nothing you ask leaves this site/)).toBeTruthy();
    expect(scope().getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect(scope().getAllByText('3 of 5 left today')).toHaveLength(2);
    expect(scope().getAllByText(/^resets at \d/)).toHaveLength(2);
  });

  test('a model elsewhere is named, with where it is', async () => {
    api.model = { name: 'kettle-3b', host: 'api.example', is_local: false };
    await visit();
    expect(
      await scope().findByText(/what was said before it .* sent to the model kettle-3b at api\.example, outside this site/),
    ).toBeTruthy();
  });

  test('history can be switched off, and is not asked for then', async () => {
    await visit();
    await box();
    await act(async () => void fireEvent.click(scope().getByRole('switch')));
    await waitFor(() => expect(api.calls).toContain('POST /api/v1/plus/settings/ {"ai_help_history":false}'));
    expect(scope().getByText(/Conversations are not kept/)).toBeTruthy();
    expect(scope().getByText('History is off: your conversations are not kept.')).toBeTruthy();
  });

  test('a question out of the search waits in the box until it is asked', async () => {
    await visit(signedInReader(), { address: '/en-US/plus/ai-help?q=Does%20it%3F' });
    expect((await box()).value).toBe('Does it?');
    expect(api.asked).toEqual([]);
  });

  test('an example is asked by a press', async () => {
    await visit();
    await box();
    await act(async () => void fireEvent.click(scope().getByRole('link', { name: 'How do I center a div?' })));
    expect(api.asked[0]?.messages).toEqual([{ role: 'user', content: 'How do I center a div?' }]);
  });

  test('nothing is asked before it is known where questions go, and finding that out can be tried again', async () => {
    api.broken.add('/about');
    await visit();
    await ask('How?');
    expect(api.asked).toEqual([]);
    expect(button('Ask').getAttribute('aria-disabled')).toBe('true');
    api.broken.clear();
    await press('Try again');
    await scope().findByText(/Nothing you ask leaves this site/);
    await act(async () => void fireEvent.keyDown(await box(), { key: 'Enter' }));
    expect(api.asked).toHaveLength(1);
  });

  test('what is written is not lost to a new question, nor to one that comes along', async () => {
    await visit();
    fireEvent.change(await box(), { target: { value: 'My own' } });
    await press('New question');
    expect((await box()).value).toBe('My own');
    await part().show({ page, address: '/en-US/plus/ai-help?q=Does%20it%3F' });
    await waitFor(async () => expect((await box()).value).toBe('My own\n\nDoes it?'));
  });

  test('where AI Help is off the page says so, and where to go', async () => {
    api.isOff = true;
    await visit();
    expect(await scope().findByText('AI Help is switched off on this site')).toBeTruthy();
    expect(scope().queryByRole('textbox')).toBeNull();
  });
});

describe('what readers say of an answer', () => {
  test('is sent by a press', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    await press('Helpful');
    await waitFor(() => expect(button('Helpful').getAttribute('aria-pressed')).toBe('true'));
    expect(api.calls).toContain('POST /api/v1/plus/ai/help/feedback {"message_id":"m1","is_helpful":true}');
  });

  test('goes with the conversation if they agree, and shows it before', async () => {
    await visit();
    await ask('How?');
    await scope().findByText('Supported in Safari since 15.4');
    await press('Report');
    const told = recordEvents(part().bus, 'toast/requested');
    const comment = await scope().findByLabelText('What is wrong with it?');
    expect(scope().getByText('Show what is sent')).toBeTruthy();
    fireEvent.change(comment, { target: { value: 'It is 15.5.' } });
    await act(async () => void fireEvent.submit(comment.closest('form') as HTMLFormElement));
    await waitFor(() => expect(told).toMatchObject([{ mainText: 'Thank you. Your report was sent.' }]));
    const sent = JSON.parse(api.calls.find((call) => call.includes('/feedback'))?.split('/feedback ')[1] ?? '') as object;
    expect(sent).toEqual({
      message_id: 'm1',
      is_helpful: false,
      comment: 'It is 15.5.',
      conversation: [{ question: 'How?', answer: facts }],
    });
  });
});

test('code of an answer goes into the queue that all pages of the tab share, and out of it', async () => {
  api.answer(passages);
  await visit();
  const told = recordEvents(part().bus, 'play-queue/toggled');
  await ask('How?');
  await scope().findByText('Boil it.');
  await press('Add to Playground: Tea');
  expect(JSON.parse(sessionStorage.getItem('play-queue') ?? '')).toMatchObject([{ lang: 'js', code: 'boil();', name: 'Tea' }]);
  expect(scope().getByText('One block of code in the queue')).toBeTruthy();
  expect(told).toHaveLength(1);
  await press('Clear');
  expect(sessionStorage.getItem('play-queue')).toBeNull();
  expect(told).toHaveLength(2);
});
