import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, extname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OnLoadArgs, type OnResolveArgs, type Plugin, type PluginBuild } from 'esbuild';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const packages = resolve(repositoryRoot, 'node_modules') + sep;

/** A script of ours for Node to run as it is, instead of module by module from the sources. Nothing is written: the entry comes first. */
export function bundleForNode(entry: string, outdir: string) {
  return build({
    entryPoints: [entry],
    absWorkingDir: repositoryRoot,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded when it is wanted, here as there.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    write: false,
    plugins: [ownSources],
  });
}

/** What is ours goes into the bundle and still knows where it came from, because words and styles lie beside it; packages stay where they are. */
const ownSources: Plugin = {
  name: 'own-sources',
  setup(work) {
    work.onResolve({ filter: /^[^./]/ }, (wanted) => resolved(work, wanted));
    work.onLoad({ filter: /\.tsx?$/ }, placed);
  },
};

async function resolved(work: PluginBuild, { path, kind, resolveDir, importer, pluginData }: OnResolveArgs) {
  if (kind === 'entry-point' || pluginData === ownSources || /^(@webdocs\/|#)/.test(path)) return undefined;
  if (path.startsWith('node:') || builtinModules.includes(path)) return { path, external: true };
  const found = await work.resolve(path, { kind, resolveDir, importer, pluginData: ownSources });
  if (found.errors.length > 0) return found;
  // Another version of it may lie beside the room that wants it, where the bundle would not find it.
  const isShared = found.path.startsWith(packages) && !found.path.slice(packages.length).includes(`node_modules${sep}`);
  return { path: isShared ? path : pathToFileURL(found.path).href, external: true };
}

async function placed({ path }: OnLoadArgs) {
  const text = await readFile(path, 'utf8');
  const contents = text
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
  return { contents, loader: extname(path) === '.tsx' ? ('tsx' as const) : ('ts' as const) };
}
