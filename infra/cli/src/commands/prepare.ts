import { platformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import { prepareCommand } from '@webdocs/workbench/bundling/prepare-command';
import { command } from './command.ts';

export const usage = 'site prepare';

/** Builds what `site serve` runs beside published releases, and the command itself, once for each version of the platform: for an image, say. */
export const run = command(usage, async ({ io }) => {
  await Promise.all([platformScripts({ mayBuild: true }), prepareCommand()]);
  io.out('prepared: `site serve` needs no bundler, and starts without reading its sources');
});
