import * as api from '@webdocs/contracts/api/shared-collections';
import type { Share, ShareInput } from '@webdocs/contracts/api/shared-collections';
import { call } from '@webdocs/remote-kit/call';
import { refreshed, useReader, type ReadWithReload } from './collections.ts';
import { refresh, useRead } from './use-read.ts';

/** Under which link others read a collection; undefined until it is known, null where there is none. */
export function useShare(id: string, isWanted: boolean): ReadWithReload<Share | null> {
  const reader = useReader();
  const key = reader === undefined || !isWanted ? undefined : `${reader} share ${id}`;
  const answer = useRead(key, async () => (await call(api.readShare, { params: { id } })).share);
  return { ...answer, reload: refresh };
}

export const share = (id: string, input: ShareInput): Promise<Share> =>
  refreshed(call(api.shareCollection, { params: { id }, body: input }));

export const endShare = (id: string): Promise<void> => refreshed(call(api.unshareCollection, { params: { id } }));
