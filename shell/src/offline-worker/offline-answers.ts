import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import type { Whoami } from '@webdocs/contracts/api/visitor';
import { frameAddress } from '@webdocs/contracts/offline/asset-manifest';
import type { WorkerType } from '@webdocs/contracts/offline/worker-messages';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { packSearchTitles } from '@webdocs/title-search/search-titles';
import { absentPage } from './absent-page.ts';
import { cacheOf } from './application.ts';
import { kindOfRequest, type RequestKind } from './kind-of-request.ts';
import { openLibrary, type Library } from './library.ts';
import type { KeptApplication, OfflineStore } from './offline-store.ts';
import type { PackFiles } from './pack-files.ts';
import { within } from './within.ts';

/** Storage that is silent for so long has failed: browsers have been seen to never answer. */
const storageMs = 300;
const silent = Symbol('silent');

export interface AnswerOptions {
  readonly type: WorkerType;
  readonly origin: string;
  readonly store: OfflineStore;
  readonly files: Pick<PackFiles, 'open'>;
  readonly caches: CacheStorage;
  readonly send: typeof fetch;
  readonly isOnline: () => boolean;
}

interface Readable {
  readonly application: KeptApplication;
  readonly library: Library;
}

/** Requests of pages, answered from what is kept here or by the network. */
export function createAnswers({ type, origin, store, files, caches, send, isOnline }: AnswerOptions) {
  let readable: Promise<Readable | undefined> | undefined;

  return {
    /** What is kept has changed. */
    changed(): void {
      readable = undefined;
    },
    /** Undefined where the browser is to ask the network as if there were no worker. */
    answer(request: Request, ahead?: Promise<Response | undefined>): Promise<Response> | undefined {
      const asked = kindOfRequest(request, origin);
      switch (asked.kind) {
        case 'network':
          return undefined;
        case 'whoami':
          return isOnline() ? rememberingWhoami(request) : fromWhoami();
        case 'call':
          return isOnline() ? undefined : Promise.resolve(refusedCall());
        case 'file':
          return keptFile(request);
        default:
          return type === 'PreferOnline' && isOnline() ? networkFirst(request, asked, ahead) : keptFirst(request, asked, ahead);
      }
    },
  };

  async function networkFirst(request: Request, asked: RequestKind, ahead?: Promise<Response | undefined>): Promise<Response> {
    try {
      return (await ahead) ?? (await send(request));
    } catch (thrown) {
      const kept = await fromKept(request, asked);
      if (kept) return kept;
      throw thrown;
    }
  }

  /** Without a network what is not here has an answer too: a browser would put a page of its own there. */
  async function keptFirst(request: Request, asked: RequestKind, ahead?: Promise<Response | undefined>): Promise<Response> {
    const kept = await fromKept(request, asked);
    if (kept) return kept;
    if (!isOnline()) return absent(request, asked);
    try {
      return (await ahead) ?? (await send(request));
    } catch {
      return absent(request, asked);
    }
  }

  async function fromKept(request: Request, asked: RequestKind): Promise<Response | undefined> {
    const found = await within(storageMs, readKept(request, asked), silent).catch(() => silent);
    return found === silent ? undefined : (found as Response | undefined);
  }

  async function readKept(request: Request, asked: RequestKind): Promise<Response | undefined> {
    const kept = await whatIsReadable();
    if (!kept) return undefined;
    const pathname = decodedPath(request);
    switch (asked.kind) {
      case 'page':
        if (!asked.locale) return isOnline() ? undefined : Response.redirect(inLocale(request, kept.application), 302);
        return (await kept.library.has(pathname)) ? frameIn(kept.application, asked.locale) : undefined;
      case 'data': {
        const bytes = await kept.library.read(pathname);
        return bytes && json(bytes, kept.application);
      }
      case 'titles': {
        const locale = asked.locale ?? fallbackLocale;
        // Those of the site are more, where it can be asked.
        if (isOnline()) return undefined;
        return new Response(packSearchTitles(await titlesOf(kept.library, locale)), {
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        });
      }
      case 'media':
      case 'compat': {
        const bytes = await kept.library.read(pathname);
        return bytes && typed(bytes, pathname);
      }
      default:
        return undefined;
    }
  }

  async function absent(request: Request, asked: RequestKind): Promise<Response> {
    const kept = await within(storageMs, whatIsReadable(), silent).catch(() => silent);
    if (kept === silent || kept === undefined || typeof kept === 'symbol') return Response.error();
    const pathname = decodedPath(request);
    if (asked.kind === 'page') return (await frameIn(kept.application, asked.locale ?? fallbackLocale)) ?? Response.error();
    if (asked.kind === 'data') return json(JSON.stringify(absentPage(pathname)), kept.application);
    return new Response(null, { status: 504 });
  }

  /** Files of an application that is fetched at this moment are there under their names, too. */
  async function keptFile(request: Request): Promise<Response> {
    const found = await within(storageMs, caches.match(request, { ignoreVary: true }), undefined).catch(() => undefined);
    return found ?? send(request);
  }

  async function frameIn({ composition }: KeptApplication, locale: Locale): Promise<Response | undefined> {
    const cache = await caches.open(cacheOf(composition));
    return (
      (await cache.match(frameAddress(locale), { ignoreVary: true })) ?? cache.match(frameAddress(fallbackLocale), { ignoreVary: true })
    );
  }

  function whatIsReadable(): Promise<Readable | undefined> {
    readable ??= openReadable();
    const opening = readable;
    opening.catch(() => {
      if (readable === opening) readable = undefined;
    });
    return opening;
  }

  async function openReadable(): Promise<Readable | undefined> {
    const [{ application }, packs] = await Promise.all([store.state(), store.packs()]);
    return application ? { application, library: openLibrary(packs, files) } : undefined;
  }

  async function rememberingWhoami(request: Request): Promise<Response> {
    try {
      const response = await send(request);
      // The page that gets the copy reads it as it reads any answer of the API.
      if (response.ok) {
        const copy = withoutToken((await response.clone().json()) as Whoami);
        await within(storageMs, store.keepWhoami(copy), undefined).catch(() => undefined);
      }
      return response;
    } catch (thrown) {
      if (await within(storageMs, whatIsReadable(), undefined).catch(() => undefined)) return fromWhoami();
      throw thrown;
    }
  }

  async function fromWhoami(): Promise<Response> {
    const copy = await within(storageMs, store.whoami(), undefined).catch(() => undefined);
    return Response.json({ ...(copy ?? {}), offline: true });
  }
}

