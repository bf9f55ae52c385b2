import type { RunningSite } from '../site/running-site.ts';
import { startsWithinMs, test as base } from '../site/site-test.ts';

interface TrialFixtures {
  /** A site that the tests of a worker deploy to and break, one after the other. Not a fixture of the worker: files that have one start a worker anew. */
  readonly trialSite: RunningSite;
  /** After each test rolls back what it deployed. */
  readonly restored: void;
}

export const test = base.extend<TrialFixtures>({
  trialSite: [
    // What never ends on the server is given up as on a site of readers.
    async ({ sites }, use) => use(await sites.with({ environment: { WEBDOCS_DEADLINE_MAIN: '2000' }, isToBreak: true })),
    { timeout: startsWithinMs },
  ],
  baseURL: async ({ trialSite }, use) => use(trialSite.address),
  restored: [
    async ({ trialSite }, use, testInfo) => {
      // The first test of a remote has to wait for a build of it.
      testInfo.setTimeout(180_000);
      await use();
      await trialSite.restore();
    },
    { auto: true },
  ],
});

export { expect, hydrated } from '../site/site-test.ts';
