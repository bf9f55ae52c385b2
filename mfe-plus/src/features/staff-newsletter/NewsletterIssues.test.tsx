/** @jest-environment jsdom */
import type { Issue } from '@webdocs/contracts/api/newsletter-issues';
import { fireEvent, within } from '@testing-library/react';
import type { MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { acted, openingOf } from '../../../fixtures/staff-piece.tsx';
import { newsletterIssues } from './NewsletterIssues.tsx';

const root = '/api/v1/root/newsletter/';
const draft: Issue = {
  id: 'one',
  subject: 'First <b>',
  text: 'Hello',
  locale: 'en-US',
  locales: ['fr'],
  state: 'draft',
  version: 3,
  written_by: 'ada@example.com',
  changed_at: '2026-11-20T10:00:00.000Z',
  started_at: null,
  ended_at: null,
  readers: 1200,
  sent: 0,
  waiting: 0,
  dead: 0,
};
const sending: Issue = { ...draft, state: 'sending', version: 4, started_at: '2026-11-21T10:00:00.000Z', sent: 300, waiting: 100 };
const paused: Issue = { ...sending, state: 'paused', version: 5, waiting: 0, sent: 400 };

const opening = openingOf(newsletterIssues);
let api: AccountApi;
let part: MountedPart;
const answers = (issue: Issue) => {
  api.answer(`GET ${root}`, { status: 200, body: { issues: [issue], total: 1 } });
  api.answer(`GET ${root}one/`, { status: 200, body: issue });
};
beforeEach(() => {
  api = accountApi();
  answers(draft);
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
afterEach(() => part.unmount());

async function open(): Promise<void> {
  part = await opening();
}
const scope = () => within(part.element);
const button = (name: string | RegExp) => scope().getAllByRole('button', { name, hidden: true })[0] as HTMLButtonElement;
const press = (name: string | RegExp) => acted(() => fireEvent.click(button(name)));
const field = (label: string) => scope().getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const type = (label: string, value: string) => acted(() => fireEvent.change(field(label), { target: { value } }));
const said = () => scope().getAllByRole('status')[0]?.textContent;
const dialog = () => within(part.element.querySelector('dialog') as HTMLDialogElement);
async function confirm(name: string): Promise<void> {
  const submit = dialog().getByRole<HTMLButtonElement>('button', { name, hidden: true });
  expect(submit.disabled).toBe(true);
  await acted(() => fireEvent.click(dialog().getByRole('checkbox', { hidden: true })));
  await acted(() => fireEvent.submit(part.element.querySelector('dialog form') as HTMLFormElement));
}

test('a first issue is written and saved, and stays in the form in which it was written', async () => {
  api.answer(`GET ${root}`, { status: 200, body: { issues: [], total: 0 } });
  api.answer(`POST ${root}`, { status: 201, body: { ...draft, locales: ['fr'], version: 1 } });
  await open();
  expect(said()).toBe('No issue yet.');
  await press('New issue');
  await type('Subject', 'First <b>');
  await type('Text', 'Hello');
  await acted(() => fireEvent.click(scope().getByRole('checkbox', { name: 'Français' })));
  const before = field('Subject');
  await acted(() => fireEvent.submit(before.form as HTMLFormElement));
  expect(api.calls).toContain(`POST ${root} {"subject":"First <b>","text":"Hello","locale":"en-US","locales":["fr"]}`);
  expect(said()).toBe('The draft is saved.');
  expect(field('Subject')).toBe(before);
  expect(part.element.querySelector('b')).toBeNull();
});

test('what is shown, tested and sent is what was saved', async () => {
  api.answer(`POST ${root}one/`, { status: 201, body: { ...draft, text: 'Hello all', version: 4 } });
  api.answer(`POST ${root}one/test/`, { status: 201, body: { to: 'me@example.com' } });
  await open();
  await press(/First/);
  expect(scope().getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(`${root}one/preview/?form=html`);
  await type('Text', 'Hello all');
  expect(scope().queryByRole('link', { name: 'Preview' })).toBeNull();
  expect(scope().queryByRole('button', { name: 'Send me a test' })).toBeNull();
  await acted(() => fireEvent.submit(field('Text').form as HTMLFormElement));
  expect(api.calls).toContain(`POST ${root}one/ {"subject":"First <b>","text":"Hello all","locale":"en-US","locales":["fr"],"version":3}`);
  await press('Send me a test');
  expect(said()).toBe('A test is on its way to me@example.com.');
});

test.each([
  ['a session that ended', refusal(401, 'Unauthorized'), 'Unauthorized'],
  ['a colleague who was faster', refusal(409, 'This issue was changed by another person since you opened it'), 'changed by another person'],
  ['a site in trouble', refusal(500, 'Internal Server Error'), 'Internal Server Error'],
  ['a time-out', 'no answer' as const, 'Failed to fetch'],
])('%s loses nothing that was typed, also while another issue is looked at', async (_, answer, words) => {
  api.answer(`POST ${root}one/`, answer);
  await open();
  await press(/First/);
  await type('Text', 'An hour of work');
  await acted(() => fireEvent.submit(field('Text').form as HTMLFormElement));
  expect(scope().getByRole('alert').textContent).toContain(words);
  await press('New issue');
  expect(field('Text').value).toBe('');
  await press(/First/);
  expect(field('Text').value).toBe('An hour of work');
  // And the version is still the one that it was typed over.
  await acted(() => fireEvent.submit(field('Text').form as HTMLFormElement));
  expect(api.calls.at(-1)).toContain('"version":3');
});

test('who discards what was typed has what is saved now before them', async () => {
  await open();
  await press(/First/);
  await type('Text', 'Mine');
  answers({ ...draft, text: 'Theirs', version: 9 });
  await press('Discard changes');
  expect(field('Text').value).toBe('Theirs');
});

test('sending asks first, names how many get it, and shows how far it is', async () => {
  api.answer(`POST ${root}one/sending/`, { status: 201, body: sending });
  await open();
  await press(/First/);
  await press('Send');
  expect(dialog().getByText(/Readers who get this issue: 1,200/)).toBeTruthy();
  await confirm('Send');
  expect(api.calls).toContain(`POST ${root}one/sending/ {"version":3}`);
  expect(scope().getByText('Sent: 300 of 1,200')).toBeTruthy();
  expect(scope().getByRole<HTMLProgressElement>('progressbar').value).toBe(300);
  expect(scope().queryByLabelText('Subject')).toBeNull();
});

test('an issue is paused, gone on with and stopped', async () => {
  answers(sending);
  api.answer(`DELETE ${root}one/sending/`, { status: 200, body: paused });
  api.answer(`POST ${root}one/sending/`, { status: 201, body: { ...sending, version: 6 } });
  api.answer(`POST ${root}one/stop/`, {
    status: 201,
    body: { ...sending, state: 'stopped', version: 7, ended_at: '2026-11-22T10:00:00.000Z' },
  });
  await open();
  await press(/First/);
  await press('Pause');
  await press('Continue sending');
  expect(api.calls).toContain(`POST ${root}one/sending/ {"version":5}`);
  await press('Stop for good');
  await confirm('Stop for good');
  expect(scope().getAllByText(/Stopped/).length).toBeGreaterThan(0);
  expect(scope().queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a refusal to send is said in the dialog, and the draft stays', async () => {
  api.answer(`POST ${root}one/sending/`, refusal(409, 'No reader of these languages has confirmed an address'));
  await open();
  await press(/First/);
  await press('Send');
  await confirm('Send');
  expect(dialog().getByRole('alert', { hidden: true }).textContent).toContain('No reader of these languages');
  await acted(() => fireEvent.click(dialog().getAllByRole('button', { name: 'Cancel', hidden: true })[0] as HTMLElement));
  expect(field('Text').value).toBe('Hello');
});

test('a draft that is deleted is gone from the list', async () => {
  api.answer(`DELETE ${root}one/`, { status: 200 });
  await open();
  await press(/First/);
  await press('Delete draft');
  api.answer(`GET ${root}`, { status: 200, body: { issues: [], total: 0 } });
  await confirm('Delete draft');
  expect(said()).toBe('The draft is deleted.');
  expect(scope().queryByRole('button', { name: /First/ })).toBeNull();
});

test('a list that cannot be read is asked for again', async () => {
  api.answer(`GET ${root}`, refusal(503, 'Database away'));
  await open();
  expect(scope().getByRole('alert').textContent).toContain('Database away');
  answers(draft);
  await press('Again');
  expect(said()).toBe('Issues: 1');
});
