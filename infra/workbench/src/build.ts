import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { causeOf, Failure } from '@webdocs/contracts/failure';
import type { Release } from '@webdocs/contracts/release';
import { globalNameOf, type BuildTarget, type RemoteBuild } from '@webdocs/build/webpack-factory';
import webpack, { type Configuration, type Stats } from 'webpack';
import { bundleHeadScript } from './build-head-script.ts';
import { buildInputsHash } from './build-inputs.ts';
import { describeRelease } from './describe-release.ts';
import { deployableNames, inRepository } from './repository.ts';

export interface BuildOptions {
  readonly version?: string;
  readonly mode?: BuildTarget['mode'];
  /** Name and settings of a variant with planted faults; it gets a cache entry of its own. */
  readonly variant?: { readonly name: string } & Partial<Pick<BuildTarget, 'exposes' | 'serverEntry' | 'define'>>;
  readonly progress?: (line: string) => void;
}

export interface Build {
  readonly folder: string;
  readonly release: Release;
  /** True where an earlier build of the same sources was found. */
  readonly cached: boolean;
}

/** Builds one deployable into a folder of its own, or finds the build that was made of the same sources before. */
export async function buildRemote(name: string, options: BuildOptions = {}): Promise<Build> {
  if (!deployableNames().includes(name)) throw new Failure('REMOTE_UNKNOWN', { remote: name, known: deployableNames().join(', ') });
  const mode = options.mode ?? 'production';
  const inputs = buildInputsHash(name).slice(0, 10);
  const version =
    options.version ?? `1.0.0-${[inputs, mode === 'development' ? 'dev' : '', options.variant?.name ?? ''].filter(Boolean).join('.')}`;
  const folder = inRepository('.cache/builds', name, `${inputs}-${version}`);
  const cached = await readRelease(folder);
  if (cached) return { folder, release: cached, cached: true };

  options.progress?.(`building ${name} ${version}`);
  const draft = `${folder}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const { default: build } = (await import(inRepository(name, 'webpack.config.ts'))) as { default: RemoteBuild };
  const { client, server } = build.configurations({ mode, version, output: draft, ...options.variant });
  const clientStats = await run(name, client);
  await run(name, server);
  if (name === 'shell') await bundleHeadScript(draft, mode);
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
  return { folder, release, cached: false };
}

/** Builds everything that can be deployed, one after the other: two webpack runs at once would share the cores. */
export async function buildAll(progress: (line: string) => void, mode: BuildTarget['mode'] = 'production'): Promise<Build[]> {
  const builds: Build[] = [];
  for (const name of deployableNames()) builds.push(await buildRemote(name, { mode, progress }));
  return builds;
}

async function readRelease(folder: string): Promise<Release | undefined> {
  const file = `${folder}/release.json`;
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Release) : undefined;
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
