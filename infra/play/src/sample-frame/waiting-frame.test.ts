/** @jest-environment jsdom */
import type { RunOrder } from '@webdocs/contracts/samples/runner-messages';

const run = jest.fn<void, [RunOrder, MessagePort]>();
jest.mock('./run-by-port.ts', () => ({ runByPort: (...words: [RunOrder, MessagePort]) => run(...words) }));
const site = 'https://docs.example';
const page = { postMessage: jest.fn() };
const order = { typ: 'run', version: 2, code: { js: 'pour()' }, theme: 'light', lang: 'en-US', isGuarded: false, isTyped: false };

beforeAll(async () => {
  const script = document.createElement('script');
  script.dataset['waiting'] = JSON.stringify({ siteOrigins: [site], looks: {}, guardAddress: '/guard.js', wabtAddress: '/wabt.js' });
  document.head.append(script);
  Object.defineProperty(document, 'currentScript', { value: script });
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
  await import('./waiting-frame.ts');
});
beforeEach(() => run.mockClear());

function arrives(data: unknown, { origin = site, source = page as unknown, ports = [{} as MessagePort] } = {}): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperties(event, { source: { value: source }, ports: { value: ports } });
  window.dispatchEvent(event);
}

test('a frame says that it waits, and nothing else is in its document', () => {
  expect(page.postMessage.mock.calls).toEqual([[{ typ: 'waiting', version: 2 }, '*']]);
  expect(document.querySelector('script')).toBeNull();
});

test('code of another site, of another window, without a port or of another version is not taken', () => {
  arrives(order, { origin: 'https://elsewhere.example' });
  arrives(order, { origin: 'null' });
  arrives(order, { source: window });
  arrives(order, { source: null });
  arrives(order, { ports: [] });
  arrives({ ...order, version: 1 });
  expect(run).not.toHaveBeenCalled();
});

test('it holds up its thread where it is asked to, and says when it has', () => {
  page.postMessage.mockClear();
  arrives({ typ: 'hold', version: 2 });
  expect(page.postMessage.mock.calls).toEqual([[{ typ: 'held', version: 2 }, '*']]);
});

const answered = { ok: true, type: 'basic' };
test.each([
  ['what code may need is here', async (address: string) => (address === '/wabt.js' ? { ok: false, type: 'opaque' } : answered), ['kept']],
  ['a part of it is missing', async () => ({ ok: false, type: 'basic' }), []],
  ['the network is gone', () => Promise.reject(new TypeError('no network')), []],
])('asked to be kept, it says so where all of it is here: %s', async (_, answer, said) => {
  page.postMessage.mockClear();
  Object.assign(window, { fetch: jest.fn(answer) });
  arrives({ typ: 'keep', version: 2 });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(page.postMessage.mock.calls.map(([{ typ }]) => typ as string)).toEqual(said);
});

test('it takes the code of its page once: an order that is sent again finds no one', () => {
  arrives(order);
  arrives(order);
  expect(run).toHaveBeenCalledTimes(1);
  expect(run.mock.calls[0]?.[0]).toEqual(order);
});
