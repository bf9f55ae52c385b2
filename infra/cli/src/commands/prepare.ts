import { platformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import { command } from './command.ts';

export const usage = 'site prepare';

/** Builds what `site serve` runs beside published releases, once for each version of the platform: for an image, say. */
export const run = command(usage, async ({ io }) => {
  await platformScripts({ mayBuild: true });
  io.out('prepared: `site serve` needs no bundler');
});
