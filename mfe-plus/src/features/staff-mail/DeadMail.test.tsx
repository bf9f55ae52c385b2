/** @jest-environment jsdom */
import type { DeadMail } from '@webdocs/contracts/api/dead-mail';
import { fireEvent, within } from '@testing-library/react';
import type { MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { acted, openingOf } from '../../../fixtures/staff-piece.tsx';
import { deadMail } from './DeadMail.tsx';

const root = '/api/v1/root/mail/';
const mail = (id: string, more: Partial<DeadMail> = {}): DeadMail => ({
  id,
  kind: 'newsletter',
  recipient: `${id}@example.com`,
  subject: `News <b> ${id}`,
  attempts: 3,
  queued_at: '2026-11-20T10:00:00.000Z',
  died_at: '2026-11-22T10:00:00.000Z',
  cause: '550 5.1.1 unknown',
  may_have_arrived: false,
  ...more,
});

const opening = openingOf(deadMail);
let api: AccountApi;
let part: MountedPart;
beforeEach(() => {
  api = accountApi({
    [`GET ${root}`]: { status: 200, body: { mails: [mail('ada'), mail('bob', { kind: 'digest', may_have_arrived: true })], total: 2 } },
  });
});
afterEach(() => part.unmount());

async function open(): Promise<void> {
  part = await opening();
}
const scope = () => within(part.element);
const press = (name: string) => acted(() => fireEvent.click(scope().getByRole('button', { name })));
const said = () => scope().getByRole('status').textContent;
const items = () => scope().getAllByRole('listitem');

test('staff see to whom mail did not go, why, and whether it may have arrived', async () => {
  await open();
  expect(said()).toBe('Given up: 2');
  expect(items()[0]?.textContent).toMatch(
    /^News <b> ada Newsletterada@example.com · November 22, 2026 · Attempts: 3550 5.1.1 unknownSend againDelete$/,
  );
  expect(items()[1]?.textContent).toContain('It may have arrived all the same.');
  expect(items()[1]?.textContent).toMatch(/^News <b> bob Digest/);
  expect(part.element.querySelector('b')).toBeNull();
});

test.each([
  ['Send again: “News <b> ada” to ada@example.com', `POST ${root}ada/retry/`, 'Mail to ada@example.com is being sent again.'],
  ['Delete: “News <b> ada” to ada@example.com', `DELETE ${root}ada/`, 'Mail to ada@example.com is deleted.'],
])('%s', async (name, call, words) => {
  api.answer(call, { status: 200 });
  await open();
  await press(name);
  expect(api.calls).toContain(call);
  expect(said()).toBe(words);
  expect(items()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Undelivered mail');
});

test('what fails is said, and the mail stays in the list', async () => {
  api.answer(`DELETE ${root}ada/`, refusal(404, 'There is no such dead mail'));
  await open();
  await press('Delete: “News <b> ada” to ada@example.com');
  expect(scope().getByRole('alert').textContent).toContain('There is no such dead mail');
  expect(items()).toHaveLength(2);
});

test('more than fit on a page come by pressing', async () => {
  api.answer(`GET ${root}`, { status: 200, body: { mails: [mail('ada')], total: 2 } });
  await open();
  api.answer(`GET ${root}`, { status: 200, body: { mails: [mail('bob')], total: 2 } });
  await press('Show more');
  expect(api.calls.at(-1)).toBe(`GET ${root}?offset=1`);
  expect(items()).toHaveLength(2);
});

test('without dead mail it says so', async () => {
  api.answer(`GET ${root}`, { status: 200, body: { mails: [], total: 0 } });
  await open();
  expect(said()).toBe('Nothing was given up.');
});
