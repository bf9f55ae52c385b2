/** @jest-environment jsdom */
import type { MessageByPort, RunOrder } from '@webdocs/contracts/samples/runner-messages';
import { addSink } from '@webdocs/telemetry';
import { provideStreams } from '../../fixtures/frames.ts';
import { portRunnerIn, type PortRunner, type PortRunnerOptions } from './port-runner.ts';

/** A frame that does not answer may be one that holds up the page. */
let answersHold = true;
const running: PortRunner[] = [];
const posted = new Map<Window, Array<{ readonly data: RunOrder; readonly origin: string; readonly ports: readonly MessagePort[] }>>();

beforeAll(() => {
  provideStreams();
  // Ports of the same task: what one says the other hears at once.
  Object.assign(globalThis, { MessageChannel: pairOfPorts });
});
beforeEach(() => {
  jest.useFakeTimers();
  answersHold = true;
  posted.clear();
  document.body.replaceChildren();
  document.documentElement.className = 'light';
});
afterEach(() => {
  running.splice(0).forEach(({ stop }) => stop());
  jest.useRealTimers();
});

interface FakePort {
  onmessage?: (event: { readonly data: unknown }) => void;
  closed?: boolean;
  other?: FakePort;
  postMessage: (data: unknown) => void;
  close: () => void;
}
function pairOfPorts(this: unknown): { readonly port1: FakePort; readonly port2: FakePort } {
  const port = (): FakePort => ({
    postMessage(data) {
      if (!this.closed && !this.other?.closed) this.other?.onmessage?.({ data });
    },
    close() {
      this.closed = true;
    },
  });
  const [port1, port2] = [port(), port()];
  port1.other = port2;
  port2.other = port1;
  return { port1, port2 };
}

function start(options: Partial<PortRunnerOptions> = {}) {
  const states: string[] = [];
  const prints: unknown[] = [];
  const stopped: unknown[] = [];
  const missing: unknown[] = [];
  const runner = portRunnerIn(document.body, {
    makeFrame: () => document.createElement('iframe'),
    origin: 'http://play.localhost:3000',
    lang: 'fr',
    onState: (state) => states.push(state),
    onPrints: (data) => prints.push(data),
    onStopped: (...words) => stopped.push(words),
    onNoModule: (message) => missing.push(message),
    ...options,
  });
  running.push(runner);
  runner.prepare();
  return { ...runner, states, prints, stopped, missing };
}

const frames = () => [...document.querySelectorAll('iframe')];
const lastFrame = () => frames().at(-1) as HTMLIFrameElement;

/** As the static page in the frame: says that it waits, and notes what it is ordered. */
async function waits(frame: HTMLIFrameElement, from: { readonly origin?: string; readonly source?: Window } = {}): Promise<void> {
  const inner = frame.contentWindow as Window;
  if (!posted.has(inner)) {
    posted.set(inner, []);
    jest.spyOn(inner, 'postMessage').mockImplementation(((data: RunOrder, origin: string, ports: MessagePort[]) => {
      posted.get(inner)?.push({ data, origin, ports });
    }) as never);
  }
  for (const typ of answersHold ? ['waiting', 'held'] : ['waiting']) {
    const event = new MessageEvent('message', { data: { typ, version: 2 }, origin: from.origin ?? new URL(frame.src).origin });
    Object.defineProperty(event, 'source', { value: from.source ?? inner });
    window.dispatchEvent(event);
    await settled();
  }
}
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
function ordersOf(frame: HTMLIFrameElement) {
  return (posted.get(frame.contentWindow as Window) ?? []).filter(({ data }) => data.typ === 'run');
}
function portOf(frame: HTMLIFrameElement): FakePort {
  const port = ordersOf(frame).at(-1)?.ports[0];
  if (!port) throw new Error('The frame has no port');
  return port as unknown as FakePort;
}
function says(frame: HTMLIFrameElement, message: MessageByPort | object): void {
  portOf(frame).postMessage(message);
}
function answersPings(frame: HTMLIFrameElement): void {
  portOf(frame).onmessage = ({ data }) => {
    if ((data as { readonly typ: string }).typ === 'ping') says(frame, { typ: 'pong' });
  };
}

async function runs(runner: ReturnType<typeof start>, code: object): Promise<HTMLIFrameElement> {
  runner.run(code);
  const frame = document.querySelector<HTMLIFrameElement>('iframe:last-of-type') as HTMLIFrameElement;
  if (ordersOf(frame).length === 0) await waits(frame);
  answersPings(frame);
  says(frame, { typ: 'ready' });
  return frame;
}

