import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserEntryModule, partSources, serverEntryModule } from '@webdocs/build/entry-modules';
import { declaredUse } from '@webdocs/contracts/remote/declared-use';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { buildRemote, type Build } from '@webdocs/workbench/bundling/build-deployable';
import { withLock } from '@webdocs/workbench/bundling/build-lock';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { inRepository } from '@webdocs/workbench/repository';

/** Faults in the code of a remote. `none` is the unchanged remote, under another version. */
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
/** Published with a payload that it cannot have. */
const misused = { event: 'document/opened', version: 1 } as const;
const buildsWithinMs = 300_000;

/** A release of the remote in which one part has one fault, built like every other release. */
export async function plantFault(name: string, part: string, fault: PlantedFault): Promise<Build> {
  const base = await plantedBuild(name);
  const version = `${base.release.version.replace(/\.planted-\w+$/, '')}.${part}-${fault}`;
  const words = { '@planted-part@': part, '@planted-fault@': fault };
  const record = { definition: withRoom(base.release.definition) };
  return relabelBuild(base, inRepository('.cache/faults', name, `${base.release.version}.${part}-${fault}`), { version, words, record });
}

/** The faults are in each part in addition to its own code: its budget grows by as much, and it may say what one of them says wrongly. */
function withRoom(definition: RemoteDefinition): RemoteDefinition {
  const parts = Object.entries(definition.parts).map(([part, { budgetKb, ...rest }]) => [part, { ...rest, budgetKb: budgetKb + faultsKb }]);
  const publishes = [...definition.publishes.filter(({ event }) => event !== misused.event), misused];
  return { ...definition, publishes, parts: Object.fromEntries(parts) as RemoteDefinition['parts'] };
}

/** The remote built once with room for a fault in each of its parts. */
async function plantedBuild(name: string): Promise<Build> {
  const folder = inRepository('.cache/faults', name);
  await mkdir(folder, { recursive: true });
  const serverEntry = join(folder, 'server.ts');
  const { definition } = (await import(inRepository(name, 'definition.ts'))) as { definition: RemoteDefinition };
  const sources = partSources(inRepository(name), definition);
  const exposes = Object.fromEntries(sources.map(({ part }) => [part, join(folder, `${part}.ts`)]));
  const texts = new Map([[serverEntry, plantedServerEntry(serverEntryModule(inRepository(name), definition, folder))]]);
  for (const source of sources)
    texts.set(exposes[source.part] as string, plantedBrowserEntry(source.part, browserEntryModule(source, folder)));

  const define = { DECLARED_USE: JSON.stringify(declaredUse(withRoom(definition))) };
  const hash = createHash('sha256').update(await readFile(plantedPart));
  for (const content of [...texts.values(), define.DECLARED_USE]) hash.update(content);
  const variant = { name: `planted-${hash.digest('hex').slice(0, 6)}`, exposes, serverEntry, define };
  // Tests run in several processes, and each may be the first to need the build.
  return withLock(`${folder}.lock`, buildsWithinMs, async () => {
    for (const [file, content] of texts) await writeFile(file, content);
    return buildRemote(name, { variant });
  });
}

function plantedBrowserEntry(part: string, text: string): string {
  const entry = replaced(text, /browserEntry\((\w+)\)/, `plantedInBrowser('${part}', $1, browserEntry)`);
  return `import { plantedInBrowser } from '${plantedPart}';\n${entry}`;
}

function plantedServerEntry(text: string): string {
  const entry = replaced(text, /serverEntry\(definition, parts/, 'serverEntry(definition, plantedOnServer(parts)');
  return `import { plantedOnServer } from '${plantedPart}';\n${entry}`;
}

function replaced(source: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(source)) throw new Error(`the entry does not have the form that faults are planted in: ${pattern}`);
  return source.replace(pattern, replacement);
}
