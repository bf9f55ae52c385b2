import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { realmScript, workerScript, type WorkerScript } from '@webdocs/build/worker-script';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { inRepository } from '../repository.ts';

/** The entries, and everything of ours that is imported from them. */
const sources = inRepository('infra/gateway/src/fragments');
/** What makes the addresses of the web in a context that has none. */
const packages = inRepository('node_modules/core-js-pure');
/** Changes with the bundler and its settings too. */
const alsoRead = [inRepository('package-lock.json'), inRepository('shared/build/src/worker-script.ts')];

/** As the gateway wants them: what Node runs, and what that runs in the context of the bundles. */
interface RenderWorkerCode {
  readonly program: string;
  readonly realm: string;
}

/** The scripts of the processes that render, built once for the sources as they are. */
export async function builtRenderWorker(): Promise<RenderWorkerCode> {
  const folder = inRepository('.cache/builds/render-worker');
  const file = join(folder, `${inputsHash()}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as RenderWorkerCode;
  const code = await bundled().catch((thrown: unknown) => {
    throw new Failure('BUILD_FAILED', { remote: 'the render worker', cause: causeOf(thrown) }, { cause: thrown });
  });
  await mkdir(folder, { recursive: true });
  // Two processes may build at once: each puts a whole file there, and both are the same.
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(code));
  await rename(draft, file);
  return code;
}

async function bundled(): Promise<RenderWorkerCode> {
  const [program, realm] = await Promise.all([
    workerScript(join(sources, 'render-worker.ts')),
    realmScript(join(sources, 'realm/realm.ts')),
  ]);
  return { program: ofOwnSources(program), realm: ofOwnSources(realm) };
}

function ofOwnSources({ code, inputs }: WorkerScript): string {
  const elsewhere = inputs.filter((input) => [sources, packages].every((folder) => relative(folder, resolve(input)).startsWith('..')));
  if (elsewhere.length === 0) return code;
  throw new Error(
    `it imports ${elsewhere.join(', ')}: move that beside it, or name it in infra/workbench/src/bundling/bundle-render-worker.ts`,
  );
}

function inputsHash(): string {
  const hash = createHash('sha256');
  const own = [sources, join(sources, 'realm')].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const read = own.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  for (const file of [...read, ...alsoRead]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 10);
}
