import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { minified } from '@webdocs/build/script-minimizer';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { inRepository } from '../repository.ts';

/** File of the shell's release that the gateway prints inline into every page. */
const headScriptFile = 'client/head.js';

export async function bundleHeadScript(folder: string, mode: BuildTarget['mode']): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [inRepository('shell/src/head/head-script.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { DEVELOPMENT: String(mode === 'development') },
    legalComments: 'none',
    logLevel: 'error',
  });
  await writeFile(`${folder}/${headScriptFile}`, await minified(outputFiles[0]?.text ?? ''));
}
