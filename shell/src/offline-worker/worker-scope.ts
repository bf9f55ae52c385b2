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
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchFromPage) => void): void;
}

/** An event for which the browser lets the worker live until a promise is settled. */
export interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
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
