/** What a service worker has around it, as far as this one uses it: the types of browsers and of workers cannot be had together. */
export interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string };
  readonly navigator: Pick<Navigator, 'onLine' | 'storage'>;
  readonly caches: CacheStorage;
  readonly indexedDB: IDBFactory;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    unregister(): Promise<boolean>;
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchFromPage) => void): void;
}

/** An event for which the browser lets the worker live until a promise is settled. */
export interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** Chromium from 123 on takes rules by which it answers without the worker. */
export interface InstallEvent extends LongEvent {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

export interface RouterRule {
  readonly condition: {
    readonly urlPattern?: { readonly pathname: string };
    readonly requestMode?: RequestMode;
    readonly requestMethod?: string;
  };
  readonly source: 'cache' | 'network' | 'race-network-and-fetch-handler';
}

export interface MessageFromPage extends LongEvent {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}

export interface FetchFromPage extends LongEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response> | Response): void;
}
