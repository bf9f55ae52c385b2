/** @jest-environment jsdom */
import type { Session } from '@webdocs/contracts/events/event';
import type { PageOf } from '@webdocs/contracts/page/page';
import type { StaffAccountPage } from '@webdocs/contracts/api/staff';
import { act, fireEvent, within } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';
import { anonymous, signedInReader } from '../../../fixtures/readers.ts';

const { server, inBrowser } = remoteUnderTest();
const staffPart = inBrowser('staff');

const page: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/plus/staff', slug: 'plus/staff', pageTitle: 'Staff', noIndexing: true };
const staff = signedInReader({ isStaff: true });
const ada: StaffAccountPage = {
  id: 'id/of ada',
  email: 'ada@example.com',
  subscription_type: 'core',
  is_staff: false,
  is_superuser: false,
  suspended_at: null,
  created_at: '2026-01-05T10:00:00.000Z',
  last_active_day: null,
  collection_count: 3,
  audit: [
    {
      id: 1,
      at: '2026-02-01T09:30:00.000Z',
      by: 'staff@example.com',
      action: 'plan-corrected',
      reason: 'paid twice <b>',
      detail: { after: 'core', before: 'mdn_plus_5m', charged: false },
    },
  ],
};
const all = '/api/v1/root/accounts/';
const one = `${all}id%2Fof%20ada/`;
const queue = '/api/v1/root/playgrounds/';

/** Does it, and waits for what it led to. */
const acted = (work: () => unknown) =>
  act(async () => {
    work();
    await new Promise((turn) => setTimeout(turn));
  });

