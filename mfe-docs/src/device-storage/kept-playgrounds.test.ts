/** @jest-environment jsdom */
import { keptLimits, keptPlaygrounds } from './kept-playgrounds.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const ids = () => keptPlaygrounds.list().map(({ id }) => id);
const keep = (id: string, html = id, at = 1) => keptPlaygrounds.keep({ id, code: { html } }, at);

test('what was written last is first, and a change to it is no second one', () => {
  keep('tea', 'a', 1);
  keep('coffee', 'b', 2);
  keep('tea', 'c', 3);
  expect(keptPlaygrounds.list()).toEqual([
    { id: 'tea', code: { html: 'c' }, at: 3 },
    { id: 'coffee', code: { html: 'b' }, at: 2 },
  ]);
});

test('a name that its reader gave stays, and what waited for its first run still waits', () => {
  keptPlaygrounds.keep({ id: 'tea', code: {}, waits: 'file' }, 1);
  keptPlaygrounds.rename('tea', 'Green');
  expect(keptPlaygrounds.list()).toEqual([{ id: 'tea', code: {}, at: 1, name: 'Green', waits: 'file' }]);
  keptPlaygrounds.keep({ id: 'tea', code: { js: '1' }, waits: false }, 2);
  expect(keptPlaygrounds.list()).toEqual([{ id: 'tea', code: { js: '1' }, at: 2, name: 'Green' }]);
});

test('of one that is open in two tabs, what is written in either is kept', async () => {
  let names = 0;
  crypto.randomUUID = () => `copy-${(names += 1)}` as ReturnType<Crypto['randomUUID']>;
  let other = keptPlaygrounds;
  await jest.isolateModulesAsync(async () => {
    ({ keptPlaygrounds: other } = await import('./kept-playgrounds.ts'));
  });
  keep('green', 'a', 1);
  other.keep({ id: 'green', code: { html: 'a, from the other' } }, 2);
  keep('green', 'a, from here', 3);
  other.keep({ id: 'green', code: { html: 'a, from the other tab' } }, 4);
  keep('green', 'a, from here too', 5);
  expect(keptPlaygrounds.list().map(({ id, code }) => [id, code.html])).toEqual([
    ['copy-1', 'a, from here too'],
    ['green', 'a, from the other tab'],
  ]);
});

test('what is deleted is gone', () => {
  keep('tea');
  keep('coffee');
  keptPlaygrounds.remove('tea');
  expect(ids()).toEqual(['coffee']);
  keptPlaygrounds.remove('coffee');
  expect(localStorage).toHaveLength(0);
});

test('the oldest leave: by number, and by size', () => {
  for (let turn = 0; turn < keptLimits.playgrounds + 2; turn += 1) keep(`tea ${turn}`);
  expect([ids().length, ids().at(-1)]).toEqual([keptLimits.playgrounds, 'tea 2']);
  keep('large', 'x'.repeat(keptLimits.characters - 500));
  expect(ids()[0]).toBe('large');
  expect(JSON.stringify(keptPlaygrounds.list()).length).toBeLessThan(keptLimits.characters + 100);
});

describe('what has left', () => {
  const fill = () => {
    for (let turn = 1; turn <= keptLimits.playgrounds; turn += 1) keep(`tea ${turn}`, `tea ${turn}`, turn);
    return ids();
  };

  test('is put back when its reader wants it, in the place of what it left for, which is kept again once there is room', () => {
    const before = fill();
    expect(keep('tea 2', 'more', 50).left).toBeUndefined();
    const { state, left, undo } = keep('coffee', 'coffee', 60);
    expect([state, left?.map(({ id }) => id)]).toEqual(['kept', ['tea 1']]);
    expect(undo?.()).toBe('crowded');
    expect(ids().toSorted()).toEqual(before.toSorted());
    expect([keep('coffee', 'more coffee', 70), ids().includes('coffee')]).toEqual([{ state: 'crowded' }, false]);
    keptPlaygrounds.remove('tea 7');
    expect([keep('coffee', 'more coffee', 80), ids()[0], ids().at(-1)]).toEqual([{ state: 'kept' }, 'coffee', 'tea 1']);
  });

  test('comes back beside the text that had room before', () => {
    keep('tea', 'tea', 1);
    keep('large', 'small', 2);
    const { left, undo } = keep('large', 'x'.repeat(keptLimits.characters - 60), 3);
    expect(left).toEqual([{ id: 'tea', code: { html: 'tea' }, at: 1 }]);
    undo?.();
    expect(keptPlaygrounds.list()).toEqual([
      { id: 'large', code: { html: 'small' }, at: 2 },
      { id: 'tea', code: { html: 'tea' }, at: 1 },
    ]);
  });
});

test('code that no list has room for changes nothing, nor does a device that is full', () => {
  keep('tea');
  expect(keep('large', 'x'.repeat(keptLimits.characters)).state).toBe('too-large');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep('coffee').state).toBe('full');
  expect(ids()).toEqual(['tea']);
});

test.each(['no JSON', '{}', 'null', '[1, {"id": 7}, {"id": "tea", "at": 1, "code": {"html": 7}}]'])(
  'what something else left in its place is no playground: %s',
  (kept) => {
    localStorage.setItem('playground-kept', kept);
    expect(keptPlaygrounds.list()).toEqual([]);
    expect(keep('tea').state).toBe('kept');
  },
);

test('a browser that keeps nothing has an empty list', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect([ids(), keep('tea').state]).toEqual([[], 'full']);
});
