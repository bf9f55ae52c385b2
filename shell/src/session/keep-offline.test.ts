import type { ToWorker } from '@webdocs/contracts/offline/worker-messages';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { keepOffline } from './keep-offline.ts';

const hour = 3_600_000;
const keepSamples = jest.fn();
beforeEach(() => keepSamples.mockReset().mockResolvedValue(true));

function pageOf(configuration: object) {
  return { getElementById: () => ({ textContent: JSON.stringify({ configuration }) }) };
}

function openPage(
  settings: object,
  {
    at = 10 * hour,
    checked,
    isOnline = true,
    keptRunner,
    stored: more = {},
  }: { at?: number; checked?: number; isOnline?: boolean; keptRunner?: string; stored?: Record<string, string> } = {},
) {
  const stored = new Map([
    ['MDNSettings', JSON.stringify(settings)],
    ...(checked === undefined ? [] : [['offline-checked', String(checked)] as const]),
    ...Object.entries(more),
  ]);
  const told: ToWorker[] = [];
  let hear: (event: MessageEvent<unknown>) => void = () => undefined;
  let tick: () => void = () => undefined;
  let time = at;
  keepOffline({
    window: {
      document: pageOf({ addresses: { play: 'http://play.localhost' }, keptRunner }),
      navigator: {
        onLine: isOnline,
        serviceWorker: {
          controller: { postMessage: (message: ToWorker) => void told.push(message) },
          addEventListener: (_: string, listener: typeof hear) => (hear = listener),
        },
      },
      setInterval: (listener: () => void) => ((tick = listener), 1),
    } as unknown as Window,
    device: {
      read: (key: string) => stored.get(key) ?? null,
      readJson: (key: string) => JSON.parse(stored.get(key) ?? 'null') as unknown,
      write: (key: string, value: string) => void stored.set(key, value),
    } as unknown as BrowserStorage,
    keep: keepSamples,
    now: () => time,
  });
  return {
    stored,
    told: () => told.splice(0).map(({ type }) => type),
    after: (ms: number) => ((time += ms), tick()),
    hear: (data: unknown) => hear({ data } as MessageEvent<unknown>),
  };
}

const wanted = { offline: true, autoUpdates: true };
const pong = (phase: string) => ({
  type: 'pong',
  status: { phase, local: null, remote: null, progress: null, timestamp: '2026-01-01T00:00:00Z', areas: [] },
  choice: null,
});

test('changes are looked for when a page opens, and then once an hour', () => {
  const page = openPage(wanted);
  expect(page.told()).toEqual(['update']);
  page.after(hour - 1);
  expect(page.told()).toEqual(['ping']);
  page.after(1);
  expect(page.told()).toEqual(['update', 'ping']);
});

test('another tab that has looked within the hour is enough', () => {
  expect(openPage(wanted, { checked: 9.5 * hour }).told()).toEqual([]);
});

test('a time that is still to come does not stop it for good', () => {
  expect(openPage(wanted, { checked: 1000 * hour }).told()).toEqual(['update']);
});

test.each([
  ['automatic updates are off', { offline: true, autoUpdates: false }, {}],
  ['nothing is kept', { offline: false, autoUpdates: true }, {}],
  ['there is no network', wanted, { isOnline: false }],
])('nothing is looked for where %s', (_, settings, options) => {
  expect(openPage(settings, options).told()).toEqual([]);
});

test('a worker that is fetching is kept alive, one that rests is not', () => {
  const page = openPage({});
  page.hear(pong('download'));
  expect(page.told()).toEqual(['keepalive']);
  page.hear(pong('idle'));
  page.hear({ type: 'something else' });
  expect(page.told()).toEqual([]);
});

describe('the page in which samples run without a network', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  test('is fetched with the first page of a release, whatever is wanted of updates', async () => {
    const { stored } = openPage({ offline: true }, { keptRunner: 'bbb', stored: { 'offline-samples': `aaa ${10 * hour}` } });
    expect(keepSamples).toHaveBeenCalledWith({ origin: 'http://play.localhost', print: 'bbb' });
    await settled();
    expect(stored.get('offline-samples')).toBe(`bbb ${10 * hour}`);
  });

  test('is asked for again once a day: the browser may have made room for other things', () => {
    openPage({ offline: true }, { keptRunner: 'bbb', at: 26 * hour, stored: { 'offline-samples': `bbb ${hour}` } });
    expect(keepSamples).toHaveBeenCalledTimes(1);
  });

  test('is fetched again by the next page where it has not come', async () => {
    keepSamples.mockResolvedValue(false);
    const { stored } = openPage({ offline: true }, { keptRunner: 'bbb' });
    await settled();
    expect(stored.has('offline-samples')).toBe(false);
  });

  test.each([
    ['it came today', { offline: true }, { stored: { 'offline-samples': `bbb ${hour}` } }],
    ['nothing is kept', {}, {}],
    ['there is no network', { offline: true }, { isOnline: false }],
  ])('is not fetched where %s', (_, settings, options) => {
    openPage(settings, { keptRunner: 'bbb', ...options });
    expect(keepSamples).not.toHaveBeenCalled();
  });
});
