/** What a declaration of one word brings, as the interface language defines it for every such interface. */
export interface CollectionMethod {
  readonly syntax: readonly string[];
  /** Goes on after 'The method of the interface'. */
  readonly does: string;
  readonly returns: string;
}

type Methods = Readonly<Record<string, CollectionMethod>>;

const nothing = 'None (`undefined`).';
const read: Methods = {
  entries: {
    syntax: ['entries()'],
    does: 'returns an iterator over its entries',
    returns: 'An iterator of arrays that each hold a key and a value.',
  },
  keys: { syntax: ['keys()'], does: 'returns an iterator over its keys', returns: 'An iterator of keys.' },
  values: { syntax: ['values()'], does: 'returns an iterator over its values', returns: 'An iterator of values.' },
  forEach: {
    syntax: ['forEach(callbackFn)', 'forEach(callbackFn, thisArg)'],
    does: 'calls a function for each of its entries, with the value, the key and the object itself',
    returns: nothing,
  },
};

const methods: Readonly<Record<string, Methods>> = {
  iterable: read,
  maplike: {
    ...read,
    get: { syntax: ['get(key)'], does: 'returns the value of a key', returns: 'The value, or `undefined` where there is no such key.' },
    has: { syntax: ['has(key)'], does: 'says whether there is an entry with a key', returns: 'A boolean.' },
    set: { syntax: ['set(key, value)'], does: 'adds an entry, or replaces the value of its key', returns: 'The object itself.' },
    delete: { syntax: ['delete(key)'], does: 'removes the entry with a key', returns: 'A boolean: whether there was one.' },
    clear: { syntax: ['clear()'], does: 'removes all entries', returns: nothing },
  },
  setlike: {
    ...read,
    entries: { ...read['entries'], returns: 'An iterator of arrays that each hold a value twice.' } as CollectionMethod,
    has: { syntax: ['has(value)'], does: 'says whether it holds a value', returns: 'A boolean.' },
    add: { syntax: ['add(value)'], does: 'adds a value', returns: 'The object itself.' },
    delete: { syntax: ['delete(value)'], does: 'removes a value', returns: 'A boolean: whether it was there.' },
    clear: { syntax: ['clear()'], does: 'removes all values', returns: nothing },
  },
};

/** The kinds of collection are `iterable`, `maplike` and `setlike`. */
export function methodOfCollection(kind: string, name: string): CollectionMethod | undefined {
  const known = Object.hasOwn(methods, kind) ? methods[kind] : undefined;
  return known && Object.hasOwn(known, name) ? known[name] : undefined;
}
