import { isFromWaiting, readByPort, readOrder, readOrderByPort, runnerVersion, waitingAddress } from './runner-messages.ts';

const order = {
  typ: 'run',
  version: runnerVersion,
  code: { js: 'pour()' },
  theme: 'dark',
  lang: 'fr',
  isGuarded: true,
  isTyped: true,
} as const;

test('a frame waits at an address that says nothing of its code', () => {
  expect(waitingAddress({ origin: 'http://play.localhost:3000', name: 'a-visit', srcPrefix: '/en-US/docs/Web/' })).toBe(
    'http://a-visit.play.localhost:3000/en-US/docs/Web/runner.html?port=2',
  );
});

test('code that imports has a frame that loads only what the site allows', () => {
  expect(waitingAddress({ origin: 'http://play.localhost:3000', name: 'a-visit', hasModules: true })).toBe(
    'http://a-visit.play.localhost:3000/runner.html?port=2&modules=',
  );
});

test('a frame is ordered to run code, to hold up its thread, or to be kept', () => {
  expect(readOrder(order)).toEqual(order);
  expect(readOrder({ ...order, tellsCalls: true })).toEqual({ ...order, tellsCalls: true });
  expect(readOrder({ typ: 'keep', version: runnerVersion })).toEqual({ typ: 'keep', version: runnerVersion });
  expect(readOrder({ typ: 'hold', version: runnerVersion })).toEqual({ typ: 'hold', version: runnerVersion });
  expect(readOrder({ ...order, theme: 'pink', lang: '"><script>', isGuarded: 'yes', isTyped: 1 })).toEqual({
    ...order,
    theme: 'light',
    lang: 'en-US',
    isGuarded: false,
    isTyped: false,
  });
});

test.each([null, 'run', { ...order, version: 1 }, { ...order, code: null }, { ...order, typ: 'go' }, { ...order, lang: 7 }])(
  '%j is no order',
  (data) => {
    expect(readOrder(data)).toBeUndefined();
  },
);

test('a frame that waits says so by the version of its page', () => {
  expect(isFromWaiting({ typ: 'waiting', version: runnerVersion }, 'waiting')).toBe(true);
  expect(isFromWaiting({ typ: 'waiting', version: 1 }, 'waiting')).toBe(false);
  expect(isFromWaiting({ typ: 'held', version: runnerVersion }, 'waiting')).toBe(false);
  expect(isFromWaiting(undefined, 'waiting')).toBe(false);
});

test('what comes by a port needs no name, and is checked all the same', () => {
  const stopped = { typ: 'stopped', place: { part: 'js', line: 3 }, count: 2_000_000 };
  expect(readByPort(stopped)).toEqual(stopped);
  expect(readByPort({ ...stopped, count: '2,000,000' })).toEqual({ typ: 'stopped', place: stopped.place });
  for (const typ of ['asking', 'answered', 'leaving', 'unguarded', 'ready', 'pong']) expect(readByPort({ typ, more: 1 })).toEqual({ typ });
  const missing = { typ: 'no-module', problem: 'refused', name: 'https://elsewhere.example/tea.js' };
  expect(readByPort(missing)).toEqual(missing);
  expect(readByPort({ ...missing, name: 'x'.repeat(1_000_000) })).toEqual({ ...missing, name: 'x'.repeat(300) });
  for (const wrong of [{ problem: 'other' }, { name: 7 }]) expect(readByPort({ ...missing, ...wrong })).toBeUndefined();
  const prints = { typ: 'prints', prints: 'unread' };
  expect(readByPort(prints)).toEqual({ typ: 'unread-prints', data: prints });
  for (const data of [null, 'ready', {}, { typ: 'console', prop: 'log', args: [] }, { typ: 'stopped' }])
    expect(readByPort(data)).toBeUndefined();
  expect(readOrderByPort({ typ: 'ping' })).toEqual({ typ: 'ping' });
  expect(readOrderByPort('ping')).toBeUndefined();
});
