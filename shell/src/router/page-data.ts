import { compositionHeader } from '@webdocs/contracts/composition-header';
import type { BrokenPage, Page } from '@webdocs/contracts/page';
import { readPage } from '@webdocs/contracts/read-page';
import { brokenHeart } from './document-marks.ts';

export interface PageData {
  readonly page: Page;
  /** Where the page really stands: redirects are followed by the fetch. */
  readonly pathname: string;
  readonly composition: string | undefined;
}

const requestTimeoutMs = 10_000;
const prefetchedMs = 30_000;
const keptAtMost = 20;
const messageLength = 500;

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
    /** As it stands on the server now. */
    fresh: load,
  };

  async function load(url: URL): Promise<PageData> {
    const data = await ask(url);
    const key = keyOf(url);
    if (isOutOfReach(data.page)) return good.get(key) ?? data;
    if (data.page.renderer === 'Doc') keep(good, key, data);
    else good.delete(key);
    return data;
  }

  async function ask(url: URL): Promise<PageData> {
    const address = indexAddress(url);
    try {
      const response = await send(address, { signal: AbortSignal.timeout(requestTimeoutMs) });
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

/** True where nobody answered who could know: the server behind a proxy, or any server at all. */
export function isOutOfReach(page: Page): boolean {
  return page.renderer === 'Broken' && (page.status === undefined || page.status === 504);
}

async function pageOf(response: Response, url: URL, address: string): Promise<Page> {
  // An address that is not there and one that makes no sense have pages that say so.
  if (!response.ok && response.status !== 404 && response.status !== 400)
    return broken(url, response.status, `${response.status} on ${address}: ${readableText(await response.text())}`);
  const page = readPage(await response.json());
  return page ?? broken(url, response.status, `${response.status} on ${address}: not the data of a page`);
}

/** What a server says beside its markup. */
function readableText(body: string): string {
  const isMarkup = /^\s*<(!doctype|html)/i.test(body);
  const text = isMarkup ? body.replace(/<(title|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ') : body;
  return text.replace(/\s+/g, ' ').trim();
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  if (map.size >= keptAtMost) map.delete(map.keys().next().value as string);
  map.set(key, value);
}

function keyOf({ pathname, search }: URL): string {
  return pathname + search;
}

function broken(url: URL, status: number | undefined, message: string): BrokenPage {
  return { renderer: 'Broken', url: url.pathname, pageTitle: brokenHeart, status, message: message.slice(0, messageLength) };
}
