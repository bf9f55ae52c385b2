import { build } from 'esbuild';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { inRepository } from '../repository.ts';

/** File of the shell's release that the gateway prints inline into every page. */
const headScriptFile = 'client/head.js';

export async function bundleHeadScript(folder: string, mode: BuildTarget['mode']): Promise<void> {
  await build({
    entryPoints: [inRepository('shell/src/head/head-script.ts')],
    outfile: `${folder}/${headScriptFile}`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { DEVELOPMENT: String(mode === 'development') },
    legalComments: 'none',
    logLevel: 'error',
  });
}
