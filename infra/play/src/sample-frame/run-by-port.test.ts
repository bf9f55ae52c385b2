/** @jest-environment jsdom */
import { runnerVersion, type MessageByPort, type RunOrder } from '@webdocs/contracts/samples/runner-messages';
import { runByPort } from './run-by-port.ts';

const looks = { plain: '', example: '', choice: '' };
const facts = { siteOrigins: [], guardAddress: '/nowhere/guard.js', wabtAddress: '', sharedAssets: false, looks };
const order: RunOrder = {
  typ: 'run',
  version: runnerVersion,
  // With a color of its own, so that it follows no theme: jsdom has no `matchMedia`.
  code: { html: '<input id="cup">', css: 'input { color: teal }' },
  theme: 'light',
  lang: 'en-US',
  isGuarded: false,
  isTyped: false,
};

async function running(more: Partial<RunOrder> = {}) {
  const told: MessageByPort[] = [];
  const port = { postMessage: (message: MessageByPort) => told.push(message) } as unknown as MessagePort;
  await runByPort({ ...order, ...more }, port, facts);
  return { told, port };
}
const cup = () => document.querySelector<HTMLInputElement>('#cup');

test('where loops are to be counted and what counts them did not load, nothing runs', async () => {
  const { told } = await running({ isGuarded: true });
  expect([told, cup()]).toEqual([[{ typ: 'unguarded' }], null]);
});

test('only the browser itself says that the document goes: code that says so is silent as before', async () => {
  const { told, port } = await running();
  expect(cup()).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  port.onmessage?.({ data: { typ: 'ping' } } as MessageEvent);
  expect(told.map(({ typ }) => typ).filter((typ) => typ !== 'ready')).toEqual(['pong']);
});

test('code that is typed does not take the focus of its reader', async () => {
  await running({ isTyped: true });
  cup()?.focus();
  expect(document.activeElement).toBe(document.body);
});
