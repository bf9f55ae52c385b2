import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sharedDependencies } from '@webdocs/build/shared-dependencies';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import type { Release } from '@webdocs/contracts/remote/release';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { weighedFiles } from '@webdocs/registry/budgets';
import { packedFiles, type PackWell } from '@webdocs/registry/packed-files';
import type { Stats, StatsModule } from 'webpack';
import { pageTitlesOf } from '../page-titles.ts';
import { inRepository, packedFolder } from '../repository.ts';
import { partFixturesOf } from './part-fixtures.ts';

const brotli = promisify(brotliCompress);
const none: ReadonlySet<string> = new Set();

/** What no budget is about is weighed as it is packed in a moment, up to a tenth more: well, it would take a tenth of the time of all builds. */
const packQuickly: PackWell = (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

interface BuiltRemote {
  readonly name: string;
  readonly version: string;
  readonly mode: BuildTarget['mode'];
  readonly globalName: string;
  readonly folder: string;
  readonly definition: RemoteDefinition;
  readonly stats: Stats;
}

/** Writes down what was built: every file with size and hash, the files of each part, shared ranges, packages inside. */
export async function describeRelease({ name, version, mode, globalName, folder, definition, stats }: BuiltRemote): Promise<Release> {
  const assets = name === 'shell' ? shellAssets(stats, definition) : await remoteAssets(folder, definition);
  // The manifest has done its work: browsers read the composition instead, so it is not served.
  await rm(join(folder, 'client/mf-manifest.json'), { force: true });
  await rm(join(folder, 'client/mf-stats.json'), { force: true });
  const paths = await pathsIn(folder);
  // A build for development is held to no budget, and with its maps it would be packed for half the time that it takes to build.
  const weighed = mode === 'production' ? weighedFiles({ definition, ...assets }, (path) => paths.includes(path)) : none;
  return {
    formatVersion: 2,
    name,
    version,
    builtAt: new Date().toISOString(),
    globalName,
    definition,
    entry: assets.entry,
    server: 'server/server.cjs',
    files: await describeFiles(folder, paths, weighed),
    parts: assets.parts,
    shared: Object.fromEntries(
      Object.entries(sharedDependencies).map(([request, { version: provided, range }]) => [request, name === 'shell' ? provided : range]),
    ),
    sbom: packagesIn(stats),
    titles: await pageTitlesOf(definition),
    fixtures: await partFixturesOf(definition),
    ...(mode === 'development' ? { development: true as const } : {}),
  };
}

interface Assets {
  readonly entry: string;
  readonly parts: Release['parts'];
}

/** The part of a federation manifest that is read here. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: ReadonlyArray<{
    readonly path: string;
    readonly assets: { readonly js: { sync: string[]; async: string[] }; readonly css: { sync: string[]; async: string[] } };
  }>;
}

async function remoteAssets(folder: string, definition: RemoteDefinition): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(folder, 'client/mf-manifest.json'), 'utf8')) as FederationManifest;
  const parts = Object.entries(definition.parts).map(([part, { module }]) => {
    const exposed = manifest.exposes.find(({ path }) => path === module);
    if (!exposed) throw new Error(`the federation manifest exposes no ${module}`);
    const { js, css } = exposed.assets;
    return [
      part,
      { scripts: inClient(js.sync), styles: inClient(css.sync), lateScripts: inClient(js.async), lateStyles: inClient(css.async) },
    ] as const;
  });
  return { entry: `client/${manifest.metaData.remoteEntry.name}`, parts: Object.fromEntries(parts) };
}

/** The shell is the host and exposes nothing: its parts are the named chunk groups of its build. */
function shellAssets(stats: Stats, definition: RemoteDefinition): Assets {
  const groups = stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {};
  const filesOf = (group: string, ending: string) =>
    inClient((groups[group]?.assets ?? []).map(({ name }) => name).filter((file) => file.endsWith(ending)));
  const main = filesOf('main', '.js');
  const parts = Object.keys(definition.parts).map((part) => {
    const own = groups[`part-${part}`] ? `part-${part}` : undefined;
    return [
      part,
      {
        scripts: own ? filesOf(own, '.js') : [],
        styles: [...filesOf('main', '.css'), ...(own ? filesOf(own, '.css') : [])],
        lateScripts: [] as string[],
        lateStyles: [] as string[],
      },
    ] as [string, Release['parts'][string]];
  });
  const fetched = new Set(parts.flatMap(([, { styles }]) => styles));
  const lost = Object.keys(groups)
    .flatMap((group) => filesOf(group, '.css'))
    .filter((file) => !fetched.has(file));
  if (lost.length > 0) throw new Error(`the shell fetches styles of its parts only, and ${lost.join(', ')} belongs to none`);
  return { entry: main.at(-1) ?? '', parts: Object.fromEntries(parts) };
}

function inClient(files: readonly string[]): string[] {
  return files.map((file) => `client/${file}`);
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function describeFiles(folder: string, paths: readonly string[], weighed: ReadonlySet<string>): Promise<Release['files']> {
  // Most of them are those of the build before.
  const { packedWell } = packedFiles(packedFolder);
  // At once: packing is work for as many cores as there are.
  const described = paths.map(async (path) => {
    const content = await readFile(join(folder, path));
    return [path, await describeFile(content, weighed.has(path) ? packedWell : packQuickly)] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

async function describeFile(content: Buffer, pack: PackWell): Promise<Release['files'][string]> {
  const packed = await pack(content);
  return { bytes: content.length, brotliBytes: packed.length, sha384: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

/** Name and version of every npm package whose code is inside the bundles. */
function packagesIn(stats: Stats): Record<string, string> {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const names = new Set<string>();
  const visit = ({ nameForCondition, modules: nested = [] }: StatsModule): void => {
    const found = /node_modules\/((?!\.)(?:@[^/]+\/)?[^/]+)\//.exec(nameForCondition ?? '')?.[1];
    if (found) names.add(found);
    nested.forEach(visit);
  };
  modules.forEach(visit);
  return Object.fromEntries(
    [...names]
      .sort()
      .map((name) => [
        name,
        (JSON.parse(readFileSync(inRepository('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version,
      ]),
  );
}
