import { compositionHeader } from '@webdocs/contracts/composition-header';
import type { BrokenPage, Page } from '@webdocs/contracts/page';

export interface PageData {
  readonly page: Page;
  /** Where the page really stands: redirects are followed by the fetch. */
  readonly pathname: string;
  readonly composition: string | undefined;
}

const requestTimeoutMs = 10_000;
const prefetchedMs = 30_000;
const keptAtMost = 20;

/** Page data of addresses of this site, prefetched on hover and focus. */
export function createPageData(send: typeof fetch = (...args) => fetch(...args)) {
  const fetched = new Map<string, { at: number; data: Promise<PageData> }>();

  return {
    prefetch(url: URL, now = Date.now()): Promise<PageData> {
      const known = fetched.get(keyOf(url));
      if (known && now - known.at < prefetchedMs) return known.data;
      if (fetched.size >= keptAtMost) fetched.delete(fetched.keys().next().value as string);
      const data = load(url);
      fetched.set(keyOf(url), { at: now, data });
      return data;
    },
    get(url: URL, now = Date.now()): Promise<PageData> {
      const known = fetched.get(keyOf(url));
      fetched.delete(keyOf(url));
      return known && now - known.at < prefetchedMs ? known.data : load(url);
    },
  };

  async function load(url: URL): Promise<PageData> {
    const address = indexAddress(url);
    try {
      const response = await send(address, { signal: AbortSignal.timeout(requestTimeoutMs) });
      const composition = response.headers.get(compositionHeader) ?? undefined;
      const pathname = response.redirected ? new URL(response.url).pathname.replace(/\/?index\.json$/, '') || '/' : url.pathname;
      if (response.ok || response.status === 404) return { page: (await response.json()) as Page, pathname, composition };
      return { page: broken(url, response.status, `${response.status} on ${address}: ${await response.text()}`), pathname, composition };
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

function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}

function broken(url: URL, status: number | undefined, message: string): BrokenPage {
  return { renderer: 'Broken', url: url.pathname, pageTitle: '💔 Loading error', status, message: message.slice(0, 500) };
}
