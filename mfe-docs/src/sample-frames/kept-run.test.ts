/** @jest-environment jsdom */
import type { MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';
import { keptRun } from './kept-run.ts';

class Port {
  onmessage?: (event: { readonly data: unknown }) => void;
  other?: Port;
  closed = false;
  postMessage(data: unknown): void {
    if (!this.closed && !this.other?.closed) this.other?.onmessage?.({ data });
  }
  close(): void {
    this.closed = true;
  }
}
beforeAll(() => {
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = new Port();
      readonly port2 = new Port();
      constructor() {
        this.port1.other = this.port2;
        this.port2.other = this.port1;
      }
    },
  });
});
beforeEach(() => document.body.replaceChildren());

async function started(isWanted = true) {
  const told: MessageFromFrame[] = [];
  const opened: string[] = [];
  const orders: Array<{ readonly data: unknown; readonly origin: string; readonly port: Port }> = [];
  const frame = document.body.appendChild(document.createElement('iframe'));
  const run = await keptRun({
    origin: 'http://play.localhost:3000',
    samples: { print: '0123456789ab', media: async () => undefined },
    code: { js: 'pour()' },
    theme: 'dark',
    lang: 'fr',
    isWanted: () => isWanted,
    open: (address) => (opened.push(address), frame),
    take: (message) => told.push(message),
  });
  const inner = frame.contentWindow as Window;
  jest.spyOn(inner, 'postMessage').mockImplementation(((data: unknown, origin: string, [port]: [Port]) => {
    orders.push({ data, origin, port });
  }) as never);
  const waits = (origin = new URL(opened[0] ?? 'http://none').origin, source: Window = inner) => {
    const event = new MessageEvent('message', { data: { typ: 'waiting', version: 2 }, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { run, told, opened, orders, waits };
}

test('samples of a page run beside each other, each at a host of its own', async () => {
  const [first, second] = [await started(), await started()];
  const hosts = [first, second].map(({ opened }) => new URL(opened[0] ?? '').host);
  expect(new Set(hosts).size).toBe(2);
  for (const host of hosts) expect(host).toMatch(/^kept-\d\.play\.localhost:3000$/);
  expect(new URL(first.opened[0] ?? '').search).toBe('?port=2&kept=0123456789ab');
});

test('its page is given the code once, and no other window is', async () => {
  const { orders, waits } = await started();
  waits('https://elsewhere.example');
  waits(undefined, window);
  expect(orders).toEqual([]);
  waits();
  waits();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.data).toMatchObject({
    typ: 'run',
    code: { js: 'pour()' },
    theme: 'dark',
    lang: 'fr',
    isGuarded: true,
    tellsCalls: true,
  });
});

test('what the code says arrives, what is none of it does not, and it hears what the page says', async () => {
  const { run, orders, told, waits } = await started();
  waits();
  const port = orders[0]?.port as Port;
  for (const data of [{ typ: 'ready' }, { typ: 'prints', prints: [] }, 'x', null, { typ: 'console', prop: 'log', args: [1] }])
    port.postMessage(data);
  expect(told).toEqual([{ typ: 'ready' }, { typ: 'console', prop: 'log', args: [1] }]);
  const heard: unknown[] = [];
  port.onmessage = ({ data }) => heard.push(data);
  run?.tell({ typ: 'theme', theme: 'light' });
  run?.close();
  run?.tell({ typ: 'ping' });
  expect(heard).toEqual([{ typ: 'theme', theme: 'light' }]);
});

test('code that another run has taken the place of meanwhile is not shown', async () => {
  const { run, opened } = await started(false);
  expect([run, opened]).toEqual([undefined, []]);
});
