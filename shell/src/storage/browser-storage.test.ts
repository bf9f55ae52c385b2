/** @jest-environment jsdom */
import { addSink, type Metric } from '@webdocs/telemetry';
import { browserStorage, localStore } from './browser-storage.ts';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
let seen: Metric[];
let leave: () => void;

beforeEach(() => {
  localStorage.clear();
  warn.mockClear();
  seen = [];
  leave = addSink((metric) => seen.push(metric));
});
afterEach(() => leave());

test('what is written can be read again, until it is removed', () => {
  localStore.write('a', '{"b":1}');
  expect(localStore.read('a')).toBe('{"b":1}');
  expect(localStore.readJson('a')).toEqual({ b: 1 });
  localStore.remove('a');
  expect(localStore.read('a')).toBeNull();
  expect(localStore.readJson('a')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('a blocked storage is warned of and reported once a key, and nothing is thrown', () => {
  const blocked = browserStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  for (let times = 0; times < 3; times++) {
    expect(blocked.read('theme')).toBeNull();
    expect(blocked.readJson('theme')).toBeNull();
    blocked.write('theme', 'dark');
    blocked.remove('theme');
  }
  expect(warn.mock.calls).toEqual([['Browser storage theme could not be used: The operation is insecure.']]);
  expect(seen).toEqual([{ kind: 'storage', key: 'theme', cause: 'The operation is insecure.' }]);
  blocked.read('other');
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a full storage keeps what it had', () => {
  const full = browserStorage(
    () =>
      ({
        getItem: () => 'light',
        setItem: () => {
          throw new DOMException('', 'QuotaExceededError');
        },
      }) as unknown as Storage,
  );
  full.write('theme', 'dark');
  expect(full.read('theme')).toBe('light');
  expect(seen).toEqual([{ kind: 'storage', key: 'theme', cause: 'QuotaExceededError' }]);
});

test.each(['{half', '', 'undefined', '\u0000'])('a stored value %j that is no JSON counts as none', (value) => {
  localStorage.setItem(`odd ${value}`, value);
  expect(localStore.readJson(`odd ${value}`)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
