import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedAssetType, type SharedAsset, type SharedAssets } from '@webdocs/content/shared-assets';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { sharedAssetsPath } from '@webdocs/contracts/samples/shared-assets';

export interface FetchedAssetsOptions {
  /** Below which the assets are, without a slash at the end. */
  readonly address: string;
  /** Where what was fetched is kept. */
  readonly folder: string;
  readonly report: (failure: Failure) => void;
  readonly limits?: Partial<Limits>;
}

interface Limits {
  readonly timeoutMs: number;
  /** Of one asset. The largest film of mdn/shared-assets has some 20 MB. */
  readonly bytes: number;
  /** How long an address that had nothing is not asked for again. */
  readonly retryMs: number;
  /** Requests to the other host at a time; what is over that answers that there is nothing. */
  readonly atOnce: number;
  /** Addresses without an asset that are remembered. */
  readonly missing: number;
}

const usual: Limits = { timeoutMs: 10_000, bytes: 64 * 1024 * 1024, retryMs: 60_000, atOnce: 16, missing: 5_000 };

/** Shared assets of another host, each fetched when it is first asked for and served from this site ever after. */
export function fetchedAssets({ address, folder, report, limits }: FetchedAssetsOptions): SharedAssets {
  const { timeoutMs, bytes: most, retryMs, atOnce, missing: mostMissing } = { ...usual, ...limits };
  const fetching = new Map<string, Promise<SharedAsset | undefined>>();
  const missing = new Map<string, number>();

  return { find, lacks: (pathname) => sharedAssetType(pathname) === undefined };

  async function find(pathname: string): Promise<SharedAsset | undefined> {
    const type = sharedAssetType(pathname);
    if (!type) return undefined;
    // Names of files differ between disks in what they may hold and in capitals; hashes do not.
    const file = join(folder, createHash('sha256').update(pathname).digest('hex'));
    if ((await stat(file).catch(() => undefined))?.isFile()) return { file, type };
    if (performance.now() - (missing.get(pathname) ?? -Infinity) < retryMs) return undefined;
    return fetching.get(pathname) ?? begin(pathname, { file, type });
  }

  function begin(pathname: string, asset: SharedAsset): Promise<SharedAsset | undefined> {
    if (fetching.size >= atOnce) return Promise.resolve(undefined);
    const fetched = fetchInto(asset.file, pathname)
      .then((isThere) => (isThere ? asset : noteMissing(pathname)))
      .catch((thrown: unknown) => {
        report(new Failure('SHARED_ASSET_NOT_FETCHED', { path: pathname, address, cause: causeOf(thrown) }));
        return noteMissing(pathname);
      })
      .finally(() => fetching.delete(pathname));
    fetching.set(pathname, fetched);
    return fetched;
  }

  function noteMissing(pathname: string): undefined {
    if (missing.size >= mostMissing) missing.clear();
    missing.set(pathname, performance.now());
  }

  /** Whether the other host has it. It is in its place whole or not at all. */
  async function fetchInto(file: string, pathname: string): Promise<boolean> {
    const url = `${address}/${encodeURI(pathname.slice(sharedAssetsPath.length))}`;
    const response = await fetch(url, { redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404 || response.status === 410) return false;
    if (response.status !== 200 || !response.body) throw new Error(`${url} answered ${response.status}`);
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of response.body) {
      size += piece.length;
      if (size > most) throw new Error(`${url} is larger than ${most} bytes`);
      pieces.push(piece);
    }
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, Buffer.concat(pieces));
    await rename(unfinished, file);
    return true;
  }
}
