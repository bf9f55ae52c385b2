/** @jest-environment jsdom */
import type { Facts, Toast } from '@webdocs/contracts/events/event';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { act, fireEvent, within } from '@testing-library/react';

const { server: shell, inBrowser } = remoteUnderTest();
const noticesInBrowser = inBrowser('notices');

const toast = (change: Partial<Toast> = {}): Toast => ({
  id: 'saved',
  tone: 'success',
  isImportant: false,
  mainText: 'Saved to Immutable updates.',
  shortText: null,
  buttonText: null,
  ...change,
});
const page = { renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: '' } as const;

let mounted: MountedPart | undefined;
/** Timers that the notices set, by the time they wait. */
let timers: jest.SpyInstance;

/** What the browser says of the height of all notices together. */
let grow: (height: number) => void;
beforeAll(() => {
  window.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grow = (height) => told([{ contentRect: { height } } as ResizeObserverEntry], this as never);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

beforeEach(() => {
  timers = jest.spyOn(globalThis, 'setTimeout');
});
afterEach(async () => {
  timers.mockRestore();
  await mounted?.unmount();
  mounted = undefined;
});

async function notices(facts: Partial<Facts> = {}) {
  mounted = await mountInBrowser(noticesInBrowser, 'shell/notices', { page, facts }, await renderOnServer(shell, 'notices', { page }));
  const { element, bus } = mounted;
  const say = (request: Toast) => act(async () => bus.publish('toast/requested', request));
  return {
    ...mounted,
    say,
    polite: element.querySelector('[role=status]') as HTMLElement,
    urgent: element.querySelector('[role=alert]') as HTMLElement,
  };
}

test('both regions are there before anything is said', async () => {
  const { polite, urgent, reports } = await notices();
  expect([polite.textContent, urgent.textContent]).toEqual(['', '']);
  expect(reports).toEqual([]);
});

test('a page that fills the window knows how much room they take', async () => {
  const { say } = await notices();
  await say(toast());
  grow(72);
  expect(document.documentElement.style.getPropertyValue('--notices-height')).toBe('72px');
});

test('what is important interrupts, the rest waits its turn', async () => {
  const { say, polite, urgent } = await notices();
  await say(toast());
  await say(toast({ id: 'lost', tone: 'danger', isImportant: true, mainText: 'Not saved.' }));
  expect(polite.textContent).toContain('Saved to Immutable updates.');
  expect(urgent.textContent).toContain('Not saved.');
});

test('closing and answering are told to the caller', async () => {
  const { say, polite, bus } = await notices();
  const closed = recordEvents(bus, 'toast/closed');
  const answered = recordEvents(bus, 'toast/answered');
  await say(toast({ buttonText: 'Undo' }));
  await act(async () => within(polite).getByRole('button', { name: 'Undo' }).click());
  expect(answered).toEqual([{ id: 'saved' }]);
  expect(polite.textContent).toBe('');
  await say(toast());
  await act(async () => within(polite).getByRole('button', { name: 'Close' }).click());
  expect(closed).toEqual([{ id: 'saved' }]);
  expect(polite.textContent).toBe('');
});

test('phones show a short text instead of the long one', async () => {
  const { say, polite } = await notices();
  await say(toast({ shortText: 'Saved.' }));
  expect([...polite.querySelectorAll('p > span')].map(({ className, textContent }) => [className, textContent])).toEqual([
    ['long', 'Saved to Immutable updates.'],
    ['short', 'Saved.'],
  ]);
});

describe('a toast leaves by itself', () => {
  const leaving = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === 6000) as Array<[() => void, number]>;

  test('after a while', async () => {
    const { say, polite } = await notices();
    await say(toast());
    await act(async () => leaving()[0]?.[0]());
    expect(polite.textContent).toBe('');
  });

  test('but not while pointed at or focused', async () => {
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    const { say, polite } = await notices();
    await say(toast());
    const timer = timers.mock.results[timers.mock.calls.findIndex(([, milliseconds]) => milliseconds === 6000)]?.value as unknown;
    const box = polite.firstElementChild as HTMLElement;
    fireEvent.pointerEnter(box);
    expect(cleared).toHaveBeenCalledWith(timer);
    act(() => within(polite).getByRole('button').focus());
    fireEvent.pointerLeave(box);
    expect(leaving()).toHaveLength(1);
    act(() => within(polite).getByRole('button').blur());
    expect(leaving()).toHaveLength(2);
    cleared.mockRestore();
  });

  test('unless it is important', async () => {
    const { say } = await notices();
    await say(toast({ isImportant: true }));
    expect(leaving()).toEqual([]);
  });
});

describe('the offline bar', () => {
  test('says nothing while all is well', async () => {
    const { bus, polite } = await notices();
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    expect(polite.textContent).toBe('');
  });

  test('says when the connection goes, stays, and says when it is back', async () => {
    const { bus, polite } = await notices();
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
    expect(polite.textContent).toBe('You are reading offline.');
    expect(timers.mock.calls.filter(([, milliseconds]) => milliseconds === 5000)).toEqual([]);
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    expect(polite.textContent).toBe('You are back online.');
    const [leave] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 5000) as [() => void];
    await act(async () => leave());
    expect(polite.textContent).toBe('');
  });

  test('speaks at once on a page that was opened offline', async () => {
    expect((await notices({ connectivity: 'offline' })).polite.textContent).toBe('You are reading offline.');
  });

  test('says at each try that a page cannot be had, until the connection is back', async () => {
    const { bus, polite } = await notices({ connectivity: 'offline' });
    const sentence = 'This page is not available offline. Try again when you are connected.';
    await act(async () => bus.publish('page/out-of-reach', {}));
    const first = polite.firstElementChild;
    expect(first?.textContent).toBe(sentence);
    await act(async () => bus.publish('page/out-of-reach', {}));
    expect(polite.textContent).toBe(sentence);
    expect(polite.firstElementChild).not.toBe(first);
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    expect(polite.textContent).toBe('You are back online.');
  });

  test('can be closed', async () => {
    const { bus, polite } = await notices({ connectivity: 'offline' });
    await act(async () => within(polite).getByRole('button', { name: 'Close' }).click());
    expect(polite.textContent).toBe('');
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    expect(polite.textContent).toBe('');
  });
});