test('a frame waits before code is there, and its address says nothing of any code', async () => {
  const { run } = start();
  expect(frames()).toHaveLength(1);
  const { src } = lastFrame();
  expect(src).toMatch(/^http:\/\/[\da-f-]{36}\.play\.localhost:3000\/runner\.html\?port=2$/);
  await waits(lastFrame());
  run({ js: 'secret' });
  await settled();
  expect([frames().length, lastFrame().src]).toEqual([1, src]);
  const [order] = ordersOf(lastFrame());
  expect(order).toMatchObject({
    data: { code: { js: 'secret' }, lang: 'fr', isGuarded: false, isTyped: false },
    origin: new URL(src).origin,
  });
});

test('code that its reader is typing is said to be so', async () => {
  const { run } = start();
  await waits(lastFrame());
  run({ js: 'half' }, true);
  await settled();
  expect(ordersOf(lastFrame())[0]?.data).toMatchObject({ code: { js: 'half' }, isTyped: true });
});

test('in Firefox the loops of the first run are counted, and no frame is asked whether it holds up the page', async () => {
  Object.assign(window, { mozInnerScreenX: 0 });
  try {
    answersHold = false;
    const { run, states } = start();
    run({ js: 'while (true) {}' });
    await waits(lastFrame());
    expect(posted.get(lastFrame().contentWindow as Window)?.map(({ data }) => data)).toEqual([
      expect.objectContaining({ typ: 'run', isGuarded: true }),
    ]);
    // Slow code is not silent for long enough, and what hangs elsewhere has its longer time.
    jest.advanceTimersByTime(3000);
    expect(states).toEqual(['loading']);
    jest.advanceTimersByTime(3000);
    expect(states).toEqual(['loading', 'silent']);
  } finally {
    Reflect.deleteProperty(window, 'mozInnerScreenX');
  }
});

test('code is given to the frame alone: not to another window, not to another origin', async () => {
  const { run } = start();
  run({ js: 'secret' });
  const frame = lastFrame();
  await waits(frame, { origin: 'https://elsewhere.example' });
  await waits(frame, { source: window });
  expect(ordersOf(frame)).toEqual([]);
  await waits(frame);
  expect(ordersOf(frame)).toHaveLength(1);
});

test('the next run is in another frame of the same host, which takes the place of the first when its code has started', async () => {
  const runner = start();
  const first = await runs(runner, { js: '1' });
  expect(first.hasAttribute('data-coming')).toBe(false);
  jest.advanceTimersByTime(200);
  const next = lastFrame();
  expect([frames().length, next.src]).toEqual([2, first.src]);
  await waits(next);
  runner.run({ js: '2' });
  await settled();
  says(next, { typ: 'ready' });
  expect(frames()).toEqual([next]);
  expect(runner.states).toEqual(['loading', 'running', 'loading', 'running']);
});

test('code of a document is below the path of that document', async () => {
  const { run } = start();
  run({ js: '1', srcPrefix: '/en-US/docs/Web' });
  expect(frames().map(({ src }) => new URL(src).pathname)).toEqual(['/en-US/docs/Web/runner.html']);
});

test('code that imports runs where only the modules of the list are loaded; what it does not get is told', async () => {
  const { run, missing } = start();
  await waits(lastFrame());
  run({ js: 'import "tea"' });
  expect(new URL(lastFrame().src).search).toBe('?port=2&modules=');
  await waits(lastFrame());
  const message = { typ: 'no-module', problem: 'refused', name: 'https://elsewhere.example/tea.js' };
  says(lastFrame(), message);
  expect(missing).toEqual([message]);
});

test('of runs in quick succession only the newest is left', async () => {
  const { run } = start();
  for (const js of ['1', '2', '3']) run({ js });
  await waits(lastFrame());
  expect(frames()).toHaveLength(1);
  expect(ordersOf(lastFrame()).map(({ data }) => data.code.js)).toEqual(['3']);
});

test('code that lets nothing work is removed within two seconds, and runs again with its loops counted', async () => {
  const runner = start();
  runner.run({ js: 'while (true);' });
  const first = lastFrame();
  await waits(first);
  jest.advanceTimersByTime(1800);
  expect([frames().includes(first), runner.states.at(-1)]).toEqual([false, 'guarded']);
  jest.advanceTimersByTime(1000);
  const second = lastFrame();
  expect(new URL(second.src).host).not.toBe(new URL(first.src).host);
  await waits(second);
  expect(ordersOf(second)[0]?.data.isGuarded).toBe(true);
  says(second, { typ: 'stopped', place: { part: 'js', line: 3 }, count: 2_000_000 });
  expect(runner.stopped).toEqual([[{ part: 'js', line: 3 }, 2_000_000]]);
});

