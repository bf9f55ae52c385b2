import { listCollections, type CollectionInfo } from '@webdocs/contracts/api/collections';
import { showCollectionUpdates, understoodParameters, type ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { call } from '@webdocs/remote-kit/call';

export const readCollections = (): Promise<CollectionInfo[]> => call(listCollections);

/** The updates of an address that concern what is in the collections which it names. */
export function readCollectionUpdates(search: string, locale: Locale): Promise<ShownUpdates> {
  const collections = new URLSearchParams(search).get('collections') ?? '';
  return call(showCollectionUpdates, { query: { ...understoodParameters(search), collections, locale } });
}
