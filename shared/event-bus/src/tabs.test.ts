import { unknownSession, type Facts } from '@webdocs/contracts/events/event';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { createEventBus, type EventBus } from './bus.ts';
import { joinTabs } from './tabs.ts';

const facts: Facts = {
  session: { ...unknownSession, status: 'signed-in' },
  locale: 'en-US',
  theme: 'os-default',
  connectivity: 'online',
  page: { pathname: '/en-US/', search: '', owner: 'shell', renderer: 'Homepage', title: 'Home' },
  currentDocument: null,
  toasts: [],
  playQueue: [],
};

/** A channel between tabs that delivers when told to, as the browser's does: never to the sender, never at once. */
function tabChannel() {
  const members = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  const waiting: Array<() => void> = [];
  let sent = 0;
  return {
    open(): BroadcastChannel {
      const member = {
        onmessage: null as ((event: MessageEvent) => void) | null,
        postMessage(data: unknown) {
          sent += 1;
          for (const other of members)
            if (other !== member) waiting.push(() => other.onmessage?.({ data: structuredClone(data) } as MessageEvent));
        },
        close: () => members.delete(member),
      };
      members.add(member);
      return member as unknown as BroadcastChannel;
    },
    deliver() {
      while (waiting.length > 0) waiting.shift()?.();
    },
    sent: () => sent,
  };
}

function openTabs(count: number) {
  const channel = tabChannel();
  const reported: Failure[] = [];
  const tabs = Array.from({ length: count }, () => {
    const bus = createEventBus({ facts, source: 'shell', report: (failure) => reported.push(failure) });
    return { bus, leave: joinTabs(bus, channel.open) };
  });
  return { channel, reported, tabs, buses: tabs.map(({ bus }) => bus) };
}

const themes = (buses: readonly EventBus[]) => buses.map((bus) => bus.facts().theme);

test('a theme chosen in one tab is the theme of all, told once to each', () => {
  const { channel, buses } = openTabs(3);
  buses[0]?.publish('theme/chosen', { theme: 'dark' });
  channel.deliver();
  expect(themes(buses)).toEqual(['dark', 'dark', 'dark']);
  expect(channel.sent()).toBe(1);
});

test('signing out in one tab signs out all', () => {
  const { channel, buses } = openTabs(2);
  buses[1]?.publish('session/ended', { at: 1 });
  channel.deliver();
  expect(buses.map((bus) => bus.facts().session.status)).toEqual(['anonymous', 'anonymous']);
});

test('what concerns one tab only stays in it', () => {
  const { channel, buses } = openTabs(2);
  buses[0]?.publish('connectivity/changed', { connectivity: 'offline' });
  buses[0]?.publish('toast/requested', {
    id: 'one',
    tone: 'note',
    isImportant: false,
    mainText: 'text',
    shortText: null,
    buttonText: null,
  });
  expect(channel.sent()).toBe(0);
  expect(buses[1]?.facts().connectivity).toBe('online');
});

test('two tabs that choose at the same moment do not answer each other for ever', () => {
  const { channel, buses } = openTabs(2);
  buses[0]?.publish('theme/chosen', { theme: 'dark' });
  buses[1]?.publish('theme/chosen', { theme: 'light' });
  channel.deliver();
  expect(channel.sent()).toBe(2);
});

test('a tab that left is neither told nor tells', () => {
  const { channel, tabs, buses } = openTabs(2);
  tabs[1]?.leave();
  buses[0]?.publish('theme/chosen', { theme: 'dark' });
  buses[1]?.publish('theme/chosen', { theme: 'light' });
  channel.deliver();
  expect(themes(buses)).toEqual(['dark', 'light']);
});

test.each([
  ['nothing', null],
  ['a text', 'theme/chosen'],
  ['an unknown event', { name: 'theme/forgotten', version: 1, payload: {} }],
  ['an event that tabs do not share', { name: 'connectivity/changed', version: 1, payload: { connectivity: 'offline' } }],
  ['another version of an event', { name: 'theme/chosen', version: 2, payload: { theme: 'dark' } }],
  ['a name that every object has', { name: 'toString', version: 1, payload: {} }],
])('%s from a tab with another release is left alone', (_, message) => {
  const { channel, buses, reported } = openTabs(1);
  channel.open().postMessage(message);
  channel.deliver();
  expect(buses[0]?.facts()).toEqual(facts);
  expect(reported).toEqual([]);
});

test('a malformed payload from another tab is dropped and reported', () => {
  const { channel, buses, reported } = openTabs(1);
  channel.open().postMessage({ name: 'theme/chosen', version: 1, payload: { theme: 'purple' } });
  channel.deliver();
  expect(themes(buses)).toEqual(['os-default']);
  expect(reported.map(({ code }) => code)).toEqual(['EVENT_MALFORMED']);
});
