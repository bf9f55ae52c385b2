import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import type { Whoami } from '@webdocs/contracts/api/visitor';
import { whoamiPath } from '@webdocs/contracts/api/whoami-path';
import { frameAddress } from '@webdocs/contracts/offline/asset-manifest';
import type { WorkerType } from '@webdocs/contracts/offline/worker-messages';
import { packPath } from '@webdocs/contracts/offline/pack-path';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { compositionHeader } from '@webdocs/contracts/remote/composition-header';
import { packSearchTitles } from '@webdocs/title-search/search-titles';
import { absentPage } from './absent-page.ts';
import { cacheOf } from './application.ts';
import { frameWithText } from './frame-with-text.ts';
import { kindOfRequest, type RequestKind } from './kind-of-request.ts';
import { openLibrary, type Library } from './library.ts';
import type { KeptApplication, OfflineStore } from './offline-store.ts';
import type { PackFiles } from './pack-files.ts';
import { within } from './within.ts';

/** Storage that is silent for so long has failed where the site can be asked: browsers have been seen to never answer. */
const storageMs = 300;
/** Where it cannot, a slow device is given time. */
const patientMs = 8000;
/** Storage that is silent, or throws. */
const failed = Symbol('failed');

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
  /** Addresses of the data of pages that are not for everyone: asking the cache for each page that is nowhere took longer than asking the site. */
  readonly ownPages: () => Promise<ReadonlySet<string>>;
}

