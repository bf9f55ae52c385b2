import { build } from 'esbuild';

export interface WorkerScript {
  readonly code: string;
  /** Files that went into it, relative to where the build ran. */
  readonly inputs: readonly string[];
}

/** A worker thread of Node as one script: it starts in milliseconds and brings no loader into the thread. */
export async function workerScript(entry: string): Promise<WorkerScript> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    write: false,
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}
