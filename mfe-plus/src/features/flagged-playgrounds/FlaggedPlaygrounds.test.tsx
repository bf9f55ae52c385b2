/** @jest-environment jsdom */
import type { FlaggedPlaygroundPage } from '@webdocs/contracts/api/flagged-playgrounds';
import { fireEvent, within } from '@testing-library/react';
import type { MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { acted, openingOf } from '../../../fixtures/staff-piece.tsx';
import { flaggedPlaygrounds } from './FlaggedPlaygrounds.tsx';

const root = '/api/v1/root/playgrounds/';
const one = `${root}abcdefghijkl/`;
const trap: FlaggedPlaygroundPage = {
  id: 'abcdefghijkl',
  title: 'Trap <b>',
  languages: ['html', 'js'],
  bytes: 120,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  owner: { id: 'owner', email: 'ada@example.com' },
  open_flags: 2,
  last_flagged_at: '2026-11-21T10:00:00.000Z',
  code: { html: '<script>steal()</script>', css: '', js: 'alert(1)' },
  flags: [
    { at: '2026-11-21T10:00:00.000Z', reason: 'asks for passwords', is_open: true },
    { at: '2026-11-20T11:00:00.000Z', reason: '', is_open: false },
  ],
};

const opening = openingOf(flaggedPlaygrounds);
let api: AccountApi;
let part: MountedPart;
beforeEach(() => {
  api = accountApi({
    [`GET ${root}`]: { status: 200, body: { playgrounds: [trap], total: 1 } },
    [`GET ${one}`]: { status: 200, body: trap },
  });
});
afterEach(() => part.unmount());

async function open() {
  part = await opening();
}
const scope = () => within(part.element);
const press = (name: string | RegExp) => acted(() => fireEvent.click(scope().getByRole('button', { name })));
const giveReason = (reason: string) => acted(() => fireEvent.change(scope().getByRole('textbox'), { target: { value: reason } }));

test('staff see what was reported, by whom it was shared, and the code as text that does not run', async () => {
  await open();
  expect(scope().getByRole('status').textContent).toBe('1 playground');
  await press(/Trap/);
  expect(document.activeElement?.textContent).toBe('Trap <b>');
  expect(scope().getByText(/Shared by ada@example\.com/)).toBeTruthy();
  expect(
    scope()
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['November 21, 2026 asks for passwords', 'November 20, 2026 No reason given (settled)']);
  expect([...part.element.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(['<script>steal()</script>', 'alert(1)']);
  expect(part.element.querySelector('script, b')).toBeNull();
});

test.each([
  ['Hide from readers', `POST ${one}hiding/ {"reason":"phishing"}`, '“Trap <b>” is hidden. Its owner sees the reason.'],
  ['Leave it visible', `POST ${one}settlement/ {"reason":"phishing"}`, 'The reports on “Trap <b>” are settled.'],
])('%s needs a reason, is said, and the list is asked for again', async (name, call, said) => {
  for (const path of ['hiding/', 'settlement/']) api.answer(`POST ${one}${path}`, { status: 201 });
  await open();
  await press(/Trap/);
  expect(scope().getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await giveReason('  ');
  expect(scope().getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await giveReason(' phishing ');
  api.answer(`GET ${root}`, { status: 200, body: { playgrounds: [], total: 0 } });
  await press(name);
  expect(api.calls).toContain(call);
  expect(scope().getByRole('status').textContent).toBe(said);
  expect(scope().queryByRole('button', { name: /Trap/ })).toBeNull();
});

test('what is hidden is listed apart, and can be shown again', async () => {
  const hidden = { ...trap, open_flags: 0, hidden: { at: '2026-11-22T10:00:00.000Z', reason: 'phishing' } };
  api.answer(`GET ${one}`, { status: 200, body: hidden });
  api.answer(`DELETE ${one}hiding/`, { status: 200 });
  await open();
  await press('Hidden');
  expect(api.calls.at(-1)).toBe(`GET ${root}?state=hidden&offset=0`);
  await press(/Trap/);
  expect(scope().getByText('Hidden on November 22, 2026: phishing')).toBeTruthy();
  expect(scope().queryByRole('button', { name: 'Hide from readers' })).toBeNull();
  await giveReason('a mistake');
  await press('Show again');
  expect(api.calls).toContain(`DELETE ${one}hiding/ {"reason":"a mistake"}`);
});

test('an empty queue says so', async () => {
  api.answer(`GET ${root}`, { status: 200, body: { playgrounds: [], total: 0 } });
  await open();
  expect(scope().getByRole('status').textContent).toBe('Nothing to review.');
});

test('a failed act keeps the reason, and a failed list can be asked for again', async () => {
  api.answer(`POST ${one}hiding/`, refusal(503, 'Database away'));
  await open();
  await press(/Trap/);
  await giveReason('phishing');
  await press('Hide from readers');
  expect(scope().getByRole('alert').textContent).toContain('Database away');
  expect(scope().getByRole<HTMLTextAreaElement>('textbox').value).toBe('phishing');
  await part.unmount();
  api.answer(`GET ${root}`, 'no answer');
  await open();
  expect(scope().getByRole('alert')).toBeTruthy();
  api.answer(`GET ${root}`, { status: 200, body: { playgrounds: [trap], total: 1 } });
  await acted(() => fireEvent.click(within(scope().getByRole('alert')).getAllByRole('button').at(-1) as HTMLElement));
  expect(scope().getByRole('button', { name: /Trap/ })).toBeTruthy();
});
