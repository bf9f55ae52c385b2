import { PackIndexSchema, PackKeysSchema, type PackIndex } from '@webdocs/contracts/offline/pack-index';
import { requestJson } from '@webdocs/http';

/** Which packs the site has, or the host that it names for them. */
export async function readPackIndex(): Promise<PackIndex> {
  const { address = '' } = await requestJson('/packs/keys.json', PackKeysSchema);
  return requestJson(`${address}/packs/index.json`, PackIndexSchema);
}

export interface StorageOfSite {
  readonly used: number;
  readonly quota: number;
  /** Whether the browser has promised not to take it away. */
  readonly isPersisted: boolean;
}

export async function readStorage(): Promise<StorageOfSite> {
  const [{ usage = 0, quota = 0 }, isPersisted] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
  return { used: usage, quota, isPersisted };
}

export const askToPersist = (): Promise<boolean> => navigator.storage.persist();