export type Answers = ReturnType<typeof createAnswers>;

/** Without a network there is no call that it could go with. */
function withoutToken({ csrf_token: _, ...whoami }: Whoami): Whoami {
  return whoami;
}

/** What the specification has for calls that cannot be made offline. */
function refusedCall(): Response {
  const envelope: ErrorEnvelope = { code: 418, message: 'There is no network', error: "I'm a teapot" };
  return Response.json(envelope, { status: 418 });
}

function json(body: BodyInit, { composition }: KeptApplication): Response {
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8', [compositionHeader]: composition } });
}

function decodedPath({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function inLocale({ url }: Request, { locale }: KeptApplication): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}/${locale}${pathname}${search}`;
}

async function titlesOf(library: Library, locale: Locale) {
  const below = `/${locale}/docs/`;
  const titles = await library.titles(locale);
  return titles.filter(({ url }) => url.startsWith(below)).map(({ title, url }) => ({ title, slug: url.slice(below.length), level: 0 }));
}

/** Of those that browsers do not tell by their first bytes. */
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', json: 'application/json', vtt: 'text/vtt' };

function typed(bytes: Uint8Array<ArrayBuffer>, pathname: string): Response {
  const type = types[pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase()];
  return new Response(bytes, type ? { headers: { 'content-type': type } } : {});
}
