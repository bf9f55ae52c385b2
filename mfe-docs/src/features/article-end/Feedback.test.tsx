/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { definePart } from '@webdocs/remote-kit';
import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { mountInBrowser, type MountedPart } from '@webdocs/testing/render';
import { boilPage } from '../../../fixtures/kettle-pages.ts';
import { Feedback } from './Feedback.tsx';
import words from './words/en-US.ftl';

const url = boilPage.url;
const lifecycles = browserEntry(definePart({ component: () => <Feedback url={url} />, messages: words }));

let part: MountedPart;
let sent: Array<{ address: string; body: unknown }>;
let answers: Array<() => Promise<Response>>;

const taken = async () => ({ ok: true, status: 201, headers: new Headers(), text: async () => '' }) as Response;
const away = async () =>
  ({ ok: false, status: 503, statusText: '', headers: new Headers(), json: async () => ({ error: 'away' }) }) as unknown as Response;

beforeEach(async () => {
  sent = [];
  answers = [taken];
  globalThis.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(body)) });
    return (answers.shift() ?? taken)();
  }) as unknown as typeof fetch;
  part = await mountInBrowser(lifecycles, 'mfe-docs/page', { page: boilPage });
});
afterEach(() => part.unmount());

const scope = () => within(part.element);
const acted = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((turn) => setTimeout(turn, 20));
  });
const button = (name: string) => scope().getByRole<HTMLButtonElement>('button', { name, hidden: true });
const state = () => part.element.querySelector('section')?.getAttribute('data-state');

test('a Yes is sent once, however often it is pressed, and the thanks get the focus', async () => {
  await acted(() => {
    fireEvent.submit(button('Yes').form as HTMLFormElement);
    fireEvent.submit(button('Yes').form as HTMLFormElement);
  });
  expect(sent).toEqual([{ address: '/api/v1/pages/feedback', body: { url, vote: 'yes' } }]);
  expect(state()).toBe('thanked');
  expect(document.activeElement?.textContent).toBe('Thank you for your feedback!');
});

test('a No is sent with its reason, and cannot be sent without one', async () => {
  expect(button('Submit').disabled).toBe(true);
  await acted(() => fireEvent.click(scope().getByLabelText('Code examples not working as expected')));
  expect(button('Submit').disabled).toBe(false);
  await acted(() => fireEvent.submit(button('Submit').form as HTMLFormElement));
  expect(sent).toEqual([{ address: '/api/v1/pages/feedback', body: { url, vote: 'no', reason: 'code_examples' } }]);
  expect(state()).toBe('thanked');
});

test.each([
  ['refuses', away],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s leaves everything as it was, and the reader may try again', async (_, answer) => {
  answers = [answer, taken];
  await acted(() => fireEvent.submit(button('Yes').form as HTMLFormElement));
  expect(scope().getByRole('alert').textContent).toBe('Your answer couldn’t be sent. Please try again.');
  await acted(() => fireEvent.submit(button('Yes').form as HTMLFormElement));
  expect(scope().getByRole('alert').textContent).toBe('');
  expect(state()).toBe('thanked');
});
