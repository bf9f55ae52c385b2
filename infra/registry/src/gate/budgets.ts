import { Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import { lateScripts } from '../late-script.ts';
import type { PackWell } from '../packed-files.ts';
import type { WholeRelease } from '../release-contents.ts';

const kilobyte = 1024;

/** What a release holds to in brotli KB: its entry, the own code of each part, and large scripts that come later. */
export interface Budget {
  /** 'entry', or the name of a part or of a late chunk. */
  readonly part: string;
  readonly kilobytes: number;
  readonly atMost: number;
}

type Weighed = Pick<Release, 'definition' | 'entry' | 'files' | 'parts'>;

/** What a release says that it weighs where its definition says how much it may. */
export function budgetsOf(release: Weighed): Budget[] {
  return budgetsBy((path) => release.files[path]?.brotliBytes, release);
}

/** A part of the shell without a file is in its main script. Of words in several languages the heaviest count: a page has one. */
function budgetsBy(bytesOf: (path: string) => number | undefined, { definition, entry, parts }: Weighed): Budget[] {
  const weight = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (bytesOf(path) ?? 0), 0) / kilobyte;
  const ofParts = Object.entries(definition.parts).flatMap(([part, { budgetKb }]) => {
    const { scripts = [] } = parts[part] ?? {};
    return scripts.length > 0 ? [{ part, kilobytes: weight(scripts), atMost: budgetKb }] : [];
  });
  const ofLate = Object.entries(definition.lateBudgetsKb ?? {}).map(([chunk, atMost]) => {
    const files = lateScripts(chunk, (path) => bytesOf(path) !== undefined);
    return { part: chunk, kilobytes: Math.max(0, ...files.map((path) => weight([path]))), atMost };
  });
  return [{ part: 'entry', kilobytes: weight([entry]), atMost: definition.entryBudgetKb }, ...ofParts, ...ofLate];
}

/**
 * Refuses a release whose files are larger than its definition allows, whatever it says of them. Asked when it is taken in, and never
 * again: what was live once can always be gone back to. A site in development mode has no readers: builds for it may have any size.
 */
export async function requireBudgets({ release, contents }: WholeRelease, isForDevelopment: boolean, packWell: PackWell): Promise<void> {
  if (release.development && isForDevelopment) return;
  const sizes = await brotliBytesOf(release, contents, packWell);
  const budgets = budgetsBy((path) => sizes.get(path), release);
  refuseExceeded(release, budgets, (path) => contents.has(path));
}

/** The same for a build that was just made: it says truly what it weighs. */
export function requireBudgetsOfBuild(release: Release): void {
  refuseExceeded(release, budgetsOf(release), (path) => path in release.files);
}

function refuseExceeded({ name, version, definition }: Release, budgets: readonly Budget[], has: (path: string) => boolean): void {
  const exceeded = budgets.filter(({ kilobytes, atMost }) => kilobytes > atMost);
  const faults = [
    ...exceeded.map(
      ({ part, kilobytes, atMost }) => `${nameOf(part, definition)} has ${kilobytes.toFixed(2)} KB, ${atMost} KB are allowed`,
    ),
    // A budget for a name that is written wrong would hold to nothing.
    ...lateChunks(definition).flatMap((chunk) => (lateScripts(chunk, has).length > 0 ? [] : [`there is no late chunk ${chunk}`])),
  ];
  if (faults.length > 0) throw new Failure('RELEASE_TOO_LARGE', { remote: name, version, cause: faults.join('; ') });
}

function nameOf(part: string, { parts }: Release['definition']): string {
  if (part === 'entry') return 'its entry';
  return part in parts ? `part ${part}` : `late chunk ${part}`;
}

function lateChunks({ lateBudgetsKb = {} }: Release['definition']): string[] {
  return Object.keys(lateBudgetsKb);
}

/** The files of a release that a budget is about. */
export function weighedFiles(
  { definition, entry, parts }: Pick<Release, 'definition' | 'entry' | 'parts'>,
  has: (path: string) => boolean,
): ReadonlySet<string> {
  const late = lateChunks(definition).flatMap((chunk) => lateScripts(chunk, has));
  return new Set([entry, ...late, ...Object.values(parts).flatMap(({ scripts }) => scripts)]);
}

/** Packed as builds are, on the threads of the library: those of docs, plus, search and shell take 1.8 s of processor time together. */
async function brotliBytesOf(
  { definition, entry, parts }: Release,
  contents: ReadonlyMap<string, Buffer>,
  packWell: PackWell,
): Promise<ReadonlyMap<string, number>> {
  const paths = weighedFiles({ definition, entry, parts }, (path) => contents.has(path));
  const packed = [...paths].map(async (path) => [path, (await packWell(contents.get(path) ?? Buffer.alloc(0))).length] as const);
  return new Map(await Promise.all(packed));
}
