import { latePiece, useLatePiece } from '@webdocs/remote-kit';
import { useEffect } from 'react';

/** The windows of collections: fetched once the page is there, so that they open at once. */
export const CollectionDialogs = latePiece(
  async () => (await import(/* webpackChunkName: "collection-dialogs" */ './CollectionDialogs.tsx')).collectionDialogs,
);

/** Whether the windows are there; a window that is asked for in vain is fetched again. */
export function useCollectionDialogs(isAsked: boolean): { readonly isThere: boolean; readonly hasFailed: boolean } {
  const { isThere, hasFailed, fetch } = useLatePiece(CollectionDialogs);
  useEffect(() => void fetch(), [isAsked, fetch]);
  return { isThere, hasFailed: hasFailed && isAsked };
}
