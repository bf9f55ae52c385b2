/** @jest-environment jsdom */
import type { Survey, SurveyResults, SurveyTerms } from '@webdocs/contracts/api/surveys';
import type { Session } from '@webdocs/contracts/events/event';
import type { PageOf } from '@webdocs/contracts/page/page';
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const surveysPart = inBrowser('staff-surveys');
const page: PageOf<'Spa'> = {
  renderer: 'Spa',
  url: '/en-US/plus/staff/surveys',
  slug: 'plus/staff/surveys',
  pageTitle: 'Surveys',
  noIndexing: true,
};
const all = '/api/v1/root/surveys/';

const tea: Survey = {
  id: 'one',
  key: 'TEA_2026',
  bucket: 'TEA',
  starts_at: '2026-11-01T08:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  rate_from: 0,
  rate_till: 0.05,
  audience: { locales: [], paths: ['/docs/Web/CSS'], page_types: [], visitors: 'any', plans: [] },
  locale: 'en-US',
  teaser: 'Tea <b>?',
  question: 'Tell us',
  footnote: '',
  form: { kind: 'own', questions: [{ text: 'Why?', choices: [] }] },
  state: 'paused',
  version: 3,
  changed_by: 'staff@example.com',
  changed_at: '2026-11-01T10:00:00Z',
  counts: { seen: 40, opened: 20, dismissed: 5, submitted: 10 },
  answers: 1,
};
const results: SurveyResults = {
  days: [
    { day: '2026-11-20', seen: 30, opened: 15, dismissed: 5, submitted: 8 },
    { day: '2026-11-21', seen: 10, opened: 5, dismissed: 0, submitted: 2 },
  ],
  answers: [{ day: '2026-11-21', answers: [{ question: 'Why?', answer: 'Because <i>' }] }],
};
const stale = { code: 409, message: 'changed', error: 'changed', failure: 'SURVEY_CHANGED' };

let api: AccountApi;
let part: MountedPart | undefined;
beforeEach(() => {
  api = accountApi({
    [`GET ${all}`]: { status: 200, body: { surveys: [tea] } },
    [`GET ${all}one/results/`]: { status: 200, body: results },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(async () => {
  await part?.unmount();
  part = undefined;
});

const acted = (work: () => unknown) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next));
  });
async function visit(session: Session = signedInReader({ isStaff: true })) {
  part = await mountInBrowser(surveysPart, 'mfe-plus/staff-surveys', { page }, await renderOnServer(server, 'staff-surveys', { page }));
  await acted(() => part?.bus.publish('session/changed', session));
}
const scope = () => within(part?.element as HTMLElement);
const press = (name: string | RegExp) => acted(() => fireEvent.click(scope().getAllByRole('button', { name })[0] as HTMLElement));
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(scope().getAllByLabelText(label)[0] as HTMLElement, { target: { value } }));
const value = (label: string) => (scope().getByLabelText(label) as HTMLInputElement).value;
const submit = () => acted(() => fireEvent.submit(part?.element.querySelector('form') as HTMLFormElement));
function sent<T>(start: string): T[] {
  return api.calls.filter((call) => call.startsWith(start)).map((call) => JSON.parse(call.slice(start.length)) as T);
}

test('a reader who is not staff sees nothing of it, and nothing is asked', async () => {
  await visit(signedInReader());
  expect(api.calls).toEqual([]);
  expect(part?.element.textContent).toContain('This page is for staff');
});

test('a survey shows what readers did with it by day, and what they answered, as text', async () => {
  await visit();
  expect(scope().getByRole('button', { name: /TEA_2026/ }).textContent).toBe('TEA_2026 PausedTea <b>?Seen: 40 · Submitted: 10');
  await press(/TEA_2026/);
  const [figures] = part?.element.querySelectorAll('dl') ?? [];
  expect(figures?.textContent).toBe('Seen40Opened20Dismissed5Submitted10');
  expect(scope().getAllByRole('row')[1]?.textContent).toBe('November 21, 202610502');
  expect(scope().getByText('Because <i>')).toBeTruthy();
  expect(scope().getByRole('link', { name: 'CSV of all answers' }).getAttribute('href')).toBe(`${all}one/answers.csv`);
  expect(scope().getByRole('link', { name: 'Preview on a page' }).getAttribute('href')).toBe('/en-US/docs/Web/CSS#FORCE_SURVEY=TEA_2026');
});

test('answers to a form of ours are shown after the form became one of a provider', async () => {
  const form: Survey['form'] = { kind: 'provider', src: 'https://survey.example/form' };
  api.answer(`GET ${all}`, { status: 200, body: { surveys: [{ ...tea, form }] } });
  await visit();
  await press(/TEA_2026/);
  expect(scope().getByText('The answers are with the provider of the form.')).toBeTruthy();
  expect(scope().getByText('Because <i>')).toBeTruthy();
});

