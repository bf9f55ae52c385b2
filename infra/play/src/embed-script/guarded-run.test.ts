/** @jest-environment jsdom */
import { runnerVersion, type RunOrder } from '@webdocs/contracts/samples/runner-messages';
import { guardedRunIn } from './guarded-run.ts';

interface Port {
  onmessage?: (event: { readonly data: unknown }) => void;
  readonly sent: unknown[];
  readonly postMessage: (message: unknown) => void;
  isClosed?: boolean;
  readonly close: () => void;
}
const ports: Port[] = [];
class OneChannel {
  readonly port1 = portOf();
  readonly port2 = {};
}
function portOf(): Port {
  const port: Port = { sent: [], postMessage: (message) => port.sent.push(message), close: () => (port.isClosed = true) };
  ports.push(port);
  return port;
}

beforeEach(() => {
  jest.useFakeTimers();
  ports.length = 0;
  Object.assign(globalThis, { MessageChannel: OneChannel });
  let names = 0;
  crypto.randomUUID = () => `visit-${(names += 1)}` as ReturnType<Crypto['randomUUID']>;
});
afterEach(() => jest.useRealTimers());

function begun() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const told: unknown[] = [];
  const runner = guardedRunIn(place, {
    origin: 'http://play.localhost:3000',
    lang: 'fr',
    title: 'Result',
    onRunning: () => told.push('running'),
    onStopped: (stopped, count) => told.push([stopped, count]),
    onNoModule: (name) => told.push(`no ${name}`),
    onEnd: (why) => told.push(why),
  });
  runner.run({ js: 'pour()', srcPrefix: '/fr/docs/Web' }, 'dark');
  const frame = place.querySelector('iframe') as HTMLIFrameElement;
  const orders: Array<[RunOrder, string]> = [];
  (frame.contentWindow as Window).postMessage = (message: RunOrder, target: unknown) => void orders.push([message, String(target)]);
  return { place, told, runner, frame, orders };
}

function hear(source: Window | null, origin: string, data: unknown): void {
  window.dispatchEvent(new MessageEvent('message', { source, origin, data }));
  jest.advanceTimersByTime(0);
}
const waiting = { typ: 'waiting', version: runnerVersion };

test('code has a host made up for the run, and no right to the page around, to windows, dialogs or downloads', () => {
  const { frame, place, runner } = begun();
  expect(frame.src).toBe('http://visit-1.play.localhost:3000/fr/docs/Web/runner.html?port=2&embedded=');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-pointer-lock');
  runner.run({ js: 'pour()' }, 'light');
  const frames = place.querySelectorAll('iframe');
  expect([frames.length, frames[0]?.src.startsWith('http://visit-2.')]).toEqual([1, true]);
});

test('it is handed over to that frame alone, at its own host, with its loops counted', () => {
  const { frame, orders } = begun();
  hear(window, 'http://visit-1.play.localhost:3000', waiting);
  hear(frame.contentWindow, 'https://evil.example', waiting);
  hear(frame.contentWindow, 'http://visit-1.play.localhost:3000', { typ: 'waiting', version: 1 });
  expect(orders).toEqual([]);
  hear(frame.contentWindow, 'http://visit-1.play.localhost:3000', waiting);
  expect(orders).toHaveLength(1);
  const [order, target] = orders[0] as [RunOrder, string];
  expect(target).toBe('http://visit-1.play.localhost:3000');
  expect(order).toMatchObject({ typ: 'run', code: { js: 'pour()' }, theme: 'dark', lang: 'fr', isGuarded: true });
});

/** The frame has its code, and a port. */
function running() {
  const all = begun();
  hear(all.frame.contentWindow, new URL(all.frame.src).origin, waiting);
  const port = ports.at(-1) as Port;
  const say = (data: unknown) => port.onmessage?.({ data });
  return { ...all, port, say };
}

test('the reader hears that it runs, and which line was stopped', () => {
  const { told, say, frame } = running();
  say({ typ: 'ready' });
  expect(frame.hasAttribute('data-coming')).toBe(false);
  say({ typ: 'stopped', place: { part: 'js', line: 3 }, count: 2000 });
  expect(told).toEqual(['running', [{ part: 'js', line: 3 }, 2000]]);
});

test('code that imports gets the modules of the site alone, and the reader hears which one is missing', () => {
  const { runner, place } = begun();
  runner.run({ js: 'import "tea"' }, 'light');
  expect(place.querySelector('iframe')?.src).toBe('http://visit-2.play.localhost:3000/runner.html?port=2&modules=&embedded=');
  const { told, say } = running();
  say({ typ: 'no-module', problem: 'refused', name: 'tea' });
  expect(told).toEqual(['no tea']);
});

