import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { globalNameOf, type BuildTarget, type RemoteBuild } from '@webdocs/build/webpack-factory';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import webpack, { type Configuration, type Stats } from 'webpack';
import { bundleHeadScript } from './bundle-head-script.ts';
import { bundleServiceWorker } from './bundle-service-worker.ts';
import { describeRelease } from './describe-release.ts';
import { inRepository } from '../repository.ts';

/** One deployable to bundle, and where the finished build shall be. */
export interface BundleOrder {
  readonly name: string;
  readonly mode: BuildTarget['mode'];
  readonly version: string;
  readonly folder: string;
  readonly variant?: Partial<Pick<BuildTarget, 'exposes' | 'serverEntry' | 'define'>>;
}

/** Bundles for browsers and for the server, and writes down what came of it. The folder appears when all is done. */
export async function bundleRemote({ name, mode, version, folder, variant }: BundleOrder): Promise<Release> {
  const draft = `${folder}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const { default: build } = (await import(inRepository(name, 'webpack.config.ts'))) as { default: RemoteBuild };
  const { client, server } = build.configurations({ mode, version, output: draft, ...variant });
  const clientStats = await run(name, client);
  await run(name, server);
  if (name === 'shell') await Promise.all([bundleHeadScript(draft, mode), bundleServiceWorker(draft, mode)]);
  const release = await describeRelease({
    name,
    version,
    mode,
    globalName: globalNameOf(name, version),
    folder: draft,
    definition: build.definition,
    stats: clientStats,
  });
  await writeFile(`${draft}/release.json`, JSON.stringify(release, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return release;
}

function run(name: string, configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(new Failure('BUILD_FAILED', { remote: name, cause: causeOf(error) }, { cause: error }));
        else if (stats.hasErrors())
          reject(new Failure('BUILD_FAILED', { remote: name, cause: stats.toString({ preset: 'errors-only', colors: false }) }));
        else resolve(stats);
      });
    });
  });
}
