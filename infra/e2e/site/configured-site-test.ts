import { startSite } from './running-site.ts';
import { test as base } from './site-test.ts';

interface ConfiguredSite {
  /** Flags of `site start` for the site of these tests; each worker starts one site for each set of flags. */
  readonly flags: readonly string[];
}

/** Tests of a site with another configuration: `test.use({ flags: ['--read-only'] })` at the top of the file. */
export const test = base.extend<object, ConfiguredSite>({
  flags: [[], { option: true, scope: 'worker' }],
  site: [
    async ({ flags }, use) => {
      const site = await startSite(flags);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect, hydrated } from './site-test.ts';
