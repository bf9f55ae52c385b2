import * as api from '@webdocs/contracts/api/observatory';
import type { WatchedHost, WatchedHostList } from '@webdocs/contracts/api/observatory';
import { call } from '@webdocs/remote-kit/call';

export const readWatchedHosts = (): Promise<WatchedHostList> => call(api.listWatchedHosts);
export const startWatchingHost = (host: string): Promise<WatchedHost> => call(api.watchHost, { body: { host } });
export const stopWatchingHost = (id: string): Promise<void> => call(api.unwatchHost, { params: { id } });
