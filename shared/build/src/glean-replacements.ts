import { join } from 'node:path';
import webpack from 'webpack';

const log = /@mozilla[\\/]glean[\\/]dist[\\/]core[\\/]log\.js$/;
const noLog = join(import.meta.dirname, 'glean-without-log.mjs');
/** Nothing else of the shell compresses. */
const gzip = /[\\/]fflate[\\/]esm[\\/]browser\.js$/;
const noGzip = join(import.meta.dirname, 'glean-without-gzip.mjs');
const platform = /@mozilla[\\/]glean[\\/]dist[\\/]platform[\\/]browser[\\/]web$/;

/** What Glean brings and readers do without: its log, what it compresses with, and a store that works in the browser's for each thing that it is told. */
export function gleanReplacements(isForReaders: boolean): webpack.NormalModuleReplacementPlugin[] {
  return [
    ...(isForReaders ? [new webpack.NormalModuleReplacementPlugin(log, noLog)] : []),
    new webpack.NormalModuleReplacementPlugin(gzip, noGzip),
    new webpack.NormalModuleReplacementPlugin(/^\.\/storage\.js$/, (resource: { context: string; request: string }) => {
      if (platform.test(resource.context)) resource.request = '@webdocs/telemetry/glean-store';
    }),
  ];
}
