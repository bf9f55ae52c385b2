import { startSite, type RunningSite } from '../site/running-site.ts';
import { test as base } from '../site/site-test.ts';

interface TrialFixtures {
  /** After each test rolls back what it deployed. */
  readonly restored: void;
}

interface TrialWorker {
  /** A site that the tests of this worker deploy to and break, one after the other. */
  readonly trialSite: RunningSite;
}

export const test = base.extend<TrialFixtures, TrialWorker>({
  trialSite: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
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
