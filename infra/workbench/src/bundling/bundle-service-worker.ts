import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { minified } from '@webdocs/build/script-minimizer';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { inRepository } from '../repository.ts';

/** File of the shell's release that the gateway serves at the root of the site: a worker answers only what is below its own address. */
const workerFile = 'client/service-worker.js';

export async function bundleServiceWorker(folder: string, mode: BuildTarget['mode']): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [inRepository('shell/src/offline-worker/service-worker.ts')],
    write: false,
    bundle: true,
    conditions: ['service-worker'],
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
  });
  const [file] = outputFiles;
  const script = file?.text ?? '';
  const target = `${folder}/${workerFile}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, mode === 'production' ? await minified(script) : script);
}