test('results that cannot be read again stay, with what went wrong', async () => {
  await visit();
  await press(/TEA_2026/);
  api.answer(`GET ${all}one/results/`, refusal(503, 'away'));
  await acted(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(scope().getByText('Because <i>')).toBeTruthy();
  expect(scope().getByRole('alert').textContent).toContain('Try again');
});

test('a new survey is saved with what was typed, and asks to be started', async () => {
  api.answer(`POST ${all}`, { status: 201, body: { ...tea, id: 'new', key: 'CUPS' } });
  api.answer(`GET ${all}new/results/`, { status: 200, body: { days: [], answers: [] } });
  await visit();
  await press('New survey');
  expect(document.activeElement?.textContent).toBe('New survey');
  await type('Key', 'CUPS');
  await type('Teaser', 'Cups?');
  await type('Question', 'Tell us');
  await type('What it asks', 'Which?');
  await type('Choices (optional)', 'Small\nLarge');
  await press('Add a question');
  await act(async () => void fireEvent.change(scope().getAllByLabelText('What it asks')[1] as HTMLElement, { target: { value: 'Why?' } }));
  await act(async () => void fireEvent.click(scope().getByRole('checkbox', { name: 'fr' })));
  await submit();
  expect(sent<SurveyTerms>(`POST ${all} `)).toMatchObject([
    {
      key: 'CUPS',
      bucket: 'CUPS',
      audience: { locales: ['fr'], visitors: 'any' },
      form: {
        kind: 'own',
        questions: [
          { text: 'Which?', choices: ['Small', 'Large'] },
          { text: 'Why?', choices: [] },
        ],
      },
    },
  ]);
  expect(scope().getByText('The survey is saved. Preview it, then start it.')).toBeTruthy();
  expect(scope().getByText('No answer yet.')).toBeTruthy();
});

test('a refusal keeps what was typed and says why', async () => {
  api.answer(`POST ${all}`, refusal(400, 'rate_till: must be from 0 to 0.1'));
  await visit();
  await press('New survey');
  await type('Key', 'CUPS');
  await submit();
  expect(scope().getByRole('alert').textContent).toContain('must be from 0 to 0.1');
  expect(value('Key')).toBe('CUPS');
});

test('what was changed by another person is read again, and what was typed is kept for another try', async () => {
  api.answer(`POST ${all}one/`, { status: 409, body: stale });
  api.answer(`GET ${all}one/`, { status: 200, body: { ...tea, key: 'TEA_NEW', version: 9 } });
  await visit();
  await press(/TEA_2026/);
  await press('Definition');
  await type('Teaser', 'More tea?');
  await submit();
  expect(scope().getByRole('heading', { name: 'TEA_NEW' })).toBeTruthy();
  expect(scope().getByText(/^Another person changed this survey/)).toBeTruthy();
  expect(value('Teaser')).toBe('More tea?');
  api.answer(`POST ${all}one/`, { status: 201, body: { ...tea, version: 10 } });
  await submit();
  expect(sent<{ version: number }>(`POST ${all}one/ `).map(({ version }) => version)).toEqual([3, 9]);
});

test('what was typed is there after a look at anything else, until it is discarded', async () => {
  await visit();
  await press(/TEA_2026/);
  await press('Definition');
  await type('Teaser', 'More tea?');
  await press('New survey');
  await press(/TEA_2026/);
  await press('Definition');
  expect(value('Teaser')).toBe('More tea?');
  await press('Discard changes');
  expect(value('Teaser')).toBe('Tea <b>?');
});

test('a survey is started, paused and ended, and an ended one stays so', async () => {
  await visit();
  await press(/TEA_2026/);
  for (const [button, state, said] of [
    ['Start', 'running', 'The survey is running.'],
    ['Pause', 'paused', 'The survey is paused.'],
    ['End', 'ended', 'The survey has ended.'],
  ] as const) {
    api.answer(`POST ${all}one/state/`, { status: 201, body: { ...tea, state } });
    await press(button);
    expect(scope().getByText(said)).toBeTruthy();
  }
  expect(sent<{ state: string }>(`POST ${all}one/state/ `).map(({ state }) => state)).toEqual(['running', 'paused', 'ended']);
  expect(scope().queryByRole('button', { name: 'Start' })).toBeNull();
  await press('Definition');
  expect(scope().getByLabelText('Teaser').matches(':disabled')).toBe(true);
  expect(scope().getByText('This survey has ended, so it can no longer be changed.')).toBeTruthy();
  expect(scope().queryByRole('button', { name: 'Save survey' })).toBeNull();
});

test('a survey is deleted after a question', async () => {
  api.answer(`DELETE ${all}one/`, { status: 200 });
  await visit();
  await press(/TEA_2026/);
  await press('Delete survey');
  api.answer(`GET ${all}`, { status: 200, body: { surveys: [] } });
  await acted(() => fireEvent.click(within(scope().getByRole('dialog')).getByRole('button', { name: 'Delete survey' })));
  expect(scope().getByText('The survey is deleted.')).toBeTruthy();
  expect(scope().getByText('No survey yet.')).toBeTruthy();
});
