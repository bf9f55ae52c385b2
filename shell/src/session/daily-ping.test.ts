/** @jest-environment jsdom */
import { localStore } from '../storage/browser-storage.ts';
import { pingOnceADay } from './daily-ping.ts';

const evening = Date.parse('2026-03-15T22:30:00Z');
const midnight = Date.parse('2026-03-16T00:00:00Z');

let sent: Array<{ address: string; fields: Record<string, unknown> }>;
beforeEach(() => {
  localStorage.clear();
  sent = [];
});

function ping(now: number, { onLine = true, accepts = true }: { onLine?: boolean; accepts?: boolean } = {}) {
  const sendBeacon = (address: string | URL, form?: BodyInit | null) => {
    sent.push({ address: String(address), fields: Object.fromEntries(form as FormData) });
    return accepts;
  };
  pingOnceADay({ browser: { onLine, sendBeacon }, device: localStore, token: 'of-this-session', now });
}

test('a reader is counted once until the next midnight of UTC, and again after it', () => {
  ping(evening);
  ping(midnight - 1);
  expect(sent).toEqual([{ address: '/api/v1/ping', fields: { csrf_token: 'of-this-session' } }]);
  expect(localStorage.getItem('next-ping')).toBe(String(midnight));
  ping(midnight);
  expect(sent).toHaveLength(2);
});

test('no visit is counted while offline, and the day is not used up by it', () => {
  ping(evening, { onLine: false });
  expect(sent).toEqual([]);
  ping(evening);
  expect(sent).toHaveLength(1);
});

test('who reads offline says so', () => {
  localStorage.setItem('MDNSettings', '{"offline":true}');
  ping(evening);
  expect(sent[0]?.fields).toEqual({ csrf_token: 'of-this-session', offline: 'true' });
});

test('a beacon that the browser did not take is sent at the next occasion', () => {
  ping(evening, { accepts: false });
  expect(localStorage.getItem('next-ping')).toBeNull();
  ping(evening);
  expect(sent).toHaveLength(2);
});

test('a browser without beacons is left alone', () => {
  pingOnceADay({ browser: { onLine: true }, device: localStore, token: undefined, now: evening });
  expect(localStorage.getItem('next-ping')).toBeNull();
});

test.each(['', 'tomorrow', '-1', '1e3', '{}', 'NaN', '9'.repeat(15), '9'.repeat(400), String(midnight + 1)])(
  'a stored time of %j does not prevent counting',
  (stored) => {
    localStorage.setItem('next-ping', stored);
    ping(evening);
    expect(sent).toHaveLength(1);
    expect(localStorage.getItem('next-ping')).toBe(String(midnight));
  },
);
