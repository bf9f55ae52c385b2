/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { addSink, type Metric } from '@webdocs/telemetry';
import { answersPings, codeOf, hears, idOf, provideStreams, runningFrames, says, until } from '../../fixtures/frames.ts';
import { runnerIn, type Runner, type RunnerOptions, type RunState } from './runner-frame.ts';

const running: Runner[] = [];

beforeEach(() => {
  provideStreams();
  document.documentElement.className = 'light';
  document.body.replaceChildren(document.createElement('iframe'));
});
afterEach(() => {
  jest.useRealTimers();
  running.splice(0).forEach(({ stop }) => stop());
});

function runner(options: Partial<RunnerOptions> = {}) {
  const states: RunState[] = [];
  const [frame] = document.getElementsByTagName('iframe');
  const started = runnerIn(frame as HTMLIFrameElement, {
    origin: 'http://play.localhost:3000',
    onState: (state) => states.push(state),
    ...options,
  });
  running.push(started);
  return { ...started, states };
}
const onlyFrame = () => until(() => runningFrames()[0]);

test('code runs below the playground, on a host that is named after it, at the path of its document', async () => {
  document.documentElement.className = 'dark';
  void runner().run({ html: '<p>a</p>', srcPrefix: '/en-US/docs/Web' });
  const frame = await onlyFrame();
  const { host, pathname, searchParams } = new URL(frame.src);
  expect(host).toMatch(/^[0-9a-f]{40}\.play\.localhost:3000$/);
  expect(pathname).toBe('/en-US/docs/Web/runner.html');
  expect(searchParams.get('theme')).toBe('dark');
  expect(await codeOf(frame)).toEqual({ html: '<p>a</p>', srcPrefix: '/en-US/docs/Web' });
});

test('other code has another host: what one sample keeps no other sees', async () => {
  document.body.append(document.createElement('iframe'));
  const [first, second] = document.getElementsByTagName('iframe');
  for (const [frame, html] of [
    [first, 'a'],
    [second, 'b'],
  ] as const) {
    const one = runnerIn(frame as HTMLIFrameElement, { origin: 'http://play.localhost', onState: () => undefined });
    running.push(one);
    await one.run({ html });
  }
  const [one, other] = runningFrames();
  expect(new URL(one?.src ?? '').host).not.toBe(new URL(other?.src ?? '').host);
  expect(idOf(one as HTMLIFrameElement)).not.toBe(idOf(other as HTMLIFrameElement));
});

test('the next run waits behind the one that is shown until its code has started', async () => {
  const { run, states } = runner();
  await run({ html: 'a' });
  const first = await onlyFrame();
  says(first, { typ: 'ready' });
  await run({ html: 'b' });
  const [shown, coming] = runningFrames();
  expect(shown).toBe(first);
  expect(coming?.hasAttribute('data-coming')).toBe(true);
  says(coming as HTMLIFrameElement, { typ: 'ready' });
  expect(runningFrames()).toEqual([coming]);
  expect(coming?.hasAttribute('data-coming')).toBe(false);
  expect(states).toEqual(['loading', 'running', 'loading', 'running']);
});

test('of runs in quick succession only the newest is left', async () => {
  const { run } = runner();
  await run({ html: 'a' });
  says(await onlyFrame(), { typ: 'ready' });
  await Promise.all(['b', 'c', 'd'].map((html) => run({ html })));
  await run({ html: 'e' });
  expect(runningFrames()).toHaveLength(2);
  expect(await codeOf(runningFrames()[1] as HTMLIFrameElement)).toMatchObject({ html: 'e' });
});

test('a frame is told of the theme when it changes, and only by its own name', async () => {
  await runner().run({ html: 'a' });
  const frame = await onlyFrame();
  const heard = hears(frame);
  says(frame, { typ: 'ready' });
  document.documentElement.className = 'dark js';
  await until(() => heard.length > 1);
  expect(heard).toEqual(['light', 'dark'].map((theme) => ({ typ: 'theme', theme, version: 1, uuid: idOf(frame) })));
});

