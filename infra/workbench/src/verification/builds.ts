import { causeOf } from '@webdocs/contracts/failures/failure';
import { oneCheck, type Step } from './step.ts';

/** Shell and remotes as they are deployed; what was built from the same sources before is taken from the cache. */
export const builds: Step = {
  name: 'builds',
  async run(progress) {
    try {
      // Loaded late, so that a mistake in the build itself fails this step alone.
      const { buildAll } = await import('../bundling/build-all.ts');
      const { requireBudgetsOfBuild } = await import('@webdocs/registry/budgets');
      // No site starts with a release that is too large, and every browser test would say so instead.
      for (const { release } of await buildAll({ progress })) requireBudgetsOfBuild(release);
      return oneCheck(true, '');
    } catch (thrown) {
      return oneCheck(false, thrown instanceof Error && thrown.stack ? thrown.stack : causeOf(thrown));
    }
  },
};
