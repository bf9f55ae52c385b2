/** @jest-environment jsdom */
import { joinTabs, type EventBus } from '@webdocs/event-bus';
import { testBus } from '@webdocs/testing/test-bus';
import { browserStorage, localStore } from '../storage/browser-storage.ts';
import { followTheme } from './follow-theme.ts';

const root = document.documentElement;
let system: { matches: boolean; change: (matches: boolean) => void };

beforeEach(() => {
  localStorage.clear();
  root.className = 'light js';
  document.head.innerHTML = '<meta name="theme-color" content="#fbfaf7">';
  document.body.innerHTML = '';
  system = prefers(false);
});

function prefers(dark: boolean) {
  const listeners: Array<() => void> = [];
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    change(matches: boolean) {
      query.matches = matches;
      for (const listener of listeners) listener();
    },
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return query;
}

function follow(storage = localStore): EventBus {
  const bus = testBus();
  followTheme({ bus, storage });
  return bus;
}

function shown() {
  return { classes: [...root.classList].sort(), colour: document.querySelector('meta')?.content };
}

test('a reader who never chose sees what the system prefers, also when that changes', () => {
  follow();
  expect(shown()).toEqual({ classes: ['js', 'light'], colour: '#fbfaf7' });
  system.change(true);
  expect(shown()).toEqual({ classes: ['dark', 'js'], colour: '#13151d' });
});

test('a stored theme holds whatever the system prefers', () => {
  localStorage.setItem('theme', 'dark');
  const bus = follow();
  expect(bus.facts().theme).toBe('dark');
  expect(shown()).toEqual({ classes: ['dark', 'js'], colour: '#13151d' });
  system.change(false);
  expect(shown().classes).toContain('dark');
});

test('a chosen theme is shown at once and stored', () => {
  const bus = follow();
  bus.publish('theme/chosen', { theme: 'dark' });
  expect(shown()).toEqual({ classes: ['dark', 'js'], colour: '#13151d' });
  expect(localStorage.getItem('theme')).toBe('dark');
  bus.publish('theme/chosen', { theme: 'os-default' });
  expect(shown().classes).toContain('light');
  expect(localStorage.getItem('theme')).toBe('os-default');
});

test('a theme chosen in one tab is shown in the other', () => {
  const channels: BroadcastChannel[] = [];
  const open = () => {
    const channel = {
      onmessage: null,
      close: () => undefined,
      postMessage: (data: unknown) =>
        channels.filter((other) => other !== channel).forEach((other) => other.onmessage?.({ data } as MessageEvent)),
    } as unknown as BroadcastChannel;
    channels.push(channel);
    return channel;
  };
  const here = testBus();
  joinTabs(here, open);
  followTheme({ bus: here });
  const there = testBus();
  joinTabs(there, open);
  there.publish('theme/chosen', { theme: 'dark' });
  expect(shown().classes).toContain('dark');
});

test.each(['', 'DARK', 'os-default"><script>', '{}', 'dark light'])('a stored %j is no theme', (value) => {
  localStorage.setItem('theme', value);
  const bus = follow();
  expect(bus.facts().theme).toBe('os-default');
  expect(shown().classes).toEqual(['js', 'light']);
});

test('with blocked storage there is a warning, the theme of the system, and still a choice for this page', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  system = prefers(true);
  const bus = follow(
    browserStorage(() => {
      throw new Error('denied');
    }),
  );
  expect(warn).toHaveBeenCalledWith('Browser storage theme could not be used: denied');
  expect(shown().classes).toContain('dark');
  bus.publish('theme/chosen', { theme: 'light' });
  expect(shown().classes).toContain('light');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a page without the colour meta still gets its class', () => {
  document.head.innerHTML = '';
  follow().publish('theme/chosen', { theme: 'dark' });
  expect(shown().classes).toContain('dark');
});
