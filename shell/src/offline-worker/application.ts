import { AssetManifestSchema, assetManifestAddress, type AssetManifest } from '@webdocs/contracts/offline/asset-manifest';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import { isFull } from './fetch-pack.ts';

const cachePrefix = 'mdn-app-';
const atOnce = 6;

export const cacheOf = (composition: string): string => cachePrefix + composition;

export interface ApplicationOptions {
  readonly caches: CacheStorage;
  readonly send: typeof fetch;
  readonly locale: Locale;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly progressed: (part: number) => void;
}

/**
 * Fetches all files of the composition that is live into a cache of its name, and tells which one that is. What is there already stays. The
 * frames say which composition they are of: where another one went live meanwhile, it is begun again.
 */
export async function fetchApplication(options: ApplicationOptions): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const manifest = await fetchManifest(options);
    if (await isWhole(manifest, options)) return manifest.composition;
    if (turn === 2) throw new Failure('OFFLINE_FILES_CHANGED', {});
  }
}

/** Takes away the files of all other compositions. */
export async function keepOnlyApplications(caches: CacheStorage, compositions: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(cachePrefix) && !compositions.map(cacheOf).includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function fetchManifest({ send, signal }: ApplicationOptions): Promise<AssetManifest> {
  const response = await send(assetManifestAddress, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Failure('OFFLINE_FILE_MISSING', { file: assetManifestAddress, cause: `status ${response.status}` });
  return v.parse(AssetManifestSchema, await response.json());
}

async function isWhole(manifest: AssetManifest, { caches, send, locale, signal, progressed }: ApplicationOptions): Promise<boolean> {
  const cache = await caches.open(cacheOf(manifest.composition));
  const wanted = manifest.files.filter((file) => [undefined, locale, fallbackLocale].includes(file.locale));
  const queue = wanted.map(({ src }) => src);
  let [done, isSame] = [0, true];
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return isSame;

  async function fetchNext(): Promise<void> {
    for (let file = queue.shift(); file !== undefined && isSame; file = queue.shift()) {
      if (!(await cache.match(file))) isSame = (await fetchInto(file)) && isSame;
      progressed((done += 1) / wanted.length);
    }
  }

  /** False where a frame is of another composition. */
  async function fetchInto(file: string): Promise<boolean> {
    const response = await send(file, { signal }).catch((thrown: unknown) => {
      throw signal.aborted ? thrown : new Failure('OFFLINE_FILE_MISSING', { file, cause: causeOf(thrown) }, { cause: thrown });
    });
    if (!response.ok) throw new Failure('OFFLINE_FILE_MISSING', { file, cause: `status ${response.status}` });
    const composition = response.headers.get(compositionHeader);
    if (composition !== null && composition !== manifest.composition) return false;
    await cache.put(file, response).catch((thrown: unknown) => {
      throw isFull(thrown) ? new Failure('PACK_NO_ROOM', { pack: 'site', bytes: 0 }, { cause: thrown }) : thrown;
    });
    return true;
  }
}
