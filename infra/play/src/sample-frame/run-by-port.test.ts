/** @jest-environment jsdom */
import { deserialize, serialize } from 'node:v8';
import { runnerVersion, type MessageByPort, type RunOrder } from '@webdocs/contracts/samples/runner-messages';
import { runByPort } from './run-by-port.ts';

const looks = { plain: '', example: '', choice: '' };
const facts = { siteOrigins: [], guardAddress: '/nowhere/guard.js', wabtAddress: '', sharedAssets: false, isKept: false, looks };
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

test('code of a document tells each call of the console by itself, and what checks read of it is there', async () => {
  // jsdom has none.
  Object.assign(window, { structuredClone: (value: unknown): unknown => deserialize(serialize(value)) });
  const { told, port } = await running({ tellsCalls: true });
  console.log('tea', { cups: 2 }, () => 1);
  expect(told).toContainEqual({
    typ: 'console',
    prop: 'log',
    args: ['tea', { cups: 2 }, { _MDNPlaySerializedObject: '() => 1' }],
  });
  port.onmessage?.({ data: { typ: 'check', checks: ['printed.some((line) => line.startsWith("tea"))'] } } as MessageEvent);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told.at(-1)).toEqual({ typ: 'mark', index: 0, outcome: 'done' });
  expect(told.some(({ typ }) => typ === 'prints')).toBe(false);
});