test('what the code is to be told waits until it runs', async () => {
  const { run, send } = runner();
  send({ typ: 'choice', code: 'flex: 1;' });
  await run({ html: 'a' });
  const frame = await onlyFrame();
  const heard = hears(frame);
  says(frame, { typ: 'ready' });
  expect(heard[0]).toMatchObject({ typ: 'choice', code: 'flex: 1;' });
});

test('messages are believed by their frame, origin, id and form alone, and each kind is logged once', async () => {
  const seen: Metric[] = [];
  const leave = addSink((metric) => seen.push(metric));
  seen.splice(0);
  const printed: unknown[] = [];
  await runner({ onConsole: ({ args }) => printed.push(...args) }).run({ js: '' });
  const frame = await onlyFrame();
  const message = { typ: 'console', prop: 'log', args: ['mine'] } as const;
  says(frame, { ...message, args: ['of another id'] }, { id: 'other' });
  says(frame, { ...message, args: ['of another origin'] }, { origin: 'http://evil.example' });
  window.dispatchEvent(
    new MessageEvent('message', { data: { typ: 'console', prop: 'log', args: ['of no sample'] }, origin: new URL(frame.src).origin }),
  );
  says(frame, { typ: 'console', prop: 'nothing of the kind', args: ['x'] } as never);
  expect([printed, seen]).toEqual([[], []]);
  says(frame, message);
  says(frame, message);
  expect(printed).toEqual(['mine', 'mine']);
  expect(seen).toEqual([{ kind: 'example-message', message: 'console' }]);
  leave();
});

test('code that readers write has a process of its own', async () => {
  await runner({ isWritten: true }).run({ html: 'a' });
  expect(new URL((await onlyFrame()).src).searchParams.has('apart')).toBe(true);
});

test('where code was stopped is said, and its frame lives on', async () => {
  const places: unknown[] = [];
  const { run, states } = runner({ onStopped: (place) => places.push(place) });
  await run({ js: 'for (;;);' });
  const frame = await onlyFrame();
  says(frame, { typ: 'stopped', place: { part: 'js', line: 1 } });
  says(frame, { typ: 'ready' });
  expect(places).toEqual([{ part: 'js', line: 1 }]);
  expect(states).toEqual(['loading', 'running']);
});

describe('the same code again', () => {
  const hostOf = (frame: HTMLIFrameElement | undefined) => new URL(frame?.src ?? '').host.split('.')[0];

  test('has its host again while the code lets the browser work', async () => {
    const { run, runAgain } = runner();
    await run({ html: 'alive' });
    const first = await onlyFrame();
    says(first, { typ: 'ready' });
    answersPings(first);
    await runAgain();
    expect(runningFrames().map(hostOf)).toEqual([hostOf(first), hostOf(first)]);
  });

  test('has a new host and process if it hangs, and the frame that hangs is gone', async () => {
    const { run, runAgain } = runner();
    await run({ html: 'hung after its start' });
    const first = await onlyFrame();
    says(first, { typ: 'ready' });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const again = runAgain();
    await until(() => jest.getTimerCount() === 2);
    jest.advanceTimersByTime(500);
    await again;
    const [next, ...others] = runningFrames();
    expect([next?.isConnected, others, first.isConnected]).toEqual([true, [], false]);
    expect(hostOf(next)).not.toBe(hostOf(first));
    expect(new URL(next?.src ?? '').searchParams.has('apart')).toBe(true);
  });
});

test('the reader can end code, and run it again', async () => {
  const { run, runAgain, end, states } = runner();
  await run({ html: 'ended' });
  const first = await onlyFrame();
  end();
  expect([runningFrames(), document.querySelectorAll('iframe')]).toMatchObject([[], { length: 1 }]);
  await runAgain();
  says(await onlyFrame(), { typ: 'ready' });
  expect(first.isConnected).toBe(false);
  expect(states).toEqual(['loading', 'ended', 'loading', 'running']);
});

