/** @jest-environment jsdom */
import type { Session } from '@webdocs/contracts/events/event';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import type { PageOf } from '@webdocs/contracts/page/page';
import { aiHelpApi, facts, keptChat, passages, refusal, written, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { standInForPopoversAndDialogs } from '../../../fixtures/popovers-and-dialogs.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('ai-help');
const page: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/plus/ai-help', slug: 'plus/ai-help', pageTitle: 'AI Help | MDN Plus' };

let api: AiHelpApi;
let part: MountedPart;
beforeEach(() => {
  api = aiHelpApi();
  standInForPopoversAndDialogs();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/en-US/plus/ai-help');
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
});
afterEach(() => part.unmount());

const scope = () => within(part.element);
const box = () => scope().findByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });

async function visit(session: Session = signedInReader(), more: Partial<PageWish> = {}) {
  const wish = { page, ...more };
  part = await mountInBrowser(
    browserPart,
    'mfe-plus/ai-help',
    { ...wish, facts: { session, ...more.facts } },
    await renderOnServer(server, 'ai-help', wish),
  );
}
async function ask(question: string) {
  const area = await box();
  await act(async () => undefined);
  fireEvent.change(area, { target: { value: question } });
  await act(async () => void fireEvent.keyDown(area, { key: 'Enter' }));
}
const button = (name: string | RegExp) => scope().getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));

describe('without an account', () => {
  test('the page says what AI Help is and how it answers, also without a script', async () => {
    const html = await renderOnServer(server, 'ai-help', { page });
    for (const words of ['Ask about the web platform.', 'How do I center a div?', 'With an honest no.', '/plus/docs/features/ai-help'])
      expect(html).toContain(words);
    expect(html).toContain('?q=How%20do%20I%20center%20a%20div%3F');
    part = await mountInBrowser(browserPart, 'mfe-plus/ai-help', { page, facts: { session: anonymous } }, html);
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
    await part.show({ page, address: '/en-US/plus/ai-help?q=Does%20it%3F' });
    await waitFor(async () => expect((await box()).value).toBe('My own\n\nDoes it?'));
  });

  test('where AI Help is off the page says so, and where to go', async () => {
    api.isOff = true;
    await visit();
    expect(await scope().findByText('AI Help is switched off on this site')).toBeTruthy();
    expect(scope().queryByRole('textbox')).toBeNull();
  });
});

