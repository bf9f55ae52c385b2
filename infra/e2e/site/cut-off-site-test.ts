import { startCutOffSite, type CutOffSite } from './cut-off-site.ts';
import { startsWithinMs, test as base } from './site-test.ts';

/** For tests whose site goes away while they read; `flags` are those of any site. */
export const test = base.extend<{ readonly cutOffSite: CutOffSite }>({
  cutOffSite: [
    async ({ flags }, use) => {
      const site = await startCutOffSite(flags);
      await use(site);
      await site.end();
    },
    { timeout: startsWithinMs },
  ],
  baseURL: async ({ cutOffSite }, use) => use(cutOffSite.address),
});

export { expect, hydrated } from './site-test.ts';
