/** Finished pages by address, the least recently read ones dropped first when they weigh more than the limit. */
export class PageCache<Page> {
  readonly #pages = new Map<string, { page: Promise<Page>; weight: number }>();
  #weight = 0;

  constructor(
    readonly limit: number,
    readonly weightOf: (page: Page) => number,
  ) {}

  /** The page of a key, made at most once while it is remembered; one that could not be made is forgotten. */
  get(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = this.#pages.get(key);
    if (known) {
      this.#pages.delete(key);
      this.#pages.set(key, known);
      return known.page;
    }
    const entry = { page: make(), weight: 0 };
    this.#pages.set(key, entry);
    entry.page.then(
      (page) => this.#weigh(key, entry, page),
      () => this.#forget(key, entry),
    );
    return entry.page;
  }

  get size(): number {
    return this.#pages.size;
  }

  #weigh(key: string, entry: { weight: number }, page: Page): void {
    if (this.#pages.get(key) !== entry) return;
    entry.weight = this.weightOf(page);
    this.#weight += entry.weight;
    for (const [oldest, old] of this.#pages) {
      if (this.#weight <= this.limit) break;
      this.#pages.delete(oldest);
      this.#weight -= old.weight;
    }
  }

  #forget(key: string, entry: object): void {
    if (this.#pages.get(key) === entry) this.#pages.delete(key);
  }
}