describe('an answer', () => {
  test('out of data is said to be word for word, with its date, its sources and what may come next', async () => {
    await visit();
    await ask('Since when?');
    expect(await scope().findByText('From the documentation, word for word')).toBeTruthy();
    expect(scope().getByText('Supported in Safari since 15.4')).toBeTruthy();
    expect(scope().getByText('Compatibility data, November 17, 2026')).toBeTruthy();
    expect(scope().getAllByRole('link', { name: 'Tea' })[0]?.getAttribute('href')).toContain(':~:text=');
    expect(scope().getByText('Sources of the last answer')).toBeTruthy();
    expect(window.location.search).toBe('?c=00000000-0000-4000-8000-000000000001');
    expect(document.activeElement).toBe(await box());
    await press('And in Firefox?');
    await waitFor(() => expect(api.asked).toHaveLength(2));
    expect(api.asked[1]).toMatchObject({ parent_id: 'm1', chat_id: '00000000-0000-4000-8000-000000000001' });
    await waitFor(() => expect(api.calls).toContain('POST /api/v1/plus/ai/help/history/summary/m1'));
  });

  test('of passages is found in the documentation, and says why no model wrote it', async () => {
    api.answer({ ...passages, without_model: 'busy' } as typeof passages);
    await visit();
    await ask('How do I boil it?');
    expect(await scope().findByText('Found in the documentation')).toBeTruthy();
    expect(scope().getByText(/is too busy/)).toBeTruthy();
    expect(scope().queryByText(/Written by a model/)).toBeNull();
  });

  test('that there is not is a no, with two ways on, and was not counted', async () => {
    api.answer(refusal);
    await visit();
    await ask('What is the airspeed of a swallow?');
    expect(await scope().findByText('This is not about the web platform, so there is no answer here.')).toBeTruthy();
    expect(scope().getAllByText(/This question was not counted/)).toHaveLength(2);
    expect(scope().getByRole('link', { name: 'Search the site for “swallow speed”' }).getAttribute('href')).toBe(
      '/en-US/search?q=swallow%20speed',
    );
    expect(scope().getByRole('link', { name: 'Speed' })).toBeTruthy();
    expect(scope().queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  test('that there is not is rated and reported as any other', async () => {
    api.answer(refusal);
    await visit();
    await ask('How?');
    await scope().findAllByText(/not about the web platform/);
    await press('Not helpful');
    expect(api.calls).toContain('POST /api/v1/plus/ai/help/feedback {"message_id":"m1","is_helpful":false}');
    await press('Report');
    expect(await scope().findByLabelText('What is wrong with it?')).toBeTruthy();
  });

  test('of two things side by side is a table that the keyboard reaches by its name', async () => {
    const columns = [[{ text: 'Map', code: true as const }]];
    api.answer({ ...facts, table: { columns, rows: [{ label: 'Keys', cells: [[{ text: 'any' }]] }] } } as typeof facts);
    await visit();
    await ask('How?');
    expect((await scope().findByRole('group', { name: 'Supported in Safari since 15.4' })).tabIndex).toBe(0);
  });

  test('of a model grows, and is marked once it was checked', async () => {
    api.answer('stream');
    await visit();
    await ask('How?');
    const quota = api.quota;
    const start = {
      type: 'metadata',
      chat_id: 'c',
      message_id: 'm1',
      kind: 'model',
      sources: written.sources,
      quota,
      created_at: '2026-11-28T10:00:00Z',
    };
    const first = 'Boil it. [1] See [the kettle](/en-US/docs/Kettle) and `cups[1]`. It';
    await act(async () => api.stream().send(start, { id: 'm1', choices: [{ delta: { content: first } }] }));
    expect(await scope().findByText('cups[1]')).toBeTruthy();
    expect(scope().queryByRole('link', { name: 'the kettle' })).toBeNull();
    expect(await scope().findByText('Written by a model from one page. Check it before you use it.')).toBeTruthy();
    expect(await scope().findByText(/Boil it\./)).toBeTruthy();
    expect(button('Stop answering')).toBeTruthy();
    await act(async () => {
      api
        .stream()
        .send(
          { id: 'm1', choices: [{ delta: { content: ' is fast.' }, finish_reason: 'stop' }] },
          { type: 'answer', message_id: 'm1', answer: written, quota },
        );
      api.stream().end();
    });
    await waitFor(() => expect(scope().getByText(/One sentence names no source/)).toBeTruthy());
    expect(scope().getByText('2 references to sources that don’t exist were removed.')).toBeTruthy();
    expect(scope().getByText(/is not a known API\. No page/).textContent).toBe(
      'boilNow is not a known API. No page, specification or compatibility table mentions it.',
    );
    const number = scope().getByRole('link', { name: 'Source 1: Tea' });
    expect(number.textContent).toBe('1');
    // Before it is taken anywhere, it is asked about once.
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (words: string) => void copied.push(words) } });
    await press('Copy');
    expect(scope().getByRole('alert').textContent).toContain('boilNow');
    expect(copied).toEqual([]);
    await press('Copy anyway');
    expect(copied).toEqual([written.text]);
  });

  test('that is stopped keeps what came of it', async () => {
    api.answer('stream');
    await visit();
    await ask('How?');
    const start = {
      type: 'metadata',
      chat_id: 'c',
      message_id: 'm1',
      kind: 'model',
      sources: [],
      quota: api.quota,
      created_at: '2026-11-28T10:00:00Z',
    };
    await act(async () => api.stream().send(start, { id: 'm1', choices: [{ delta: { content: 'Boil' } }] }));
    await scope().findByText('Boil');
    await press('Stop answering');
    expect(await scope().findByText('You stopped this answer. It has not been checked.')).toBeTruthy();
    expect(api.calls).toContain('POST /api/v1/plus/ai/help/stop/m1');
    expect(scope().getByText('Boil')).toBeTruthy();
  });

  test('that breaks off keeps what came of it, and can be asked for again', async () => {
    api.answer('stream');
    await visit();
    await ask('How?');
    const start = {
      type: 'metadata',
      chat_id: 'c',
      message_id: 'm1',
      kind: 'model',
      sources: [],
      quota: api.quota,
      created_at: '2026-11-28T10:00:00Z',
    };
    await act(async () => api.stream().send(start, { id: 'm1', choices: [{ delta: { content: 'Boil' } }] }));
    await scope().findByText('Boil');
    await act(async () => api.stream().breakOff());
    expect(await scope().findByText(/The answer broke off here/)).toBeTruthy();
    api.answer(facts);
    await press('Ask again');
    expect(await scope().findByText('2/2')).toBeTruthy();
  });

  test('that fails before its first word is no card, and its question can be asked again', async () => {
    api.answer('stream');
    await visit();
    await ask('How?');
    const start = {
      type: 'metadata',
      chat_id: 'c',
      message_id: 'm1',
      kind: 'model',
      sources: written.sources,
      quota: api.quota,
      created_at: '2026-11-28T10:00:00Z',
    };
    const failure = { code: 502, message: 'cut', error: 'cut', failure: 'AI_HELP_STREAM_CUT' };
    await act(async () => {
      api.stream().send(start, { type: 'failure', message_id: 'm1', failure, counted: false, quota: api.quota });
      api.stream().end();
    });
    expect(await scope().findByText(/went wrong on this site. Your question was not counted/)).toBeTruthy();
    expect(scope().queryByText(/Written by a model/)).toBeNull();
    expect(scope().queryByText('Sources of the last answer')).toBeNull();
    api.answer(facts);
    await press('Try again');
    expect(await scope().findByText('Supported in Safari since 15.4')).toBeTruthy();
  });

  test('is read out in calm pieces', async () => {
    api.answer('stream');
    await visit();
    await ask('How?');
    const said = () =>
      scope()
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    expect(said()).toContain('Searching the documentation…');
    const start = {
      type: 'metadata',
      chat_id: 'c',
      message_id: 'm1',
      kind: 'model',
      sources: written.sources,
      quota: api.quota,
      created_at: '2026-11-28T10:00:00Z',
    };
    await act(async () => api.stream().send(start));
    await waitFor(() => expect(said()).toContain('The answer is being written.'));
    await act(async () => {
      api
        .stream()
        .send(
          { id: 'm1', choices: [{ delta: { content: written.text } }] },
          { type: 'answer', message_id: 'm1', answer: written, quota: api.quota },
        );
      api.stream().end();
    });
    await waitFor(() => expect(said()).toContain('Boil it. It is fast. It uses unknown APIs: boilNow. The answer is complete, 1 source.'));
  });
});

