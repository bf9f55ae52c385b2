import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { build, type OnLoadArgs, type OnResolveArgs, type Plugin, type PluginBuild } from 'esbuild';
import { inRepository, repositoryRoot } from '../repository.ts';

const folder = inRepository('.cache/prepared-command');
const packages = inRepository('node_modules') + sep;
/** Decides which packages are there, and which version of each. */
const alsoRead = 'package-lock.json';

/**
 * Bundles the command `site` for the sources as they are. Through the loader of sources, 850 modules are found, read and compiled one by one:
 * 2.8 to 4 s of processor time where the bundle takes 1.1. bootstrap.cjs takes it for as long as none of its sources has changed.
 */
export async function prepareCommand(): Promise<void> {
  const { outputFiles, metafile } = await bundled().catch((thrown: unknown) => {
    throw new Failure('BUILD_FAILED', { remote: 'the command site', cause: causeOf(thrown) }, { cause: thrown });
  });
  const inputs = [...Object.keys(metafile.inputs), alsoRead].sort();
  const hash = createHash('sha256');
  for (const input of inputs)
    hash
      .update(input)
      .update('\0')
      .update(await readFile(inRepository(input)))
      .update('\0');
  const digest = hash.digest('hex');
  // A folder for each: a site that runs from another one may still load a command of it.
  const name = digest.slice(0, 10);
  await mkdir(join(folder, name), { recursive: true });
  for (const { path, contents } of outputFiles) await writeFile(join(folder, name, path.slice(dirname(path).length + 1)), contents);
  const draft = join(folder, `prepared.json.${process.pid}.draft`);
  await writeFile(draft, JSON.stringify({ entry: `${name}/site.mjs`, hash: digest, inputs }));
  await rename(draft, join(folder, 'prepared.json'));
}

function bundled() {
  return build({
    entryPoints: [inRepository('infra/cli/src/site.ts')],
    absWorkingDir: repositoryRoot,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Each command is loaded when it is asked for, here as there.
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