test('what says nothing for five seconds is removed; what answers, goes, or cannot be seen lives', () => {
  const { told, say, place } = running();
  say({ typ: 'ready' });
  for (let second = 0; second < 20; second += 1) {
    jest.advanceTimersByTime(1000);
    say({ typ: 'pong' });
  }
  expect(place.querySelector('iframe')).not.toBeNull();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  jest.advanceTimersByTime(60_000);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  expect(told).toEqual(['running']);
  jest.advanceTimersByTime(6000);
  expect(told).toEqual(['running', 'silent']);
  expect(place.querySelector('iframe')).toBeNull();
});

test('a flood of messages ends it, by the port or to the window of the page, also from frames that are gone', () => {
  const { told, say } = running();
  for (let i = 0; i < 1001; i += 1) say({ typ: 'prints', prints: [], left: 0 });
  expect(told).toEqual(['flooded']);
  for (const gone of [false, true]) {
    const { told: toldNow, frame } = running();
    const source = gone ? null : frame.contentWindow;
    for (let i = 0; i < 301; i += 1) hear(source, new URL(frame.src).origin, 'more');
    expect(toldNow).toEqual(['flooded']);
  }
});

test('what the page around sends, at any rate, is neither read nor counted', () => {
  const around = { parent: undefined as unknown };
  around.parent = around;
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue(around as Window);
  const { told, frame } = running();
  for (let i = 0; i < 1000; i += 1) window.dispatchEvent(messageOf(around, 'https://blog.example'));
  expect(told).toEqual([]);
  expect(frame.isConnected).toBe(true);
  parent.mockRestore();
});

/** Of a window that jsdom did not make. */
function messageOf(source: unknown, origin: string): MessageEvent {
  const event = new MessageEvent('message', { origin });
  Object.defineProperty(event, 'source', { value: source });
  Object.defineProperty(event, 'data', {
    get: () => {
      throw new Error('it was read');
    },
  });
  return event;
}

test('messages that make the page work for more than half of a second end it', () => {
  const { told, port } = running();
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const large = {
    get data() {
      now += 60;
      return { typ: 'prints' };
    },
  };
  for (let i = 0; i < 9; i += 1) port.onmessage?.(large);
  clock.mockRestore();
  expect(told).toEqual(['flooded']);
});

test('a frame that does not come is given up, and the reader is told', () => {
  const { told, place } = begun();
  jest.advanceTimersByTime(10_000);
  expect([told, place.childElementCount]).toEqual([['away'], 0]);
});

test('a frame that cannot count loops runs nothing', () => {
  const { told, place, say, port } = running();
  say({ typ: 'unguarded' });
  expect([told, place.childElementCount, port.isClosed]).toEqual([['away'], 0, true]);
});

test('a page that loads itself again is given its code again, on a port of its own', () => {
  const { frame, orders, port, say, told } = running();
  say({ typ: 'leaving' });
  jest.advanceTimersByTime(9000);
  expect(told).toEqual([]);
  hear(frame.contentWindow, 'http://visit-1.play.localhost:3000', waiting);
  expect([port.isClosed, orders.length]).toEqual([true, 1]);
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  expect(orders).toHaveLength(2);
  (ports.at(-1) as Port).onmessage?.({ data: { typ: 'ready' } });
  jest.advanceTimersByTime(1000);
  expect(told).toEqual(['running']);
});

test('code that puts another page in the place of its own is ended, and the reader is told, before it was ready too', () => {
  const loaded = running();
  loaded.say({ typ: 'leaving' });
  loaded.frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(500);
  expect([loaded.told, loaded.place.childElementCount]).toEqual([['left'], 0]);
  const silent = running();
  silent.say({ typ: 'leaving' });
  jest.advanceTimersByTime(10_000);
  expect([silent.told, silent.place.childElementCount]).toEqual([['left'], 0]);
});

test('only where its document has gone is a frame heard again', () => {
  const { frame, orders } = running();
  hear(frame.contentWindow, 'http://visit-1.play.localhost:3000', waiting);
  jest.advanceTimersByTime(1000);
  expect(orders).toHaveLength(1);
});

test('the theme is followed', () => {
  const { runner, port } = running();
  runner.follow('light');
  expect(port.sent).toEqual([{ typ: 'theme', theme: 'light' }]);
});
