import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
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

/** By the compressor of the chunks: it leaves some 900 bytes of 12,000 less than esbuild's, and every user of the worker loads them. */
async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { ecma: 2020, compress: { passes: 3 }, format: { comments: false } });
  return code ?? script;
}
