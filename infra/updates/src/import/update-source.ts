import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import type { PackageName } from '../derive/malformed.ts';

/** Where the two packages are: folders of this machine, or an address below which they are laid out as on npm. */
export type UpdatePlace = { readonly compat: string; readonly features: string } | { readonly address: string };

export const packageNames = { compat: '@mdn/browser-compat-data', features: 'web-features' } as const;
export type PackageRole = keyof typeof packageNames;

export interface Versions {
  readonly compat: string;
  readonly features: string;
}

/** The packages of one place: their versions at once, the data when they are wanted. */
export interface OfferedPackages {
  readonly versions: Versions;
  read(role: PackageRole): Promise<unknown>;
}

const ManifestSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)) });
const mostBytes = { manifest: 1024 * 1024, data: 128 * 1024 * 1024 };
/** Until the manifest of the package has been read. */
const unknownVersion = 'of unknown number';
const withinMs = { manifest: 10_000, data: 120_000 };

/** What a place offers. One that does not answer, or holds something else, fails by name. */
export async function packagesAt(place: UpdatePlace): Promise<OfferedPackages> {
  const file = (role: PackageRole, name: string) =>
    'address' in place ? `${place.address}/${packageNames[role]}/${name}` : join(place[role], name);
  const readJson = async (role: PackageRole, name: string, kind: keyof typeof mostBytes, version = unknownVersion): Promise<unknown> => {
    const from = file(role, name);
    const text = await textAt(from, kind, 'address' in place).catch((thrown: unknown) => {
      throw new Failure('UPDATES_PACKAGE_AWAY', { name: packageNames[role], place: from, cause: causeOf(thrown) }, { cause: thrown });
    });
    return parsedJson(text, { name: packageNames[role], version, place: from });
  };
  const versionOf = async (role: PackageRole): Promise<string> => {
    const manifest = v.safeParse(ManifestSchema, await readJson(role, 'package.json', 'manifest'));
    if (manifest.success) return manifest.output.version;
    const [{ input }] = manifest.issues;
    throw new Failure('UPDATES_PACKAGE_MALFORMED', {
      name: packageNames[role],
      version: unknownVersion,
      cause: `version is ${JSON.stringify(input) ?? 'missing'} in ${file(role, 'package.json')}`,
    });
  };
  const [compat, features] = await Promise.all([versionOf('compat'), versionOf('features')]);
  const versions = { compat, features };
  return { versions, read: (role) => readJson(role, 'data.json', 'data', versions[role]) };
}

async function textAt(from: string, kind: keyof typeof mostBytes, isAddress: boolean): Promise<string> {
  if (!isAddress) return readFile(from, 'utf8');
  const response = await fetch(from, { signal: AbortSignal.timeout(withinMs[kind]) });
  if (!response.ok) throw new Error(`it was answered ${response.status}`);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes[kind]) throw new Error(`it has more than ${mostBytes[kind]} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parsedJson(text: string, { place, ...about }: PackageName & { readonly place: string }): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new Failure('UPDATES_PACKAGE_MALFORMED', { ...about, cause: `${place} is no JSON: ${causeOf(thrown)}` }, { cause: thrown });
  }
}

/** Newer in one of the packages, and older in none: two replicas with other installations do not undo each other's work. */
export function isNewer(offered: Versions, known: Versions | undefined): boolean {
  if (!known) return true;
  const steps = [compared(offered.compat, known.compat), compared(offered.features, known.features)];
  return steps.some((step) => step > 0) && steps.every((step) => step >= 0);
}

/** By their numbers: 8.10.0 is after 8.9.1. */
function compared(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split(/[.+-]/, 3).map(Number)) as [number[], number[]];
  const different = first.findIndex((number, index) => number !== second[index]);
  return different < 0 ? 0 : (first[different] ?? 0) - (second[different] ?? 0);
}