test('without a network code that hung runs again at its own host, when its process has ended', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const runner = start();
  runner.run({ js: 'while (true);' });
  const { src } = lastFrame();
  await waits(lastFrame());
  jest.advanceTimersByTime(1800);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'guarded']);
  jest.advanceTimersByTime(1000);
  expect(frames().map((frame) => frame.src)).toEqual([src]);
  jest.restoreAllMocks();
});

test('a run that follows one which may still hang has another host', async () => {
  const runner = start();
  runner.run({ js: '/^(a+)+$/.test("…")' });
  const { src } = lastFrame();
  await waits(lastFrame());
  runner.run({ js: 'next' });
  jest.advanceTimersByTime(1000);
  expect(frames().map((frame) => frame.src)).not.toContain(src);
  expect(frames()).toHaveLength(1);
});

test('code that hangs where no loop is counted is removed for good', async () => {
  const runner = start();
  runner.run({ js: '/^(a+)+$/.test("…")' });
  await waits(lastFrame());
  jest.advanceTimersByTime(2800);
  await waits(lastFrame());
  jest.advanceTimersByTime(6000);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'silent']);
});

test('a page without a script is laid out once, has the longer time for it, and is not said to loop', async () => {
  const runner = start();
  runner.run({ html: '<p>Tea'.repeat(9) });
  await waits(lastFrame());
  jest.advanceTimersByTime(4000);
  expect([frames().length, runner.states]).toEqual([1, ['loading']]);
  jest.advanceTimersByTime(2000);
  expect([frames().length, runner.states]).toEqual([0, ['loading', 'heavy']]);
});

test('a loop that was stopped has time to show what it made, once', async () => {
  const runner = start();
  runner.run({ js: 'while (true) document.body.append("tea");' });
  await waits(lastFrame());
  jest.advanceTimersByTime(2800);
  await waits(lastFrame());
  jest.advanceTimersByTime(4800);
  const stopped = { typ: 'stopped', place: { part: 'js', line: 1 }, count: 2 };
  says(lastFrame(), stopped);
  jest.advanceTimersByTime(4800);
  expect(runner.states.at(-1)).toBe('guarded');
  says(lastFrame(), stopped);
  jest.advanceTimersByTime(600);
  expect(runner.states.at(-1)).toBe('silent');
});

test('code that is run while the code before has not answered for a while goes to another host: it would wait behind that', async () => {
  const runner = start();
  const frame = await runs(runner, { js: 'tea' });
  portOf(frame).onmessage = () => undefined;
  jest.advanceTimersByTime(1000);
  runner.run({ js: 'coffee' });
  expect(frame.isConnected).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(new URL(lastFrame().src).host).not.toBe(new URL(frame.src).host);
});

test('code that is run after other code was stopped goes to another host, once: what was removed may still hang', async () => {
  const runner = start();
  const stopped = await runs(runner, { js: 'tea' });
  runner.end();
  runner.run({ js: 'coffee' });
  expect(frames()).toEqual([]);
  jest.advanceTimersByTime(1000);
  const frame = await runs(runner, { js: 'coffee' });
  expect(new URL(frame.src).host).not.toBe(new URL(stopped.src).host);
});

test('what the code before says while the next one starts is not heard', async () => {
  const runner = start();
  const before = await runs(runner, { js: 'tea' });
  runner.run({ js: 'coffee' });
  says(before, { typ: 'stopped', place: { part: 'js', line: 1 }, count: 2 });
  says(before, { typ: 'prints', prints: [], left: 0 });
  expect([runner.stopped, runner.prints]).toEqual([[], []]);
});

test('the first run is guarded where frame and page share a thread', async () => {
  answersHold = false;
  const { run } = start();
  run({ js: 'while (true);' });
  await waits(lastFrame());
  jest.advanceTimersByTime(500);
  await settled();
  expect(ordersOf(lastFrame())[0]?.data.isGuarded).toBe(true);
});

