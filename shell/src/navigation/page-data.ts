import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { isDocument } from '@webdocs/contracts/page/head';
import type { Page } from '@webdocs/contracts/page/page';
import { broken } from './broken-page.ts';

export interface PageData {
  readonly page: Page;
  /** Where the page really is: redirects are followed by the fetch. */
  readonly pathname: string;
  readonly composition: string | undefined;
}

const requestTimeoutMs = 10_000;
const prefetchedMs = 30_000;
const keptAtMost = 20;

/** Readers who stay on their page need none: it is fetched beside the first data. */
const reader = () => import(/* webpackChunkName: "read-page" */ './page-of-response.ts');

/** Page data of addresses of this site, prefetched on hover and focus. */
export function createPageData(send: typeof fetch = (...args) => fetch(...args)) {
  const fetched = new Map<string, { at: number; data: Promise<PageData> }>();
  /** The last good data of each address, for when the server is out of reach. */
  const good = new Map<string, PageData>();

  return {
    prefetch(url: URL, now = Date.now()): Promise<PageData> {
      const known = fetched.get(keyOf(url));
      if (known && now - known.at < prefetchedMs) return known.data;
      const data = load(url);
      keep(fetched, keyOf(url), { at: now, data });
      return data;
    },
    async get(url: URL, now = Date.now()): Promise<PageData> {
      const known = fetched.get(keyOf(url));
      fetched.delete(keyOf(url));
      const prefetched = known && now - known.at < prefetchedMs ? await known.data : undefined;
      // What could not be had before the click may be there now.
      return prefetched && prefetched.page.renderer !== 'Broken' ? prefetched : load(url);
    },
    /** As it is on the server now. */
    fresh: load,
  };

  async function load(url: URL): Promise<PageData> {
    const data = await ask(url);
    const key = keyOf(url);
    if (isOutOfReach(data.page)) return good.get(key) ?? data;
    if (isDocument(data.page)) keep(good, key, data);
    else good.delete(key);
    return data;
  }

  async function ask(url: URL): Promise<PageData> {
    const address = indexAddress(url);
    try {
      const [response, { pageOf }] = await Promise.all([send(address, { signal: AbortSignal.timeout(requestTimeoutMs) }), reader()]);
      const composition = response.headers.get(compositionHeader) ?? undefined;
      const pathname = response.redirected ? new URL(response.url).pathname.replace(/\/?index\.json$/, '') || '/' : url.pathname;
      const page = await pageOf(response, url, address);
      return { page, pathname, composition };
    } catch (thrown) {
      return { page: broken(url, undefined, String(thrown)), pathname: url.pathname, composition: undefined };
    }
  }
}

export type PageDataSource = ReturnType<typeof createPageData>;

/** '/en-US/docs/Web?x=1' -> '/en-US/docs/Web/index.json?x=1' */
export function indexAddress({ pathname, search }: URL): string {
  return `${pathname.replace(/\/$/, '')}/index.json${search}`;
}

/** True where no server answered that could know: the server behind a proxy, or any server at all. */
export function isOutOfReach(page: Page): boolean {
  return page.renderer === 'Broken' && (page.status === undefined || page.status === 504);
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  if (map.size >= keptAtMost) map.delete(map.keys().next().value as string);
  map.set(key, value);
}

function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}
