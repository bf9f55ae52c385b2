/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { PassagesAnswer } from '@webdocs/contracts/answers/answer';
import { facts, passages, refusal, written, type AiHelpApi } from '../../../fixtures/ai-help-api.ts';
import { aiHelpUnderTest } from '../../../fixtures/ai-help-under-test.ts';

const mockOpen = jest.fn();
// A browser would go there: jsdom cannot.
jest.mock('@webdocs/reading/open-playground', () => ({ openPlayground: (...words: unknown[]) => mockOpen(...words) as unknown }));

const { ask, box, button, press, said, scope, visit, api: own } = aiHelpUnderTest();
let api: AiHelpApi;
beforeEach(() => void (api = own()));

describe('an answer', () => {
  test('out of data says so, quotes pages word for word, and comes with its date, its sources and what may come next', async () => {
    await visit();
    await ask('Since when?');
    expect(await scope().findByText('From the documentation’s data')).toBeTruthy();
    const quoted = scope().getByText('From the documentation, word for word');
    expect(quoted.compareDocumentPosition(scope().getByRole('figure'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

  test('shows all parts of an example, and plays them together from each', async () => {
    const [quote] = (passages as PassagesAnswer).quotes;
    const more_code = [{ language: 'css', text: '.kettle { color: red }' }, { text: 'plain' }];
    api.answer({ ...passages, quotes: [{ ...quote, more_code }] } as typeof passages);
    await visit();
    await ask('How do I boil it?');
    expect(await scope().findByText('plain')).toBeTruthy();
    expect(
      scope()
        .getAllByRole('button', { name: /^Play/ })
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual([expect.stringContaining('Tea (JS)'), expect.stringContaining('Tea (CSS)')]);
    const tab = { close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    fireEvent.click(scope().getByRole('button', { name: /^Play.*\(CSS\)/ }));
    const code = { css: '.kettle { color: red }', js: 'boil();' };
    await waitFor(() => expect(mockOpen).toHaveBeenCalledWith(tab, 'en-US', code));
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
    expect(copied).toEqual([`${written.text.trim()}\n\n1. [Tea](http://localhost/en-US/docs/Tea)`]);
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
    expect(await scope().findByText('Stopped before it was finished. Not checked.')).toBeTruthy();
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
    expect(scope().getByRole('alert').textContent).toContain('The connection was lost before the answer was complete.');
    api.answer(facts);
    await press('Try again');
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
    expect(await scope().findByText(/was cut off before it was complete. Your question was not counted/)).toBeTruthy();
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