describe('what a screen reader says', () => {
  const said = () =>
    scope()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);

  test('of data and passages is what they say', async () => {
    await visit();
    await ask('Since when?');
    await waitFor(() =>
      expect(said()).toContain(
        'Supported in Safari since 15.4. Widely available. Released March 14, 2022. The functional :has() pseudo-class. The answer is complete, 2 sources.',
      ),
    );
    api.answer(passages);
    await ask('How?');
    await waitFor(() => expect(said()).toContain('Boil it. The answer is complete, 1 source.'));
  });

  test('is nothing about an earlier answer that is looked at again', async () => {
    await visit();
    await ask('Since when?');
    await waitFor(() => expect(said().join()).toContain('The answer is complete'));
    api.answer(passages);
    await press('Edit the question');
    const area = scope().getByRole('textbox', { name: 'Edit the question' });
    fireEvent.change(area, { target: { value: 'Since when, really?' } });
    await act(async () => void fireEvent.keyDown(area, { key: 'Enter' }));
    await waitFor(() => expect(said()).toContain('Boil it. The answer is complete, 1 source.'));
    for (const way of ['Previous version', 'Next version']) {
      await press(way);
      expect(said().join()).not.toMatch(/complete|Boil|Supported/);
    }
  });
});

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
    await act(async () => part.bus.publish('session/changed', anonymous));
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
    const { page: arrived } = part.bus.facts();
    await act(async () => part.bus.publish('page/changed', { ...arrived }));
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
    const told = recordEvents(part.bus, 'toast/requested');
    await scope().findByRole('link', { name: 'Coffee' });
    const coffee = scope().getByRole('link', { name: 'Coffee' }).closest('li') as HTMLElement;
    await act(async () => void fireEvent.click(within(coffee).getByRole('button', { name: 'Delete', hidden: true })));
    await waitFor(() => expect(told).toMatchObject([{ mainText: '“Coffee” is deleted.', buttonText: 'Undo' }]));
    await waitFor(() => expect(rows()).toEqual(['Tea']));
    await act(async () => part.bus.publish('toast/answered', { id: 'ai-help-history' }));
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
    await waitFor(() => expect(part.navigations).toContain('/en-US/plus/ai-help?d=1'));
    expect(api.calls).toContain('DELETE /api/v1/plus/ai/help/history/list');
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
    const comment = await scope().findByLabelText('What is wrong with it?');
    expect(scope().getByText('Show what is sent')).toBeTruthy();
    fireEvent.change(comment, { target: { value: 'It is 15.5.' } });
    await act(async () => void fireEvent.submit(comment.closest('form') as HTMLFormElement));
    await waitFor(() => expect(scope().getByText('Thank you. Your report was sent.')).toBeTruthy());
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
  const told = recordEvents(part.bus, 'play-queue/toggled');
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
