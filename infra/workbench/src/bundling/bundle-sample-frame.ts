import { build } from 'esbuild';
import { inRepository } from '../repository.ts';

/** The browser's side of the frames in which samples run, as the text of one script that is in each of them. */
export async function bundleFrameScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRepository('infra/play/src/sample-frame/sample-frame.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
