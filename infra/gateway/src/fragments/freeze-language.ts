/** Functions and iterators that no global name leads to. */
const unnamed = [
  async function () {},
  function* () {},
  async function* () {},
  [][Symbol.iterator](),
  new Map().entries(),
  new Set().values(),
  ''[Symbol.iterator](),
  ''.matchAll(/x/g),
];

/**
 * Freezes everything of the language in this program: code that got hold of an object of it could otherwise plant what runs with its
 * objects at hand. Node's own `--frozen-intrinsics` puts accessors in place of values, after which arrays and strings are walked on slow
 * paths in all contexts of the process: that made a render a third slower, this does not.
 */
export function freezeLanguage(names: readonly string[]): void {
  const globals = globalThis as unknown as Record<string, unknown>;
  const waiting: unknown[] = [...names.map((name) => globals[name]), ...unnamed];
  const found = new Set<object>();
  for (let one = waiting.pop(); waiting.length > 0 || one; one = waiting.pop()) {
    if (one === null || (typeof one !== 'object' && typeof one !== 'function') || found.has(one)) continue;
    found.add(one);
    waiting.push(Object.getPrototypeOf(one));
    for (const key of Reflect.ownKeys(one)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(one, key) as PropertyDescriptor;
      waiting.push(value, get, set);
    }
  }
  for (const one of found) Object.freeze(one);
}
