import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** Test files begin a graph of their own: jest finds them by their name. */
const tests = '**/*.test.{ts,tsx}';
/** What an import of a catalogue is compiled to imports it: shared/build/src/catalogue-module.cjs. */
const importedByCatalogues = ['@webdocs/i18n'];
const everyFile = '**/*.{ts,tsx,mjs,cjs}';

/** What a deployable is built from: the entries that shared/build makes import the parts that its definition names. */
function deployable(folder: string) {
  const definition = readFileSync(`${folder}/definition.ts`, 'utf8');
  const sources = [...definition.matchAll(/\bsource: '([^']+)'/g)].map(([, source = '']) => source);
  const serverSide = ['src/server-side.ts', 'src/server-side.tsx', 'fixtures/part-pages.ts'].filter((path) =>
    existsSync(`${folder}/${path}`),
  );
  return { entry: ['webpack.config.ts', ...serverSide, ...sources, tests], project: everyFile };
}

const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-') && existsSync(`${name}/package.json`));

/** JSX is compiled to calls of react/jsx-runtime: a remote without hooks imports no React by name, and needs it. */
function remote(name: string) {
  return importsReact(`${name}/src`) ? deployable(name) : { ...deployable(name), ignoreDependencies: ['react'] };
}

function importsReact(folder: string): boolean {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  return sources.some((path) => readFileSync(`${folder}/${path}`, 'utf8').includes("from 'react'"));
}

const config: KnipConfig = {
  // A type that an exported signature names may be exported without an importer: it is part of what is exported.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Tests ask for it in their first line, `@jest-environment jsdom`; the package is jest-environment-jsdom.
  ignoreDependencies: ['jsdom', 'jest-environment-jsdom'],
  workspaces: {
    '.': {
      entry: ['*.config.{mjs,ts}'],
      project: '*.{ts,mjs}',
      ignoreDependencies: [
        // Run by their paths in node_modules, so that they are the same on every machine: infra/workbench/src/verification.
        'oxfmt',
        'sherif',
        'typescript-native',
      ],
    },
    shell: {
      project: everyFile,
      entry: [
        ...deployable('shell').entry,
        ...['src/main.ts', 'src/head/head-script.ts', 'src/offline-worker/service-worker.ts', 'src/server/*.ts'],
      ],
    },
    ...Object.fromEntries(remotes.map((name) => [name, remote(name)])),
    'shared/*': { entry: tests, project: everyFile },
    'shared/enhance': { project: everyFile },
    'shared/reading': { entry: tests, project: everyFile, ignoreDependencies: importedByCatalogues },
    'shared/testing': { project: everyFile },
    // Put in place of files of the federation runtime and of Glean, by their paths.
    'shared/build': { entry: ['src/*.cjs', 'src/{federation,glean}-without-*.mjs', tests], project: everyFile },
    'infra/*': { entry: tests, project: everyFile },
    'infra/api': {
      // Programs of their own, started by infra/e2e/src/soak.ts and what it runs.
      entry: [
        'fixtures/soak.ts',
        'fixtures/soak-digests.ts',
        'fixtures/soak-telemetry.ts',
        'fixtures/share-codes.ts',
        'fixtures/measure-digests.ts',
        'fixtures/measure-placements.ts',
        tests,
      ],
      project: everyFile,
    },
    // A program of its own, for trying AI Help by hand.
    'infra/answers': { entry: ['fixtures/run-scripted-endpoint.ts', tests], project: everyFile },
    // measure-updates.ts and measure-dashboard.ts are programs of their own, started by infra/bench, as measure-digests.ts of the API is.
    'infra/updates': { entry: ['fixtures/measure-updates.ts', tests], project: everyFile },
    'infra/ingestion': { entry: ['fixtures/measure-dashboard.ts', tests], project: everyFile },
    'infra/bench': {
      // The monolith is bundled by esbuild from its browser entry, with a slot of its own: src/monolith/build-monolith.ts.
      entry: ['src/bench.ts', 'src/monolith/{browser,Slot}.tsx', tests],
      project: everyFile,
    },
    // write-reference.ts makes a page of the documents: infra/workbench/bootstrap.cjs docs, or by itself.
    'infra/configuration': { entry: ['src/write-reference.ts', tests], project: everyFile },
    // write-reference.ts makes the page of commands.
    'infra/cli': { entry: ['src/write-reference.ts', tests], project: everyFile },
    'infra/file-lock': { project: everyFile },
    'infra/default-content': { entry: 'src/*.test.ts', project: ['src/**/*.ts', 'fixtures/**/*.ts'] },
    'infra/e2e': {
      // Copied into a remote by faults/plant-fault.ts.
      entry: ['**/*.spec.ts', 'src/soak.ts', 'faults/planted-part.tsx'],
      project: everyFile,
    },
    'infra/play': {
      entry: ['src/sample-frame/{sample,waiting}-frame.ts', 'src/embed-script/embed.ts', 'src/guard.ts', tests],
      project: everyFile,
      // Served as files: src/wabt-script.ts, src/embed/embed-look.ts.
      ignoreDependencies: ['wabt', '@webdocs/design'],
    },
    // write-completion-names.ts makes the names that the editor of the Playground completes.
    'infra/reference': {
      entry: ['src/completion/write-completion-names.ts', tests],
      project: everyFile,
      // Read as data by the path of their files: src/open-data/open-data.ts.
      ignoreDependencies: ['@webref/.+', 'browser-specs', 'mdn-data', 'web-features', 'web-specs'],
    },
    'infra/standalone-pages': {
      entry: tests,
      project: everyFile,
      // Its style sheets and fonts are served as files: src/assets.ts.
      ignoreDependencies: ['@webdocs/design'],
    },
    'infra/workbench': {
      // The entries of the verbs: bootstrap.cjs.
      entry: ['src/{test,dev,generate-docs}.ts', 'src/bundling/build-command.ts', 'src/generators/new-*.ts', tests],
      project: everyFile,
      // Comes with jest and is found through it: src/verification/long-tests-first.cjs.
      ignoreDependencies: ['jest-cli'],
    },
  },
};

export default config;
