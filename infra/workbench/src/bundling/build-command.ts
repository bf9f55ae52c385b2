import { relative } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { buildAll } from './build-all.ts';
import { buildRemote, type Build } from './build-deployable.ts';
import { builtRenderWorker } from './bundle-render-worker.ts';
import { repositoryRoot } from '../repository.ts';

const progress = (line: string): void => console.log(`  ${line}`);

function summary({ folder, release, cached }: Build): string {
  const fetched = Object.entries(release.files).filter(([file]) => file.startsWith('client/'));
  const bytes = fetched.reduce((sum, [, file]) => sum + file.brotliBytes, 0);
  return `${release.name} ${release.version}  ${(bytes / 1024).toFixed(1)} KB brotli  ${cached ? 'unchanged' : 'built'}  ${relative(repositoryRoot, folder)}`;
}

/**
 * `npm run build -w mfe-docs`: builds one deployable, or all of them and what the gateway renders them with, without making anything
 * live.
 */
try {
  const [name] = process.argv.slice(2);
  const builds = name ? [await buildRemote(name, { progress })] : await buildAll({ progress });
  for (const build of builds) console.log(summary(build));
  if (!name) await builtRenderWorker();
} catch (thrown) {
  console.error(thrown instanceof Failure ? `${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}` : causeOf(thrown));
  process.exitCode = 1;
}