describe('a frame that says nothing', () => {
  async function waited(isOnline: boolean) {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const started = runner();
    await started.run({ html: 'a' });
    jest.advanceTimersByTime(10_000);
    return started;
  }

  test('is silent after ten seconds, and may begin all the same', async () => {
    const { states } = await waited(true);
    expect(states).toEqual(['loading', 'silent']);
    says(await onlyFrame(), { typ: 'ready' });
    expect(states).toEqual(['loading', 'silent', 'running']);
  });

  test('has twice that time: then it is ended with its frame', async () => {
    await waited(true);
    const frame = await onlyFrame();
    jest.advanceTimersByTime(10_000);
    expect(frame.isConnected).toBe(false);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('waits for the line to come back while there is none, and then runs again by itself', async () => {
    const { states } = await waited(false);
    expect(states).toEqual(['loading', 'offline']);
    // What a browser puts into a frame that it cannot load is not left there.
    expect(runningFrames()).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    await until(() => runningFrames().length === 1);
    expect(states).toEqual(['loading', 'offline', 'loading']);
  });
});

describe('without a network', () => {
  const waiting = new Set<() => void>();
  const onReturn = (listener: () => void) => {
    waiting.add(listener);
    return () => void waiting.delete(listener);
  };
  const away = { print: '0123456789ab', isAway: () => false, onReturn, media: async () => undefined };
  beforeAll(() => Object.assign(globalThis, { MessageChannel }));
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  test('code runs in the page that the browser keeps for it, and again at its start', async () => {
    const { run, runAgain } = runner({ away });
    await run({ html: 'a' });
    const [first] = runningFrames();
    expect(new URL(first?.src ?? '').host).toMatch(/^kept-\d\.play\.localhost:3000$/);
    await runAgain();
    expect(runningFrames()).toHaveLength(2);
  });

  test('of two runs in quick succession the newest is shown', async () => {
    const { run } = runner({ away });
    await Promise.all([run({ html: 'a' }), run({ html: 'b' })]);
    expect(runningFrames()).toHaveLength(1);
  });

  test('it does so, too, where the browser believes in one and the site is out of reach', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { run } = runner({ away: { ...away, isAway: () => true } });
    await run({ html: 'a' });
    expect(new URL(runningFrames()[0]?.src ?? '').host).toMatch(/^kept-/);
  });

  test('a run that began before the page knew is run again, once, and then when the site is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    let isAway = false;
    const { run, states } = runner({ away: { ...away, isAway: () => isAway } });
    await run({ html: 'a' });
    isAway = true;
    jest.advanceTimersByTime(10_000);
    const frame = await until(() => runningFrames().find(({ src }) => new URL(src).host.startsWith('kept-')));
    jest.advanceTimersByTime(2000);
    expect([frame.isConnected, states]).toEqual([false, ['loading', 'loading', 'offline']]);
    isAway = false;
    for (const listener of waiting) listener();
    await until(() => runningFrames().length === 1);
    expect(states.at(-1)).toBe('loading');
    running.splice(0).forEach(({ stop }) => stop());
    expect(waiting.size).toBe(0);
  });

  test('a run that waits in vain for the kept page while the site comes back asks the site', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { run, states } = runner({ away });
    await run({ html: 'a' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    jest.advanceTimersByTime(2000);
    await until(() => runningFrames().find(({ src }) => !new URL(src).host.startsWith('kept-')));
    expect(states).toEqual(['loading', 'loading']);
  });

  test('a site without such a page says that it has to wait', async () => {
    jest.useFakeTimers();
    const { run, states } = runner();
    void run({ html: 'a' });
    await jest.advanceTimersByTimeAsync(2000);
    expect(states).toEqual(['loading', 'offline']);
  });
});
