import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import type { Workspaces, Package } from './eslint-workspaces.ts';

/** Arrows of `shared` point from a later row to earlier ones. */
const sharedLayers: ReadonlyArray<readonly string[]> = [
  ['contracts'],
  ['http', 'i18n', 'design', 'telemetry', 'title-search'],
  ['event-bus', 'enhance'],
  ['reading'],
  ['remote-kit'],
  ['page-states'],
];
/** What servers and commands may take from `shared`. */
const sharedForInfra = ['contracts', 'http', 'i18n', 'telemetry', 'title-search'];
/** Commands around the running system: they may use every server, no server uses them. */
const commands = ['cli', 'workbench', 'bench', 'e2e'];
/** Layers inside a remote, the outermost first; a later one does not know an earlier one. A folder of another name is below them all. */
const remoteLayers = ['pages', 'features', 'data', 'calls'];
/** Floors inside a package, the ground floor first: a folder or file below `src` may import its own and what is on a floor below. */
const floors: Readonly<Record<string, ReadonlyArray<readonly string[]>>> = {
  'infra/content': [
    ['report', 'parse'],
    ['read'],
    ['links', 'samples'],
    ['sidebars'],
    ['macros'],
    ['write'],
    ['check', 'feeds', 'searchable.ts'],
    ['change'],
    ['site'],
    ['content.ts'],
    ['build'],
    ['packs'],
    ['exports'],
  ],
  'infra/search': [['words', 'search-result.ts'], ['index'], ['ranking'], ['query'], ['search.ts']],
};

const extension = /\.(tsx?|[cm]?js|css|ftl|svg|json|woff2|png|webp)$/;

/** Says why an import is not allowed and what to do instead; nothing when it is allowed. */
export function importProblem(workspaces: Workspaces, importer: string, specifier: string): string | undefined {
  const own = packageAt(workspaces, importer);
  if (!own) return undefined;
  if (specifier.startsWith('.')) return relativeProblem(own, importer, specifier);
  if (specifier.startsWith('node:')) return undefined;
  // A file of the package itself, chosen by the `imports` of its package.json.
  if (specifier.startsWith('#')) return undefined;
  if (builtinModules.includes(specifier)) return `Write 'node:${specifier}', so that it is not mistaken for a package of that name.`;
  const target = packageNamed(workspaces, specifier);
  if (target && target !== own) {
    const problem = zoneProblem(own, importer, target);
    if (problem) return problem;
  }
  return declarationProblem(workspaces, own, importer, specifier);
}

/** Tests, fixtures and whatever only developers run. */
export function isProduction(path: string): boolean {
  return !(
    /\.test\.tsx?$|(^|\/)fixtures\/|(^|\/)stand-alone|\.config\.(ts|mjs)$/.test(path) ||
    /^(shared\/(testing|build)|infra\/(e2e|bench|workbench))\//.test(path)
  );
}

function zoneProblem(own: Package, importer: string, target: Package): string | undefined {
  const [room, shelfName = ''] = own.folder.split('/') as [string, string?];
  const [targetRoom, targetName = ''] = target.folder.split('/') as [string, string?];

  if (targetRoom === 'shell' || targetRoom.startsWith('mfe-')) {
    if (room === 'infra') return `infra never imports ${target.folder}: load its built entry through the registry.`;
    return `${own.folder} may not import ${target.folder}: open a slot, publish an event, or move what both need to shared/.`;
  }
  if (targetRoom === 'infra') {
    if (room !== 'infra') return `${own.folder} runs in browsers and may not import ${target.folder}: call its HTTP API instead.`;
    if (commands.includes(targetName) && !commands.includes(shelfName)) {
      return `${own.folder} may not import the command ${target.folder}: let the command call the server.`;
    }
    return undefined;
  }
  if (targetName === 'testing') {
    return isProduction(importer) ? 'shared/testing stays out of production code: use it in a *.test file or a fixture only.' : undefined;
  }
  if (targetName === 'build') {
    const allowed = !isProduction(importer) || (room === 'infra' && commands.includes(shelfName));
    return allowed ? undefined : 'shared/build is for webpack.config.ts and the workbench: production code must not carry the build in it.';
  }
  if (room === 'infra') {
    if (sharedForInfra.includes(targetName) || commands.includes(shelfName)) return undefined;
    return `${own.folder} may take ${sharedForInfra.join(', ')} from shared, not ${targetName}: React and the event bus reach the server inside the shell's bundle.`;
  }
  if (room === 'shared') return sharedArrowProblem(shelfName, targetName);
  return undefined;
}

