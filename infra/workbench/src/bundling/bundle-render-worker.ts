import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { workerScript } from '@webdocs/build/worker-script';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { inRepository } from '../repository.ts';

/** The entry, and everything that is imported from it. */
const sources = inRepository('infra/gateway/src/fragments');
/** Changes with the bundler and its settings too. */
const alsoRead = [inRepository('package-lock.json'), inRepository('shared/build/src/worker-script.ts')];

/** The script of the threads that render, built once for the sources as they are. */
export async function builtRenderWorker(): Promise<string> {
  const folder = inRepository('.cache/builds/render-worker');
  const file = join(folder, `${inputsHash()}.cjs`);
  if (existsSync(file)) return readFile(file, 'utf8');
  const code = await bundled().catch((thrown: unknown) => {
    throw new Failure('BUILD_FAILED', { remote: 'the render worker', cause: causeOf(thrown) }, { cause: thrown });
  });
  await mkdir(folder, { recursive: true });
  // Two processes may build at once: each puts a whole file there, and both are the same.
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, code);
  await rename(draft, file);
  return code;
}

async function bundled(): Promise<string> {
  const { code, inputs } = await workerScript(join(sources, 'render-worker.ts'));
  const elsewhere = inputs.filter((input) => relative(sources, resolve(input)).startsWith('..'));
  if (elsewhere.length === 0) return code;
  throw new Error(
    `it imports ${elsewhere.join(', ')}: move that beside it, or name it in infra/workbench/src/bundling/bundle-render-worker.ts`,
  );
}

function inputsHash(): string {
  const hash = createHash('sha256');
  const own = readdirSync(sources).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const file of [...own.sort().map((name) => join(sources, name)), ...alsoRead]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}
