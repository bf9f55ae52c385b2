import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BuildTarget } from '@webdocs/build/webpack-factory';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import { buildInputsHash } from './build-inputs.ts';
import { withLock } from './build-lock.ts';
import type { BundleOrder } from './bundle-remote.ts';
import { deployableNames, inRepository } from '../repository.ts';

export interface BuildOptions {
  readonly version?: string;
  readonly mode?: BuildTarget['mode'];
  /** Name and settings of a variant with planted faults; it gets a cache entry of its own. */
  readonly variant?: { readonly name: string } & BundleOrder['variant'];
  readonly progress?: (line: string) => void;
}

export interface Build {
  readonly folder: string;
  readonly release: Release;
  /** True where an earlier build of the same sources was found. */
  readonly cached: boolean;
}

/** Another process that builds the same has finished by then, or never will. */
const othersFinishWithinMs = 300_000;

/** Builds one deployable into a folder of its own, or finds the build that was made of the same sources before. */
export async function buildRemote(name: string, options: BuildOptions = {}): Promise<Build> {
  return (await builtBefore(name, options)) ?? buildOnce(name, options, bundleHere);
}

/** The build that was made of the same sources before. */
export async function builtBefore(name: string, options: BuildOptions = {}): Promise<Build | undefined> {
  return buildIn(orderOf(name, options).folder);
}

async function buildIn(folder: string): Promise<Build | undefined> {
  const file = `${folder}/release.json`;
  return existsSync(file) ? { folder, release: JSON.parse(await readFile(file, 'utf8')) as Release, cached: true } : undefined;
}

/** Several processes may be the first to ask for a build: one makes it, the others wait for it. */
export async function buildOnce(name: string, options: BuildOptions, bundle: (order: BundleOrder) => Promise<Release>): Promise<Build> {
  const order = orderOf(name, options);
  await mkdir(dirname(order.folder), { recursive: true });
  return withLock(`${order.folder}.lock`, othersFinishWithinMs, async () => {
    const madeMeanwhile = await buildIn(order.folder);
    if (madeMeanwhile) return madeMeanwhile;
    options.progress?.(`building ${name} ${order.version}`);
    return { folder: order.folder, release: await bundle(order), cached: false };
  }).catch((thrown: unknown) => {
    throw thrown instanceof Failure ? thrown : new Failure('BUILD_FAILED', { remote: name, cause: causeOf(thrown) }, { cause: thrown });
  });
}

function orderOf(name: string, { mode = 'production', variant, ...options }: BuildOptions): BundleOrder {
  if (!deployableNames().includes(name)) throw new Failure('REMOTE_UNKNOWN', { remote: name, known: deployableNames().join(', ') });
  const inputs = buildInputsHash(name).slice(0, 10);
  const labels = [inputs, mode === 'development' ? 'dev' : '', variant?.name ?? ''];
  const version = options.version ?? `1.0.0-${labels.filter(Boolean).join('.')}`;
  return { name, mode, version, variant, folder: inRepository('.cache/builds', name, `${inputs}-${version}`) };
}

async function bundleHere(order: BundleOrder): Promise<Release> {
  // Brings webpack with it: loaded only where something is built.
  const { bundleRemote } = await import('./bundle-remote.ts');
  return bundleRemote(order);
}
