import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { buildRemote, type Build } from '@webdocs/workbench/bundling/build-deployable';
import { withLock } from '@webdocs/workbench/bundling/build-lock';
import { inRepository } from '@webdocs/workbench/repository';
import { relabelBuild } from './relabel-build.ts';

/** Ways in which the code of a remote can go wrong. `none` is the remote as it is, under another version. */
export type PlantedFault =
  | 'none'
  | 'throws-at-load'
  | 'throws-in-render'
  | 'throws-in-effect'
  | 'throws-on-the-next-page'
  | 'never-settles'
  | 'publishes-garbage'
  | 'throws-on-server'
  | 'throws-on-both-sides'
  | 'loops-on-server'
  | 'server-bundle-throws';

const plantedPart = inRepository('infra/e2e/faults/planted-part.tsx');
const faultsKb = 2;
const buildsWithinMs = 300_000;

/** A release of the remote in which one part has one fault, by the same factory as every other build. */
export async function plantFault(name: string, part: string, fault: PlantedFault): Promise<Build> {
  const base = await plantedBuild(name);
  const version = `${base.release.version.replace(/\.planted-\w+$/, '')}.${part}-${fault}`;
  const words = { '@planted-part@': part, '@planted-fault@': fault };
  const record = { definition: withRoom(base.release.definition) };
  return relabelBuild(base, inRepository('.cache/faults', name, `${base.release.version}.${part}-${fault}`), { version, words, record });
}

/** The faults are in each part beside its own code: its budget grows by as much. */
function withRoom(definition: RemoteDefinition): RemoteDefinition {
  const parts = Object.entries(definition.parts).map(([part, { budgetKb, ...rest }]) => [part, { ...rest, budgetKb: budgetKb + faultsKb }]);
  return { ...definition, parts: Object.fromEntries(parts) as RemoteDefinition['parts'] };
}

/** The remote built once with room for a fault in each of its parts. */
async function plantedBuild(name: string): Promise<Build> {
  const folder = inRepository('.cache/faults', name);
  await mkdir(folder, { recursive: true });
  const serverEntry = join(folder, 'server.tsx');
  const originals = await browserEntries(name);
  const exposes = Object.fromEntries(originals.map(({ part }) => [part, join(folder, `${part}.ts`)]));
  const texts = new Map([[serverEntry, await serverEntryText(name)]]);
  for (const { part, file } of originals) texts.set(exposes[part] as string, await browserEntryText(part, file));

  const hash = createHash('sha256').update(await readFile(plantedPart));
  for (const content of texts.values()) hash.update(content);
  const variant = { name: `planted-${hash.digest('hex').slice(0, 6)}`, exposes, serverEntry };
  // Tests run in several processes, and each may be the first to ask.
  return withLock(`${folder}.lock`, buildsWithinMs, async () => {
    for (const [file, content] of texts) await writeFile(file, content);
    return buildRemote(name, { variant });
  });
}

async function browserEntries(name: string): Promise<Array<{ part: string; file: string }>> {
  const folder = inRepository(name, 'src/entry/browser');
  return (await readdir(folder)).map((file) => ({ part: parse(file).name, file: join(folder, file) }));
}

async function browserEntryText(part: string, file: string): Promise<string> {
  const source = withAbsoluteImports(await readFile(file, 'utf8'), dirname(file));
  const entry = replaced(source, /browserEntry\((\w+)\)/, `plantedInBrowser('${part}', $1, browserEntry)`);
  return `import { plantedInBrowser } from '${plantedPart}';\n${entry}`;
}

async function serverEntryText(name: string): Promise<string> {
  const file = inRepository(name, 'src/entry/server.tsx');
  const source = withAbsoluteImports(await readFile(file, 'utf8'), dirname(file));
  const entry = replaced(source, /serverEntry\(\s*definition,\s*(\{[^}]*\})/, 'serverEntry(definition, plantedOnServer($1)');
  return `import { plantedOnServer } from '${plantedPart}';\n${entry}`;
}

function withAbsoluteImports(source: string, folder: string): string {
  return source.replace(/from '(\.[^']+)'/g, (_, path: string) => `from '${resolve(folder, path)}'`);
}

function replaced(source: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(source)) throw new Error(`the entry does not have the form that faults are planted in: ${pattern}`);
  return source.replace(pattern, replacement);
}
