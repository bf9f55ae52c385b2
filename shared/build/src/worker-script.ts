import { build, type BuildOptions } from 'esbuild';

export interface WorkerScript {
  readonly code: string;
  /** Files that went into it, relative to where the build ran. */
  readonly inputs: readonly string[];
}

/** A program of Node as one short script, which can be given on a command line: it starts in milliseconds and brings no loader with it. */
export function workerScript(entry: string): Promise<WorkerScript> {
  return scriptOf(entry, { platform: 'node', minify: true });
}

/** A script for a context that has nothing but the language. Its value is what the entry exports. */
export async function realmScript(entry: string): Promise<WorkerScript> {
  const { code, inputs } = await scriptOf(entry, { platform: 'neutral', mainFields: ['main'], minify: true });
  return { code: `(() => { 'use strict'; const module = { exports: {} };\n${code}\nreturn module.exports; })()`, inputs };
}

async function scriptOf(entry: string, options: Pick<BuildOptions, 'platform' | 'mainFields' | 'minify'>): Promise<WorkerScript> {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    target: 'node20',
    format: 'cjs',
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    write: false,
  });
  return { code: outputFiles?.[0]?.text ?? '', inputs: Object.keys(metafile?.inputs ?? {}) };
}
