import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { inRepository } from '../repository.ts';
import type { FrameScripts } from './bundle-sample-frame.ts';

/** What of the platform runs outside its own process: in the processes that render, and in the frames of samples. */
export interface PlatformScripts {
  readonly renderWorker: { readonly program: string; readonly realm: string };
  readonly frames: FrameScripts;
}

const folder = inRepository('.cache/platform-scripts');
const sourceFolders = ['infra/gateway/src/fragments', 'infra/play/src', 'shared/contracts/src/samples'];
/** They change with the bundler and its settings too. */
const alsoRead = ['package-lock.json', 'shared/build/src/worker-script.ts', 'infra/workbench/src/bundling/bundle-sample-frame.ts'];

/** As they were built for the sources as they are. Only where they are missing and may be built is a bundler loaded. */
export async function platformScripts({ mayBuild }: { readonly mayBuild: boolean }): Promise<PlatformScripts> {
  const file = join(folder, `${sourcesHash()}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as PlatformScripts;
  if (!mayBuild) throw new Failure('PLATFORM_NOT_PREPARED', { folder });
  const [{ builtRenderWorker }, { bundleFrameScripts }] = await Promise.all([
    import('./bundle-render-worker.ts'),
    import('./bundle-sample-frame.ts'),
  ]);
  const [renderWorker, frames] = await Promise.all([builtRenderWorker(), bundleFrameScripts()]);
  const scripts: PlatformScripts = { renderWorker, frames };
  await mkdir(folder, { recursive: true });
  // Two processes may build at once: each puts a whole file there, and both are the same.
  await writeFile(`${file}.${process.pid}.draft`, JSON.stringify(scripts));
  await rename(`${file}.${process.pid}.draft`, file);
  return scripts;
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const sources = sourceFolders.flatMap((one) =>
    readdirSync(inRepository(one), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .sort()
      .map((path) => `${one}/${path}`),
  );
  for (const path of [...sources, ...alsoRead])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRepository(path)))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
}
