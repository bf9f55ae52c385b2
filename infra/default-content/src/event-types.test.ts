import { readFileSync } from 'node:fs';
import { openData } from '@webdocs/reference/open-data';
import { noInterfaces, own, type IdlInterface } from '@webdocs/reference/interface-table';
import compat from '@mdn/browser-compat-data';
import { parse } from 'yaml';

const file = new URL('../reference/events/types.yaml', import.meta.url);
const written = Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, string[]>).flatMap(([type, lines]) =>
  lines.flatMap((line) => {
    const [owner = '', ...events] = line.split(' ');
    return events.map((event): [string, string, string] => [owner, event, type]);
  }),
);
const data = openData({
  report(failure) {
    throw failure;
  },
});
const { interfaces } = data.interfaces ?? noInterfaces;
const listed = (owner: string, event: string) => data.events?.event(owner, event, interfaces)?.type;

/**
 * HTML lists these as "Event or ErrorEvent", of which the list keeps the first. An exception that nobody catches is
 * reported with an ErrorEvent: https://html.spec.whatwg.org/multipage/webappapis.html#report-the-exception
 */
const listedShort = ['Window error', 'Worker error', 'WorkerGlobalScope error'];

test('what is written of an event is written once', () => {
  expect(new Set(written.map(([owner, event]) => `${owner} ${event}`)).size).toBe(written.length);
});

test.each(written)('what is written of %s %s, %s, does not contradict the list of events, nor repeat it', (owner, event, type) => {
  const other = listed(owner, event);
  expect(other).not.toBe(type);
  if (!listedShort.includes(`${owner} ${event}`)) expect(other).toBeUndefined();
});

test.each(written)('%s has the event %s, and listeners can be given a %s there', (owner, event, type) => {
  expect(Object.keys(compat.api[owner] ?? {})).toContain(`${event}_event`);
  const given = own(interfaces, type);
  expect(inherits(given, 'Event')).toBe(true);
  const places = own(interfaces, owner)?.exposed ?? [];
  expect(places.filter((place) => !given?.exposed.includes('*') && !given?.exposed.includes(place))).toEqual([]);
});

test('nine in ten events of the reference tell what their listeners are given', () => {
  const events = Object.entries(compat.api).flatMap(([owner, members]) =>
    Object.keys(members).flatMap((name) => (name.endsWith('_event') ? [[owner, name.slice(0, -'_event'.length)] as const] : [])),
  );
  const told = events.filter(([owner, event]) => listed(owner, event) ?? written.some(([one, other]) => one === owner && other === event));
  expect(told.length / events.length).toBeGreaterThan(0.9);
});

function inherits(given: IdlInterface | undefined, name: string): boolean {
  return given !== undefined && (given.name === name || inherits(own(interfaces, given.inherits ?? ''), name));
}