let api: AccountApi;
let part: MountedPart | undefined;
beforeEach(() => {
  api = accountApi({
    'GET /api/v1/staff/content-gaps/': { status: 200, body: { gaps: [], total: 0 } },
    'GET /api/v1/staff/answer-reports/': { status: 200, body: { helpful: 0, not_helpful: 0, reports: [], total: 0 } },
    [`GET ${all}`]: {
      status: 200,
      body: { accounts: [ada, { ...ada, id: 'b', email: 'adam@example.com', suspended_at: '2026-03-01T00:00:00Z' }] },
    },
    [`GET ${one}`]: { status: 200, body: ada },
    [`GET ${queue}`]: { status: 200, body: { playgrounds: [], total: 0 } },
    'GET /api/v1/root/newsletter/': { status: 200, body: { issues: [], total: 0 } },
    'GET /api/v1/root/mail/': { status: 200, body: { mails: [], total: 0 } },
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

async function visit(session: Session) {
  part = await mountInBrowser(staffPart, 'mfe-plus/staff', { page }, await renderOnServer(server, 'staff', { page }));
  await acted(() => part?.bus.publish('session/changed', session));
}
const callsOfAccounts = () => api.calls.filter((call) => call.includes(all));
const scope = () => within(part?.element as HTMLElement);
const press = (element: HTMLElement) => acted(() => fireEvent.click(element));
const button = (name: string | RegExp) => scope().getAllByRole('button', { name })[0] as HTMLElement;
async function find(email: string) {
  fireEvent.change(scope().getByRole('searchbox'), { target: { value: email } });
  await acted(() => fireEvent.submit(scope().getByRole('search')));
}
async function open() {
  await visit(staff);
  await find('ada');
  await press(button(/ada@example.com/));
}
const dialog = () => part?.element.querySelector('dialog') as HTMLDialogElement;
const submit = () => [...dialog().querySelectorAll('button')].find((one_) => one_.type === 'submit') as HTMLButtonElement;
const giveReason = (reason: string) =>
  act(async () => void fireEvent.change(dialog().querySelector('textarea') as HTMLElement, { target: { value: reason } }));
const check = () => press(dialog().querySelector('input[type=checkbox]') as HTMLElement);

describe('who may be here', () => {
  test('the page that all readers get holds nothing but its title', async () => {
    const element = document.createElement('div');
    element.innerHTML = await renderOnServer(server, 'staff', { page });
    expect(element.textContent).toBe('Staff');
  });

  test('a reader is told that this is for staff, and sees no form', async () => {
    await visit(signedInReader());
    expect(part?.element.textContent).toContain("403: your account doesn't have access to other accounts.");
    expect(scope().getByText('Go to the home page').getAttribute('href')).toBe('/en-US/');
    expect(part?.element.querySelector('form')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('a visitor may sign in', async () => {
    await visit(anonymous);
    expect(scope().getByText('Log in').getAttribute('href')).toBe('/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fstaff');
  });

  test('staff whom the API refuses read its words', async () => {
    api.answer(`GET ${all}`, refusal(403, 'Forbidden'));
    await visit(staff);
    await find('ada');
    expect(scope().getByRole('alert').textContent).toContain('Forbidden');
  });
});

test('staff see what readers reported, the newsletter and mail that was given up beside the accounts', async () => {
  await visit(staff);
  expect(api.calls).toContain(`GET ${queue}?state=flagged&offset=0`);
  expect(scope().getByRole('region', { name: 'Reported playgrounds' }).textContent).toContain('Nothing to review.');
  expect(scope().getByRole('region', { name: 'Newsletter' }).textContent).toContain('No issue yet.');
  expect(scope().getByRole('region', { name: 'Undelivered mail' }).textContent).toContain('Nothing was given up.');
  const links = within(scope().getByRole('navigation', { name: 'Work of staff' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Accounts',
    'Reported playgrounds',
    'Content gaps',
    'Answer reports',
    'Newsletter',
    'Undelivered mail',
    'Telemetry',
    'Ads',
    'Surveys',
  ]);
  const pages = ['telemetry', 'ads', 'surveys'].map((page) => `/en-US/plus/staff/${page}`);
  expect(links.slice(-3).map((link) => link.getAttribute('href'))).toEqual(pages);
  for (const link of links.slice(0, -3)) expect(part?.element.querySelector(String(link.getAttribute('href')))).not.toBeNull();
});

describe('finding an account', () => {
  test('shows the addresses that begin so, with their plan and whether they are suspended', async () => {
    await visit(staff);
    await find(' ada&x=1 ');
    expect(callsOfAccounts()).toEqual([`GET ${all}?email=ada%26x%3D1`]);
    expect(scope().getByText('2 accounts')).toBeTruthy();
    expect([...(part?.element.querySelectorAll('#accounts li') ?? [])].map((item) => item.textContent)).toEqual([
      'ada@example.comCore',
      'adam@example.comCoreSuspended',
    ]);
  });

  test('says that there is none, and asks nothing without an address', async () => {
    api.answer(`GET ${all}`, { status: 200, body: { accounts: [] } });
    await visit(staff);
    await find('   ');
    expect(callsOfAccounts()).toEqual([]);
    await find('<b>unknown');
    expect(scope().getByText('No account starts with “<b>unknown”. Accounts appear here after their first login.')).toBeTruthy();
  });
});

describe('an account', () => {
  test('is shown with its facts and everything that happened to it', async () => {
    await open();
    expect(document.activeElement?.textContent).toBe('Account ada@example.com');
    expect([...(part?.element.querySelectorAll('dl div') ?? [])].map((fact) => fact.textContent)).toEqual([
      'PlanCore',
      'StatusActive',
      'Member sinceJanuary 5, 2026',
      'Last activeNever',
      'Collections3',
      'RolesReader',
    ]);
    expect([...(part?.element.querySelectorAll('tbody td') ?? [])].map((cell) => cell.textContent)).toEqual([
      '2026-02-01 09:30',
      'staff@example.com',
      'plan-correctedmdn_plus_5m → corecharged: false',
      'paid twice <b>',
    ]);
    expect(part?.element.querySelector('td b')).toBeNull();
  });

  test.each([
    ['Suspend', `POST ${one}suspension/ {"reason":"spam"}`],
    ['Delete the account', `POST ${one}deletion/ {"reason":"spam"}`],
  ])('%s needs a reason and a check of the account', async (name, call) => {
    for (const path of ['suspension/', 'deletion/']) api.answer(`POST ${one}${path}`, { status: 200 });
    await open();
    await press(button(name));
    expect(submit().disabled).toBe(true);
    await giveReason('   ');
    await check();
    expect(submit().disabled).toBe(true);
    await giveReason(' spam ');
    expect(submit().disabled).toBe(false);
    await press(submit());
    expect(api.calls).toContain(call);
  });

  test('that is suspended can be let in again', async () => {
    api.answer(`GET ${one}`, { status: 200, body: { ...ada, suspended_at: '2026-03-01T00:00:00Z' } });
    api.answer(`DELETE ${one}suspension/`, { status: 200 });
    await open();
    expect(part?.element.querySelector('dl')?.textContent).toContain('Suspended on March 1, 2026');
    await press(button('Lift the suspension'));
    await giveReason('a mistake');
    await check();
    api.answer(`GET ${one}`, { status: 200, body: ada });
    await press(submit());
    expect(api.calls).toContain(`DELETE ${one}suspension/ {"reason":"a mistake"}`);
    expect(part?.element.querySelector('dl')?.textContent).toContain('StatusActive');
    expect(scope().getByText('Done.')).toBeTruthy();
  });

  test('gets another plan only where it is another', async () => {
    api.answer(`POST ${one}plan/`, { status: 200 });
    await open();
    api.answer(`GET ${one}`, { status: 200, body: { ...ada, subscription_type: 'mdn_plus_10y' } });
    await press(button('Change plan manually'));
    await giveReason('paid by letter');
    await check();
    expect(submit().disabled).toBe(true);
    await act(async () => void fireEvent.change(dialog().querySelector('select') as HTMLElement, { target: { value: 'mdn_plus_10y' } }));
    await press(submit());
    expect(api.calls).toContain(`POST ${one}plan/ {"plan":"mdn_plus_10y","reason":"paid by letter"}`);
    expect(part?.element.querySelector('dl')?.textContent).toContain('Supporter 10, yearly');
    expect(part?.element.querySelector('#accounts li')?.textContent).toBe('ada@example.comSupporter 10, yearly');
  });

  test('that is deleted is gone from the page, and this is said', async () => {
    api.answer(`POST ${one}deletion/`, { status: 200 });
    await open();
    await press(button('Delete the account'));
    await giveReason('asked by letter');
    await check();
    await press(submit());
    expect(scope().getByText('The account ada@example.com is deleted.')).toBeTruthy();
    expect(part?.element.querySelector('dl')).toBeNull();
    expect(scope().getByText('1 account')).toBeTruthy();
  });

  test('stays as it was where the action fails, and so does the reason', async () => {
    api.answer(`POST ${one}suspension/`, refusal(403, 'Staff cannot be suspended'));
    await open();
    await press(button('Suspend'));
    await giveReason('spam');
    await check();
    await press(submit());
    expect(dialog().textContent).toContain('Staff cannot be suspended');
    expect((dialog().querySelector('textarea') as HTMLTextAreaElement).value).toBe('spam');
    await press(within(dialog()).getAllByRole('button', { name: 'Cancel', hidden: true })[0] as HTMLElement);
    expect(part?.element.querySelector('dialog')).toBeNull();
    expect(api.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });
});
