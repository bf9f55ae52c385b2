/** Values by key, the least recently used ones dropped first when all together weigh more than the limit. */
export class RecentlyUsed<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(
    readonly limit: number,
    readonly weightOf: (value: Value) => number,
  ) {}

  get(key: string, make: () => Value): Value {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    const value = make();
    const weight = this.weightOf(value);
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, old] of this.#entries) {
      if (this.#weight <= this.limit || oldest === key) break;
      this.#entries.delete(oldest);
      this.#weight -= old.weight;
    }
    return value;
  }

  get size(): number {
    return this.#entries.size;
  }
}
