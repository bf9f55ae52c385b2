import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { cyclesOf } from '../facts/cycles.ts';
import { declarationFaults, type RemoteSources } from '../facts/declared-use.ts';
import { importGraph } from '../facts/import-graph.ts';
import { readRepositoryFile, repositoryFiles } from '../facts/repository-files.ts';
import { deployableNames, inRepository, repositoryRoot } from '../repository.ts';
import { runScript } from '../run-command.ts';
import type { Outcome, Step } from './step.ts';

/** One finding of a tool and what to do about it. */
interface Check {
  readonly what: string;
  readonly remedy: string;
  /** What is wrong, empty when nothing is. */
  run(): Promise<string>;
}

export const circularImports = (root: string, files: readonly string[]): Check => ({
  what: 'import cycles',
  remedy: 'Move what both files need (often a type) to a file of its own that imports neither, or pass it in:',
  async run() {
    const cycles = cyclesOf(importGraph(root, files), ['value', 'type']);
    return cycles.map((way) => `  ${[...way, way[0]].join('\n    -> ')}`).join('\n');
  },
});

const unused: Check = {
  what: 'unused files, exports and dependencies',
  remedy:
    'Delete what nothing imports, take `export` from what only its own file uses, declare what is imported in the package.json ' +
    'beside it. What a tool reads by its path is named in knip.config.ts, with the reason:',
  async run() {
    const { code, output } = await runScript('node_modules/knip/bin/knip.js', [
      '--no-progress',
      '--cache',
      '--cache-location',
      '.cache/knip',
    ]);
    return code === 0 ? '' : output;
  },
};

const manifests: Check = {
  what: 'package.json files that differ',
  remedy: 'Change the package.json as sherif says, then run npm install:',
  async run() {
    // npm comes with Node, and bootstrap.cjs takes any that does: no version of it is pinned. infra/docs is no package.
    const words = ['--fail-on-warnings', '-r', 'root-package-manager-field', '-r', 'packages-without-package-json'];
    const { code, output } = await runScript('node_modules/sherif/index.js', words);
    return code === 0 ? '' : output;
  },
};

export const declaredAsUsed = (remotes: readonly RemoteSources[]): Check => ({
  what: 'definitions that say something else than the code',
  remedy:
    'List in definition.ts of the remote what its code publishes, subscribes to, opens and calls, and nothing else. A slot needs a remote ' +
    'that opens it and one that fills it:',
  run: async () =>
    declarationFaults(remotes)
      .map((fault) => `  ${fault}`)
      .join('\n'),
});

async function remotesHere(files: readonly string[]): Promise<RemoteSources[]> {
  const remotes = deployableNames().map(async (name) => {
    const { definition } = (await import(inRepository(name, 'definition.ts'))) as { definition: RemoteDefinition };
    const own = files.filter((path) => path.startsWith(`${name}/src/`) && /(?<!\.test)\.tsx?$/.test(path));
    return { definition, sources: new Map(own.map((path) => [path, readRepositoryFile(path)])) };
  });
  return Promise.all(remotes);
}

/** What hangs together: no circles, nothing unused, no two versions of a package, and definitions that say what is. */
export const structure: Step = {
  name: 'structure',
  async run() {
    const files = repositoryFiles();
    return runChecks([circularImports(repositoryRoot, files), declaredAsUsed(await remotesHere(files)), unused, manifests]);
  },
};

export async function runChecks(checks: readonly Check[]): Promise<Outcome> {
  const found = await Promise.all(checks.map((check) => check.run()));
  const failed = checks.flatMap(({ what, remedy }, index) => (found[index] ? [`${what}\n${remedy}\n${found[index]}`] : []));
  return { passed: checks.length - failed.length, failed: failed.length, skipped: [], output: failed.join('\n\n') };
}
