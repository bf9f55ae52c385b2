const ofEveryObject = ['__proto__', 'constructor', 'prototype'];

/** A record of names that a server chose: those that mean something to every object are left out. */
export function recordOf<T>(entries: ReadonlyArray<readonly [string, T]>): Record<string, T> {
  return Object.fromEntries(entries.filter(([name]) => !ofEveryObject.includes(name)));
}
