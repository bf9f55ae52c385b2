import { build } from 'esbuild';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { inRepository } from '../repository.ts';

/** File of the shell's release that the gateway serves at the root of the site: a worker answers only what is below its own address. */
const workerFile = 'client/service-worker.js';

export async function bundleServiceWorker(folder: string, mode: BuildTarget['mode']): Promise<void> {
  await build({
    entryPoints: [inRepository('shell/src/offline-worker/service-worker.ts')],
    outfile: `${folder}/${workerFile}`,
    bundle: true,
    conditions: ['service-worker'],
    minify: mode === 'production',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
}