test('code that answers, asks the reader something, goes to another page or waits for a debugger is not removed', async () => {
  const runner = start();
  const frame = await runs(runner, { js: 'tea' });
  jest.advanceTimersByTime(10_000);
  expect(frame.isConnected).toBe(true);
  portOf(frame).onmessage = () => undefined;
  says(frame, { typ: 'asking' });
  jest.advanceTimersByTime(60_000);
  says(frame, { typ: 'answered' });
  says(frame, { typ: 'leaving' });
  jest.advanceTimersByTime(60_000);
  expect([frame.isConnected, runner.states.at(-1)]).toEqual([true, 'running']);
  runner.run({ js: 'debugger;' });
  await waits(lastFrame());
  jest.advanceTimersByTime(60_000);
  expect(runner.states.at(-1)).toBe('loading');
});

test.each([
  ['that loads', 500, true],
  ['that never loads', 10_000, false],
])('code that goes to another page before it was ready is ended, and the reader is told: one %s', async (_, milliseconds, loads) => {
  const runner = start();
  runner.run({ js: 'location = "https://tea.example"' });
  const frame = lastFrame();
  await waits(frame);
  says(frame, { typ: 'leaving' });
  if (loads) frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(milliseconds - 1);
  expect(runner.states.at(-1)).toBe('loading');
  jest.advanceTimersByTime(1);
  expect([frame.isConnected, runner.states.at(-1)]).toEqual([false, 'left']);
});

test('code that loads its page once more before it was ready is not ended', async () => {
  const runner = start();
  runner.run({ js: 'location.reload()' });
  const frame = lastFrame();
  await waits(frame);
  says(frame, { typ: 'leaving' });
  await waits(frame);
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  await settled();
  jest.advanceTimersByTime(1000);
  expect([frame.isConnected, ordersOf(frame).length]).toEqual([true, 2]);
});

test('a frame that loads itself again is given its code again, and no more than ten times a second', async () => {
  const frame = await runs(start(), { js: 'location.reload()' });
  says(frame, { typ: 'leaving' });
  for (let turn = 0; turn < 50; turn += 1) await waits(frame);
  jest.advanceTimersByTime(100);
  await settled();
  expect(ordersOf(frame).map(({ data }) => data.code.js)).toEqual(['location.reload()', 'location.reload()']);
});

test('code that says its frame waits is not given its code: the document is the same', async () => {
  const frame = await runs(start(), { js: 'parent.postMessage({ typ: "waiting", version: 2 }, "*")' });
  for (let turn = 0; turn < 50; turn += 1) await waits(frame);
  jest.advanceTimersByTime(1000);
  await settled();
  expect(ordersOf(frame)).toHaveLength(1);
});

test('what code tells the window of the page is not even read', async () => {
  const frame = await runs(start(), { js: 'parent.postMessage(large, "*")' });
  let wasRead = false;
  const event = new MessageEvent('message', { origin: new URL(frame.src).origin });
  Object.defineProperties(event, { source: { value: frame.contentWindow }, data: { get: () => (wasRead = true) } });
  window.dispatchEvent(event);
  expect(wasRead).toBe(false);
});

test('a page that is flooded with messages removes the frame', async () => {
  const runner = start();
  const frame = await runs(runner, { js: 'flood()' });
  const logged: unknown[] = [];
  const leave = addSink((metric) => logged.push(metric));
  logged.splice(0);
  for (let turn = 0; turn < 1500; turn += 1) says(frame, { typ: 'prints', prints: [], left: 0 });
  leave();
  expect(logged).toEqual([{ kind: 'example-message', message: 'console' }]);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'flooded']);
  expect(runner.prints.length).toBeLessThan(1001);
});

/** As any window can: a message to that of the page. */
function tellsWindow(origin: string, source: Window | null): void {
  const event = new MessageEvent('message', { data: 'noise', origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('a frame that floods the window of the page is removed, and the next run is not held responsible', async () => {
  const runner = start();
  const frame = await runs(runner, { js: 'flood()' });
  const [{ origin }, inner] = [new URL(frame.src), frame.contentWindow as Window];
  for (let turn = 0; turn < 290; turn += 1) tellsWindow(origin, inner);
  expect(runner.states.at(-1)).toBe('running');
  for (let turn = 0; turn < 20; turn += 1) tellsWindow(origin, inner);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'flooded']);
  runner.run({ js: 'next' });
  // What was on its way.
  for (let turn = 0; turn < 5000; turn += 1) tellsWindow(origin, null);
  jest.advanceTimersByTime(1000);
  await waits(lastFrame());
  says(lastFrame(), { typ: 'ready' });
  expect(runner.states.at(-1)).toBe('running');
});

test('messages that leave the page no time for its own remove their frame, far fewer as they are; what came before them does not count', async () => {
  const runner = start();
  const frame = await runs(runner, { js: 'flood()' });
  const [{ origin }, inner] = [new URL(frame.src), frame.contentWindow as Window];
  const tell = (count: number) => {
    for (let turn = 0; turn < count; turn += 1) tellsWindow(origin, inner);
  };
  tell(100);
  const now = performance.now();
  // Its timers wait behind the messages.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 700);
  tell(30);
  expect(runner.states.at(-1)).toBe('running');
  tell(1);
  clock.mockRestore();
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'flooded']);
});

