import { join } from 'node:path';
import { writtenDataPackages } from '../../fixtures/data-packages.ts';
import { EventTable } from './event-table.ts';
import type { IdlInterface } from './idl/interface-table.ts';

const line = {
  Node: '',
  Element: 'Node',
  Pot: 'Element',
  Kettle: 'Pot',
  Pan: 'Element',
  Room: '',
  Event: '',
  SteamEvent: 'Event',
  Steam: '',
};
const interfaces = Object.fromEntries(
  Object.entries(line).map(([name, inherits]) => [name, { name, ...(inherits ? { inherits } : {}) } as IdlInterface]),
);

function tableOf(events: readonly unknown[]): EventTable {
  return new EventTable(
    join(writtenDataPackages({ files: { '@webref/events': { 'events.json': events } } }), '@webref/events/events.json'),
  );
}

const table = tableOf([
  { type: 'boil', interface: 'SteamEvent', targets: [{ target: 'Pot', bubbles: true, bubblingPath: ['Node', 'Room'] }] },
  { type: 'cool', interface: 'Event', targets: [{ target: 'Pot', bubbles: false }] },
  { type: 'cool', interface: 'SteamEvent', targets: [{ target: 'Kettle', bubbles: true }] },
  { type: 'burn', interface: 'Event', targets: [{ target: 'Pan' }] },
  { type: 'burn', interface: 'SteamEvent', targets: [{ target: 'Pot' }] },
  { type: 'leak', interface: 'Steam', targets: [{ target: 'Pot' }] },
]);

test.each([
  ['at the object itself', 'Pot', 'boil', 'SteamEvent'],
  ['at what it inherits from', 'Kettle', 'boil', 'SteamEvent'],
  ['at some of what inherits from it', 'Element', 'boil', 'SteamEvent'],
  ['on its way up', 'Room', 'boil', 'SteamEvent'],
  ['at the object itself rather than at what it inherits from', 'Kettle', 'cool', 'SteamEvent'],
])('an event is known that is fired %s', (_, owner, event, type) => {
  expect(table.event(owner, event, interfaces)?.type).toBe(type);
});

test.each([
  ['no interface fires it', 'Pot', 'ring'],
  ['it is fired elsewhere', 'Room', 'burn'],
  ['standards disagree', 'Element', 'burn'],
  ['what a listener is given is no event', 'Pot', 'leak'],
])('nothing is said of an event where %s', (_, owner, event) => {
  expect(table.event(owner, event, interfaces)).toBeUndefined();
});

test('an event is said to bubble where it always does', () => {
  const bubbles = (owner: string, event: string) => table.event(owner, event, interfaces)?.bubbles;
  expect([bubbles('Pot', 'boil'), bubbles('Room', 'boil'), bubbles('Pot', 'cool'), bubbles('Pan', 'burn')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