function sharedArrowProblem(own: string, target: string): string | undefined {
  if (own === 'testing') return undefined;
  const layer = sharedLayers.findIndex((names) => names.includes(own));
  if (layer < 0 && own !== 'build')
    return `Give shared/${own} a layer in shared/build/src/eslint-import-zones.ts before it imports anything.`;
  const allowed = own === 'build' ? ['contracts', 'i18n'] : sharedLayers.slice(0, layer).flat();
  if (allowed.includes(target)) return undefined;
  return `shared/${own} may import ${allowed.join(', ') || 'nothing of ours'}, not ${target}: arrows point down. Move the piece down, or hand it in from above.`;
}

function relativeProblem(own: Package, importer: string, specifier: string): string | undefined {
  const target = normalize(join(dirname(importer), specifier));
  if (/(^|\/)index(\.tsx?)?$/.test(target) || /^\.{1,2}(\/\.\.)*\/?$/.test(specifier)) {
    return 'No barrels: import the file that holds the thing.';
  }
  if (!extension.test(target)) return `Write the extension of the file: '${specifier}.ts' or '${specifier}.tsx'.`;
  if (!target.startsWith(`${own.folder}/`)) return 'Leave a package only by the name of another: import through its exports.';
  if (target.startsWith(`${own.folder}/fixtures/`) && isProduction(importer)) {
    return 'fixtures/ stays out of production code: use it in a *.test file or in stand-alone development only.';
  }
  const floorsOfPackage = floors[own.folder];
  if (floorsOfPackage) return floorProblem(floorsOfPackage, own, importer, target);
  return own.folder.startsWith('mfe-')
    ? remoteProblem(importer.slice(own.folder.length + 1), target.slice(own.folder.length + 1))
    : undefined;
}

function floorProblem(
  floorsOfPackage: ReadonlyArray<readonly string[]>,
  own: Package,
  importer: string,
  target: string,
): string | undefined {
  const [from, to] = [importer, target].map((path) => path.slice(`${own.folder}/src/`.length).split('/')[0] ?? '') as [string, string];
  const isInside = [importer, target].every((path) => path.startsWith(`${own.folder}/src/`));
  // A test may look at everything.
  if (!isInside || !isProduction(importer) || from === to) return undefined;
  const floorOf = (folder: string) => floorsOfPackage.findIndex((names) => names.includes(folder));
  const without = [from, to].find((folder) => floorOf(folder) < 0);
  if (without !== undefined) return `Give ${own.folder}/src/${without} a floor in shared/build/src/eslint-import-zones.ts.`;
  if (floorOf(to) < floorOf(from)) return undefined;
  const below = floorsOfPackage.slice(0, floorOf(from)).flat();
  return `${own.folder}/src/${from} may import ${below.join(', ') || 'no other folder'}, not ${to}: arrows point down. Move the piece down to the lowest folder that uses it, or declare an interface in ${from} that ${to} implements.`;
}

function remoteProblem(importer: string, target: string): string | undefined {
  const [, layer = '', feature] = importer.split('/');
  const [, targetLayer = '', targetFeature] = target.split('/');
  if (!importer.startsWith('src/') || !target.startsWith('src/')) return undefined;
  if (layer === 'features' && targetLayer === 'features' && feature !== targetFeature) {
    return `Feature ${feature} may not import feature ${targetFeature}: let a page put them together, or move what both need to data/ if it fetches, to calls/ if it is about a call, to a folder named after it otherwise (at the third package to shared/).`;
  }
  const isInFolders = [importer, target].every((path) => path.split('/').length > 2);
  // A test may come in by the front door.
  if (isProduction(importer) && isInFolders && layerNumber(targetLayer) < layerNumber(layer)) {
    return `${layer}/ may not import ${targetLayer}/: arrows point ${remoteLayers.join(' -> ')}. Pass it in as a property.`;
  }
  return undefined;
}

function layerNumber(folder: string): number {
  const number = remoteLayers.indexOf(folder);
  return number < 0 ? remoteLayers.length : number;
}

function declarationProblem(workspaces: Workspaces, own: Package, importer: string, specifier: string): string | undefined {
  const name = packageNameOf(specifier);
  if (name === own.name || own.dependencies.includes(name)) return undefined;
  if (!isProduction(importer)) {
    const testing = workspaces.packages.find(({ folder }) => folder === 'shared/testing');
    const forTests = [
      ...own.devDependencies,
      ...workspaces.rootDevDependencies,
      ...(testing ? [testing.name, ...testing.dependencies] : []),
    ];
    if (forTests.includes(name)) return undefined;
  }
  return `${own.folder}/package.json does not declare ${name}: add it there, with the version of shared/build/src/shared-dependencies.ts if it is listed, or do without.`;
}

function packageNameOf(specifier: string): string {
  const segments = specifier.split('/');
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function packageAt(workspaces: Workspaces, path: string): Package | undefined {
  return workspaces.packages.find(({ folder }) => path.startsWith(`${folder}/`));
}

function packageNamed(workspaces: Workspaces, specifier: string): Package | undefined {
  return workspaces.packages.find(({ name }) => name === packageNameOf(specifier));
}