/** Requests of pages, answered from what is kept here or by the network. */
export function createAnswers({ type, origin, store, files, caches, send, isOnline }: AnswerOptions) {
  let readable: Promise<Readable | undefined> | undefined;

  return {
    /** What is kept has changed. */
    changed(): void {
      readable = undefined;
    },
    /** Asked for before there is no network: who has chosen areas may not open another page until then. */
    async noteUser(): Promise<void> {
      const request = new Request(origin + whoamiPath);
      const response = await send(request);
      if (response.ok) await remember(request, 'whoami', response);
    },
    /** Undefined where the browser is to ask the network as if there were no worker. */
    answer(request: Request, ahead?: Promise<Response | undefined>): Promise<Response> | undefined {
      const asked = kindOfRequest(request, origin);
      switch (asked.kind) {
        case 'network':
          return undefined;
        case 'whoami':
        case 'collection':
          return fromSite(request, asked.kind);
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
      const kept = await fromKept(request, asked, true);
      if (kept && kept !== failed) return kept;
      if (await isAnythingKept()) return absent(request, asked, kept === failed);
      throw thrown;
    }
  }

  /** Without a network what is not here has an answer too: a browser would put a page of its own there. */
  async function keptFirst(request: Request, asked: RequestKind, ahead?: Promise<Response | undefined>): Promise<Response> {
    let kept = await fromKept(request, asked, !isOnline());
    if (kept && kept !== failed) return kept;
    if (isOnline())
      try {
        return (await ahead) ?? (await send(request));
      } catch {
        // The browser thinks that there is a network, and the site is out of reach all the same.
        kept = await fromKept(request, asked, true);
        if (kept && kept !== failed) return kept;
      }
    return absent(request, asked, kept === failed);
  }

  async function fromKept(request: Request, asked: RequestKind, isOffline: boolean): Promise<Response | typeof failed | undefined> {
    return within(isOffline ? patientMs : storageMs, readKept(request, asked, isOffline), failed).catch(() => failed);
  }

  async function readKept(request: Request, asked: RequestKind, isOffline: boolean): Promise<Response | undefined> {
    const kept = await whatIsReadable();
    if (!kept) return undefined;
    const pathname = decodedPath(request);
    switch (asked.kind) {
      case 'page':
        if (!isSpoken(asked.locale, kept.application)) return isOffline ? redirect(request, asked.locale, kept.application) : undefined;
        // Its data is asked for next: with a network, a frame whose page cannot be read would ask for itself again and again.
        if (!isOffline && !(await dataOf(pathname, kept))) return undefined;
        return frameIn(kept.application, asked.locale, kept.library.read(pathname));
      case 'data':
        return dataOf(pathname, kept);
      case 'titles': {
        const locale = asked.locale ?? fallbackLocale;
        // Those of the site are more, where it can be asked.
        if (!isOffline) return undefined;
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

  /** Of a page that is in a pack; or of one that is not for everyone, and came with the files of the application. */
  async function dataOf(pathname: string, { library, application, ownPages }: Readable): Promise<Response | undefined> {
    const bytes = await library.read(pathname);
    if (bytes) return json(bytes, application);
    const path = packPath(pathname);
    // A collection has the page of all of them.
    for (const one of [path, path.slice(0, path.lastIndexOf('/'))]) {
      const name = `/${application.locale}${one.slice(one.indexOf('/', 1))}/index.json`;
      const cache = (await ownPages()).has(name) && (await caches.open(cacheOf(application.composition)));
      const found = cache && (await cache.match(name, { ignoreVary: true }));
      if (found) return json(await found.text(), application);
    }
    return undefined;
  }

  /** What stands in for something that is not here; or is, and could not be read. */
  async function absent(request: Request, asked: RequestKind, hasFailed: boolean): Promise<Response> {
    const kept = await within(patientMs, whatIsReadable(), undefined).catch(() => undefined);
    if (!kept) return Response.error();
    if (asked.kind === 'page') {
      if (!isSpoken(asked.locale, kept.application)) return redirect(request, asked.locale, kept.application);
      return (await frameIn(kept.application, asked.locale)) ?? Response.error();
    }
    if (asked.kind === 'data') return json(JSON.stringify(absentPage(decodedPath(request), { hasFailed })), kept.application);
    return new Response(null, { status: 504 });
  }

  async function isAnythingKept(): Promise<boolean> {
    return Boolean(await within(patientMs, whatIsReadable(), undefined).catch(() => undefined));
  }

  /** Files of an application that is fetched at this moment are there under their names, too. */
  async function keptFile(request: Request): Promise<Response> {
    const search = caches.match(request, { ignoreVary: true }).catch(() => undefined);
    const found = await within(isOnline() ? storageMs : patientMs, search, undefined);
    if (found) return found;
    try {
      return await send(request);
    } catch (thrown) {
      const late = await within(patientMs, search, undefined);
      if (late) return late;
      throw thrown;
    }
  }

  async function frameIn(
    { composition }: KeptApplication,
    locale: Locale,
    page?: ReturnType<Library['read']>,
  ): Promise<Response | undefined> {
    // Whether it is there is seen where it is put into the frame.
    page?.catch(() => undefined);
    const cache = await caches.open(cacheOf(composition));
    const frame =
      (await cache.match(frameAddress(locale), { ignoreVary: true })) ??
      (await cache.match(frameAddress(fallbackLocale), { ignoreVary: true }));
    if (!frame || !page) return frame;
    return new Response(frameWithText(await frame.text(), page), { headers: frame.headers });
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
    if (!application) return undefined;
    let names: Promise<ReadonlySet<string>> | undefined;
    // Packs are read without the cache, too.
    const ownPages = () => (names ??= dataIn(application).catch(() => new Set<string>()));
    return { application, library: openLibrary(packs, files), ownPages };
  }

  async function dataIn({ composition }: KeptApplication): Promise<ReadonlySet<string>> {
    const cache = await caches.open(cacheOf(composition));
    const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return new Set(names.filter((name) => name.endsWith('/index.json')));
  }

  /** What the site says, remembered; without it, what it said last. */
  async function fromSite(request: Request, kind: 'whoami' | 'collection'): Promise<Response> {
    if (!isOnline()) return fromCopy(request, kind);
    try {
      const response = await send(request);
      // It does not wait for the storage.
      if (response.ok) remember(request, kind, response.clone()).catch(() => undefined);
      return response;
    } catch (thrown) {
      if (await isAnythingKept()) return fromCopy(request, kind);
      throw thrown;
    }
  }

  async function remember(request: Request, kind: 'whoami' | 'collection', response: Response): Promise<void> {
    // The page that gets the copy reads it as it reads any answer of the API.
    if (kind === 'whoami') await store.keepWhoami(withoutToken((await response.json()) as Whoami));
    else await store.keepAnswer(addressOf(request), await response.text());
  }

  /** Without a copy nothing is known: a user who is told to be none would lose what is kept here. */
  async function fromCopy(request: Request, kind: 'whoami' | 'collection'): Promise<Response> {
    const copy = await within<unknown, undefined>(
      patientMs,
      kind === 'whoami' ? store.whoami() : store.answer(addressOf(request)),
      undefined,
    ).catch(() => undefined);
    if (copy === undefined) return refusedCall();
    if (kind === 'whoami') return Response.json({ ...(copy as Whoami), offline: true });
    return new Response(copy as string, { headers: { 'content-type': 'application/json; charset=utf-8' } });
  }
}

/** Without a network there is no call that it could go with. */
function withoutToken({ csrf_token: _, ...rest }: Whoami): Whoami {
  return rest;
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

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The application has no words in any other: a page in one would never come to its end. */
function isSpoken(locale: Locale | undefined, application: KeptApplication): locale is Locale {
  return locale === application.locale || locale === fallbackLocale;
}

function redirect({ url }: Request, from: Locale | undefined, { locale }: KeptApplication): Response {
  const { origin, pathname, search } = new URL(url);
  const below = from ? pathname.slice(from.length + 1) || '/' : pathname;
  return Response.redirect(`${origin}/${locale}${below}${search}`, 302);
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
