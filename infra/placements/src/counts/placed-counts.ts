import type { Query } from '@webdocs/database';
import { addCounts, type Count } from './count-views.ts';

/** How often creatives were placed, in memory until it is written: pages do not wait for that. */
export class PlacedCounts {
  #counts = new Map<string, Count>();

  add({ campaign, slot, day, count }: Count): void {
    const name = `${campaign} ${slot} ${day}`;
    this.#counts.set(name, { campaign, slot, day, count: (this.#counts.get(name)?.count ?? 0) + count });
  }

  /** What cannot be written is kept for the next time. */
  async write(query: Query): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await addCounts(query, 'placed', [...counts.values()]);
    } catch (thrown) {
      for (const count of counts.values()) this.add(count);
      throw thrown;
    }
  }
}