test('frames within the frame flood no better, also when they are gone; what the page tells itself counts for nothing', async () => {
  const runner = start();
  await runs(runner, { js: 'flood()' });
  for (let turn = 0; turn < 1000; turn += 1) tellsWindow(window.location.origin, window);
  expect(runner.states.at(-1)).toBe('running');
  for (let turn = 0; turn < 310; turn += 1) tellsWindow('null', null);
  expect(runner.states.at(-1)).toBe('flooded');
});

test('messages that hold up the page, however few, remove their frame', async () => {
  const runner = start({ onPrints: () => void jest.advanceTimersByTime(120) });
  const frame = await runs(runner, { js: 'flood()' });
  for (let turn = 0; turn < 4; turn += 1) says(frame, { typ: 'prints', prints: [], left: 0 });
  expect(runner.states.at(-1)).toBe('running');
  says(frame, { typ: 'prints', prints: [], left: 0 });
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'flooded']);
});

test('code that asks more often than a reader can answer is removed', async () => {
  const runner = start();
  const frame = await runs(runner, { js: 'for (;;) alert()' });
  for (let turn = 0; turn < 30; turn += 1) says(frame, { typ: 'asking' });
  expect(runner.states.at(-1)).toBe('running');
  says(frame, { typ: 'asking' });
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'asked']);
});

test('Stop ends the code, and the next run begins with a new frame', async () => {
  const runner = start();
  const frame = await runs(runner, { js: '1' });
  runner.end();
  expect([frame.isConnected, runner.states.at(-1)]).toEqual([false, 'ended']);
  runner.run({ js: '2' });
  jest.advanceTimersByTime(1000);
  await waits(lastFrame());
  says(lastFrame(), { typ: 'ready' });
  expect(runner.states.at(-1)).toBe('running');
});

test('a frame that cannot be had says whether the reader is offline, and runs the code when the reader is online again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const runner = start();
  runner.run({ js: '1' });
  jest.advanceTimersByTime(10_000);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'offline']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waits(lastFrame());
  expect(ordersOf(lastFrame())).toHaveLength(1);
});

test('code that ran and fell silent is not said to wait for a network, and does not run again by itself', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answersHold = false;
  const runner = start();
  runner.run({ js: 'while (true) list.append(item);' });
  await waits(lastFrame());
  jest.advanceTimersByTime(500);
  await settled();
  expect(ordersOf(lastFrame())[0]?.data.isGuarded).toBe(true);
  jest.advanceTimersByTime(6000);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'silent']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(frames()).toHaveLength(0);
  online.mockRestore();
});

test('where what counts loops is missing, code that hung is not run once more', async () => {
  const runner = start();
  runner.run({ js: 'while (true);' });
  await waits(lastFrame());
  jest.advanceTimersByTime(2800);
  await waits(lastFrame());
  says(lastFrame(), { typ: 'unguarded' });
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'unnamed']);
});

test('so it is where no other frame can be had without a network', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const runner = start();
  runner.run({ js: 'while (true);' });
  await waits(lastFrame());
  jest.advanceTimersByTime(2800);
  expect(runner.states.at(-1)).toBe('guarded');
  jest.advanceTimersByTime(10_000);
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'unnamed']);
  online.mockRestore();
});

test('where it is missing for a first run, which nothing else would stop, code waits for a network', async () => {
  answersHold = false;
  const runner = start();
  runner.run({ js: '1' });
  await waits(lastFrame());
  jest.advanceTimersByTime(500);
  await settled();
  says(lastFrame(), { typ: 'unguarded' });
  expect([frames().length, runner.states.at(-1)]).toEqual([0, 'offline']);
});

test('a frame is told of the theme when it starts and when it changes', async () => {
  const runner = start();
  runner.run({ js: '1' });
  const frame = lastFrame();
  await waits(frame);
  const heard: unknown[] = [];
  portOf(frame).onmessage = ({ data }) => heard.push(data);
  says(frame, { typ: 'ready' });
  document.documentElement.className = 'dark';
  await settled();
  expect(heard).toEqual([
    { typ: 'theme', theme: 'light' },
    { typ: 'theme', theme: 'dark' },
  ]);
});
