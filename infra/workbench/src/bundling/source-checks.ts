import { mkdir, writeFile } from 'node:fs/promises';
import { importProblem, isProduction } from '@webdocs/build/import-zones';
import { readWorkspaces, type Workspaces } from '@webdocs/build/workspaces';
import { Failure } from '@webdocs/contracts/failures/failure';
import ts from 'typescript';
import { readRepositoryFile, repositoryFiles } from '../facts/repository-files.ts';
import { inRepository, repositoryRoot } from '../repository.ts';
import { runScript } from '../run-command.ts';

const mostTold = 5;

/**
 * Refuses to deploy a remote whose code has errors of types or imports what it may not: no build looks for either, and no gate could see
 * them in what is built. Only this remote is looked at, with the types of what it imports.
 */
export async function requireSoundSources(name: string): Promise<void> {
  const files = repositoryFiles().filter((path) => path.startsWith(`${name}/`) && /\.tsx?$/.test(path));
  const texts = new Map(files.map((path) => [path, readRepositoryFile(path)]));
  const problems = [...forbiddenImports(readWorkspaces(repositoryRoot), texts), ...(await typeErrors(name))];
  if (problems.length === 0) return;
  const more = problems.length > mostTold ? [`and ${problems.length - mostTold} more`] : [];
  throw new Failure('SOURCES_REFUSED', { remote: name, cause: [...problems.slice(0, mostTold), ...more].join('; ') });
}

/** Imports of code that readers or servers run, by the rules of the linter. */
export function forbiddenImports(workspaces: Workspaces, texts: ReadonlyMap<string, string>): string[] {
  return [...texts]
    .filter(([path]) => isProduction(path))
    .flatMap(([path, text]) =>
      ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
        const problem = importProblem(workspaces, path, fileName);
        return problem ? [`${path} imports ${fileName}: ${problem}`] : [];
      }),
    );
}

/** Errors of types in a folder of the repository, as in browsers, without its tests. */
export async function typeErrors(folder: string): Promise<string[]> {
  const cache = inRepository('.cache/deploy-types');
  await mkdir(cache, { recursive: true });
  const label = folder.replaceAll('/', '-');
  const project = `${cache}/${label}.json`;
  const configuration = {
    extends: inRepository('tsconfig.browser.json'),
    compilerOptions: { tsBuildInfoFile: `${cache}/${label}.tsbuildinfo` },
    include: [inRepository(folder, '**/*'), inRepository('shared/build/types')],
    exclude: [inRepository('**/node_modules'), inRepository(folder, '**/*.test.*'), inRepository(folder, 'fixtures')],
  };
  await writeFile(project, JSON.stringify(configuration));
  const { code, output } = await runScript('node_modules/typescript-native/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', project]);
  if (code === 0) return [];
  const errors = output.split('\n').filter((line) => /: error TS\d+/.test(line));
  return errors.length > 0 ? errors : [output];
}
