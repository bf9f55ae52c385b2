import { build } from 'esbuild';
import { inRepository } from '../repository.ts';

/** The browser's side of the frames in which samples run. */
export interface FrameScripts {
  /** In each frame whose code is in its address, as the text of one script. */
  readonly sample: string;
  /** In each frame that is given its code by a port. */
  readonly waiting: string;
  /** What counts the turns of loops: a module that a frame loads where it needs it. */
  readonly guard: string;
  /** In the page that shows code within other sites. */
  readonly embed: string;
}

export async function bundleFrameScripts(): Promise<FrameScripts> {
  const [sample, waiting, guard, embed] = await Promise.all([
    bundled('sample-frame/sample-frame.ts', 'iife'),
    bundled('sample-frame/waiting-frame.ts', 'iife'),
    bundled('guard.ts', 'esm'),
    bundled('embed-script/embed.ts', 'iife'),
  ]);
  return { sample, waiting, guard, embed };
}

async function bundled(entry: string, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRepository(`infra/play/src/${entry}`)],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
