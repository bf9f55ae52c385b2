/** @jest-environment jsdom */
import type { PageOf } from '@webdocs/contracts/page/page';
import { act, fireEvent } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';

const { server, inBrowser } = remoteUnderTest();
const newsletterPart = inBrowser('newsletter');

const page: PageOf<'Spa'> = { renderer: 'Spa', url: '/fr/newsletter', slug: 'newsletter', pageTitle: 'Newsletter' };
const english = { ...page, url: '/en-US/newsletter' };
const call = 'POST /api/v1/newsletter';

/** Does it, and waits for what it led to. */
const acted = (work: () => unknown) =>
  act(async () => {
    work();
    await new Promise((turn) => setTimeout(turn));
  });

let api: AccountApi;
let part: MountedPart | undefined;
beforeEach(() => {
  api = accountApi({ [call]: { status: 201, body: { subscribed: true } } });
});
afterEach(async () => {
  await part?.unmount();
  part = undefined;
});

async function served(shown = english) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'newsletter', { page: shown });
  return element;
}
async function visit() {
  part = await mountInBrowser(newsletterPart, 'mfe-plus/newsletter', { page: english }, (await served()).innerHTML);
}
const form = () => part?.element.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const button = () => form().querySelector('button') as HTMLButtonElement;
const settled = () => act(() => new Promise<void>((turn) => setTimeout(turn)));
async function signUp(email: string) {
  fireEvent.change(field('email'), { target: { value: email } });
  fireEvent.click(field('privacy'));
  await acted(() => fireEvent.submit(form()));
}

test('the form asks for an address and for a yes to the privacy notice, and waits for the script', async () => {
  const element = await served();
  const inputs = [...element.querySelectorAll('input')].map(({ name, type, required, disabled }) => [name, type, required, disabled]);
  expect(inputs).toEqual([
    ['email', 'email', true, false],
    ['privacy', 'checkbox', true, false],
  ]);
  expect(element.querySelector('button')?.disabled).toBe(true);
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en-US/about/privacy');
  expect((await served(page)).querySelector('h1')?.textContent).toContain('Restez informé');
});

test('coming alive changes nothing but the button', async () => {
  await visit();
  expect(part?.reports).toEqual([]);
  expect(button().disabled).toBe(false);
  expect(button().textContent).toBe('Sign up now');
});

test('an address is signed up, and the reader thanked', async () => {
  await visit();
  const release = api.hold(call);
  await signUp(' reader@example.com ');
  await settled();
  expect([field('email').disabled, field('privacy').disabled, button().disabled]).toEqual([true, true, true]);
  await acted(() => fireEvent.submit(form()));
  release();
  await settled();
  expect(api.calls).toEqual(['POST /api/v1/newsletter {"email":"reader@example.com"}']);
  const thanks = part?.element.querySelector('[role=status]');
  expect(thanks?.textContent).toContain('Thanks!');
  expect(document.activeElement).toBe(thanks);
  expect(part?.element.querySelector('form')).toBeNull();
});

test.each([refusal(400, 'email: must be an e-mail address'), refusal(501, 'Not Implemented'), 'no answer' as const])(
  'a failure (%j) is on the button, and the form can be used again with what was typed',
  async (answer) => {
    api.answer(call, answer);
    await visit();
    await signUp('reader@example.com');
    await settled();
    expect(button().textContent).toBe('Something went wrong, try again');
    expect(document.activeElement).toBe(button());
    expect([field('email').disabled, field('privacy').disabled, button().disabled]).toEqual([false, false, false]);
    expect([field('email').value, field('privacy').checked]).toEqual(['reader@example.com', true]);
    api.answer(call, { status: 201, body: { subscribed: true } });
    await acted(() => fireEvent.submit(form()));
    await settled();
    expect(part?.element.textContent).toContain('Thanks!');
  },
);
