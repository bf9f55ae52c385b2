import * as api from '@webdocs/contracts/api/watching';
import type { DigestRhythm, NewsList, SentDigest, Watch, WatchInput, WatchList } from '@webdocs/contracts/api/watching';
import { call } from '@webdocs/remote-kit/call';

export const readWatches = (): Promise<WatchList> => call(api.listWatches);
export const startWatching = (body: WatchInput): Promise<Watch> => call(api.watch, { body });
export const stopWatching = (id: string): Promise<void> => call(api.unwatch, { params: { id } });
export const saveDigest = (digest: DigestRhythm): Promise<void> => call(api.chooseDigest, { body: { digest } });
export const askForDigest = (): Promise<SentDigest> => call(api.sendDigestNow);
export const readNews = (): Promise<NewsList> => call(api.listNews);
export const noteSeen = (id: number): Promise<void> => call(api.noteNewsSeen, { body: { id } });
