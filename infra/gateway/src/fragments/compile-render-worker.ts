import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The worker's code as one script: it starts in milliseconds and brings no loader into the thread that runs remotes. */
export function compileRenderWorker(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./render-worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
