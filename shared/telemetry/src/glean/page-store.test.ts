/** @jest-environment jsdom */
import PageStore from './page-store.ts';

beforeEach(() => localStorage.clear());

test('what is told is found by its keys, changed by what was there, and deleted with all below it', () => {
  const store = new PageStore('pingLifetimeMetrics');
  expect([store.get(), store.get(['page', 'string', 'path'])]).toEqual([undefined, undefined]);
  store.update(['page', 'string', 'path'], (before) => `${before} one`);
  store.update(['page', 'string', 'path'], (before) => `${before} two`);
  store.update(['page', 'boolean', 'first'], () => true);
  expect(store.get(['page'])).toEqual({ string: { path: 'undefined one two' }, boolean: { first: true } });
  store.delete(['page', 'string']);
  expect([store.get(['page', 'string', 'path']), store.get()]).toEqual([undefined, { page: { boolean: { first: true } } }]);
  store.delete(['nothing', 'of', 'the kind']);
  store.delete([]);
  expect(store.get()).toBeUndefined();
});

test('a text that is in the way of a key gives way to it', () => {
  const store = new PageStore('events');
  store.update(['page'], () => 'text');
  expect(store.get(['page', 'length'])).toBeUndefined();
  store.update(['page', 'name'], () => 1);
  expect(store.get()).toEqual({ page: { name: 1 } });
});

test('pings alone are kept in the browser, of all its tabs, and nothing is kept where there are none', () => {
  new PageStore('userLifetimeMetrics').update(['client_id'], () => 'id');
  expect(localStorage).toHaveLength(0);
  const [one, other] = [new PageStore('pings'), new PageStore('pings')];
  one.update(['a'], () => ({ path: '/a' }));
  other.update(['b'], () => ({ path: '/b' }));
  expect(one.get()).toEqual({ a: { path: '/a' }, b: { path: '/b' } });
  one.delete(['a']);
  other.delete(['b']);
  expect(localStorage).toHaveLength(0);
});

test('a storage that is full keeps nothing from being told', () => {
  const store = new PageStore('pings');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => store.update(['a'], () => ({}))).not.toThrow();
  jest.restoreAllMocks();
});
