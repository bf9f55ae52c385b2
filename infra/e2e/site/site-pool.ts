import { startSite, type RunningSite } from './running-site.ts';

/** Of one worker. Each takes some 350 MB; the files of one room follow each other, and most of them want one of three sites. */
const mostAtOnce = 3;

/** What a site is started with, and what it is for: one that tests break is none that others read. */
export interface SiteWish {
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly isToBreak?: boolean;
}

/** The sites that tests of a worker read or break, one for each wish, kept while they are wanted. */
export class SitePool {
  /** In the order in which they were last asked for. */
  readonly #sites = new Map<string, RunningSite>();

  async with({ flags = [], environment = {}, isToBreak = false }: SiteWish): Promise<RunningSite> {
    const name = JSON.stringify([flags, environment, isToBreak]);
    const site = this.#sites.get(name) ?? (await this.#start(flags, environment));
    this.#sites.delete(name);
    this.#sites.set(name, site);
    return site;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sites.values()].map((site) => site.stop()));
  }

  async #start(flags: readonly string[], environment: Readonly<Record<string, string>>): Promise<RunningSite> {
    const [oldest] = this.#sites;
    if (oldest && this.#sites.size === mostAtOnce) {
      const [name, site] = oldest;
      this.#sites.delete(name);
      await site.stop();
    }
    return startSite(flags, environment);
  }
}
